#include "own_accelerator.hpp"

#include <array>
#include <limits>
#include <optional>
#include <string_view>
#include <vector>

#include <fmt/format.h>

#include "input_error.hpp"
#include "object_reader.hpp"
#include "scalekit/hardware/precision.hpp"

namespace scalekit::cli {

namespace {

using json = nlohmann::json;
using nlohmann::ordered_json;

// What a value may be in the unit of its key, and the unit that people write by mistake.
struct plausible {
  std::string_view key;
  std::string_view unit;
  double low;
  double high;
  std::string_view mistaken;
  double factor;
};

constexpr plausible peak_range{"", "FLOP/s", 1e11, 1e18, "TFLOP/s", 1e12};
constexpr plausible capacity{"memory_capacity_bytes", "bytes", 1e8, 1e15, "GiB", 1024.0 * 1024.0 * 1024.0};
constexpr plausible memory_rate{"memory_bandwidth_bytes_per_s", "bytes per second", 1e9, 1e16, "GB/s", 1e9};
constexpr plausible link_rate{
    "scale_up_bandwidth_bytes_per_s", "bytes per second and direction", 1e8, 1e15, "GB/s", 1e9};
constexpr plausible limit{"tdp_w", "watts", 5.0, 1e5, "kW", 1e3};
constexpr plausible idle{"idle_power_resident_w", "watts", 0.0, 1e5, "kW", 1e3};

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

// The number at a key, if it can be in the key's unit; else an error that says what is expected, and what was
// probably meant.
std::optional<double> number_in(object_reader const& in, std::string_view key, plausible const& p) {
  constexpr double any = std::numeric_limits<double>::max();
  auto const x = in.number(key, -any, any);
  if (!x || (*x >= p.low && *x <= p.high)) return x;
  double const meant = *x * p.factor;
  if (*x > 0.0 && *x < p.low && meant >= p.low && meant <= p.high) {
    throw input_error("value_out_of_range",
                      fmt::format("{} is in {} and lies between {} and {}, got {}; {} {} is {}",
                                  in.pointer_to(key), p.unit, p.low, p.high, *x, *x, p.mistaken, meant),
                      in.pointer_to(key), {meant});
  }
  throw input_error("value_out_of_range",
                    fmt::format("{} is in {} and lies between {} and {}, got {}", in.pointer_to(key), p.unit,
                                p.low, p.high, *x),
                    in.pointer_to(key), {*x < p.low ? p.low : p.high});
}

double required(object_reader const& in, plausible const& p) {
  auto const x = number_in(in, p.key, p);
  if (!x) throw in.missing(p.key, fmt::format("{}, a number", p.unit));
  return *x;
}

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

}  // namespace

std::shared_ptr<own_accelerator const> own_accelerator::from_json(json const& value,
                                                                  std::string const& pointer) {
  object_reader const in(
      value, pointer,
      {"id", "vendor", "generation", "dense_peak_flops_per_s", capacity.key, memory_rate.key,
       "memory_efficiency", "compute_units", link_rate.key, "scale_up_domain", limit.key, idle.key,
       "gemm_power_demand", "memory_power", "communication_power", "link_power"});
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
  if (auto const i = in.choice("vendor", vendors)) own->vendor = vendors[*i];
  if (auto const i = in.choice("generation", generations)) own->generation = generations[*i];
  r.id = own->id;
  r.name = own->id;
  r.vendor = own->vendor;
  r.generation = own->generation;
  r.package = "module";
  r.dies_per_module = 1;
  read_peaks(in, r);
  r.memory_capacity_bytes = required(in, capacity);
  r.memory_bandwidth_bytes_per_s = required(in, memory_rate);
  r.scale_up_bandwidth_bytes_per_s = required(in, link_rate);
  r.tdp_w = required(in, limit);
  r.compute_units = static_cast<int>(in.integer("compute_units", 1, 1'000'000).value_or(0));
  r.scale_up_domain = static_cast<int>(in.integer("scale_up_domain", 1, 1024).value_or(usual_domain));
  for (auto const& f : fractions) r.*f.member = in.number(f.key, f.low, f.high).value_or(f.usual);
  r.idle_power_w = catalog::not_published;
  r.idle_power_resident_w = number_in(in, idle.key, idle).value_or(usual_idle_share * r.tdp_w);
  if (r.idle_power_resident_w >= r.tdp_w) {
    throw input_error("value_out_of_range",
                      fmt::format("{} must lie below tdp_w, {}, got {}", in.pointer_to(idle.key), r.tdp_w,
                                  r.idle_power_resident_w),
                      in.pointer_to(idle.key), {usual_idle_share * r.tdp_w});
  }
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
  out[std::string(capacity.key)] = record.memory_capacity_bytes;
  out[std::string(memory_rate.key)] = record.memory_bandwidth_bytes_per_s;
  if (record.compute_units > 0) out["compute_units"] = record.compute_units;
  out[std::string(link_rate.key)] = record.scale_up_bandwidth_bytes_per_s;
  out["scale_up_domain"] = record.scale_up_domain;
  out[std::string(limit.key)] = record.tdp_w;
  out[std::string(idle.key)] = record.idle_power_resident_w;
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
