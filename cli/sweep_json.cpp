#include "sweep_json.hpp"

#include <utility>

#include <fmt/format.h>

#include "scalekit/scaling/efficiency.hpp"
#include "scalekit/scaling/knee.hpp"

namespace scalekit::cli {

namespace {

using nlohmann::ordered_json;

marginal_value const& metric_of(marginal_values const& m, std::string_view name) {
  if (name == "per_watt") return m.per_watt;
  if (name == "per_facility_watt") return m.per_facility_watt;
  if (name == "per_gpu_hour") return m.per_gpu_hour;
  return m.per_accelerator;
}

void add_marginal(ordered_json& out, std::string const& name, marginal_value const& v) {
  auto const number = [](std::optional<double> const& x) {
    return x ? ordered_json(*x) : ordered_json(nullptr);
  };
  out[name] = number(v.value);
  out[name + "_relative"] = number(v.relative);
  if (!v.value) out[name + "_reason"] = to_string(v.reason);
}

ordered_json marginal_json(marginal_values const& m) {
  ordered_json out;
  add_marginal(out, "per_accelerator", m.per_accelerator);
  add_marginal(out, "per_watt", m.per_watt);
  add_marginal(out, "per_facility_watt", m.per_facility_watt);
  add_marginal(out, "per_gpu_hour", m.per_gpu_hour);
  add_marginal(out, "hours_saved_per_gpu_hour", m.hours_saved_per_gpu_hour);
  return out;
}

// What scaling metrics read of a point that has a result.
scaling_point scaling_point_of(ordered_json const& point) {
  auto const count = point.at("accelerators").get<std::int64_t>();
  auto const& watts_of = point.at("power_w");
  return {count, tokens_per_second(point.at("tokens_per_s").get<double>()),
          watts(watts_of.at("accelerator").get<double>()) * static_cast<double>(count),
          watts(watts_of.at("facility").get<double>())};
}

}  // namespace

ordered_json to_json(sweep_settings const& s) {
  return {{"scaling", s.scaling},
          {"knee_metric", s.knee_metric},
          {"knee_threshold", s.knee_threshold},
          {"job_tokens", s.job_tokens ? ordered_json(*s.job_tokens) : ordered_json(nullptr)}};
}

sweep_settings sweep_settings_from(ordered_json const& value) {
  sweep_settings s{value.at("scaling").get<std::string>(), value.at("knee_metric").get<std::string>(),
                   value.at("knee_threshold").get<double>(), std::nullopt};
  if (!value.at("job_tokens").is_null()) s.job_tokens = value.at("job_tokens").get<double>();
  return s;
}

knee_result knee_of(std::vector<compared_size> const& sizes, std::string_view metric, double threshold) {
  std::vector<knee_input> inputs;
  for (auto const& s : sizes) {
    inputs.push_back({s.accelerator_count, metric_of(s.marginal, metric).relative});
  }
  if (inputs.size() < 2) return {std::nullopt, "fewer than two sizes could be estimated"};
  auto const knee = find_knee(inputs, threshold);
  for (std::size_t i = 1; i < inputs.size(); ++i) {
    if (!inputs[i].relative)
      return {knee, fmt::format("undefined from {} accelerators on", inputs[i].accelerator_count)};
    if (*inputs[i].relative < threshold) {
      return {knee,
              fmt::format("the step to {} accelerators brings {:.2f} of the average at {}, below {:.2f}",
                          inputs[i].accelerator_count, *inputs[i].relative, inputs[0].accelerator_count,
                          threshold)};
    }
  }
  return {knee, "every step stayed at or above the threshold"};
}

ordered_json sweep_json(sweep_settings const& settings, ordered_json points, ordered_json const& version) {
  std::vector<compared_size> sizes;
  std::optional<scaling_point> base;
  std::optional<scaling_point> before;
  for (auto& point : points) {
    if (point.contains("error")) continue;
    auto const here = scaling_point_of(point);
    if (!base) base = here;
    compared_size const size{
        here.accelerator_count, scaling_efficiency_of(*base, here),
        before ? marginal_between(*base, *before, here, settings.job_tokens) : no_marginal_values()};
    before = here;
    point["efficiency"] = size.efficiency;
    point["marginal"] = marginal_json(size.marginal);
    sizes.push_back(size);
  }
  auto const knee = knee_of(sizes, settings.knee_metric, settings.knee_threshold);
  return {{"scaling", settings.scaling},
          {"points", std::move(points)},
          {"knee",
           {{"accelerators", knee.count ? ordered_json(*knee.count) : ordered_json(nullptr)},
            {"metric", settings.knee_metric},
            {"threshold", settings.knee_threshold},
            {"reason", knee.reason}}},
          {"version", version}};
}

}  // namespace scalekit::cli
