#pragma once

#include <scalekit/scalekit.hpp>

/// The time to send 500 GB over a link of 50 GB/s.
scalekit::duration<> time_to_send();
