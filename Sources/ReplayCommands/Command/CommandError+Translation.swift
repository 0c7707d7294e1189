extension CommandError {
  /// Runs `body`; what it finds wrong is a fault of the command line.
  static func usage<Value, Failure: Error & CustomStringConvertible>(
    _ body: () throws(Failure) -> Value
  ) throws(CommandError) -> Value {
    do {
      return try body()
    } catch {
      throw .usage(error.description)
    }
  }

  /// Runs `body`; what it finds wrong is a fault of a file.
  static func badData<Value, Failure: Error & CustomStringConvertible>(
    _ body: () throws(Failure) -> Value
  ) throws(CommandError) -> Value {
    do {
      return try body()
    } catch {
      throw CommandError(.badData, error.description)
    }
  }
}
