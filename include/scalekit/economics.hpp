#pragma once

#include "scalekit/economics/job_totals.hpp"
#include "scalekit/economics/ownership.hpp"
