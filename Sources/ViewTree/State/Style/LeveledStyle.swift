/// A style that has weaker levels of its own.
protocol LeveledStyle {
  /// A level, 1 for the secondary one; nil: it is the first one with less opacity.
  func level(_ level: Int, in environment: EnvironmentValues) -> AnyShapeStyle?
}
