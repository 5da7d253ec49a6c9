#pragma once

#include <array>
#include <cstddef>
#include <limits>

#include "scalekit/collectives/collective.hpp"
#include "scalekit/collectives/collective_cost.hpp"
#include "scalekit/collectives/collective_settings.hpp"
#include "scalekit/collectives/fabric.hpp"
#include "scalekit/collectives/library_estimate.hpp"
#include "scalekit/collectives/process_group.hpp"
#include "scalekit/collectives/torus.hpp"
#include "scalekit/collectives/tuning.hpp"
#include "scalekit/numerics/real.hpp"
#include "scalekit/units.hpp"

namespace scalekit::detail {

/// Visits the algorithms that a library can run, in the order in which ties are broken.
template <class Real, class Visit>
constexpr void for_each_algorithm(collective op, process_group const& group, fabric<Real> const& links,
                                  collective_settings<Real> const& settings, Visit const& visit) {
  if (op == collective::all_to_all || op == collective::point_to_point) {
    visit(collective_algorithm::pairwise);
    return;
  }
  visit(collective_algorithm::ring);
  bool const multicast = links.multicast.count > 1 && group.most_ranks_per_node() > 1;
  if (op == collective::all_reduce) {
    visit(collective_algorithm::tree);
    if (multicast) visit(group.nodes > 1 ? collective_algorithm::nvls_tree : collective_algorithm::nvls);
    if (links.reduces_in_network && group.nodes > 1) visit(collective_algorithm::collnet);
  } else if (is_gather_or_scatter(op)) {
    if (multicast && group.nodes == 1) visit(collective_algorithm::nvls);
    bool const asked = settings.algorithm == collective_algorithm::pat;
    if (group.nodes == group.ranks || asked) visit(collective_algorithm::pat);
  }
}

/// The pair that a library prefers by its own estimates: algorithm x protocols + protocol; -1 where it has none.
template <class Real>
[[nodiscard]] constexpr int preferred_pair(tuner_call<Real> const& call,
                                           collective_settings<Real> const& settings) {
  constexpr int protocols = static_cast<int>(wire_protocol_count);
  int best = -1;
  double least = std::numeric_limits<double>::infinity();
  for_each_algorithm(call.op, call.group, call.links, settings, [&](collective_algorithm a) {
    auto const estimates = tuner_estimates(call, tuner_shape_of(call, a), a);
    for (int p = 0; p < protocols; ++p) {
      // Without branches: which pair is better can not be foreseen. What the library does not have takes for ever.
      double const estimate = estimates[static_cast<std::size_t>(p)];
      bool const better = estimate < least;
      best = better ? static_cast<int>(a) * protocols + p : best;
      least = better ? estimate : least;
    }
  });
  return best;
}

/// Time of a collective in one level.
template <class Real>
[[nodiscard]] constexpr collective_estimate<Real> flat_time(collective op, data_size<Real> const& size,
                                                            process_group const& group,
                                                            fabric<Real> const& links,
                                                            collective_settings<Real> const& settings) {
  if (group.ranks <= 1) return {};
  if (links.torus[0] > 0) {
    return torus_time(op, size, group, links, settings);
  }
  tuning const& table = settings.tuning;
  auto const cost = [&](collective_algorithm a, wire_protocol p) {
    return cost_of_pair(op, size, group, links, settings, a, p);
  };
  tuner_call<Real> const call(op, value_of(base_value(size)), group, links, table);
  bool const by_library = settings.choice == collective_choice::as_library;
  constexpr int protocols = static_cast<int>(wire_protocol_count);
  if (by_library && !settings.algorithm && !settings.protocol) {
    int const pair = preferred_pair(call, settings);
    if (pair < 0) return {};
    return cost(static_cast<collective_algorithm>(pair / protocols),
                static_cast<wire_protocol>(pair % protocols));
  }
  collective_estimate<Real> cheapest{};
  int best = -1;
  double best_key = std::numeric_limits<double>::infinity();
  int best_match = -1;
  std::array<collective_algorithm, collective_algorithm_count> algorithms{};
  std::size_t count = 0;
  for_each_algorithm(op, group, links, settings, [&](collective_algorithm a) { algorithms[count++] = a; });
  for (std::size_t i = 0; i < count; ++i) {
    collective_algorithm const a = algorithms[i];
    int const algorithm_match = settings.algorithm && *settings.algorithm == a ? 2 : 0;
    if (algorithm_match + 1 < best_match) continue;
    std::array<double, wire_protocol_count> keys{};
    if (by_library) keys = tuner_estimates(call, tuner_shape_of(call, a), a);
    for (std::size_t p = 0; p < wire_protocol_count; ++p) {
      auto const protocol = static_cast<wire_protocol>(p);
      // What is forced and exists comes before what is not.
      int const match = algorithm_match + (settings.protocol && *settings.protocol == protocol ? 1 : 0);
      int const pair = static_cast<int>(a) * static_cast<int>(wire_protocol_count) + static_cast<int>(p);
      bool const offered = table.has(call.span, a, protocol);
      collective_estimate<Real> candidate{};
      if (!by_library) {
        if (match < best_match || !offered) continue;
        candidate = cost(a, protocol);
        keys[p] = value_of(base_value(candidate.time));
      }
      // Without branches: which pair is better can not be foreseen.
      bool const better = offered & ((match > best_match) | ((match == best_match) & (keys[p] < best_key)));
      best = better ? pair : best;
      best_key = better ? keys[p] : best_key;
      best_match = better ? match : best_match;
      if (!by_library && better) cheapest = candidate;
    }
  }
  if (!by_library || best < 0) return cheapest;
  return cost(static_cast<collective_algorithm>(best / protocols),
              static_cast<wire_protocol>(best % protocols));
}

}  // namespace scalekit::detail
