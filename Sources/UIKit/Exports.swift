// UIKit's users get Foundation with it.
@_exported public import Foundation
