/// The flags that mean the same for every verb.
extension Flag {
  /// `--json`.
  package static let json = Flag("json", "print JSON for machines instead of text")
  /// `--csv`.
  package static let csv = Flag("csv", "print a table for spreadsheets")
  /// `--ndjson`.
  package static let ndjson = Flag("ndjson", "print JSON lines")
  /// `-o FILE`.
  package static let output = Flag(
    "o", value: "FILE", writes: .file, "write the result to FILE instead of standard output (-)")
}
