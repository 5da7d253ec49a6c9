#pragma once

#include "scalekit/parallelism/legality.hpp"
#include "scalekit/parallelism/plan.hpp"
#include "scalekit/parallelism/plan_error.hpp"
#include "scalekit/parallelism/rank_parameters.hpp"
#include "scalekit/parallelism/shard_groups.hpp"
#include "scalekit/parallelism/stage_layers.hpp"
#include "scalekit/parallelism/stage_parameters.hpp"
