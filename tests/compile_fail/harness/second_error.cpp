// expect-error: scalekit: expected a duration
// expect-error-count: 1
int main() {
#ifndef SCALEKIT_CONTROL
  static_assert(false, "scalekit: expected a duration");
  static_assert(false, "scalekit: expected a data size");
#endif
}
