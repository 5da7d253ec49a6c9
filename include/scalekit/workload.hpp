#pragma once

#include "scalekit/workload/flops_per_token.hpp"
#include "scalekit/workload/parameter_count.hpp"
#include "scalekit/workload/transformer.hpp"
