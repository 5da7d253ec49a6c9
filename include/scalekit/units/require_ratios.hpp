#pragma once

#include <type_traits>

#include "scalekit/units/concepts.hpp"
#include "scalekit/units/detail/argument_kinds.hpp"
#include "scalekit/units/detail/traits.hpp"
#include "scalekit/units/real.hpp"

namespace scalekit {

// One function for each ratio and for counts of parameters; require.hpp says how a front door uses them.

template <class T>
consteval void require_model_flops_utilization() {
  constexpr bool is_a_model_flops_utilization = ratio_of<T, ratio_tag::mfu>;
  if constexpr (!detail::is_readable_argument<T>) {
    detail::require_readable_argument<T>();
  } else if constexpr (plain_number<std::remove_cvref_t<T>>) {
    static_assert(is_a_model_flops_utilization,
                  "scalekit: expected an MFU (without recomputation), got a bare number. Check and name it: "
                  "model_flops_utilization<>::from(x).");
  } else if constexpr (ratio_of<T, ratio_tag::hfu>) {
    static_assert(is_a_model_flops_utilization,
                  "scalekit: expected an MFU (without recomputation), got an HFU, which counts "
                  "recomputation as useful. The two differ by what the plan recomputes.");
  } else {
    static_assert(is_a_model_flops_utilization,
                  "scalekit: expected an MFU (without recomputation), got something of another kind. Look "
                  "at the type of the argument in the lines below.");
  }
}

template <class T>
consteval void require_hardware_flops_utilization() {
  constexpr bool is_a_hardware_flops_utilization = ratio_of<T, ratio_tag::hfu>;
  if constexpr (!detail::is_readable_argument<T>) {
    detail::require_readable_argument<T>();
  } else if constexpr (plain_number<std::remove_cvref_t<T>>) {
    static_assert(is_a_hardware_flops_utilization,
                  "scalekit: expected an HFU (recomputation included), got a bare number. Check and name "
                  "it: hardware_flops_utilization<>::from(x).");
  } else if constexpr (ratio_of<T, ratio_tag::mfu>) {
    static_assert(is_a_hardware_flops_utilization,
                  "scalekit: expected an HFU (recomputation included), got an MFU, which leaves "
                  "recomputation out. The two differ by what the plan recomputes.");
  } else {
    static_assert(is_a_hardware_flops_utilization,
                  "scalekit: expected an HFU (recomputation included), got something of another kind. Look "
                  "at the type of the argument in the lines below.");
  }
}

template <class T>
consteval void require_overlap_fraction() {
  constexpr bool is_an_overlap_fraction = ratio_of<T, ratio_tag::overlap_fraction>;
  if constexpr (!detail::is_readable_argument<T>) {
    detail::require_readable_argument<T>();
  } else if constexpr (plain_number<std::remove_cvref_t<T>>) {
    static_assert(is_an_overlap_fraction,
                  "scalekit: expected an overlap fraction, got a bare number. Check and name it: "
                  "overlap_fraction<>::from(x).");
  } else if constexpr (ratio_of<T, ratio_tag::link_efficiency>) {
    static_assert(is_an_overlap_fraction,
                  "scalekit: expected an overlap fraction, got a link efficiency. Overlap is the part of "
                  "communication that is hidden, not its speed.");
  } else {
    static_assert(is_an_overlap_fraction,
                  "scalekit: expected an overlap fraction, got something of another kind. Look at the type "
                  "of the argument in the lines below.");
  }
}

template <class T>
consteval void require_link_efficiency() {
  constexpr bool is_a_link_efficiency = ratio_of<T, ratio_tag::link_efficiency>;
  if constexpr (!detail::is_readable_argument<T>) {
    detail::require_readable_argument<T>();
  } else if constexpr (plain_number<std::remove_cvref_t<T>>) {
    static_assert(is_a_link_efficiency,
                  "scalekit: expected a link efficiency, got a bare number. Check and name it: "
                  "link_efficiency<>::from(x).");
  } else if constexpr (ratio_of<T, ratio_tag::overlap_fraction>) {
    static_assert(is_a_link_efficiency,
                  "scalekit: expected a link efficiency, got an overlap fraction. Efficiency is achieved "
                  "over nominal bandwidth, not what is hidden.");
  } else {
    static_assert(is_a_link_efficiency,
                  "scalekit: expected a link efficiency, got something of another kind. Look at the type of "
                  "the argument in the lines below.");
  }
}

template <class T>
consteval void require_parameter_count() {
  constexpr bool is_a_parameter_count = parameter_quantity<T>;
  if constexpr (!detail::is_readable_argument<T>) {
    detail::require_readable_argument<T>();
  } else if constexpr (plain_number<std::remove_cvref_t<T>>) {
    static_assert(is_a_parameter_count,
                  "scalekit: expected a number of parameters, got a bare number. Name what it counts: "
                  "parameter_count{n}.");
  } else if constexpr (data_size_quantity<T>) {
    static_assert(is_a_parameter_count,
                  "scalekit: expected a number of parameters, got a data size (bytes). Divide it by the "
                  "size of one parameter, and say which precision that is.");
  } else {
    static_assert(is_a_parameter_count,
                  "scalekit: expected a number of parameters, got something of another kind. Look at the "
                  "type of the argument in the lines below.");
  }
}

}  // namespace scalekit
