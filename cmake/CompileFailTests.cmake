# Registers the must-fail files with CTest, for the compiler that the project is configured with.
include_guard(GLOBAL)

set(SCALEKIT_COMPILE_FAIL_DRIVER "${CMAKE_CURRENT_LIST_DIR}/CompileFail.cmake")

# scalekit_add_compile_fail_test(NAME FILE [REPORTS REGEX])
#
# With REPORTS, the test is one of the driver itself: it passes when the driver says what the expression matches.
function(scalekit_add_compile_fail_test name file)
  cmake_parse_arguments(PARSE_ARGV 2 arg "" "REPORTS" "")
  # Only -std=c++20 and the warnings decide whether a case compiles; optimisation and sanitizers cost time.
  add_test(NAME "${name}"
           COMMAND "${CMAKE_COMMAND}" "-DCOMPILER=${CMAKE_CXX_COMPILER}" "-DFLAGS=-Wall -Wextra"
                   "-DINCLUDES=${PROJECT_SOURCE_DIR}/include" "-DCASE=${file}" -P "${SCALEKIT_COMPILE_FAIL_DRIVER}")
  set_tests_properties("${name}" PROPERTIES LABELS compile_fail TIMEOUT 300)
  if(DEFINED arg_REPORTS)
    set_tests_properties("${name}" PROPERTIES PASS_REGULAR_EXPRESSION "${arg_REPORTS}")
  endif()
endfunction()

# All of tests/compile_fail/*.cpp, and the tests of the driver in tests/compile_fail/harness/.
function(scalekit_add_compile_fail_tests)
  set(folder "${PROJECT_SOURCE_DIR}/tests/compile_fail")
  file(GLOB cases CONFIGURE_DEPENDS "${folder}/*.cpp")
  foreach(case IN LISTS cases)
    cmake_path(GET case STEM name)
    scalekit_add_compile_fail_test("compile_fail.${name}" "${case}")
  endforeach()

  # A driver that accepts everything would make every test above pass. So: an empty control compiles and garbage does
  # not; and what a case can do wrong is noticed, each by its own message.
  scalekit_add_compile_fail_test(compile_fail.harness.empty_compiles_garbage_does_not
                                 "${folder}/harness/garbage.cpp")
  scalekit_add_compile_fail_test(compile_fail.harness.reports_a_case_that_compiles "${folder}/harness/empty.cpp"
                                 REPORTS "empty.cpp compiles, and it must not")
  scalekit_add_compile_fail_test(compile_fail.harness.reports_a_broken_control
                                 "${folder}/harness/broken_control.cpp" REPORTS "control of .* does not compile")
  scalekit_add_compile_fail_test(compile_fail.harness.reports_a_wrong_text "${folder}/harness/wrong_text.cpp"
                                 REPORTS "is not the expected one")
  scalekit_add_compile_fail_test(compile_fail.harness.reports_a_second_error "${folder}/harness/second_error.cpp"
                                 REPORTS "gives 2 errors, not 1")
  scalekit_add_compile_fail_test(compile_fail.harness.reports_a_missing_expectation
                                 "${folder}/harness/no_expectation.cpp" REPORTS "says nothing about the error")
endfunction()
