#pragma once

#include "scalekit/collectives/bus_bandwidth.hpp"
#include "scalekit/collectives/collective.hpp"
#include "scalekit/collectives/collective_time.hpp"
#include "scalekit/collectives/process_group.hpp"
#include "scalekit/collectives/ring.hpp"
#include "scalekit/collectives/tree.hpp"
#include "scalekit/collectives/tuning.hpp"
