#pragma once

#include "scalekit/numerics/integers.hpp"
#include "scalekit/numerics/real.hpp"
