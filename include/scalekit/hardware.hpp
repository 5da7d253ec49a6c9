#pragma once

#include "scalekit/hardware/accelerator.hpp"
#include "scalekit/hardware/cluster.hpp"
#include "scalekit/hardware/precision.hpp"
