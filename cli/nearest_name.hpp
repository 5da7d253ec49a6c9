#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace scalekit::cli {

// The known names most like `name`, closest first, at most `most`; empty when none is near. Names that begin with it come
// first.
// Near: at most a third of the longer name's characters edited, or one name inside the other.
[[nodiscard]] std::vector<std::string> nearest_names(std::string_view name,
                                                     std::vector<std::string_view> const& known,
                                                     std::size_t most = 3);

}  // namespace scalekit::cli
