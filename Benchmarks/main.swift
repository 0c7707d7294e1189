#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

do {
  exit(try Program(arguments: CommandLine.arguments.dropFirst()).run())
} catch {
  let message = "replay-benchmarks: \(error)\n"
  _ = write(STDERR_FILENO, message, message.utf8.count)
  exit(2)
}
