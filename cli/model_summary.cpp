#include "model_summary.hpp"

#include <array>
#include <vector>

#include <fmt/format.h>

#include "scalekit/catalog/resolve.hpp"
#include "scalekit/workload/flops_per_token.hpp"
#include "scalekit/workload/parameter_count.hpp"
#include "text_table.hpp"

namespace scalekit::cli {

namespace {

using nlohmann::ordered_json;

constexpr std::array<std::int64_t, 3> sequence_lengths{2048, 4096, 8192};

// The shape at the length that a published count belongs to.
transformer shape_of(catalog::model_record const& r) {
  return catalog::make_transformer(r, r.learned_positions);
}

// 6738415616 as 6,738,415,616.
std::string grouped(std::int64_t n) {
  return n < 1000 ? fmt::format("{}", n) : fmt::format("{},{:03}", grouped(n / 1000), n % 1000);
}

std::string shape_text(catalog::model_record const& r) {
  std::vector<std::string> parts{fmt::format("{} layers", r.num_hidden_layers),
                                 fmt::format("hidden size {}", r.hidden_size),
                                 fmt::format("{} heads of {}", r.num_attention_heads, r.head_dim)};
  if (r.num_key_value_heads != r.num_attention_heads)
    parts.back() += fmt::format(" ({} for keys and values)", r.num_key_value_heads);
  auto const* const gate = r.gated_mlp ? "gated MLP" : "MLP";
  if (r.num_local_experts == 0) {
    parts.push_back(fmt::format("{} {}", gate, r.intermediate_size));
  } else {
    parts.push_back(fmt::format("{} experts ({} for each token), each a {} {}", r.num_local_experts,
                                r.num_experts_per_tok, gate, r.moe_intermediate_size));
    if (r.n_shared_experts > 0) parts.back() += fmt::format(", and {} shared", r.n_shared_experts);
    if (r.moe_layer_freq > 1) parts.back() += fmt::format(", in one layer of {}", r.moe_layer_freq);
  }
  if (r.parallel_attention) parts.emplace_back("attention and MLP side by side");
  parts.push_back(
      fmt::format("vocabulary {}, {} head", r.vocab_size, r.tie_word_embeddings ? "tied" : "untied"));
  if (r.learned_positions > 0) {
    parts.push_back(r.learned_positions_follow_sequence
                        ? std::string("learned positions, as many as the sequence is long")
                        : fmt::format("{} learned positions", r.learned_positions));
  }
  auto const* const norm = r.norm == "layernorm" ? "layer norm" : "RMS norm";
  parts.push_back(fmt::format("{} x {} in a layer", r.norms_per_layer, norm));
  std::vector<std::string_view> biases;
  if (r.qkv_bias) biases.emplace_back("q, k, v");
  if (r.attention_output_bias) biases.emplace_back("attention output");
  if (r.mlp_bias) biases.emplace_back("MLP");
  if (r.norm_bias) biases.emplace_back("norms");
  parts.push_back(biases.empty() ? std::string("no biases")
                                 : fmt::format("biases: {}", fmt::join(biases, "; ")));
  return fmt::format("{}", fmt::join(parts, ", "));
}

}  // namespace

std::string model_summary_text(catalog::model_record const& r) {
  transformer const m = shape_of(r);
  std::int64_t const counted = total_parameters(m).value();
  std::string out = wrapped(fmt::format("{}: {}.", r.name, shape_text(r)), 2);
  if (r.assumed_shape)
    out += "  The shape is assumed: it was not published, or not in a form that agrees with itself.\n";
  if (r.recalled_shape) out += "  The shape was written from memory and not read again in its source.\n";
  std::string const published =
      catalog::is_published(r.published_parameters)
          ? fmt::format("{} published, {:+.4f} %", grouped(static_cast<std::int64_t>(r.published_parameters)),
                        100.0 * (static_cast<double>(counted) / r.published_parameters - 1.0))
          : std::string("no exact count published");
  out += fmt::format("\n  parameters  {} counted; {}\n", grouped(counted), published);
  if (m.is_mixture_of_experts())
    out += fmt::format("  active      {} for each token\n", grouped(active_parameters(m).value()));
  text_table table;
  table.column("tokens of a sequence");
  for (char const* const name : {"for mfu", "for mfu_causal", "for hfu, all layers recomputed"})
    table.column(name);
  for (std::int64_t const length : sequence_lengths) {
    auto const f = flops_per_training_token(catalog::make_transformer(r, length), length);
    auto const giga = [](double flops) { return fmt::format("{:.2f} GFLOP", flops / 1e9); };
    table.row({fmt::format("{}", length), giga(base_value(f.full)), giga(base_value(f.causal)),
               giga(base_value(f.full) + base_value(f.recomputed))});
  }
  return out + "\n  work of each training token\n" + table.str();
}

ordered_json model_summary_json(catalog::model_record const& r) {
  transformer const m = shape_of(r);
  ordered_json flops = ordered_json::array();
  for (std::int64_t const length : sequence_lengths) {
    auto const f = flops_per_training_token(catalog::make_transformer(r, length), length);
    flops.push_back({{"sequence_length", length},
                     {"mfu", base_value(f.full)},
                     {"mfu_causal", base_value(f.causal)},
                     {"hfu_full_recompute", base_value(f.full) + base_value(f.recomputed)}});
  }
  bool const published = catalog::is_published(r.published_parameters);
  return {{"name", r.name},
          {"parameters", total_parameters(m).value()},
          {"active_parameters", active_parameters(m).value()},
          {"embedding_parameters", embedding_parameters(m).value()},
          {"published_parameters", published ? ordered_json(static_cast<std::int64_t>(r.published_parameters))
                                             : ordered_json(nullptr)},
          {"flops_per_token", flops}};
}

}  // namespace scalekit::cli
