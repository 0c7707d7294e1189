/// A page that records swipes in any phone's browser, and hands them out as files that this package reads.
///
/// One file without network: people open it, swipe over its strip, and take the gesture as native JSON and the strip's
/// own scroll offsets as an offset trace.
public enum RecorderPage {
  /// The page.
  public static var bytes: [UInt8] {
    HTMLDocument(
      title: "ScrollReplay recorder", style: style, body: body, script: "\"use strict\";\n" + script
    ).bytes
  }
}
