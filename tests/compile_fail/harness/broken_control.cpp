// expect-error: .
#ifdef SCALEKIT_CONTROL
int main() { garbage }
#else
int main() { garbage }
#endif
