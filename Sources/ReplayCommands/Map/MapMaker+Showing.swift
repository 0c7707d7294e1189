import ReplayFormats
import ReplayReport
import ReplayTuning
import ScrollPhysics
import ScrollReplay

extension MapMaker {
  /// The command that shows the worst flap of `map` by the swipe in `file`, on the scenario in `path`.
  ///
  /// It says what the map had other than the scenario's file: start, frame rate and remedy.
  func showing(_ map: FlapMap, by file: String, on path: String) -> String? {
    guard let release = map.worst.map(map.release) else { return nil }
    var words = [Program.name, "run", quoted(path), "--gesture", quoted(file)]
    if release.start != ground.start {
      words += ["--start", Numeral.text(release.start[ground.axis])]
    }
    if let hertz = release.hertz { words += ["--hz", Numeral.text(hertz)] }
    if subject.remedy != fileRemedy { words += ["--remedy", "\(subject.remedy.word)"] }
    return words.joined(separator: " ")
  }

  /// A path as a shell reads it as one word.
  private func quoted(_ path: String) -> String {
    let isPlain = path.unicodeScalars.allSatisfy { scalar in
      "/._-+=:@%,".unicodeScalars.contains(scalar)
        || scalar.isASCII && scalar.properties.isAlphabetic || ("0"..."9").contains(scalar)
    }
    return isPlain && !path.isEmpty ? path : "'\(path.replacing("'", with: "'\\''"))'"
  }
}
