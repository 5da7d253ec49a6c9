#pragma once

#include "scalekit/hardware/accelerator.hpp"
#include "scalekit/hardware/clock_curve.hpp"
#include "scalekit/hardware/cluster.hpp"
#include "scalekit/hardware/links.hpp"
#include "scalekit/hardware/network_tier.hpp"
#include "scalekit/hardware/precision.hpp"
