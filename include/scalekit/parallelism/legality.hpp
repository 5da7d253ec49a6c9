#pragma once

#include <cstdint>
#include <optional>
#include <utility>

#include "scalekit/hardware/cluster.hpp"
#include "scalekit/numerics/integers.hpp"
#include "scalekit/numerics/real.hpp"
#include "scalekit/parallelism/plan.hpp"
#include "scalekit/parallelism/plan_error.hpp"
#include "scalekit/parallelism/shard_groups.hpp"
#include "scalekit/workload/transformer.hpp"

namespace scalekit {

/// Largest value of any count in a scenario. Products of two of them stay far from overflow in 64 bits.
inline constexpr std::int64_t largest_count = 100'000'000;
/// Largest width of a model, and largest number of layers: half a million layers of 10 x (half a million)^2
/// parameters still count below 2^63.
inline constexpr std::int64_t largest_dimension = 500'000;
/// Most experts of a layer, routed or shared, and most normalisations.
inline constexpr std::int64_t largest_expert_count = 4096;
inline constexpr std::int64_t largest_norm_count = 8;

namespace detail {

/// The legal values next below and next above a broken one, searched one by one up to `most`; errors are rare,
/// so a search may take its time.
template <class IsLegal>
[[nodiscard]] constexpr plan_error with_nearest(plan_error error, std::int64_t value, std::int64_t most,
                                                IsLegal const& is_legal) {
  auto const add = [&](std::int64_t candidate) {
    error.nearest[error.nearest_count++] = static_cast<double>(candidate);
  };
  for (std::int64_t below = smaller(value - 1, most); below >= 1; --below) {
    if (!is_legal(below)) continue;
    add(below);
    break;
  }
  for (std::int64_t above = value + 1; above <= most; ++above) {
    if (!is_legal(above)) continue;
    add(above);
    break;
  }
  return error;
}

[[nodiscard]] constexpr std::optional<plan_error> out_of_range(scenario_field field, std::int64_t value,
                                                               std::int64_t low, std::int64_t high) noexcept {
  if (value >= low && value <= high) return std::nullopt;
  return plan_error{plan_error_code::value_out_of_range,
                    field,
                    static_cast<double>(value),
                    {static_cast<double>(value < low ? low : high)},
                    1};
}

[[nodiscard]] constexpr plan_error not_modelled(scenario_field field, std::int64_t got,
                                                std::int64_t nearest) noexcept {
  return {plan_error_code::not_modelled, field, static_cast<double>(got), {static_cast<double>(nearest)}, 1};
}

/// The first rule that the experts of a model break.
[[nodiscard]] constexpr std::optional<plan_error> broken_experts(transformer const& m) noexcept {
  using enum scenario_field;
  if (auto const e = out_of_range(num_local_experts, m.num_local_experts, 0, largest_expert_count)) return e;
  if (!m.is_mixture_of_experts()) return std::nullopt;
  if (auto const e = out_of_range(num_experts_per_tok, m.num_experts_per_tok, 1, m.num_local_experts))
    return e;
  if (auto const e = out_of_range(n_shared_experts, m.n_shared_experts, 0, largest_expert_count)) return e;
  if (auto const e = out_of_range(moe_intermediate_size, m.moe_intermediate_size, 1, largest_dimension))
    return e;
  if (auto const e = out_of_range(moe_layer_freq, m.moe_layer_freq, 1, m.num_hidden_layers)) return e;
  // Experts multiply what the bound on dimensions keeps below 2^63 for dense layers.
  constexpr double most = 9e18;
  double const one = 3.0 * static_cast<double>(m.hidden_size) * static_cast<double>(m.moe_intermediate_size) *
                     static_cast<double>(m.sparse_layers());
  double const all = one * static_cast<double>(m.num_local_experts + m.n_shared_experts);
  if (all > most / 2.0) return out_of_range(num_local_experts, m.num_local_experts, 0, 0);
  return std::nullopt;
}

[[nodiscard]] constexpr std::optional<plan_error> broken_shape(transformer const& m) noexcept {
  struct bound {
    scenario_field field;
    std::int64_t value;
  };
  for (bound const& b :
       {bound{scenario_field::num_hidden_layers, m.num_hidden_layers},
        bound{scenario_field::hidden_size, m.hidden_size},
        bound{scenario_field::intermediate_size, m.intermediate_size},
        bound{scenario_field::num_attention_heads, m.num_attention_heads},
        bound{scenario_field::num_key_value_heads, m.num_key_value_heads},
        bound{scenario_field::head_dim, m.head_dim}, bound{scenario_field::vocab_size, m.vocab_size}}) {
    if (auto const e = out_of_range(b.field, b.value, 1, largest_dimension)) return e;
  }
  if (auto const e = out_of_range(scenario_field::learned_positions, m.learned_positions, 0, largest_count))
    return e;
  if (auto const e = out_of_range(scenario_field::norms_per_layer, m.norms_per_layer, 0, largest_norm_count))
    return e;
  if (m.query_width() > largest_dimension) {
    return out_of_range(scenario_field::num_attention_heads, m.num_attention_heads, 1,
                        largest_dimension / m.head_dim);
  }
  if (m.num_attention_heads % m.num_key_value_heads != 0) {
    return with_nearest({plan_error_code::key_value_heads_do_not_divide_heads,
                         scenario_field::num_key_value_heads, static_cast<double>(m.num_key_value_heads)},
                        m.num_key_value_heads, m.num_attention_heads,
                        [&](std::int64_t n) { return m.num_attention_heads % n == 0; });
  }
  if (auto const e = broken_experts(m)) return e;
  return std::nullopt;
}

/// The first rule that a tensor-parallel degree breaks, apart from those of the other degrees.
[[nodiscard]] constexpr std::optional<plan_error_code> broken_tensor_rule(transformer const& m,
                                                                          std::int64_t degree) noexcept {
  if (m.num_attention_heads % degree != 0) return plan_error_code::tensor_parallel_does_not_divide_heads;
  // More ranks than key-value heads is legal: each head is then held by several ranks.
  if (m.num_key_value_heads % degree != 0 && degree % m.num_key_value_heads != 0) {
    return plan_error_code::tensor_parallel_does_not_divide_key_value_heads;
  }
  bool const has_dense = m.sparse_layers() < m.num_hidden_layers;
  if ((has_dense && m.intermediate_size % degree != 0) ||
      (m.is_mixture_of_experts() && m.moe_intermediate_size % degree != 0)) {
    return plan_error_code::tensor_parallel_does_not_divide_intermediate_size;
  }
  return std::nullopt;
}

[[nodiscard]] constexpr plan_error error_at(scenario_field field, std::int64_t got,
                                            plan_error_code code) noexcept {
  return {code, field, static_cast<double>(got)};
}

/// True when stages of v ceil(L / (p v)) layers leave one to that many for each end.
[[nodiscard]] constexpr bool deals_out_layers(std::int64_t layers, std::int64_t stages,
                                              std::int64_t virtual_stages = 1) noexcept {
  if (stages == 1) return true;
  std::int64_t const chunks = stages * virtual_stages;
  if (chunks > layers + 2) return false;
  std::int64_t const middle = ceil_divide(layers, chunks) * virtual_stages;
  return layers - middle * (stages - 2) >= 2;
}

/// True when every context-parallel rank gets two equal parts of a sequence.
[[nodiscard]] constexpr bool cuts_sequence(std::int64_t length, std::int64_t ranks) noexcept {
  return ranks == 1 || length % (2 * ranks) == 0;
}

/// The first degree of tensor, pipeline and context that a model, or with those before it the job, does not admit.
[[nodiscard]] constexpr std::optional<plan_error> broken_degree(transformer const& m, plan const& p,
                                                                std::int64_t accelerator_count) noexcept {
  using enum scenario_field;
  constexpr auto not_divided = plan_error_code::model_parallel_does_not_divide_accelerators;
  auto const divides = [&](std::int64_t n) { return accelerator_count % n == 0; };
  if (auto const rule = broken_tensor_rule(m, p.tensor_parallel))
    return error_at(tensor_parallel, p.tensor_parallel, *rule);
  if (!divides(p.tensor_parallel)) return error_at(tensor_parallel, p.tensor_parallel, not_divided);
  if (!divides(p.tensor_parallel * p.pipeline_parallel))
    return error_at(pipeline_parallel, p.pipeline_parallel, not_divided);
  if (!divides(p.model_parallel())) return error_at(context_parallel, p.context_parallel, not_divided);
  return std::nullopt;
}

/// The first rule that a pipeline breaks.
[[nodiscard]] constexpr std::optional<plan_error> broken_pipeline(transformer const& m,
                                                                  plan const& p) noexcept {
  using enum scenario_field;
  std::int64_t const stages = p.pipeline_parallel;
  if (!deals_out_layers(m.num_hidden_layers, stages))
    return error_at(pipeline_parallel, stages, plan_error_code::pipeline_parallel_does_not_divide_layers);
  constexpr auto mismatch = plan_error_code::schedule_does_not_match_virtual_stages;
  bool const interleaved = p.schedule == pipeline_schedule::interleaved;
  if (interleaved && stages == 1 && p.virtual_stages > 1)
    return error_at(pipeline_parallel, stages, mismatch);
  if (interleaved && stages == 1) {
    auto e = error_at(schedule, static_cast<std::int64_t>(p.schedule), mismatch);
    e.nearest = {static_cast<double>(pipeline_schedule::one_forward_one_backward), 0.0};
    e.nearest_count = 1;
    return e;
  }
  if (interleaved != (p.virtual_stages > 1)) return error_at(virtual_stages, p.virtual_stages, mismatch);
  if (!deals_out_layers(m.num_hidden_layers, stages, p.virtual_stages))
    return error_at(virtual_stages, p.virtual_stages, plan_error_code::virtual_stages_do_not_divide_layers);
  return std::nullopt;
}

/// The first rule that context, shard-group and expert degrees break; the data-parallel degree is whole.
[[nodiscard]] constexpr std::optional<plan_error> broken_other_degrees(transformer const& m, plan const& p,
                                                                       training_setup const& t,
                                                                       std::int64_t data_parallel) noexcept {
  using enum plan_error_code;
  if (!cuts_sequence(t.sequence_length, p.context_parallel)) {
    return error_at(scenario_field::context_parallel, p.context_parallel,
                    context_parallel_does_not_divide_sequence);
  }
  std::int64_t const replicas = data_parallel * p.context_parallel;
  bool const grouped = p.sharding != sharding::none && p.sharding != sharding::fsdp;
  if (grouped ? replicas % p.shard_group != 0 : p.shard_group != 1)
    return error_at(scenario_field::shard_group, p.shard_group, shard_group_does_not_divide_data_parallel);
  std::int64_t const n = p.expert_parallel;
  auto const broken = [&](plan_error_code code) {
    return error_at(scenario_field::expert_parallel, n, code);
  };
  if (n == 1) return std::nullopt;
  if (!m.is_mixture_of_experts()) return broken(expert_parallel_without_experts);
  if (m.num_local_experts % n != 0) return broken(expert_parallel_does_not_divide_experts);
  if (data_parallel % n != 0) return broken(expert_parallel_does_not_divide_data_parallel);
  // Every rank of a shard group holds the same number of copies of an expert.
  if (has_shard_groups(p) && p.shard_group % n != 0 && n % p.shard_group != 0)
    return broken(expert_parallel_does_not_match_shard_group);
  return std::nullopt;
}

/// The degree of a plan that a field names, or null.
[[nodiscard]] constexpr std::int64_t* degree_of(plan& p, scenario_field field) noexcept {
  switch (field) {
    case scenario_field::tensor_parallel:
      return &p.tensor_parallel;
    case scenario_field::pipeline_parallel:
      return &p.pipeline_parallel;
    case scenario_field::virtual_stages:
      return &p.virtual_stages;
    case scenario_field::context_parallel:
      return &p.context_parallel;
    case scenario_field::expert_parallel:
      return &p.expert_parallel;
    case scenario_field::shard_group:
      return &p.shard_group;
    default:
      return nullptr;
  }
}

}  // namespace detail

/// The first rule that a model breaks by itself, or nothing.
[[nodiscard]] constexpr std::optional<plan_error> find_shape_error(transformer const& m) noexcept {
  return detail::broken_shape(m);
}

/// The first rule that a scenario breaks, or nothing when it is legal; of degrees without the nearest legal values, so
/// that a search pays for no more than the rule.
///
/// Order: counts in range, shape of the model, options of this version, degrees, batch, precision. Never throws, never
/// allocates.
template <class Real>
[[nodiscard]] constexpr std::optional<plan_error> find_broken_rule(transformer const& m,
                                                                   cluster<Real> const& c, plan const& p,
                                                                   training_setup const& t) {
  using enum scenario_field;
  if (auto const e = find_shape_error(m)) return e;
  if (auto const e = detail::out_of_range(system_accelerators, c.accelerators, 1, largest_count)) return e;
  if (auto const e = detail::out_of_range(accelerators_per_node, c.node.accelerators, 1, 1024)) return e;
  if (auto const e = detail::out_of_range(tensor_parallel, p.tensor_parallel, 1, largest_count)) return e;
  if (auto const e = detail::out_of_range(micro_batch_size, p.micro_batch_size, 1, largest_count)) return e;
  if (auto const e = detail::out_of_range(prefetch, p.prefetch, 0, 1024)) return e;
  if (auto const e = detail::out_of_range(sequence_length, t.sequence_length, 1, largest_count)) return e;
  if (auto const e = detail::out_of_range(global_batch_size, t.global_batch_size, 1, largest_count)) return e;
  for (auto const& [field, value] :
       {std::pair{pipeline_parallel, p.pipeline_parallel}, std::pair{virtual_stages, p.virtual_stages},
        std::pair{context_parallel, p.context_parallel}, std::pair{expert_parallel, p.expert_parallel},
        std::pair{shard_group, p.shard_group}}) {
    if (auto const e = detail::out_of_range(field, value, 1, largest_count)) return e;
  }
  if (auto const e = detail::broken_pipeline(m, p)) return e;
  if (auto const e = detail::broken_degree(m, p, c.accelerators)) return e;

  std::int64_t const replica = p.model_parallel();
  std::int64_t const sequences_at_once = c.accelerators / replica * p.micro_batch_size;
  if (auto const e = detail::broken_other_degrees(m, p, t, c.accelerators / replica)) return e;
  bool const interleaved = p.schedule == pipeline_schedule::interleaved;
  bool const whole = t.global_batch_size % sequences_at_once == 0;
  std::int64_t const step = sequences_at_once * (interleaved ? p.pipeline_parallel : 1);
  if (t.global_batch_size % step != 0) {
    std::int64_t const below = t.global_batch_size / step * step;
    auto e = detail::error_at(global_batch_size, t.global_batch_size,
                              whole ? plan_error_code::stages_do_not_divide_micro_batches
                                    : plan_error_code::micro_batch_does_not_divide_batch);
    if (below > 0) e.nearest[e.nearest_count++] = static_cast<double>(below);
    if (below + step <= largest_count) e.nearest[e.nearest_count++] = static_cast<double>(below + step);
    return e;
  }

  using enum scalekit::precision;
  auto const is_half = [](scalekit::precision q) { return q == bf16 || q == fp16; };
  if (!is_half(t.precision) && t.precision != fp32 && t.precision != fp8) {
    return detail::not_modelled(scenario_field::precision, static_cast<std::int64_t>(t.precision),
                                static_cast<std::int64_t>(c.accelerator.supports(bf16) ? bf16 : fp16));
  }
  if (!c.accelerator.supports(t.precision)) {
    plan_error e{plan_error_code::precision_not_supported, scenario_field::precision,
                 static_cast<double>(t.precision)};
    for (auto const other : {bf16, fp16, fp32}) {
      if (other != t.precision && c.accelerator.supports(other)) {
        e.nearest[e.nearest_count++] = static_cast<double>(other);
        break;
      }
    }
    return e;
  }
  if (!is_half(p.gradient_precision) && p.gradient_precision != fp32) {
    return detail::not_modelled(gradient_precision, static_cast<std::int64_t>(p.gradient_precision),
                                static_cast<std::int64_t>(fp32));
  }
  return std::nullopt;
}

/// The first rule that a scenario breaks, with the nearest legal values, or nothing when it is legal.
///
/// For a degree these are the values next below and above with which the whole scenario is legal; where there is none,
/// those with which the error is at another key. Searches one by one, at most 100,000 values each way. Never throws,
/// never allocates.
template <class Real>
[[nodiscard]] constexpr std::optional<plan_error> find_plan_error(transformer const& m,
                                                                  cluster<Real> const& c, plan const& p,
                                                                  training_setup const& t) {
  auto e = find_broken_rule(m, c, p, t);
  plan tried = p;
  std::int64_t* const degree = e ? detail::degree_of(tried, e->field) : nullptr;
  if (degree == nullptr || e->code == plan_error_code::value_out_of_range) return e;
  std::int64_t const got = *degree;
  constexpr std::int64_t steps = 100'000;
  auto const add_where = [&](auto const& admits) {
    auto const admitted = [&](std::int64_t n) {
      *degree = n;
      auto const other = find_broken_rule(m, c, tried, t);
      return admits(other);
    };
    auto const add = [&](std::int64_t n) { e->nearest[e->nearest_count++] = static_cast<double>(n); };
    std::int64_t const least = larger(std::int64_t{1}, got - steps);
    std::int64_t const most = smaller(c.accelerators, got + steps);
    for (std::int64_t n = smaller(got - 1, c.accelerators); n >= least; --n) {
      if (!admitted(n)) continue;
      add(n);
      break;
    }
    for (std::int64_t n = got + 1; n <= most; ++n) {
      if (!admitted(n)) continue;
      add(n);
      break;
    }
  };
  add_where([](std::optional<plan_error> const& other) { return !other; });
  if (e->nearest_count == 0)
    add_where([&](std::optional<plan_error> const& other) { return !other || other->field != e->field; });
  return e;
}

}  // namespace scalekit
