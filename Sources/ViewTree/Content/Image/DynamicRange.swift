extension Image {
  /// How much brighter than white a picture may be; does nothing here.
  public struct DynamicRange: Hashable, Sendable {
    private enum Kind: Sendable { case standard, constrainedHigh, high }
    private let kind: Kind
    public static let standard = DynamicRange(kind: .standard)
    public static let constrainedHigh = DynamicRange(kind: .constrainedHigh)
    public static let high = DynamicRange(kind: .high)
  }
}

private struct AllowedDynamicRangeKey: EnvironmentKey {
  static var defaultValue: Image.DynamicRange? { nil }
}

extension EnvironmentValues {
  /// The range that pictures may use. Does nothing here: everything is painted with 8 bits of sRGB.
  public var allowedDynamicRange: Image.DynamicRange? {
    get { self[AllowedDynamicRangeKey.self] }
    set { self[AllowedDynamicRangeKey.self] = newValue }
  }
}

extension View {
  /// The range that pictures in the view may use. Does nothing here: everything is painted with 8 bits of sRGB.
  public func allowedDynamicRange(_ range: Image.DynamicRange?) -> some View {
    environment(\.allowedDynamicRange, range)
  }
}
