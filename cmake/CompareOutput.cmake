# Script: runs PROGRAM, writes what it printed to ACTUAL, fails unless that is byte for byte the file EXPECTED.

execute_process(COMMAND "${PROGRAM}" OUTPUT_FILE "${ACTUAL}" RESULT_VARIABLE status)
if(NOT status EQUAL 0)
  message(FATAL_ERROR "${PROGRAM} ended with ${status}")
endif()
if(NOT EXISTS "${EXPECTED}")
  message(FATAL_ERROR "no expected output ${EXPECTED}; look at ${ACTUAL}, then build the target approve_examples")
endif()
execute_process(COMMAND "${CMAKE_COMMAND}" -E compare_files "${EXPECTED}" "${ACTUAL}" RESULT_VARIABLE differ
                OUTPUT_QUIET ERROR_QUIET)
if(differ)
  execute_process(COMMAND diff -u "${EXPECTED}" "${ACTUAL}")
  message(FATAL_ERROR "the output differs from ${EXPECTED}; when that is meant, build the target approve_examples")
endif()
