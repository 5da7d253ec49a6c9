# Checks one must-fail file. It is compiled twice: with SCALEKIT_CONTROL defined it must compile, so that it is known
# to be wrong in one place only; without, it must not, and the first error must be the expected one.
#
#   cmake -DCOMPILER=g++-12 -DFLAGS="-Wall -Wextra" -DINCLUDES="include;other" -DCASE=case.cpp -P CompileFail.cmake
#
# Directives, each on a line of its own, before the code:
#   // expect-error: REGEX            CMake regular expression, without spaces at its ends. The first of a file must
#                                     match the first line of output that says "error:", further ones any line.
#   // expect-error-gcc: REGEX        the same, for one family of compilers (also -clang), in the order written
#   // expect-error-count: N          exactly N lines say "error:"
cmake_minimum_required(VERSION 3.25)

# The text goes out as a notice: a FATAL_ERROR would be wrapped, in the middle of what people and tests look for.
function(fail text)
  message(NOTICE "compile_fail: ${text}")
  message(FATAL_ERROR "compile_fail: failed")
endfunction()

foreach(input IN ITEMS COMPILER CASE)
  if(NOT ${input})
    fail("-D${input}=... is missing")
  endif()
endforeach()

# Compilers quote with typographic marks, translate and colour, depending on the environment.
set(ENV{LC_ALL} C)
separate_arguments(flags UNIX_COMMAND "${FLAGS}")
set(command "${COMPILER}" ${flags} -std=c++20 -fsyntax-only)
foreach(directory IN LISTS INCLUDES)
  list(APPEND command "-I${directory}")
endforeach()

execute_process(COMMAND "${COMPILER}" --version OUTPUT_VARIABLE version ERROR_QUIET COMMAND_ERROR_IS_FATAL ANY)
if(version MATCHES "clang")
  set(family clang)
else()
  set(family gcc)
endif()

# Line by line with string() alone: in a CMake list, the brackets of a regular expression would glue lines together.
set(count "")
set(expectations 0)
file(READ "${CASE}" rest)
while(rest MATCHES "^([^\n]*)\n")
  set(line "${CMAKE_MATCH_1}")
  string(LENGTH "${line}" length)
  math(EXPR length "${length} + 1")
  string(SUBSTRING "${rest}" ${length} -1 rest)
  if(line MATCHES "^// expect-error-count: ([0-9]+)$")
    set(count ${CMAKE_MATCH_1})
  elseif(line MATCHES "^// expect-error(-${family})?: (.*[^ ]) *$")
    set(expected_${expectations} "${CMAKE_MATCH_2}")
    math(EXPR expectations "${expectations} + 1")
  endif()
endwhile()
if(expectations EQUAL 0)
  fail("${CASE} says nothing about the error it expects from ${family}")
endif()

execute_process(COMMAND ${command} -DSCALEKIT_CONTROL "${CASE}" RESULT_VARIABLE status ERROR_VARIABLE output
                OUTPUT_VARIABLE output)
if(NOT status EQUAL 0)
  fail("the control of ${CASE} does not compile:\n${output}")
endif()

execute_process(COMMAND ${command} "${CASE}" RESULT_VARIABLE status ERROR_VARIABLE output OUTPUT_VARIABLE output)
if(status EQUAL 0)
  fail("${CASE} compiles, and it must not")
endif()
if(output MATCHES "internal compiler error|PLEASE submit a bug report")
  fail("${CASE} breaks the compiler:\n${output}")
endif()
if(NOT output MATCHES "(^|\n)([^\n]*error:[^\n]*)")
  fail("${CASE} fails without a line that says \"error:\":\n${output}")
endif()
set(first_error "${CMAKE_MATCH_2}")

if(NOT first_error MATCHES "${expected_0}")
  set(difference "expected: ${expected_0}\ngot:      ${first_error}")
  fail("the first error of ${CASE} is not the expected one\n${difference}\n\n${output}")
endif()
math(EXPR last "${expectations} - 1")
foreach(i RANGE ${last})
  if(NOT output MATCHES "${expected_${i}}")
    fail("${CASE} fails, but nowhere says\nexpected: ${expected_${i}}\n\n${output}")
  endif()
endforeach()
if(NOT count STREQUAL "")
  string(REGEX REPLACE "[][;]" " " lines "${output}")
  string(REGEX MATCHALL "(^|\n)[^\n]*error:" errors "${lines}")
  list(LENGTH errors errors)
  if(NOT errors EQUAL count)
    fail("${CASE} gives ${errors} errors, not ${count}\n\n${output}")
  endif()
endif()
message(STATUS "${first_error}")
