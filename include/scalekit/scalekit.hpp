#pragma once

// The whole of scalekit but what costs much to compile, needs threads or another library: formatting, dual numbers,
// least squares, sensitivities, the search for plans and the catalogue are headers of their own.
#include "scalekit/collectives.hpp"
#include "scalekit/economics.hpp"
#include "scalekit/hardware.hpp"
#include "scalekit/numerics.hpp"
#include "scalekit/parallelism.hpp"
#include "scalekit/scaling.hpp"
#include "scalekit/training.hpp"
#include "scalekit/units.hpp"
#include "scalekit/version.hpp"
#include "scalekit/workload.hpp"
