import Carousels
import Foundation
import ReplayCommands
import ScrollPhysics
import ScrollReplay
import UIKit

/// The layouts of the tests, one that prints, one with nothing to scroll, and two that take their process with them.
var layouts = Dictionary(uniqueKeysWithValues: Carousels.all.map { ($0.name, $0.layout) })

if let quiet = layouts["OnePageLayout"] {
  layouts["Chatty"] = RegisteredLayout { scene, finger in
    print("a layout's own words, without an end", terminator: "")
    return try quiet.replay(scene, finger)
  }
  layouts["Empty"] = .view {
    UIScrollView(frame: CGRect(x: 0, y: 0, width: 375, height: 500))
  }
  layouts["Slow"] = RegisteredLayout { scene, finger in
    // Dies in its own time, while whoever maps the first rows has long to go.
    if case .release(let offset, _) = finger, offset.x > 20 { exit(3) }
    if case .release = finger { usleep(20_000) }
    return try quiet.replay(scene, finger)
  }
  layouts["Deadly"] = RegisteredLayout { scene, finger in
    if case .release(let offset, _) = finger, offset.x > 20 { exit(3) }
    return try quiet.replay(scene, finger)
  }
}

ReplayCommands.main(layouts: layouts)
