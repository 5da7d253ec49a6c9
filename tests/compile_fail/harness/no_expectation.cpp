#ifdef SCALEKIT_CONTROL
int main() {}
#else
int main() { garbage }
#endif
