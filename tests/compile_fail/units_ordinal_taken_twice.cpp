// expect-error: ordinal_has_already_been_defined|functions that differ only in their return type|ambiguating new declaration

#include "scalekit/units.hpp"

// Two libraries, one ordinal: SCALEKIT_UNITS_ORDINAL_BASE moves ours.
#ifdef SCALEKIT_CONTROL
struct tyre_dimension : boost::units::base_dimension<tyre_dimension, 7000> {};
#else
struct tyre_dimension : boost::units::base_dimension<tyre_dimension, SCALEKIT_UNITS_ORDINAL_BASE> {};
#endif
