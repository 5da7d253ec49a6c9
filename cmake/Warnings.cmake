# Warnings for scalekit's own sources. They are private to the targets that ask for them and never exported.

include_guard(GLOBAL)

# Puts the warning flags of the current compiler into the variable named by `result`.
function(scalekit_warning_flags result)
  set(flags)
  if(CMAKE_CXX_COMPILER_ID MATCHES "^(GNU|Clang|AppleClang)$")
    set(flags
        -Wall
        -Wextra
        -Wpedantic
        -Wshadow
        -Wconversion
        -Wsign-conversion
        -Wold-style-cast
        -Wnon-virtual-dtor
        -Wdouble-promotion)
    if(CMAKE_CXX_COMPILER_ID MATCHES "Clang")
      # libstdc++ 12 calls a function that it has deprecated itself in std::stable_sort, and clang reports it at
      # every use. GCC still reports deprecated declarations.
      list(APPEND flags -Wno-deprecated-declarations)
    endif()
    if(SCALEKIT_WERROR)
      list(APPEND flags -Werror)
    endif()
  endif()
  set(${result} "${flags}" PARENT_SCOPE)
endfunction()

function(scalekit_target_warnings target)
  scalekit_warning_flags(flags)
  target_compile_options(${target} PRIVATE ${flags})
endfunction()
