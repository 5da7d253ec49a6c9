#include "validation.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <optional>

#include <fmt/format.h>

#include "scalekit/catalog/build.hpp"
#include "scalekit/catalog/observations.hpp"
#include "scalekit/parallelism/legality.hpp"
#include "scalekit/training/step.hpp"

namespace scalekit::cli {

namespace {

using catalog::observation_flag;

// The first flag that forbids the comparison and is not `but`.
std::optional<observation_flag> forbidding_flag(catalog::observation_record const& o,
                                                std::optional<observation_flag> but = {}) {
  for (std::size_t i = 0; i < catalog::observation_flag_names.size(); ++i) {
    auto const flag = static_cast<observation_flag>(i);
    if (flag != but && catalog::has_flag(o, flag) && catalog::forbids_score(flag)) return flag;
  }
  return std::nullopt;
}

std::string text_of(plan_error const& e) {
  bool const missing = e.code == plan_error_code::not_modelled;
  return missing ? std::string(pointer_to(e.field))
                 : fmt::format("{} ({})", pointer_to(e.field), e.text().code);
}

double rate_of(step_estimate<> const& e, scenario<> const& s) {
  double const rate = base_value(e.tokens_per_second) / static_cast<double>(s.machine.accelerators);
  return std::isfinite(rate) ? rate : 0.0;
}

template <class Enum, class Names>
bool set_named(Enum& target, Names const& names, std::string_view text) {
  auto const at = std::find(names.begin(), names.end(), text);
  if (at == names.end()) return false;
  target = static_cast<Enum>(at - names.begin());
  return true;
}

bool set_count(std::int64_t& target, std::string_view text) {
  return std::from_chars(text.data(), text.data() + text.size(), target).ec == std::errc{};
}

// Sets one input of a scenario to a value as observations write it. False: an input that is not varied.
bool set_input(scenario<>& s, std::string_view pointer, std::string_view value) {
  plan& p = s.parallel;
  if (pointer == "/plan/recompute") return set_named(p.recompute, recompute_names, value);
  if (pointer == "/plan/micro_batch_size") return set_count(p.micro_batch_size, value);
  if (pointer == "/plan/virtual_stages") {
    if (!set_count(p.virtual_stages, value)) return false;
    p.schedule =
        p.virtual_stages > 1 ? pipeline_schedule::interleaved : pipeline_schedule::one_forward_one_backward;
    return true;
  }
  if (pointer == "/plan/sharding") return set_named(p.sharding, sharding_names, value);
  if (pointer == "/training/global_batch_size") return set_count(s.training.global_batch_size, value);
  if (pointer == "/model/attention") {
    s.model.attention = value == "unfused" ? attention_kernel::unfused : attention_kernel::flash;
    return value == "unfused" || value == "flash";
  }
  if (pointer != "/plan/gradient_precision" && pointer != "/training/precision") return false;
  auto const format = precision_from(value);
  if (!format) return false;
  (pointer == "/training/precision" ? s.training.precision : p.gradient_precision) = *format;
  return true;
}

// Same plan as far as an input of `set_input` goes.
bool same_inputs(scenario<> const& a, scenario<> const& b) {
  plan const& p = a.parallel;
  plan const& q = b.parallel;
  return p.recompute == q.recompute && p.micro_batch_size == q.micro_batch_size &&
         p.virtual_stages == q.virtual_stages && p.sharding == q.sharding &&
         p.gradient_precision == q.gradient_precision && a.model.attention == b.model.attention &&
         a.training.global_batch_size == b.training.global_batch_size &&
         a.training.precision == b.training.precision;
}

// Each unpublished input at each other legal value, one at a time. A filling that would run out of memory cannot have
// run, unless the row as it is does not fit either.
void vary_inputs(validation_row& r, scenario<> const& s) {
  r.least_error = r.largest_error = std::abs(r.error());
  for (auto const& a : r.observation->alternatives) {
    scenario<> varied = s;
    if (!set_input(varied, a.pointer, a.value) || same_inputs(varied, s)) continue;
    if (find_plan_error(varied.model, varied.machine, varied.parallel, varied.training)) continue;
    auto const e = estimate_step(varied);
    double const rate = rate_of(e, varied);
    if (rate <= 0.0 || (!e.fits && r.predicted_fits)) continue;
    double const error = std::abs(rate / r.measured - 1.0);
    ++r.fillings;
    r.least_error = std::min(r.least_error, error);
    r.largest_error = std::max(r.largest_error, error);
  }
}

validation_row row_of(catalog::observation_source_record const& source,
                      catalog::observation_record const& o) {
  validation_row r{};
  r.observation = &o;
  if (catalog::is_published(o.tokens_per_s_per_accelerator)) r.measured = o.tokens_per_s_per_accelerator;
  if (catalog::is_published(o.memory_per_accelerator_bytes))
    r.measured_memory = o.memory_per_accelerator_bytes;
  if (auto const flag = forbidding_flag(o)) {
    r.reason = to_string(*flag);
  } else if (!o.scored) {
    r.reason = o.fits ? "no throughput" : "out of memory";
  }
  if (catalog::has_flag(o, observation_flag::incomplete)) return r;

  // The plan decides the profile, and the scenario is built with one.
  auto s = catalog::make_observed_scenario(o, catalog::profiles.front());
  auto const& part = *catalog::find_by_id(catalog::accelerators, o.accelerator);
  r.profile = catalog::observed_profile(source.id, o.id, s.parallel, s.training.precision, part).profile;
  s.profile = catalog::make_stack(*r.profile, part, *catalog::find_by_id(catalog::nodes, o.node));
  double const peak = base_value(s.machine.accelerator.peak(s.training.precision).quantity());
  r.at_peak = peak / base_value(flops_per_training_token(s.model, s.training.sequence_length).full);

  auto const error = find_plan_error(s.model, s.machine, s.parallel, s.training);
  if (!error) {
    auto const e = estimate_step(s);
    r.predicted = rate_of(e, s);
    auto by_rule = s;
    auto const* rule = catalog::default_profile(s.parallel, s.training.precision, part).profile;
    by_rule.profile = catalog::make_stack(*rule, part, *catalog::find_by_id(catalog::nodes, o.node));
    r.predicted_by_default = rule == r.profile ? r.predicted : rate_of(estimate_step(by_rule), by_rule);
    r.predicted_memory = base_value(e.memory.total());
    r.predicted_fits = e.fits;
    r.memory_counted = !forbidding_flag(o, observation_flag::not_a_training_step);
  }
  if (o.scored) {
    r.state = r.is_predicted() ? row_state::counted : row_state::not_modelled;
    if (!r.is_predicted()) r.reason = error ? text_of(*error) : "no finite time";
  }
  if (r.state == row_state::counted) vary_inputs(r, s);
  return r;
}

bool is_in(validation_row const& r, validation_group const& group, row_split split) {
  return group.holds(*r.observation) &&
         (split == row_split::both || r.observation->fitted == (split == row_split::fitted));
}

}  // namespace

std::string_view to_string(row_split s) {
  constexpr std::array<std::string_view, 3> names{"fitted", "checked", "both"};
  return names[static_cast<std::size_t>(s)];
}

bool validation_summary::is_within(validation_target const& t) const {
  return (t.mape == 0.0 || mape <= t.mape) && (t.worst == 0.0 || std::abs(worst) <= t.worst) &&
         (t.median == 0.0 || median <= t.median);
}

std::vector<validation_row> validation_rows(catalog::observation_source_record const& source) {
  std::vector<validation_row> rows;
  rows.reserve(source.observations.size());
  for (auto const& o : source.observations) rows.push_back(row_of(source, o));
  return rows;
}

std::vector<validation_row> validation_rows(std::string_view source) {
  auto const* found = catalog::find_observation_source(source);
  return found != nullptr ? validation_rows(*found) : std::vector<validation_row>{};
}

double one_efficiency(std::span<validation_row const> rows) {
  std::vector<double> ratios;
  for (auto const& r : rows) {
    if (r.state == row_state::counted && r.observation->fitted) ratios.push_back(r.measured / r.at_peak);
  }
  return median_of(ratios);
}

validation_summary summarise(std::span<validation_row const> rows, validation_group const& group,
                             row_split split) {
  validation_summary s{};
  double const efficiency = one_efficiency(rows);
  s.has_strawman = efficiency > 0.0;
  std::vector<double> errors;
  for (auto const& r : rows) {
    if (!is_in(r, group, split)) continue;
    if (r.state == row_state::not_modelled) ++s.not_modelled;
    if (r.state != row_state::counted) continue;
    errors.push_back(r.error());
    s.default_mape += std::abs(r.predicted_by_default / r.measured - 1.0);
    s.strawman_mape += std::abs(efficiency * r.at_peak / r.measured - 1.0);
    s.varied += r.fillings > 0 ? 1U : 0U;
    s.least_mape += r.least_error;
    s.largest_mape += r.largest_error;
  }
  static_cast<error_moments&>(s) = moments_of(errors);
  if (s.rows == 0) return s;
  for (double* sum : {&s.strawman_mape, &s.default_mape, &s.least_mape, &s.largest_mape})
    *sum /= static_cast<double>(s.rows);
  return s;
}

memory_summary summarise_memory(std::span<validation_row const> rows, validation_group const& group,
                                row_split split) {
  memory_summary s{};
  std::vector<double> errors;
  for (auto const& r : rows) {
    if (!r.memory_counted || !is_in(r, group, split)) continue;
    if (r.measured_memory > 0.0) errors.push_back(r.memory_error());
    if (!r.observation->fits) {
      ++s.out_of_memory;
      s.out_of_memory_right += r.predicted_fits ? 0U : 1U;
    } else if (r.measured > 0.0) {
      ++s.ran;
      s.ran_right += r.predicted_fits ? 1U : 0U;
    }
  }
  static_cast<error_moments&>(s) = moments_of(errors);
  return s;
}

}  // namespace scalekit::cli
