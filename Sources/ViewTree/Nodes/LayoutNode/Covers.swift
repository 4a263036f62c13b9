import Graphics

/// The parts of the safe area that lie over content, by who puts them there.
struct Covers {
  private var insets: [ObjectIdentifier: EdgeInsets] = [:]

  /// Notes a part; nil: it is there no more.
  ///
  /// - Returns: whether that is new.
  mutating func note(_ insets: EdgeInsets?, by layout: LayoutNode) -> Bool {
    guard self.insets[ObjectIdentifier(layout)] != insets else { return false }
    self.insets[ObjectIdentifier(layout)] = insets
    return true
  }

  /// All of them, and further insets.
  func total(and further: EdgeInsets = EdgeInsets()) -> EdgeInsets { insets.values.reduce(further, +) }
}
