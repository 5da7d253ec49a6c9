#pragma once

#include "scalekit/search/best_plans.hpp"
#include "scalekit/search/objective.hpp"
#include "scalekit/search/pareto_front.hpp"
#include "scalekit/search/plan_space.hpp"
#include "scalekit/search/search_plans.hpp"
#include "scalekit/search/step_bound.hpp"
