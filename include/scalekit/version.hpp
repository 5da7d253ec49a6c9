#pragma once

/// The version of scalekit; this header is the only place that states it (CMake reads it from here).
///
/// MAJOR.MINOR.PATCH follows semantic versioning for the C++ interface, the command line and the JSON keys.
/// While MAJOR is 0 a new MINOR may break them and a new PATCH does not. The promise holds for tagged
/// commits; between two tags the numbers are those of the older one.
#define SCALEKIT_VERSION_MAJOR 0
#define SCALEKIT_VERSION_MINOR 1
#define SCALEKIT_VERSION_PATCH 0

/// The revision of the model, counted up by every change that moves a predicted number, whether or not the
/// interface changes. Two results are comparable only when their model revisions (and the revisions of the
/// data that they used) are equal.
#define SCALEKIT_MODEL_REVISION 5

#define SCALEKIT_DETAIL_STRINGIZE_EXPANDED(x) #x
#define SCALEKIT_DETAIL_STRINGIZE(x) SCALEKIT_DETAIL_STRINGIZE_EXPANDED(x)
#define SCALEKIT_VERSION_STRING                     \
  SCALEKIT_DETAIL_STRINGIZE(SCALEKIT_VERSION_MAJOR) \
  "." SCALEKIT_DETAIL_STRINGIZE(SCALEKIT_VERSION_MINOR) "." SCALEKIT_DETAIL_STRINGIZE(SCALEKIT_VERSION_PATCH)
