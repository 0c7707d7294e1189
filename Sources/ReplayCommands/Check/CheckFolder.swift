import Foundation
import ReplayFormats

/// A folder with scenarios, the gestures that they are checked with, and the goldens.
///
/// Scenarios are the JSON files of its folder `scenarios`, or else its own, gestures and recordings left out. Each
/// is checked with the gesture that it names, with those of `gestures` for which a golden is there already, and with
/// all of a folder that `--gestures` names. Goldens are `goldens/SCENARIO--GESTURE.golden`.
struct CheckFolder {
  /// Every replay, in the order of the names.
  private(set) var cases: [CheckCase] = []
  /// Goldens of which there is no scenario or no gesture.
  private(set) var orphans: [String] = []
  /// Where the goldens are, or should be.
  let goldens: String

  static let gestures = Flag(
    "gestures", value: "DIR", "check every scenario with every gesture in DIR too")
  static let goldensFlag = Flag(
    "goldens", value: "DIR", "the folder of the goldens; DIR/goldens if not given")

  /// Finds what there is to check in the folder `operand`.
  ///
  /// - Throws: `CommandError`: no input if there is no scenario and no golden at all, whatever the shard; bad data for
  ///   two gestures of one name.
  init(_ operand: String, _ arguments: Arguments, _ shard: Shard, _ layouts: RegisteredLayouts)
    throws(CommandError)
  {
    let path = CheckFolder.withoutSlash(operand)
    let hasFolder = CheckFolder.isFolder(path + "/scenarios")
    let scenarios = hasFolder ? path + "/scenarios" : path
    goldens =
      arguments.text(CheckFolder.goldensFlag).map(CheckFolder.withoutSlash) ?? path + "/goldens"
    let asked = arguments.text(CheckFolder.gestures).map(CheckFolder.withoutSlash)
    let gestures = try CheckFolder.gestures(
      in: asked ?? path + "/gestures", mustExist: asked != nil)
    let found = CheckFolder.isFolder(goldens) ? try CheckFolder.names(in: goldens) : []
    let goldenNames = found.filter { $0.hasSuffix(CheckCase.ending) }
    var wanted: Set<String> = []
    for name in try CheckFolder.names(in: scenarios) where name.hasSuffix(".json") {
      let scenario = CheckFolder.stem(name)
      let file = "\(scenarios)/\(name)"
      // Every shard knows every golden that has a scenario, else it would call it an orphan.
      let isMine = shard.contains(scenario)
      let read = CheckFolder.read(file)
      if !hasFolder, read == nil { continue }
      var chosen = asked == nil ? [:] : gestures
      for (gesture, path) in gestures
      where goldenNames.contains(CheckCase.goldenName(scenario, gesture)) { chosen[gesture] = path }
      let result = read ?? .failure(CommandError(.badData, "\(file) is no scenario"))
      let own = try? result.get().gesturePath.map { ReplayInput.path($0, besides: file) }
      if let own { chosen[CheckFolder.stem(own)] = own }
      let subject = result.flatMap { read in
        Result { () throws(CommandError) in try ReplaySubject(read, at: file, layouts) }
      }
      // Something has to be reported of a scenario that cannot be read, or has nothing to be checked with.
      if chosen.isEmpty { chosen[""] = "" }
      for (gesture, path) in chosen {
        let golden = CheckCase.goldenName(scenario, gesture)
        wanted.insert(golden)
        guard isMine else { continue }
        cases.append(
          CheckCase(
            scenario: scenario, gesture: gesture, scenarioPath: file, gesturePath: path,
            goldenPath: "\(goldens)/\(golden)", subject: subject))
      }
    }
    guard !wanted.isEmpty || !goldenNames.isEmpty else {
      throw CommandError(
        .noInput,
        "\(path) holds nothing to check, but must hold scenarios, in \(path)/scenarios or as its own JSON files"
      )
    }
    cases.sort { ($0.scenario, $0.gesture) < ($1.scenario, $1.gesture) }
    orphans = goldenNames.filter { name in
      !wanted.contains(name)
        && shard.contains(
          String(name.prefix(upTo: name.firstRange(of: "--")?.lowerBound ?? name.endIndex)))
    }.map { "\(goldens)/\($0)" }
  }

  /// The scenario at `path`; `nil` for a JSON file of another kind.
  private static func read(_ path: String) -> Result<AnyScenarioFile, CommandError>? {
    do throws(CommandError) {
      let bytes = try InputFile.bytes(path)
      if ScenarioFile.isOther(bytes) { return nil }
      return .success(
        try CommandError.badData { () throws(FormatError) in
          try AnyScenarioFile(json: bytes, path: path)
        })
    } catch {
      return .failure(error)
    }
  }

  /// Every file of a folder by its name without ending.
  private static func gestures(in folder: String, mustExist: Bool) throws(CommandError) -> [String:
    String]
  {
    guard mustExist || isFolder(folder) else { return [:] }
    var gestures: [String: String] = [:]
    for name in try names(in: folder) where !isFolder("\(folder)/\(name)") {
      let path = "\(folder)/\(name)"
      if let other = gestures.updateValue(path, forKey: stem(name)) {
        throw CommandError(
          .badData, "\(other) and \(path) have one name, but a golden must have one gesture")
      }
    }
    return gestures
  }

  private static func names(in folder: String) throws(CommandError) -> [String] {
    guard let names = try? FileManager.default.contentsOfDirectory(atPath: folder) else {
      throw CommandError(.noInput, "\(folder) cannot be read, but must be a folder")
    }
    return names.filter { !$0.hasPrefix(".") }.sorted()
  }

  private static func stem(_ path: String) -> String {
    let name = path.split(separator: "/").last ?? ""
    guard let dot = name.lastIndex(of: "."), dot > name.startIndex else { return String(name) }
    return String(name[..<dot])
  }

  /// `path` without slashes at its end; the root keeps its one.
  private static func withoutSlash(_ path: String) -> String {
    var path = path[...]
    while path.count > 1, path.last == "/" { path = path.dropLast() }
    return String(path)
  }

  private static func isFolder(_ path: String) -> Bool {
    var isDirectory: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory)
      && isDirectory.boolValue
  }
}
