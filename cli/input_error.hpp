#pragma once

#include <stdexcept>
#include <string>
#include <utility>

#include <nlohmann/json.hpp>

namespace scalekit::cli {

// What a user can mend: exit status 2, one error object.
class input_error : public std::runtime_error {
 public:
  input_error(std::string code, std::string const& message, std::string pointer,
              nlohmann::json nearest = nlohmann::json::array())
      : std::runtime_error(message),
        code_(std::move(code)),
        pointer_(std::move(pointer)),
        nearest_(std::move(nearest)) {}

  [[nodiscard]] std::string const& code() const noexcept { return code_; }
  [[nodiscard]] std::string const& pointer() const noexcept { return pointer_; }
  [[nodiscard]] nlohmann::json const& nearest() const noexcept { return nearest_; }

  // {"code", "message", "pointer", "nearest"}, as every front end prints it.
  [[nodiscard]] nlohmann::ordered_json to_json() const {
    return {{"code", code_}, {"message", what()}, {"pointer", pointer_}, {"nearest", nearest_}};
  }

 private:
  std::string code_;
  std::string pointer_;
  nlohmann::json nearest_;
};

// A key or value that is legal and that no model of this version prices.
[[noreturn]] inline void not_modelled(std::string const& pointer, std::string const& what,
                                      nlohmann::json nearest = nlohmann::json::array()) {
  throw input_error("not_modelled", pointer + ": this version does not model " + what, pointer,
                    std::move(nearest));
}

}  // namespace scalekit::cli
