#include "collective_validation.hpp"

#include <algorithm>
#include <cmath>

#include "scalekit/catalog/build.hpp"
#include "scalekit/catalog/build_collectives.hpp"
#include "scalekit/catalog/collective_measurements.hpp"
#include "scalekit/collectives/bus_bandwidth.hpp"
#include "scalekit/collectives/collective_time.hpp"

namespace scalekit::cli {

namespace {

using catalog::collective_measurement_record;
using catalog::collective_system_record;

constexpr std::array<std::int64_t, 5> reduce_scatter_sizes{1LL << 30, 2LL << 30, 4LL << 30, 8LL << 30,
                                                           16LL << 30};

collective_settings<> settings_of(collective_system_record const& s,
                                  collective_measurement_record const& row) {
  auto const& part = *catalog::find_by_id(catalog::accelerators, s.accelerator);
  collective_settings<> settings{};
  settings.tuning = catalog::make_tuning(catalog::library_of(s), catalog::tuning_family(part.generation));
  settings.constants = catalog::make_costs("", part);
  settings.in_graph = catalog::has_flag(row, catalog::collective_flag::graph_launch);
  // What the source says ran is not for the model to choose.
  settings.algorithm = catalog::algorithm_from(row.algorithm);
  settings.protocol = catalog::protocol_from(row.protocol);
  return settings;
}

// eq: strawman   t = steps x 5 us + volume / min(link of the accelerator, network cards of the node)
double strawman_time(collective_system_record const& s, catalog::collective_call<> const& call) {
  bool const one_message = call.operation == collective::point_to_point;
  auto const steps = static_cast<double>(one_message ? 1 : ring_steps(call.operation, call.group.ranks));
  double rate = catalog::find_by_id(catalog::accelerators, s.accelerator)->scale_up_bandwidth_bytes_per_s;
  if (call.group.nodes > 1) {
    double const efficiency = catalog::find_by_id(catalog::networks, s.network)->efficiency;
    double const cards = base_value(call.links.between_nodes.quantity()) / efficiency;
    rate = std::min(rate, cards);
  }
  return steps * strawman_hop_s + call.bytes * detail::ring_volume(call.operation, call.group.ranks) / rate;
}

template <class Keep>
collective_summary summary_of(std::span<collective_row const> rows, Keep const& keep) {
  collective_summary s{};
  std::vector<double> errors;
  for (auto const& r : rows) {
    if (!r.is_compared() || !keep(r)) continue;
    errors.push_back(r.error());
    s.strawman_mape += std::abs(r.strawman_error());
  }
  static_cast<error_moments&>(s) = moments_of(errors);
  if (s.rows > 0) s.strawman_mape /= static_cast<double>(s.rows);
  return s;
}

}  // namespace

std::vector<collective_row> collective_rows() {
  std::vector<collective_row> rows;
  for (auto const& system : catalog::collective_systems) {
    for (auto const& measured : system.measurements) {
      collective_row r{&system, &measured};
      if (measured.bytes > 0.0 && measured.ranks > 0 && measured.nodes > 0) {
        auto const call = catalog::make_call(system, measured);
        r.estimate = collective_time(call.operation, bytes(call.bytes), call.group, call.links,
                                     settings_of(system, measured));
        r.strawman_s = strawman_time(system, call);
      }
      rows.push_back(r);
    }
  }
  return rows;
}

collective_summary summarise_collectives(std::span<collective_row const> rows, std::string_view role,
                                         bool several_nodes, collective_size_class const& sizes) {
  return summary_of(rows, [&](collective_row const& r) {
    return r.measured->scored && r.system->role == role && (r.measured->nodes > 1) == several_nodes &&
           sizes.holds(r.measured->bytes);
  });
}

collective_summary summarise_fitted_across(std::span<collective_row const> rows, bool grid) {
  return summary_of(rows, [&](collective_row const& r) {
    return r.measured->scored && r.system->role == "fitted" && r.measured->nodes > 1 &&
           r.measured->bytes >= mebibyte && (r.system->name == "SimAI") == grid;
  });
}

collective_summary summarise_unstated(std::span<collective_row const> rows, int nodes) {
  return summary_of(rows, [&](collective_row const& r) {
    return catalog::has_flag(*r.measured, catalog::collective_flag::unstated_algorithm) &&
           r.measured->nodes == nodes;
  });
}

collective_summary summarise_line(std::span<collective_row const> rows, std::string_view line,
                                  collective_size_class const& sizes) {
  return summary_of(rows, [&](collective_row const& r) {
    return r.measured->line == line && sizes.holds(r.measured->bytes);
  });
}

reduce_scatter_check check_reduce_scatter_points() {
  reduce_scatter_check check;
  for (std::int64_t const size : reduce_scatter_sizes) {
    reduce_scatter_size one{size, {}, {}, 0.0};
    for (auto const& system : catalog::collective_systems) {
      for (auto const& measured : system.measurements) {
        if (measured.line != "reduce-scatter-points") continue;
        if (check.sizes.empty()) check.points.push_back(&measured);
        auto const call = catalog::make_call(system, measured);
        data_size<> const buffer = bytes(static_cast<double>(size));
        auto const time =
            collective_time(call.operation, buffer, call.group, call.links, settings_of(system, measured))
                .time;
        double const busbw = base_value(bus_bandwidth(call.operation, call.group.ranks, buffer, time));
        one.busbw_bytes_per_s.push_back(busbw);
        one.errors.push_back(busbw / measured.published_busbw_bytes_per_s - 1.0);
      }
    }
    one.mape = moments_of(one.errors).mape;
    check.sizes.push_back(std::move(one));
    if (check.sizes.back().mape < check.sizes[check.nearest].mape) check.nearest = check.sizes.size() - 1;
  }
  return check;
}

collective_row const* find_all_gather_point(std::span<collective_row const> rows) {
  auto const found = std::find_if(rows.begin(), rows.end(),
                                  [](auto const& r) { return r.measured->line == "all-gather-point"; });
  return found == rows.end() ? nullptr : &*found;
}

std::string_view reason_not_scored(collective_row const& row) {
  if (row.measured->scored) return "";
  for (std::size_t i = 0; i < catalog::collective_flag_names.size(); ++i) {
    auto const flag = static_cast<catalog::collective_flag>(i);
    if (catalog::has_flag(*row.measured, flag) && catalog::forbids_score(flag)) return to_string(flag);
  }
  return row.system->role == "curve" ? "curve" : "no time";
}

}  // namespace scalekit::cli
