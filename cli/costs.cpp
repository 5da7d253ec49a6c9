#include "costs.hpp"

#include <fmt/format.h>

#include "scalekit/catalog/published.hpp"

namespace scalekit::cli {

namespace {

using nlohmann::ordered_json;

constexpr double highest_price = 1e6;
constexpr double highest_intensity = 1e4;  // lignite is a tenth of it
constexpr double longest_amortisation = 100.0;
constexpr double days_a_year = 365.25;

// Money, energy or gas for a million tokens of a job that spends `rate` of it a second.
double per_million_tokens(double rate, step_estimate<> const& e) {
  return rate / base_value(e.tokens_per_second) * 1e6;
}

void merge(std::optional<double>& known, std::optional<double> const& more, std::string const& pointer) {
  if (more && known && *more != *known) {
    throw input_error("conflicting_keys",
                      fmt::format("{} is {}, and /system says {}; give one", pointer, *more, *known),
                      pointer);
  }
  if (more) known = more;
}

}  // namespace

cost_request cost_request::from_system(object_reader const& system) {
  cost_request r;
  r.price_ = system.number("price_per_accelerator_hour", 0.0, highest_price);
  r.energy_price_ = system.number("energy_price_per_kwh", 0.0, highest_price);
  r.carbon_intensity_ = system.number("carbon_intensity_g_per_kwh", 0.0, highest_intensity);
  auto const capital = system.number("capital_per_accelerator", 0.0, 1e9);
  if (!capital) {
    for (auto const key :
         {"amortisation_years", "residual_value_ratio", "upkeep_per_year_ratio", "occupancy_ratio"}) {
      if (!system.has(key)) continue;
      throw input_error(
          "missing_key",
          fmt::format("{} says how an owned accelerator is paid; capital_per_accelerator is missing",
                      system.pointer_to(key)),
          system.pointer_to("capital_per_accelerator"));
    }
    return r;
  }
  ownership<> o{};
  o.capital = dollars(*capital);
  if (auto const years = system.number("amortisation_years", 0.01, longest_amortisation))
    o.amortisation = days(*years * days_a_year);
  o.residual = system.number("residual_value_ratio", 0.0, 1.0).value_or(o.residual);
  o.upkeep_per_year = system.number("upkeep_per_year_ratio", 0.0, 10.0).value_or(o.upkeep_per_year);
  o.occupancy = system.number("occupancy_ratio", 0.01, 1.0).value_or(o.occupancy);
  r.owned_ = o;
  return r;
}

void cost_request::read_run(object_reader const& run) {
  merge(energy_price_, run.number("energy_price_per_kwh", 0.0, highest_price),
        run.pointer_to("energy_price_per_kwh"));
  merge(carbon_intensity_, run.number("carbon_intensity_g_per_kwh", 0.0, highest_intensity),
        run.pointer_to("carbon_intensity_g_per_kwh"));
}

void cost_request::add_resolved(ordered_json& system) const {
  if (price_) system["price_per_accelerator_hour"] = *price_;
  if (energy_price_) system["energy_price_per_kwh"] = *energy_price_;
  if (carbon_intensity_) system["carbon_intensity_g_per_kwh"] = *carbon_intensity_;
  if (!owned_) return;
  system["capital_per_accelerator"] = value_in(owned_->capital, dollars);
  system["amortisation_years"] = value_in(owned_->amortisation, days) / days_a_year;
  system["residual_value_ratio"] = owned_->residual;
  system["upkeep_per_year_ratio"] = owned_->upkeep_per_year;
  system["occupancy_ratio"] = owned_->occupancy;
}

std::optional<price<>> cost_request::owned(scenario<> const& s, step_estimate<> const& e) const {
  if (!owned_) return std::nullopt;
  auto const energy_cost = dollars_per_kilowatt_hour(energy_price_.value_or(0.0));
  return owned_price(*owned_, energy_cost, e.draw.facility / static_cast<double>(s.machine.accelerators));
}

void cost_request::add_results(ordered_json& result, scenario<> const& s, step_estimate<> const& e,
                               catalog::accelerator_record const& accelerator,
                               std::optional<double> job_tokens) const {
  auto const count = static_cast<double>(s.machine.accelerators);
  auto const of_price = [&](double an_hour) { return per_million_tokens(an_hour * count / 3600.0, e); };
  auto const owned_hour = owned(s, e);
  double const facility_kw = base_value(e.draw.facility) / 1e3;

  if (price_) result["cost_per_million_tokens"] = of_price(*price_);
  ordered_json& economics = result["economics"] = ordered_json::object();
  double const low = accelerator.price_low_dollars_per_accelerator_s * 3600.0;
  double const high = accelerator.price_high_dollars_per_accelerator_s * 3600.0;
  bool const sold = catalog::is_published(low) && catalog::is_published(high);
  economics["market_price_per_accelerator_hour"] = sold ? ordered_json{low, high} : ordered_json(nullptr);
  economics["market_cost_per_million_tokens"] =
      sold ? ordered_json{of_price(low), of_price(high)} : ordered_json(nullptr);
  if (energy_price_)
    economics["energy_cost_per_million_tokens"] =
        per_million_tokens(facility_kw * *energy_price_ / 3600.0, e);
  if (owned_hour) {
    double const an_hour = value_in(*owned_hour, dollars_per_accelerator_hour);
    economics["owned_price_per_accelerator_hour"] = an_hour;
    economics["owned_price_includes_energy"] = energy_price_.has_value();
    economics["owned_cost_per_million_tokens"] = of_price(an_hour);
  }
  if (carbon_intensity_)
    economics["carbon_g_per_million_tokens"] =
        per_million_tokens(facility_kw * *carbon_intensity_ / 3600.0, e);

  if (!job_tokens) return;
  auto const t = job_totals_of(s.machine, e, tokens(*job_tokens));
  double const hours_of_all = value_in(t.accelerator_hours, accelerator_hours);
  ordered_json& job = result["job"] = {
      {"tokens", *job_tokens},
      {"days", value_in(t.time, days)},
      {"accelerator_hours", hours_of_all},
      {"energy_j", {{"accelerator", base_value(t.accelerators)}, {"facility", base_value(t.facility)}}}};
  if (price_) job["cost"] = *price_ * hours_of_all;
  if (energy_price_) job["energy_cost"] = *energy_price_ * value_in(t.facility, kilowatt_hours);
  if (owned_hour) job["owned_cost"] = value_in(*owned_hour, dollars_per_accelerator_hour) * hours_of_all;
  if (carbon_intensity_) {
    job["carbon_g"] =
        value_in(emission_of(t.facility, grams_co2e_per_kilowatt_hour(*carbon_intensity_)), grams_co2e);
  }
}

}  // namespace scalekit::cli
