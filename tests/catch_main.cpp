// The one translation unit that holds Catch2's own code and main(); it is the slowest to compile, so it is
// built once for all test programs, without optimisation and without sanitizers.
#define CATCH_CONFIG_MAIN
#include <catch2/catch.hpp>
