#include <algorithm>
#include <cstdio>
#include <fstream>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include "collective_request.hpp"
#include "collective_svg.hpp"
#include "commands.hpp"
#include "input_error.hpp"
#include "object_reader.hpp"
#include "result_json.hpp"
#include "scalekit/collectives/bus_bandwidth.hpp"
#include "scalekit/collectives/half_bandwidth.hpp"
#include "scalekit/units/format.hpp"
#include "text_of_size.hpp"
#include "text_table.hpp"

namespace scalekit::cli {

namespace {

using nlohmann::ordered_json;

// Selection points beside one size are looked for between these.
constexpr std::int64_t least_shown = 1 << 10;
constexpr std::int64_t most_shown = 16LL << 30;

std::string pair_text(collective_estimate<> const& e) {
  return fmt::format("{} {}", to_string(e.algorithm), to_string(e.protocol));
}

bandwidth<> algbw(std::int64_t size, collective_estimate<> const& e) {
  return algorithm_bandwidth(bytes(static_cast<double>(size)), e.time);
}

double limit_busbw(collective_request const& r) {
  return base_value(limiting_bus_bandwidth(r.operation(), r.group(), r.links(), r.settings()));
}

std::int64_t half_bandwidth(collective_request const& r) {
  auto const size = size_at_bandwidth_fraction(r.operation(), r.group(), r.links(), r.settings());
  return size ? static_cast<std::int64_t>(base_value(*size)) : 0;
}

// ---- JSON --------------------------------------------------------------------------------------------------

ordered_json json_of(collective_estimate<> const& e) {
  return {{"algorithm", to_string(e.algorithm)},
          {"protocol", to_string(e.protocol)},
          {"time_s", base_value(e.time)}};
}

ordered_json json_of(std::vector<selection_point<>> const& points) {
  ordered_json list = ordered_json::array();
  for (auto const& p : points)
    list.push_back({{"bytes", p.bytes}, {"before", json_of(p.before)}, {"after", json_of(p.after)}});
  return list;
}

ordered_json group_json(collective_request const& r) {
  return {{"accelerators", r.machine().accelerators},
          {"nodes", r.group().nodes},
          {"group_size", r.group().ranks},
          {"stride", r.group().stride},
          {"groups_sharing_network", r.group().groups_sharing_network}};
}

ordered_json size_json(collective_request const& r, std::int64_t size) {
  auto const e = r.estimate(size);
  auto const [low, high] = r.range_s(size);
  return {{"bytes", size},
          {"time_s", base_value(e.time)},
          {"latency_s", base_value(e.latency)},
          {"algorithm", to_string(e.algorithm)},
          {"protocol", to_string(e.protocol)},
          {"algbw_bytes_per_s", base_value(algbw(size, e))},
          {"busbw_bytes_per_s", base_value(r.busbw(size, e.time))},
          {"cheapest", json_of(r.cheapest(size))},
          {"range", {{"time_s", {low, high}}}}};
}

void add_rest(ordered_json& out, collective_request const& r, std::int64_t low, std::int64_t high) {
  out["limit_busbw_bytes_per_s"] = limit_busbw(r);
  out["half_bandwidth_bytes"] = half_bandwidth(r);
  out["selection_points"] = json_of(r.selection_points(low, high));
  out["extrapolation"] = r.extrapolation();
  out["resolved"] = r.resolved();
  out["version"] = version_json();
}

ordered_json one_json(collective_request const& r, std::int64_t size) {
  ordered_json out{{"operation", to_string(r.operation())}};
  out.update(group_json(r));
  out.update(size_json(r, size));
  int const channels = r.channels(r.estimate(size).algorithm);
  out["channels"] = channels > 0 ? ordered_json(channels) : ordered_json(nullptr);
  ordered_json alternatives = ordered_json::array();
  for (auto const& a : r.alternatives(size)) {
    ordered_json one = json_of(a.estimate);
    one["latency_s"] = base_value(a.estimate.latency);
    one["busbw_bytes_per_s"] = base_value(r.busbw(size, a.estimate.time));
    one["tuner_estimate_s"] = a.tuner_s ? ordered_json(*a.tuner_s) : ordered_json(nullptr);
    one["offered"] = a.offered;
    alternatives.push_back(std::move(one));
  }
  out["alternatives"] = alternatives;
  add_rest(out, r, std::min(size, least_shown), std::max(size, most_shown));
  return out;
}

ordered_json sweep_json(collective_request const& r, std::vector<std::int64_t> const& sizes) {
  ordered_json out{{"operation", to_string(r.operation())}};
  out.update(group_json(r));
  ordered_json list = ordered_json::array();
  for (std::int64_t const size : sizes) list.push_back(size_json(r, size));
  out["sizes"] = list;
  add_rest(out, r, sizes.front(), sizes.back());
  return out;
}

// ---- Text --------------------------------------------------------------------------------------------------

std::string how_chosen(collective_request const& r) {
  auto const& s = r.settings();
  if (r.is_torus()) return "the only one on a torus";
  bool const by_library = s.choice == collective_choice::as_library;
  std::string_view const chosen = by_library ? "chosen by the library" : "the cheapest";
  if (s.algorithm == collective_algorithm::hierarchical) return "forced, each stage at its cheapest";
  if (s.algorithm && s.protocol) return "forced";
  // No table of a library lists them.
  if (r.is_pairwise())
    return s.protocol   ? "the only algorithm, protocol forced"
           : by_library ? "the only algorithm"
                        : "the only algorithm, protocol the cheapest";
  if (s.algorithm) return fmt::format("algorithm forced, protocol {}", chosen);
  if (s.protocol) return fmt::format("protocol forced, algorithm {}", chosen);
  return std::string(chosen);
}

void print_head(collective_request const& r, std::string const& what) {
  auto const& g = r.group();
  auto const& machine = r.system();
  fmt::print("{}", wrapped(fmt::format("{} {}over {} ranks, {} x {}, {}, {}{}", to_string(r.operation()),
                                       what, g.ranks, r.machine().accelerators, machine.accelerator().id,
                                       machine.network_name(), r.is_torus() ? "torus" : r.library().id,
                                       r.settings().in_graph ? ", in a captured graph" : "")));
  fmt::print("\n");
}

void print_line(std::string_view label, std::string const& text) { fmt::print("  {:<24}{}\n", label, text); }

void print_group(collective_request const& r) {
  auto const& g = r.group();
  std::string const apart =
      g.stride == 1 ? "neighbours" : fmt::format("{} accelerators from one to the next", g.stride);
  print_line("ranks", fmt::format("{}, {}", g.ranks, apart));
  if (r.is_torus()) return;
  print_line("nodes spanned", fmt::format("{} of {} accelerators, at most {} ranks on one", g.nodes,
                                          r.machine().node.accelerators, g.most_ranks_per_node()));
  if (g.nodes > 1)
    print_line("groups of a node", g.groups_sharing_network == 1
                                       ? std::string("1 has its network cards to itself")
                                       : fmt::format("{} share its network cards", g.groups_sharing_network));
}

void print_limit(collective_request const& r) {
  print_line("limiting bus bandwidth", fmt::format("{:.4}", bytes_per_second(limit_busbw(r))));
  print_line("half of it from", fmt::format("{:.3b}", bytes(static_cast<double>(half_bandwidth(r)))));
}

void print_selection_points(collective_request const& r, std::int64_t low, std::int64_t high) {
  auto const points = r.selection_points(low, high);
  if (r.is_torus()) return;
  if (points.empty() && (r.is_pairwise() || r.settings().algorithm == collective_algorithm::hierarchical))
    return;
  std::string_view const chooser =
      r.settings().choice == collective_choice::as_library ? "the library's choice" : "the cheapest";
  if (points.empty()) {
    fmt::print("{}", wrapped(fmt::format("Between {} and {} {} does not change.", text_of_size(low),
                                         text_of_size(high), chooser)));
    return;
  }
  fmt::print("{}:\n\n", fmt::format("Where {} changes between {} and {}", chooser, text_of_size(low),
                                    text_of_size(high)));
  text_table table;
  table.column("from");
  table.column("bytes");
  table.column("before", text_table::align::left);
  table.column("time");
  table.column("after", text_table::align::left);
  table.column("time");
  table.column("jump");
  for (auto const& p : points) {
    double const jump = base_value(p.after.time) / base_value(p.before.time) - 1.0;
    table.row({fmt::format("{:.4b}", bytes(static_cast<double>(p.bytes))), std::to_string(p.bytes),
               pair_text(p.before), fmt::format("{:.4}", p.before.time), pair_text(p.after),
               fmt::format("{:.4}", p.after.time), fmt::format("{:+.1f} %", 100.0 * jump)});
  }
  fmt::print("{}", table.str(2));
}

void print_extrapolation(collective_request const& r) {
  auto const reasons = r.extrapolation();
  if (!reasons.empty()) fmt::print("\n");
  for (auto const& reason : reasons) fmt::print("{}", wrapped("extrapolation: " + reason));
  fmt::print("\n{}\n", version_text());
}

void print_alternatives(collective_request const& r, std::int64_t size) {
  text_table table;
  table.column("algorithm", text_table::align::left);
  table.column("protocol", text_table::align::left);
  for (auto const* name : {"time", "latency", "busbw", "tuner expects"}) table.column(name);
  table.column("", text_table::align::left);
  auto const chosen = r.estimate(size);
  for (auto const& a : r.alternatives(size)) {
    auto const& e = a.estimate;
    std::string note = a.offered ? "" : "not offered by the library";
    if (e.algorithm == chosen.algorithm && e.protocol == chosen.protocol) note = how_chosen(r);
    table.row({std::string(to_string(e.algorithm)), std::string(to_string(e.protocol)),
               fmt::format("{:.4}", e.time), fmt::format("{:.4}", e.latency),
               fmt::format("{:.4}", r.busbw(size, e.time)),
               a.tuner_s ? fmt::format("{:.4}", seconds(*a.tuner_s)) : "-", note});
  }
  fmt::print("What can run, forced:\n\n{}\n", table.str(2));
}

void print_one(collective_request const& r, std::int64_t size) {
  auto const e = r.estimate(size);
  auto const [low, high] = r.range_s(size);
  print_head(r, fmt::format("of {} ", text_of_size(size)));
  print_line("time", fmt::format("{:.4}, {:.3} to {:.3} over the constants' ranges", e.time, seconds(low),
                                 seconds(high)));
  print_line("of it latency", fmt::format("{:.4}", e.latency));
  print_line("algorithm, protocol", fmt::format("{}, {}", pair_text(e), how_chosen(r)));
  print_line("algorithm bandwidth", fmt::format("{:.4}", algbw(size, e)));
  print_line("bus bandwidth", fmt::format("{:.4}", r.busbw(size, e.time)));
  print_limit(r);
  if (int const channels = r.channels(e.algorithm); channels > 0)
    print_line("channels", std::to_string(channels));
  print_group(r);
  fmt::print("\n");
  print_alternatives(r, size);
  print_selection_points(r, std::min(size, least_shown), std::max(size, most_shown));
  print_extrapolation(r);
}

void print_sweep(collective_request const& r, std::vector<std::int64_t> const& sizes) {
  print_head(r, "");
  print_group(r);
  print_limit(r);
  text_table table;
  for (auto const* name : {"bytes", "time", "latency", "algbw", "busbw"}) table.column(name);
  table.column("runs", text_table::align::left);
  table.column("cheapest", text_table::align::left);
  table.column("time");
  for (std::int64_t const size : sizes) {
    auto const e = r.estimate(size);
    auto const best = r.cheapest(size);
    table.row({text_of_size(size), fmt::format("{:.4}", e.time), fmt::format("{:.4}", e.latency),
               fmt::format("{:.4}", algbw(size, e)), fmt::format("{:.4}", r.busbw(size, e.time)),
               pair_text(e), pair_text(best), fmt::format("{:.4}", best.time)});
  }
  fmt::print("\n{}\n", table.str());
  print_selection_points(r, sizes.front(), sizes.back());
  print_extrapolation(r);
}

void print_csv(collective_request const& r, std::vector<std::int64_t> const& sizes) {
  fmt::print(
      "operation,accelerators,nodes,group_size,stride,bytes,time_s,time_low_s,time_high_s,latency_s,"
      "algorithm,protocol,"
      "algbw_bytes_per_s,busbw_bytes_per_s,cheapest_algorithm,cheapest_protocol,cheapest_time_s,version\n");
  for (std::int64_t const size : sizes) {
    auto const e = r.estimate(size);
    auto const best = r.cheapest(size);
    auto const [low, high] = r.range_s(size);
    fmt::print("{},{},{},{},{},{},{},{},{},{},{},{},{},{},{},{},{},{}\n", to_string(r.operation()),
               r.machine().accelerators, r.group().nodes, r.group().ranks, r.group().stride, size,
               base_value(e.time), low, high, base_value(e.latency), to_string(e.algorithm),
               to_string(e.protocol), base_value(algbw(size, e)), base_value(r.busbw(size, e.time)),
               to_string(best.algorithm), to_string(best.protocol), base_value(best.time), version_text());
  }
}

// "1KiB..16GiB": doubles from the first and always includes the last.
std::vector<std::int64_t> parse_sizes(std::string_view text) {
  std::size_t const dots = text.find("..");
  if (dots == text.npos) {
    throw input_error(
        "invalid_size",
        fmt::format("--sweep {}: write LOW..HIGH, such as 1KiB..16GiB", object_reader::printable(text)), "");
  }
  std::int64_t const low = parse_size(text.substr(0, dots), "--sweep");
  std::int64_t const high = parse_size(text.substr(dots + 2), "--sweep");
  if (high < low) {
    throw input_error(
        "invalid_size",
        fmt::format("--sweep {}: the last is smaller than the first", object_reader::printable(text)), "");
  }
  std::vector<std::int64_t> sizes;
  for (std::int64_t size = low; size < high; size *= 2) sizes.push_back(size);
  sizes.push_back(high);
  return sizes;
}

}  // namespace

int run_collective(collective_options const& o) {
  if (o.bytes.empty() == o.sweep.empty()) {
    throw input_error(o.bytes.empty() ? "missing_option" : "conflicting_options",
                      "collective takes --bytes N or --sweep LOW..HIGH", "");
  }
  bool const sweeps = !o.sweep.empty();
  if (!o.svg.empty() && !sweeps)
    throw input_error("conflicting_options",
                      "--svg draws a sweep: give --sweep LOW..HIGH in place of --bytes", "");
  auto const sizes =
      sweeps ? parse_sizes(o.sweep) : std::vector<std::int64_t>{parse_size(o.bytes, "--bytes")};
  auto const request = collective_request::from_options(o);
  if (!o.svg.empty()) {
    std::ofstream out(o.svg);
    out << collective_svg(request, sizes.front(), sizes.back());
    out.close();
    if (!out) throw input_error("cannot_write_file", fmt::format("{} cannot be written", o.svg), "");
  }
  if (o.csv) {
    print_csv(request, sizes);
  } else if (o.json) {
    fmt::print("{}\n", to_text(sweeps ? sweep_json(request, sizes) : one_json(request, sizes.front())));
  } else if (sweeps) {
    print_sweep(request, sizes);
  } else {
    print_one(request, sizes.front());
  }
  return 0;
}

}  // namespace scalekit::cli
