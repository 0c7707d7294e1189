// Stand-ins until the colours are merged: delete this file then.
open class UIColor: NSObject, @unchecked Sendable {}
public final class CGColor: @unchecked Sendable {}
open class CGPath: @unchecked Sendable {}
