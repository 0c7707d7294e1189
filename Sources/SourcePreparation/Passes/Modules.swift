/// What is known of modules that iOS source imports.
enum Modules {
  /// Modules whose names `UIKit` brings, some of them on the replay's clock.
  static let broughtByUIKit: Set = [
    "Foundation", "FoundationEssentials", "CoreGraphics", "QuartzCore", "CoreFoundation",
    "Dispatch",
    "ObjectiveC", "Darwin", "UIKit",
  ]

  /// Modules that are here as they are.
  static let here: Set = [
    "Swift", "Observation", "Synchronization", "RegexBuilder", "Testing", "XCTest", "Glibc",
    "FoundationNetworking", "FoundationXML", "_Concurrency",
  ]

  /// Modules that are Apple's alone, with the prefixes of their names; without any, unused cannot be told.
  static let apples: [String: [String]] = [
    "AVFoundation": ["AV", "CM"], "AVKit": ["AV"], "MapKit": ["MK", "CL"],
    "CoreLocation": ["CL"], "WebKit": ["WK"], "Photos": ["PH"], "PhotosUI": ["PH"],
    "CoreImage": ["CI"], "CoreText": ["CT"], "SpriteKit": ["SK"], "SceneKit": ["SCN"],
    "Metal": ["MTL"], "MetalKit": ["MTK", "MTL"], "CoreMotion": ["CM"], "CoreMedia": ["CM"],
    "AudioToolbox": ["Audio"], "MessageUI": ["MF"], "SafariServices": ["SF"], "StoreKit": ["SK"],
    "GameplayKit": ["GK"], "EventKit": ["EK"], "Contacts": ["CN"], "CoreHaptics": ["CH"],
    "os": ["OS"], "SwiftUI": [], "Combine": [], "AppKit": [], "Cocoa": [], "CoreData": [],
    "WatchKit": ["WK"], "PencilKit": ["PK"], "PDFKit": ["PDF"], "Vision": ["VN"],
    "UniformTypeIdentifiers": ["UT"], "Accelerate": ["v"], "CoreVideo": ["CV"],
    "OSLog": ["OS"], "LinkPresentation": ["LP"], "UserNotifications": ["UN"],
  ]

  /// Names of modules that no prefix tells.
  static let unprefixed: [String: Set<String>] = [
    "os": [
      "os_log", "os_signpost", "os_unfair_lock", "os_unfair_lock_lock", "Logger",
      "os_unfair_lock_unlock", "os_unfair_lock_t", "os_proc_available_memory",
    ],
    "OSLog": ["os_log", "Logger"],
    "AudioToolbox": ["SystemSoundID", "kSystemSoundID_Vibrate"],
    "Accelerate": ["cblas_dgemm", "dgemm_", "BNNS", "DSPComplex", "DSPSplitComplex"],
  ]
}
