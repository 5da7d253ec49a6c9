#include <algorithm>
#include <catch2/catch.hpp>
#include <cmath>

#include "scalekit/catalog/provenance.hpp"

namespace catalog = scalekit::catalog;

namespace {

catalog::value_record const& value_at(std::string_view id, std::string_view pointer) {
  auto const* file = catalog::find_provenance(id);
  REQUIRE(file != nullptr);
  auto const found = std::find_if(file->values.begin(), file->values.end(),
                                  [&](auto const& value) { return value.pointer == pointer; });
  REQUIRE(found != file->values.end());
  return *found;
}

template <class Files>
void require_origin(Files const& files, std::size_t& count) {
  for (auto const& file : files) {
    REQUIRE(catalog::find_source(file.source) != nullptr);
    for (auto const& value : file.values) {
      INFO(file.id << " " << value.pointer);
      REQUIRE(catalog::find_source(value.source) != nullptr);
      REQUIRE_FALSE(value.unit.empty());
      REQUIRE_FALSE(value.locator.empty());
      REQUIRE(value.retrieved.size() == 10);
      REQUIRE(((value.kind != "assumed" && value.kind != "recalled") || !value.note.empty()));
      ++count;
    }
  }
}

}  // namespace

TEST_CASE("provenance: values keep the unit and the words of their source", "[catalog]") {
  auto const& peak = value_at("h100-sxm5-80gb", "/dense_peak/bf16");
  CHECK(peak.value == 989.4);
  CHECK(peak.unit == "TFLOP/s");
  CHECK(peak.kind == "datasheet");
  CHECK(peak.qualifier == "dense");
  CHECK(std::isnan(peak.low));

  auto const& nic = value_at("dgx-h100", "/nic_bandwidth");
  CHECK(nic.value == 400.0);
  CHECK(nic.unit == "Gb/s");
  CHECK(nic.qualifier == "one_way");

  auto const& host = value_at("dgx-h100", "/host_power");
  CHECK(host.kind == "derived");
  CHECK(host.low == 1778.0);
  CHECK(host.high == 4600.0);

  CHECK(value_at("mi250x-gcd", "/dense_peak/bf16").qualifier == "dense die");
  CHECK(value_at("nccl-2.18", "/hop_latency/net/ring/values/simple").value == 14.0);
  CHECK(value_at("pytorch-fsdp-2023", "/constants/hop_latency_ratio").low <
        value_at("pytorch-fsdp-2023", "/constants/hop_latency_ratio").high);
  CHECK(value_at("meta-scaling", "/cells/0/published").value == -37.22);
}

TEST_CASE("provenance: every value has an origin that exists", "[catalog]") {
  std::size_t count = 0;
  require_origin(catalog::provenance_accelerators, count);
  require_origin(catalog::provenance_nodes, count);
  require_origin(catalog::provenance_networks, count);
  require_origin(catalog::provenance_models, count);
  require_origin(catalog::provenance_profiles, count);
  require_origin(catalog::provenance_libraries, count);
  require_origin(catalog::provenance_studies, count);
  CHECK(count > 1500);
}

TEST_CASE("provenance: what is unknown is null", "[catalog]") {
  CHECK(catalog::find_provenance("h200") == nullptr);
  CHECK(catalog::find_source("hearsay") == nullptr);
}
