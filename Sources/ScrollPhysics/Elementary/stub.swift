internal import Glibc
public enum Elementary { static func exp(_ x: Double) -> Double { Glibc.exp(x) }
 static func log(_ x: Double) -> Double { Glibc.log(x) } }
