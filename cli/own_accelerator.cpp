#include "own_accelerator.hpp"

#include <algorithm>
#include <array>
#include <string_view>
#include <vector>

#include <fmt/format.h>

#include "input_error.hpp"
#include "object_reader.hpp"
#include "plausible.hpp"
#include "scalekit/catalog/accelerators.hpp"
#include "scalekit/hardware/precision.hpp"

namespace scalekit::cli {

namespace {

using json = nlohmann::json;
using nlohmann::ordered_json;

struct fraction {
  std::string_view key;
  double usual;
  double low;
  double high;
  double catalog::accelerator_record::* member;
};
// The usual values are those of parts without a reading: data/accelerators says where each comes from.
constexpr std::array fractions{
    fraction{"memory_efficiency", 0.85, 1e-3, 1.0, &catalog::accelerator_record::memory_efficiency},
    fraction{"gemm_power_demand", 1.19, 0.0, 10.0, &catalog::accelerator_record::gemm_power_demand},
    fraction{"memory_power", 0.457, 0.0, 1.0, &catalog::accelerator_record::memory_power},
    fraction{"communication_power", 0.34, 0.0, 1.0, &catalog::accelerator_record::communication_power},
    fraction{"link_power", 0.05, 0.0, 1.0, &catalog::accelerator_record::link_power}};
constexpr double usual_idle_share = 0.16;
constexpr int usual_domain = 8;
constexpr double ring_share = 0.8;
constexpr double host_share = 0.5;
constexpr int usual_channels = 16;

struct peak_key {
  std::string_view precision;
  double catalog::accelerator_record::* member;
};
constexpr std::array peak_keys{peak_key{"fp32", &catalog::accelerator_record::dense_peak_fp32_flops_per_s},
                               peak_key{"tf32", &catalog::accelerator_record::dense_peak_tf32_flops_per_s},
                               peak_key{"fp16", &catalog::accelerator_record::dense_peak_fp16_flops_per_s},
                               peak_key{"bf16", &catalog::accelerator_record::dense_peak_bf16_flops_per_s},
                               peak_key{"fp8", &catalog::accelerator_record::dense_peak_fp8_flops_per_s}};

constexpr std::array<std::string_view, 4> vendors{"nvidia", "amd", "intel", "google"};
constexpr std::array<std::string_view, 12> generations{"volta",     "ampere", "ada",    "hopper",
                                                       "blackwell", "cdna2",  "cdna3",  "cdna4",
                                                       "xe_hpc",    "gaudi2", "gaudi3", "tpu"};

void read_peaks(object_reader const& in, catalog::accelerator_record& r) {
  constexpr std::string_view key = "dense_peak_flops_per_s";
  if (!in.has(key))
    throw in.missing(key, "FLOP/s of dense products by precision, such as {\"bf16\": 9.894e14}");
  std::vector<std::string_view> known;
  for (auto const& k : peak_keys) known.push_back(k.precision);
  object_reader const peaks(in.at(key), in.pointer_to(key), known);
  bool any = false;
  for (auto const& k : peak_keys) {
    bool const given = peaks.has(k.precision) && !peaks.at(k.precision).is_null();
    r.*k.member = given ? *number_in(peaks, k.precision, peak_range) : catalog::not_published;
    any = any || given;
  }
  if (!any) throw in.missing(key, "the peak of at least one precision");
}

// ---- Values that are possible and hard to believe -------------------------------------------------------------

// FLOPs of one dense 16-bit product instruction stream: of one unit in one cycle.
struct unit_rate {
  std::string_view generation;
  double flops_per_cycle;
};
constexpr unit_rate unit_rates[] = {{"volta", 1024},  {"ampere", 2048},    {"ada", 1024},
                                    {"hopper", 4096}, {"blackwell", 8192}, {"cdna2", 1024},
                                    {"cdna3", 2048},  {"cdna4", 4096},     {"xe_hpc", 4096}};
// The fastest clock of a part of the catalogue is 2.52 GHz.
constexpr double fastest_clock_hz = 3e9;
constexpr double tolerance = 1.25;

double peak16(catalog::accelerator_record const& r) {
  double const fp16 =
      catalog::is_published(r.dense_peak_fp16_flops_per_s) ? r.dense_peak_fp16_flops_per_s : 0.0;
  double const bf16 =
      catalog::is_published(r.dense_peak_bf16_flops_per_s) ? r.dense_peak_bf16_flops_per_s : 0.0;
  return std::max(fp16, bf16);
}

void add_doubts(catalog::accelerator_record const& r, std::vector<std::string>& doubts) {
  double const half = peak16(r);
  bool const both = catalog::is_published(r.dense_peak_fp16_flops_per_s) &&
                    catalog::is_published(r.dense_peak_bf16_flops_per_s);
  double most_per_watt = 0.0;
  double most_link = 0.0;
  for (auto const& a : catalog::accelerators) {
    most_per_watt = std::max(most_per_watt, peak16(a) / catalog::power_limit_w(a));
    if (r.generation.empty() || a.generation == r.generation)
      most_link = std::max(most_link, a.scale_up_bandwidth_bytes_per_s);
  }
  constexpr std::string_view sparse = "is it dense, without 2:4 sparsity?";
  if (half > tolerance * most_per_watt * r.tdp_w) {
    doubts.push_back(fmt::format(
        "a 16-bit peak of {:.4g} TFLOP/s in {:g} W is more than any part of the catalogue has; {}",
        half / 1e12, r.tdp_w, sparse));
  }
  if (both && r.dense_peak_fp16_flops_per_s != r.dense_peak_bf16_flops_per_s &&
      half > 1.02 * std::min(r.dense_peak_fp16_flops_per_s, r.dense_peak_bf16_flops_per_s)) {
    doubts.emplace_back(
        "the peaks of fp16 and bf16 differ, which they do on one part of the catalogue; are both dense?");
  }
  auto const more_than = [&](double peak, double most, std::string_view name, std::string_view of) {
    if (half > 0.0 && catalog::is_published(peak) && peak > most * half)
      doubts.push_back(fmt::format("the {} peak is {:.3g} times the 16-bit one, usual is {}; {}", name,
                                   peak / half, of, sparse));
  };
  more_than(r.dense_peak_fp8_flops_per_s, 2.2, "fp8", "2");
  more_than(r.dense_peak_tf32_flops_per_s, 0.55, "tf32", "a half");
  for (auto const& rate : unit_rates) {
    if (rate.generation != r.generation || r.compute_units == 0) continue;
    double const clock = half / (r.compute_units * rate.flops_per_cycle);
    if (clock > fastest_clock_hz) {
      doubts.push_back(
          fmt::format("{} units of {} reach the 16-bit peak of {:.4g} TFLOP/s at {:.3g} GHz only; {}",
                      r.compute_units, r.generation, half / 1e12, clock / 1e9, sparse));
    }
  }
  if (most_link > 0.0 && r.scale_up_bandwidth_bytes_per_s > 1.1 * most_link) {
    doubts.push_back(fmt::format(
        "scale-up links of {:g} GB/s are more than any {} of the catalogue has, {:g}; is it one way?",
        r.scale_up_bandwidth_bytes_per_s / 1e9,
        r.generation.empty() ? std::string("part") : fmt::format("{} part", r.generation), most_link / 1e9));
  }
}

}  // namespace

std::shared_ptr<own_accelerator const> own_accelerator::from_json(json const& value,
                                                                  std::string const& pointer) {
  object_reader const in(
      value, pointer,
      {"id", "vendor", "generation", "dense_peak_flops_per_s", memory_capacity.key, memory_rate.key,
       "memory_efficiency", "compute_units", link_rate.key, "scale_up_domain", power_limit.key,
       idle_power.key, "gemm_power_demand", "memory_power", "communication_power", "link_power"});
  auto own = std::make_shared<own_accelerator>();
  auto& r = own->record;
  own->id = in.string("id").value_or("custom");
  bool valid = !own->id.empty() && own->id.size() <= 60;
  for (char const c : own->id)
    valid = valid && ((c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '.' || c == '_' || c == '-');
  if (!valid) {
    throw input_error("unknown_value",
                      fmt::format("{} is a name of lower-case letters, digits, '.', '_' and '-', got \"{}\"",
                                  in.pointer_to("id"), object_reader::printable(own->id)),
                      in.pointer_to("id"), {"custom"});
  }
  if (catalog::find_accelerator(own->id) != nullptr) {
    throw input_error(
        "reserved_id",
        fmt::format("{} is \"{}\", an accelerator of the catalogue: give the object another name, "
                    "or the accelerator by its id alone",
                    in.pointer_to("id"), own->id),
        in.pointer_to("id"), {"my-" + own->id});
  }
  if (auto const i = in.choice("vendor", vendors)) own->vendor = vendors[*i];
  if (auto const i = in.choice("generation", generations)) own->generation = generations[*i];
  r.id = own->id;
  r.name = own->id;
  r.vendor = own->vendor;
  r.price_low_dollars_per_accelerator_s = r.price_high_dollars_per_accelerator_s = catalog::not_published;
  r.generation = own->generation;
  r.package = "module";
  r.dies_per_module = 1;
  read_peaks(in, r);
  r.memory_capacity_bytes = required(in, memory_capacity);
  r.memory_bandwidth_bytes_per_s = required(in, memory_rate);
  r.scale_up_bandwidth_bytes_per_s = required(in, link_rate);
  r.tdp_w = required(in, power_limit);
  r.compute_units = static_cast<int>(in.integer("compute_units", 1, 1'000'000).value_or(0));
  r.scale_up_domain = static_cast<int>(in.integer("scale_up_domain", 1, 1024).value_or(usual_domain));
  for (auto const& f : fractions) r.*f.member = in.number(f.key, f.low, f.high).value_or(f.usual);
  r.idle_power_w = catalog::not_published;
  r.idle_power_resident_w = number_in(in, idle_power).value_or(usual_idle_share * r.tdp_w);
  if (r.idle_power_resident_w >= r.tdp_w) {
    throw input_error("value_out_of_range",
                      fmt::format("{} must lie below tdp_w, {}, got {}", in.pointer_to(idle_power.key),
                                  r.tdp_w, r.idle_power_resident_w),
                      in.pointer_to(idle_power.key), {usual_idle_share * r.tdp_w});
  }
  if (r.gemm_power_demand * r.tdp_w <= r.idle_power_resident_w) {
    double const least = r.idle_power_resident_w / r.tdp_w;
    throw input_error("value_out_of_range",
                      fmt::format("{} must lie above the idle share, {:.4g}: products draw more than nothing",
                                  in.pointer_to("gemm_power_demand"), least),
                      in.pointer_to("gemm_power_demand"), {least < 1.0 ? 1.0 : least});
  }
  add_doubts(r, own->doubts);
  return own;
}

ordered_json own_accelerator::to_json() const {
  ordered_json out{{"id", id}};
  if (!vendor.empty()) out["vendor"] = vendor;
  if (!generation.empty()) out["generation"] = generation;
  for (auto const& k : peak_keys) {
    if (catalog::is_published(record.*k.member))
      out["dense_peak_flops_per_s"][std::string(k.precision)] = record.*k.member;
  }
  out[std::string(memory_capacity.key)] = record.memory_capacity_bytes;
  out[std::string(memory_rate.key)] = record.memory_bandwidth_bytes_per_s;
  if (record.compute_units > 0) out["compute_units"] = record.compute_units;
  out[std::string(link_rate.key)] = record.scale_up_bandwidth_bytes_per_s;
  out["scale_up_domain"] = record.scale_up_domain;
  out[std::string(power_limit.key)] = record.tdp_w;
  out[std::string(idle_power.key)] = record.idle_power_resident_w;
  for (auto const& f : fractions) out[std::string(f.key)] = record.*f.member;
  return out;
}

node<> usual_node(catalog::accelerator_record const& a) {
  node<> n{};
  n.accelerators = a.scale_up_domain > 0 ? a.scale_up_domain : usual_domain;
  n.ring_bandwidth = one_way(bytes_per_second(ring_share * a.scale_up_bandwidth_bytes_per_s));
  n.channels = usual_channels;
  n.host_power = watts(host_share * catalog::power_limit_w(a) * n.accelerators);
  return n;
}

}  // namespace scalekit::cli
