// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// Seconds.
public typealias CFTimeInterval = Double
