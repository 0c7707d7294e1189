import ReplayFormats

/// Reports as pages: each one file that needs no network and no server.
public enum HTMLReport {
  /// A page about one report.
  public static func page(_ report: Report) -> [UInt8] { page([report], title: report.title) }

  /// A page that lists the reports of a folder, and shows each of them.
  ///
  /// - Parameters:
  ///   - reports: in the order of the list.
  ///   - title: what the folder is called.
  public static func folder(_ reports: [Report], title: String) -> [UInt8] {
    page(reports, title: title)
  }

  /// A page about a flap map.
  public static func page(_ map: MapReport) -> [UInt8] { MapPage(report: map).bytes }

  private static func page(_ reports: [Report], title: String) -> [UInt8] {
    let data = reports.map { report in
      "<script type=\"application/json\" class=\"data\">\n\(HTMLText.data { $0.value(report) })</script>\n"
    }
    return HTMLDocument(
      title: title, style: ReportStyle.text, body: ReportBody.text + data.joined(),
      script: ReportScript.text
    ).bytes
  }
}
