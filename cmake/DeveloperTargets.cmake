# Helpers for the targets that are built only in a developer's build.

include_guard(GLOBAL)

# scalekit_sources(RESULT GLOB [REQUIRED]): the files of the current folder that match, sorted. Finding none is
# worth a word when the files are required, and an error when SCALEKIT_STRICT is on.
function(scalekit_sources result pattern)
  cmake_parse_arguments(PARSE_ARGV 2 arg "REQUIRED" "" "")
  file(GLOB files CONFIGURE_DEPENDS "${CMAKE_CURRENT_SOURCE_DIR}/${pattern}")
  list(SORT files)
  if(NOT files AND arg_REQUIRED)
    file(RELATIVE_PATH folder "${PROJECT_SOURCE_DIR}" "${CMAKE_CURRENT_SOURCE_DIR}")
    if(SCALEKIT_STRICT)
      message(FATAL_ERROR "scalekit: no file matches ${folder}/${pattern}")
    endif()
    message(STATUS "scalekit: no file matches ${folder}/${pattern}; left out")
  endif()
  set(${result} "${files}" PARENT_SCOPE)
endfunction()

# What every program and object library of this build has in common.
function(scalekit_developer_target target)
  target_link_libraries(${target} PRIVATE scalekit::scalekit)
  scalekit_target_warnings(${target})
  if(SCALEKIT_SANITIZE)
    target_compile_options(
      ${target} PRIVATE -fsanitize=${SCALEKIT_SANITIZE} -fno-sanitize-recover=all -fno-omit-frame-pointer)
    target_compile_definitions(${target} PRIVATE _GLIBCXX_ASSERTIONS)
    target_link_options(${target} PRIVATE -fsanitize=${SCALEKIT_SANITIZE})
  endif()
endfunction()

# Links the targets that a program may use when they were found; a program that needs a missing one says so
# with its own #include.
function(scalekit_link_components target)
  foreach(component IN ITEMS scalekit::format scalekit::json)
    if(TARGET ${component})
      target_link_libraries(${target} PRIVATE ${component})
    endif()
  endforeach()
endfunction()
