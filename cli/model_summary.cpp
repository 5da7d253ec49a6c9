#include "model_summary.hpp"

#include <array>
#include <string_view>
#include <vector>

#include <fmt/format.h>

#include "input_error.hpp"
#include "scalekit/catalog/resolve.hpp"
#include "scalekit/workload/flops_per_token.hpp"
#include "scalekit/workload/parameter_count.hpp"
#include "text_table.hpp"

namespace scalekit::cli {

namespace {

using nlohmann::ordered_json;

constexpr std::array<std::int64_t, 3> usual_lengths{2048, 4096, 8192};

// Work of a token in sequences of one length.
struct work {
  std::int64_t sequence_length;
  training_flops flops;
};

// What a summary says, of an entry of the catalogue or of a file.
struct summary {
  std::string name;
  transformer shape;  // at the length that a published count belongs to
  bool positions_follow_sequence = false;
  std::string_view norm;
  std::vector<std::string> remarks;
  double published = catalog::not_published;
  std::string_view kind;  // of the published count
  std::vector<work> works;
};

// Lengths that a position table of `rows` admits; the whole table where it is shorter than all usual ones.
std::vector<std::int64_t> lengths_within(std::int64_t rows, bool follow_sequence) {
  std::vector<std::int64_t> lengths;
  for (auto const length : usual_lengths) {
    if (rows == 0 || follow_sequence || length <= rows) lengths.push_back(length);
  }
  if (lengths.empty()) lengths.push_back(rows);
  return lengths;
}

// "gated_mlp, qkv_bias": plain entries of the file that nobody read in a source.
std::string recalled_keys(catalog::provenance_record const& origin) {
  std::vector<std::string_view> keys;
  auto const add = [&keys](auto const& entries) {
    for (auto const& e : entries) {
      if (e.kind == "recalled" && e.pointer != "/published_parameters") keys.push_back(e.pointer.substr(1));
    }
  };
  add(origin.values);
  add(origin.texts);
  return fmt::format("{}", fmt::join(keys, ", "));
}

summary summary_of(catalog::model_record const& r, catalog::provenance_record const& origin) {
  summary s;
  s.name = r.name;
  s.shape = catalog::make_transformer(r, r.learned_positions);
  s.positions_follow_sequence = r.learned_positions_follow_sequence;
  s.norm = r.norm == "layernorm" ? "layer norm" : "RMS norm";
  if (r.assumed_shape)
    s.remarks.emplace_back(
        "The shape is assumed: it was not published, or not in a form that agrees with itself.");
  if (r.recalled_shape) {
    s.remarks.emplace_back("The shape was written from memory and not read again in its source.");
  } else if (auto const keys = recalled_keys(origin); !keys.empty()) {
    s.remarks.push_back(fmt::format("Written from memory and not read again: {}.", keys));
  }
  s.published = r.published_parameters;
  for (auto const& v : origin.values) {
    if (v.pointer == "/published_parameters") s.kind = v.kind;
  }
  for (auto const length : lengths_within(r.learned_positions, r.learned_positions_follow_sequence))
    s.works.push_back({length, flops_per_training_token(catalog::make_transformer(r, length), length)});
  return s;
}

summary summary_of(nlohmann::json const& model, std::string const& name) {
  summary s;
  s.name = name;
  s.shape = read_model(model, 1).shape;
  s.norm = s.shape.normalization_bias ? "norm with a bias" : "norm without a bias";
  for (auto const length : lengths_within(s.shape.learned_positions, false)) {
    try {
      s.works.push_back({length, flops_per_training_token(read_model(model, length).shape, length)});
    } catch (input_error const& e) {
      if (e.code() != "not_modelled") throw;  // a window that the sequences leave
    }
  }
  return s;
}

// 6738415616 as 6,738,415,616.
std::string grouped(std::int64_t n) {
  return n < 1000 ? fmt::format("{}", n) : fmt::format("{},{:03}", grouped(n / 1000), n % 1000);
}

std::string shape_text(summary const& s) {
  transformer const& r = s.shape;
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
    parts.push_back(s.positions_follow_sequence
                        ? std::string("learned positions, as many as the sequence is long")
                        : fmt::format("{} learned positions", r.learned_positions));
  }
  parts.push_back(fmt::format("{} x {} in a layer", r.norms_per_layer, s.norm));
  std::vector<std::string_view> biases;
  if (r.qkv_bias) biases.emplace_back("q, k, v");
  if (r.attention_output_bias) biases.emplace_back("attention output");
  if (r.mlp_bias) biases.emplace_back("MLP");
  if (r.normalization_bias) biases.emplace_back("norms");
  parts.push_back(biases.empty() ? std::string("no biases")
                                 : fmt::format("biases: {}", fmt::join(biases, "; ")));
  return fmt::format("{}", fmt::join(parts, ", "));
}

// "70,553,706,496 recalled, +0.0000 %": a count that nobody read is not called published.
std::string published_text(summary const& s, std::int64_t counted) {
  if (!catalog::is_published(s.published)) return "no exact count published";
  return fmt::format("{} {}, {:+.4f} %", grouped(static_cast<std::int64_t>(s.published)),
                     s.kind == "datasheet" ? "published" : s.kind,
                     100.0 * (static_cast<double>(counted) / s.published - 1.0));
}

std::string text_of(summary const& s, bool of_catalogue) {
  std::int64_t const counted = total_parameters(s.shape).value();
  std::string out = wrapped(fmt::format("{}: {}.", s.name, shape_text(s)), 2);
  for (auto const& remark : s.remarks) out += wrapped(remark, 2);
  out += fmt::format("\n  parameters  {} counted{}\n", grouped(counted),
                     of_catalogue ? "; " + published_text(s, counted) : "");
  if (s.shape.is_mixture_of_experts())
    out += fmt::format("  active      {} for each token\n", grouped(active_parameters(s.shape).value()));
  text_table table;
  table.column("tokens of a sequence");
  for (char const* const name : {"for mfu", "for mfu_causal", "for hfu, all layers recomputed"})
    table.column(name);
  for (auto const& [length, f] : s.works) {
    auto const giga = [](double flops) { return fmt::format("{:.2f} GFLOP", flops / 1e9); };
    table.row({fmt::format("{}", length), giga(base_value(f.full)), giga(base_value(f.causal)),
               giga(base_value(f.full) + base_value(f.recomputed))});
  }
  return out + "\n  work of each training token\n" + table.str();
}

ordered_json json_of(summary const& s) {
  ordered_json flops = ordered_json::array();
  for (auto const& [length, f] : s.works) {
    flops.push_back({{"sequence_length", length},
                     {"mfu", base_value(f.full)},
                     {"mfu_causal", base_value(f.causal)},
                     {"hfu_full_recompute", base_value(f.full) + base_value(f.recomputed)}});
  }
  bool const published = catalog::is_published(s.published);
  return {{"name", s.name},
          {"parameters", total_parameters(s.shape).value()},
          {"active_parameters", active_parameters(s.shape).value()},
          {"embedding_parameters", embedding_parameters(s.shape).value()},
          {"published_parameters",
           published ? ordered_json(static_cast<std::int64_t>(s.published)) : ordered_json(nullptr)},
          {"published_parameters_kind", published ? ordered_json(s.kind) : ordered_json(nullptr)},
          {"flops_per_token", flops}};
}

}  // namespace

std::string model_summary_text(catalog::model_record const& r, catalog::provenance_record const& origin) {
  return text_of(summary_of(r, origin), true);
}

ordered_json model_summary_json(catalog::model_record const& r, catalog::provenance_record const& origin) {
  return json_of(summary_of(r, origin));
}

std::string model_summary_text(nlohmann::json const& model, std::string const& name) {
  return text_of(summary_of(model, name), false);
}

ordered_json model_summary_json(nlohmann::json const& model, std::string const& name) {
  return json_of(summary_of(model, name));
}

}  // namespace scalekit::cli
