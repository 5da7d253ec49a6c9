#pragma once

#include "scalekit/sensitivity/elasticities.hpp"
#include "scalekit/sensitivity/parameter.hpp"
