extension IndexPath {
  /// Names an item of a section.
  public init(item: Int, section: Int) { self = IndexPath(index: section).appending(item) }
  /// Names a row of a section.
  public init(row: Int, section: Int) { self.init(item: row, section: section) }

  /// The section: the first number.
  public var section: Int {
    get { self[0] }
    set { self[0] = newValue }
  }
  /// The item in its section: the second number.
  public var item: Int {
    get { self[1] }
    set { self[1] = newValue }
  }
  /// The row in its section: the second number.
  public var row: Int {
    get { self[1] }
    set { self[1] = newValue }
  }
}

extension NSIndexPath {
  /// Names an item of a section.
  public convenience init(item: Int, section: Int) {
    self.init(indexes: [section, item], length: 2)
  }
  /// Names a row of a section.
  public convenience init(row: Int, section: Int) { self.init(item: row, section: section) }
  /// Names an item of a section, in Swift 2's spelling.
  public convenience init(forItem item: Int, inSection section: Int) {
    self.init(item: item, section: section)
  }
  /// Names a row of a section, in Swift 2's spelling.
  public convenience init(forRow row: Int, inSection section: Int) {
    self.init(item: row, section: section)
  }

  /// The section: the first number.
  public var section: Int { index(atPosition: 0) }
  /// The item in its section: the second number.
  public var item: Int { index(atPosition: 1) }
  /// The row in its section: the second number.
  public var row: Int { index(atPosition: 1) }
}
