#pragma once

#include "scalekit/scaling/efficiency.hpp"
#include "scalekit/scaling/knee.hpp"
#include "scalekit/scaling/marginal.hpp"
#include "scalekit/scaling/scaling_mode.hpp"
