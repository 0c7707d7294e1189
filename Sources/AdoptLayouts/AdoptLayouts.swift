import Foundation
import PackagePlugin

/// Compiles the files of a folder `Layouts`, written for iOS, as part of the target that uses this plugin.
///
/// The folder stands in the target's own folder, which must then exclude it, or else at the package's top.
/// The originals are left alone: prepared copies are compiled, whose errors point at the originals.
@main
struct AdoptLayouts: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let originals = AdoptLayouts.originals(of: target, in: context.package)
    let copies = context.pluginWorkDirectoryURL.appending(path: "Layouts")
    let names = AdoptLayouts.swiftFiles(in: originals)
    let watch = try AdoptLayouts.watch(originals, in: context.pluginWorkDirectoryURL)
    guard !names.isEmpty else {
      Diagnostics.warning(
        "\(originals.path) has no Swift files, but must hold the layouts of \(target.name)")
      return [watch]
    }
    return [
      watch,
      .buildCommand(
        displayName: "Preparing \(names.count) of Layouts",
        executable: try context.tool(named: "adopt-layouts").url,
        arguments: [originals.path, copies.path],
        inputFiles: names.map { originals.appending(path: $0) },
        outputFiles: names.map { copies.appending(path: AdoptLayouts.copyName(of: $0)) }),
    ]
  }

  private static func originals(of target: any Target, in package: Package) -> URL {
    let own = target.directoryURL.appending(path: "Layouts")
    return FileManager.default.fileExists(atPath: own.path)
      ? own : package.directoryURL.appending(path: "Layouts")
  }

  /// A command that does nothing, but has the build planned again when a file is added to `folder` or removed.
  ///
  /// A plan is kept until a target's folder changes, or one that a prebuild command writes to: so that one's folder
  /// has a link to the originals.
  private static func watch(_ folder: URL, in work: URL) throws -> Command {
    let watched = work.appending(path: "Watched")
    let link = watched.appending(path: "Layouts")
    let files = FileManager.default
    try files.createDirectory(at: watched, withIntermediateDirectories: true)
    let isThere = files.fileExists(atPath: folder.path)
    if !isThere || (try? files.destinationOfSymbolicLink(atPath: link.path)) != folder.path {
      try? files.removeItem(at: link)
    }
    if isThere, !files.fileExists(atPath: link.path) {
      try files.createSymbolicLink(at: link, withDestinationURL: folder)
    }
    return .prebuildCommand(
      displayName: "Watching Layouts", executable: URL(filePath: "/bin/echo"), arguments: [],
      outputFilesDirectory: watched)
  }

  /// The Swift files in a folder, by their paths within it; hidden ones left out.
  private static func swiftFiles(in folder: URL) -> [String] {
    let paths = (try? FileManager.default.subpathsOfDirectory(atPath: folder.path)) ?? []
    return paths.sorted().filter { path in
      path.hasSuffix(".swift") && !path.split(separator: "/").contains { $0.hasPrefix(".") }
    }
  }

  /// As the tool names it.
  private static func copyName(of original: String) -> String {
    original.dropLast(".swift".count).replacing("/", with: "-") + ".adopted.swift"
  }
}
