import ScrollReplay
import UIKit
