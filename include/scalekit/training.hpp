#pragma once

#include "scalekit/training/attention.hpp"
#include "scalekit/training/fsdp_timeline.hpp"
#include "scalekit/training/gemm.hpp"
#include "scalekit/training/layer_time.hpp"
#include "scalekit/training/memory.hpp"
#include "scalekit/training/overlap.hpp"
#include "scalekit/training/power.hpp"
#include "scalekit/training/profile.hpp"
#include "scalekit/training/scenario.hpp"
#include "scalekit/training/step.hpp"
#include "scalekit/training/tensor_parallel.hpp"
