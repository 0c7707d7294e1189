#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

exit(AdoptLayouts.run(Array(CommandLine.arguments.dropFirst())))
