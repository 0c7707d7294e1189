/// A page that stands by itself.
struct HTMLDocument {
  /// What a browser shows as the page's name.
  let title: String
  /// CSS.
  let style: String
  /// What stands in the body before the script.
  let body: String
  /// JavaScript.
  let script: String

  /// The file's bytes. The policy forbids the browser to load anything from anywhere.
  var bytes: [UInt8] {
    Array(
      """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; \
      script-src 'unsafe-inline'; img-src data: blob:">
      <meta name="color-scheme" content="light dark">
      <link rel="icon" href="data:,">
      <title>\(HTMLText.escaped(title))</title>
      <style>
      \(style)</style>
      </head>
      <body>
      \(body)<script>
      \(script)</script>
      </body>
      </html>

      """.utf8)
  }
}
