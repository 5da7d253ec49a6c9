// Another library of the program has taken our ordinals: the macro moves ours, and both compile.

#include <boost/units/base_dimension.hpp>

namespace {

struct tyre_dimension : boost::units::base_dimension<tyre_dimension, 7100> {};
struct wheel_dimension : boost::units::base_dimension<wheel_dimension, 7107> {};

}  // namespace

#define SCALEKIT_UNITS_ORDINAL_BASE 9000
#include "scalekit/units.hpp"

static_assert(scalekit::time_dimension::value == 9000);
static_assert(scalekit::accelerator_dimension::value == 9006);
static_assert(scalekit::emission_dimension::value == 9007);
static_assert(scalekit::watts(1) * scalekit::seconds(1) == scalekit::joules(1));
