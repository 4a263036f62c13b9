extension DynamicTypeSize {
  /// The size whose body text is nearest to so many times the usual one.
  public init(nearestTo factor: Double) {
    func distance(_ size: Self) -> Double {
      abs(Font.TextStyle.body.size(size) / Font.TextStyle.body.size(.large) - factor)
    }
    self = Self.allCases.min { distance($0) < distance($1) } ?? .large
  }
}
