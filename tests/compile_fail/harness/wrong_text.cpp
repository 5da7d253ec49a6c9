// expect-error: scalekit: expected a data size
int main() {
#ifdef SCALEKIT_CONTROL
  static_assert(true, "scalekit: expected a duration");
#else
  static_assert(false, "scalekit: expected a duration");
#endif
}
