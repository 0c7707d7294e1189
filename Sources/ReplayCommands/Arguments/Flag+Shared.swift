/// The flags that mean the same for every verb.
extension Flag {
  /// `--json`.
  package static let json = Flag("json", "print JSON for machines instead of text")
  /// `--csv`.
  package static let csv = Flag("csv", "print a table for spreadsheets")
  /// `-o FILE`.
  package static let output = Flag(
    "o", value: "FILE", "write the result to FILE instead of standard output (-)")
}
