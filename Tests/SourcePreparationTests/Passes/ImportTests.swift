import SourcePreparation
import Testing

@Suite("Imports")
struct ImportTests {
  @Test(
    "bring UIKit once, and nothing that makes its names ambiguous",
    arguments: [
      Example("import UIKit\nimport Foundation\n", "import UIKit\n\n", "2: import Foundation → "),
      Example("import Foundation\nimport UIKit\n", "\nimport UIKit\n", "1: import Foundation → "),
      Example(
        "import Foundation\nimport CoreGraphics\n", "import UIKit\n\n",
        "1: import Foundation → import UIKit", "2: import CoreGraphics → "),
      Example("import QuartzCore", "import UIKit", "1: import QuartzCore → import UIKit"),
      Example(
        "import UIKit.UICollectionView", "import UIKit",
        "1: import UIKit.UICollectionView → import UIKit"),
      Example(
        "import class UIKit.UIView", "import UIKit", "1: import class UIKit.UIView → import UIKit"),
      Example(
        "import UIKit\nimport UIKit.UIGestureRecognizerSubclass", "import UIKit\n",
        "2: import UIKit.UIGestureRecognizerSubclass → "),
      Example(
        "public import UIKit\n@_exported import struct Foundation.Date", "public import UIKit\n",
        "2: @_exported import struct Foundation.Date → "),
      Example(
        "import UIKit; import Dispatch; let a = 1", "import UIKit; ; let a = 1",
        "1: import Dispatch → "),
      Example(
        "let a: UIView? = nil\n", "import UIKit\nlet a: UIView? = nil\n", "1:  → import UIKit"),
      Example(
        "//\n// A.swift\n//\n\n/// A view.\nclass A: UIView {}\n",
        "//\n// A.swift\n//\n\nimport UIKit\n/// A view.\nclass A: UIView {}\n",
        "5:  → import UIKit"),
      Example(
        "import Lib\r\nlet a = CGRect.zero\r\n",
        "import UIKit\r\nimport Lib\r\nlet a = CGRect.zero\r\n",
        "1:  → import UIKit"),
      Example(
        "\u{FEFF}let a = CGRect.zero", "\u{FEFF}import UIKit\nlet a = CGRect.zero",
        "1:  → import UIKit"),
      Example(unchanged: "let a = 1\nstruct UIs {}\n"),
      Example(unchanged: "struct UIThing {}\nlet a = UIThing()"),
      Example(unchanged: "import UIKit\nlet a = \"import Foundation\" // import Foundation"),
      Example(
        unchanged:
          "#if canImport(UIKit)\n  import UIKit\n#elseif canImport(Lib)\n  import Foundation\n#endif"
      ),
      Example(
        "import os\nimport UIKit\nlet a = 1", "\nimport UIKit\nlet a = 1", "1: import os → "),
      Example(
        "import AVFoundation\nimport UIKit", "\nimport UIKit", "1: import AVFoundation → "),
    ])
  func repaired(example: Example) {
    let prepared = Prepared(example.input)
    #expect(prepared.text == example.output)
    #expect(prepared.changes == example.changes)
    #expect(prepared.refusals.isEmpty)
  }

  @Test(
    "of Apple's other modules are refused where they are used",
    arguments: [
      (
        "import SwiftUI",
        "A.swift:1:8: SwiftUI is imported, but must be a module that there is beside Apple's"
      ),
      (
        "import UIKit\n  import AVFoundation\nlet a = AVMakeRect(b, c)",
        "A.swift:2:10: AVFoundation is imported for AVMakeRect, but must be a module that there is beside Apple's"
      ),
      (
        "import os\nlet a = os_unfair_lock()",
        "A.swift:1:8: os is imported for os_unfair_lock, but must be a module that there is beside Apple's"
      ),
      (
        "#if DEBUG\nimport Combine\n#endif",
        "A.swift:2:8: Combine is imported, but must be a module that there is beside Apple's"
      ),
    ])
  func refused(input: String, message: String) {
    #expect(Prepared(input).refusals == [message])
  }

  @Test(
    "that are compiled only where the module is there are none of our business",
    arguments: [
      "#if canImport(SwiftUI)\nimport SwiftUI\n#endif", "#if os(macOS)\nimport AppKit\n#endif",
      "#if os(iOS)\nimport UIKit\n#else\nimport AppKit\n#endif",
      "#if canImport(UIKit)\nimport UIKit\n#elseif canImport(AppKit)\nimport AppKit\n#endif",
      "#if canImport(Combine) && DEBUG\nimport Combine\n#endif",
    ])
  func guarded(input: String) {
    #expect(Prepared(input).refusals.isEmpty)
  }

  @Test("of modules that nobody here knows are noted")
  func unknown() {
    #expect(
      Prepared("import SnapKit").notes == [
        "A.swift:1:8: SnapKit is not known here, and must be a module that the target depends on"
      ])
  }
}
