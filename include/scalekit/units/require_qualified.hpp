#pragma once

#include <type_traits>

#include "scalekit/units/concepts.hpp"
#include "scalekit/units/detail/argument_kinds.hpp"
#include "scalekit/units/detail/traits.hpp"
#include "scalekit/units/real.hpp"
#include "scalekit/units/system.hpp"

namespace scalekit {

// One function for each qualified quantity; require.hpp says how a front door uses them.

template <class T>
consteval void require_one_way_bandwidth() {
  constexpr bool is_an_one_way_bandwidth = one_way_bandwidth_quantity<T>;
  if constexpr (!detail::is_readable_argument<T>) {
    detail::require_readable_argument<T>();
  } else if constexpr (plain_number<std::remove_cvref_t<T>>) {
    static_assert(is_an_one_way_bandwidth,
                  "scalekit: expected the bandwidth of one direction, got a bare number. Say unit and "
                  "direction: one_way(gigabytes_per_second(x)).");
  } else if constexpr (two_way_bandwidth_quantity<T>) {
    static_assert(is_an_one_way_bandwidth,
                  "scalekit: expected the bandwidth of one direction, got the sum of both directions, which "
                  "no single transfer reaches. Call to_one_way().");
  } else if constexpr (bandwidth_quantity<T>) {
    static_assert(is_an_one_way_bandwidth,
                  "scalekit: expected the bandwidth of one direction, got one that does not say whether it "
                  "counts one direction or both. Say it: one_way(x), or to_one_way(two_way(x)).");
  } else if constexpr (detail::qualified_somehow<T, bandwidth_unit>) {
    static_assert(is_an_one_way_bandwidth,
                  "scalekit: expected the bandwidth of one direction, got one that says whose it is, but "
                  "not which direction. Say it on the plain quantity: one_way(x.quantity()).");
  } else if constexpr (data_size_quantity<T>) {
    static_assert(is_an_one_way_bandwidth,
                  "scalekit: expected the bandwidth of one direction, got a data size (bytes). Pass the "
                  "rate of the link.");
  } else {
    static_assert(is_an_one_way_bandwidth,
                  "scalekit: expected the bandwidth of one direction, got something of another kind. Look "
                  "at the type of the argument in the lines below.");
  }
}

template <class T>
consteval void require_two_way_bandwidth() {
  constexpr bool is_a_two_way_bandwidth = two_way_bandwidth_quantity<T>;
  if constexpr (!detail::is_readable_argument<T>) {
    detail::require_readable_argument<T>();
  } else if constexpr (plain_number<std::remove_cvref_t<T>>) {
    static_assert(is_a_two_way_bandwidth,
                  "scalekit: expected the bandwidth of both directions together, got a bare number. Say "
                  "unit and direction: two_way(gigabytes_per_second(x)).");
  } else if constexpr (one_way_bandwidth_quantity<T>) {
    static_assert(is_a_two_way_bandwidth,
                  "scalekit: expected the bandwidth of both directions together, got that of one direction.");
  } else if constexpr (bandwidth_quantity<T>) {
    static_assert(is_a_two_way_bandwidth,
                  "scalekit: expected the bandwidth of both directions together, got one that does not say "
                  "whether it counts one direction or both. Say it: two_way(x).");
  } else {
    static_assert(is_a_two_way_bandwidth,
                  "scalekit: expected the bandwidth of both directions together, got something of another "
                  "kind. Look at the type of the argument in the lines below.");
  }
}

template <class T>
consteval void require_per_accelerator_bandwidth() {
  constexpr bool is_a_per_accelerator_bandwidth = per_accelerator_bandwidth_quantity<T>;
  if constexpr (!detail::is_readable_argument<T>) {
    detail::require_readable_argument<T>();
  } else if constexpr (plain_number<std::remove_cvref_t<T>>) {
    static_assert(is_a_per_accelerator_bandwidth,
                  "scalekit: expected the bandwidth share of one accelerator, got a bare number. Say unit "
                  "and share: per_accelerator(gigabytes_per_second(x)).");
  } else if constexpr (per_node_bandwidth_quantity<T>) {
    static_assert(is_a_per_accelerator_bandwidth,
                  "scalekit: expected the bandwidth share of one accelerator, got that of a whole node. "
                  "Call to_per_accelerator(x, accelerators_per_node).");
  } else if constexpr (bandwidth_quantity<T>) {
    static_assert(is_a_per_accelerator_bandwidth,
                  "scalekit: expected the bandwidth share of one accelerator, got one that does not say "
                  "whether it is of an accelerator or of a node. Say it: per_accelerator(x) or per_node(x).");
  } else {
    static_assert(is_a_per_accelerator_bandwidth,
                  "scalekit: expected the bandwidth share of one accelerator, got something of another "
                  "kind. Look at the type of the argument in the lines below.");
  }
}

template <class T>
consteval void require_per_node_bandwidth() {
  constexpr bool is_a_per_node_bandwidth = per_node_bandwidth_quantity<T>;
  if constexpr (!detail::is_readable_argument<T>) {
    detail::require_readable_argument<T>();
  } else if constexpr (plain_number<std::remove_cvref_t<T>>) {
    static_assert(is_a_per_node_bandwidth,
                  "scalekit: expected the bandwidth of a whole node, got a bare number. Say unit and share: "
                  "per_node(gigabytes_per_second(x)).");
  } else if constexpr (per_accelerator_bandwidth_quantity<T>) {
    static_assert(is_a_per_node_bandwidth,
                  "scalekit: expected the bandwidth of a whole node, got the share of one accelerator. Call "
                  "to_per_node(x, accelerators_per_node).");
  } else if constexpr (bandwidth_quantity<T>) {
    static_assert(is_a_per_node_bandwidth,
                  "scalekit: expected the bandwidth of a whole node, got one that does not say whether it "
                  "is of an accelerator or of a node. Say it: per_node(x) or per_accelerator(x).");
  } else {
    static_assert(is_a_per_node_bandwidth,
                  "scalekit: expected the bandwidth of a whole node, got something of another kind. Look at "
                  "the type of the argument in the lines below.");
  }
}

template <class T>
consteval void require_per_accelerator_power() {
  constexpr bool is_a_per_accelerator_power = per_accelerator_power_quantity<T>;
  if constexpr (!detail::is_readable_argument<T>) {
    detail::require_readable_argument<T>();
  } else if constexpr (plain_number<std::remove_cvref_t<T>>) {
    static_assert(is_a_per_accelerator_power,
                  "scalekit: expected the power of one accelerator, got a bare number. Say unit and share: "
                  "per_accelerator(watts(x)).");
  } else if constexpr (per_node_power_quantity<T>) {
    static_assert(is_a_per_accelerator_power,
                  "scalekit: expected the power of one accelerator, got that of a whole node, hosts and "
                  "fans included. Call to_per_accelerator(x, accelerators_per_node) if an equal share is "
                  "meant.");
  } else if constexpr (power_quantity<T>) {
    static_assert(is_a_per_accelerator_power,
                  "scalekit: expected the power of one accelerator, got one that does not say whether it is "
                  "of an accelerator or of a node. Say it: per_accelerator(x) or per_node(x).");
  } else {
    static_assert(is_a_per_accelerator_power,
                  "scalekit: expected the power of one accelerator, got something of another kind. Look at "
                  "the type of the argument in the lines below.");
  }
}

template <class T>
consteval void require_per_node_power() {
  constexpr bool is_a_per_node_power = per_node_power_quantity<T>;
  if constexpr (!detail::is_readable_argument<T>) {
    detail::require_readable_argument<T>();
  } else if constexpr (plain_number<std::remove_cvref_t<T>>) {
    static_assert(is_a_per_node_power,
                  "scalekit: expected the power of a whole node, got a bare number. Say unit and share: "
                  "per_node(kilowatts(x)).");
  } else if constexpr (per_accelerator_power_quantity<T>) {
    static_assert(is_a_per_node_power,
                  "scalekit: expected the power of a whole node, got that of one accelerator. Call "
                  "to_per_node(x, accelerators_per_node) and add the host.");
  } else if constexpr (power_quantity<T>) {
    static_assert(is_a_per_node_power,
                  "scalekit: expected the power of a whole node, got one that does not say whether it is of "
                  "an accelerator or of a node. Say it: per_node(x) or per_accelerator(x).");
  } else {
    static_assert(is_a_per_node_power,
                  "scalekit: expected the power of a whole node, got something of another kind. Look at the "
                  "type of the argument in the lines below.");
  }
}

template <class T>
consteval void require_per_die_flop_rate() {
  constexpr bool is_a_per_die_flop_rate = per_die_flop_rate_quantity<T>;
  if constexpr (!detail::is_readable_argument<T>) {
    detail::require_readable_argument<T>();
  } else if constexpr (plain_number<std::remove_cvref_t<T>>) {
    static_assert(is_a_per_die_flop_rate,
                  "scalekit: expected the FLOP rate of one die (GCD), got a bare number. Say unit and "
                  "share: per_die(teraflops_per_second(x)).");
  } else if constexpr (per_module_flop_rate_quantity<T>) {
    static_assert(is_a_per_die_flop_rate,
                  "scalekit: expected the FLOP rate of one die (GCD), got that of a whole module. Call "
                  "to_per_die(x, dies): an MI250X has two.");
  } else if constexpr (flop_rate_quantity<T>) {
    static_assert(is_a_per_die_flop_rate,
                  "scalekit: expected the FLOP rate of one die (GCD), got one that does not say whether it "
                  "is of a die or of a module. Say it: per_die(x) or per_module(x).");
  } else {
    static_assert(is_a_per_die_flop_rate,
                  "scalekit: expected the FLOP rate of one die (GCD), got something of another kind. Look "
                  "at the type of the argument in the lines below.");
  }
}

template <class T>
consteval void require_per_module_flop_rate() {
  constexpr bool is_a_per_module_flop_rate = per_module_flop_rate_quantity<T>;
  if constexpr (!detail::is_readable_argument<T>) {
    detail::require_readable_argument<T>();
  } else if constexpr (plain_number<std::remove_cvref_t<T>>) {
    static_assert(is_a_per_module_flop_rate,
                  "scalekit: expected the FLOP rate of a whole module, got a bare number. Say unit and "
                  "share: per_module(teraflops_per_second(x)).");
  } else if constexpr (per_die_flop_rate_quantity<T>) {
    static_assert(is_a_per_module_flop_rate,
                  "scalekit: expected the FLOP rate of a whole module, got that of one die (GCD). Call "
                  "to_per_module(x, dies): an MI250X has two.");
  } else if constexpr (flop_rate_quantity<T>) {
    static_assert(is_a_per_module_flop_rate,
                  "scalekit: expected the FLOP rate of a whole module, got one that does not say whether it "
                  "is of a die or of a module. Say it: per_module(x) or per_die(x).");
  } else {
    static_assert(is_a_per_module_flop_rate,
                  "scalekit: expected the FLOP rate of a whole module, got something of another kind. Look "
                  "at the type of the argument in the lines below.");
  }
}

template <class T>
consteval void require_dense_flop_rate() {
  constexpr bool is_a_dense_flop_rate = dense_flop_rate_quantity<T>;
  if constexpr (!detail::is_readable_argument<T>) {
    detail::require_readable_argument<T>();
  } else if constexpr (plain_number<std::remove_cvref_t<T>>) {
    static_assert(is_a_dense_flop_rate,
                  "scalekit: expected a dense FLOP rate, got a bare number. Say unit and density: "
                  "dense(teraflops_per_second(x)).");
  } else if constexpr (sparse_flop_rate_quantity<T>) {
    static_assert(is_a_dense_flop_rate,
                  "scalekit: expected a dense FLOP rate, got a 2:4-sparse one, twice what training can use. "
                  "Look up the dense peak: nothing converts one into the other.");
  } else if constexpr (flop_rate_quantity<T>) {
    static_assert(is_a_dense_flop_rate,
                  "scalekit: expected a dense FLOP rate, got one that does not say whether it is a dense or "
                  "a 2:4-sparse peak. Datasheets print both: say dense(x).");
  } else if constexpr (detail::qualified_somehow<T, flop_rate_unit>) {
    static_assert(is_a_dense_flop_rate,
                  "scalekit: expected a dense FLOP rate, got one that says whose it is, but not its "
                  "density. Say it on the plain quantity: dense(x.quantity()).");
  } else if constexpr (flop_count_quantity<T>) {
    static_assert(is_a_dense_flop_rate,
                  "scalekit: expected a dense FLOP rate, got a number of FLOP: that is work. Pass the "
                  "speed, as in dense(teraflops_per_second(x)).");
  } else {
    static_assert(is_a_dense_flop_rate,
                  "scalekit: expected a dense FLOP rate, got something of another kind. Look at the type of "
                  "the argument in the lines below.");
  }
}

}  // namespace scalekit
