/// A style of a program's own that is a colour in each environment.
struct ColorStyle: Hashable, Sendable, CustomStringConvertible {
  private let style: any Hashable & ShapeStyle
  /// The colour in an environment.
  let resolve: @Sendable (EnvironmentValues) -> Color.Resolved

  init<T: Hashable & ShapeStyle>(_ style: T) where T.Resolved == Color.Resolved {
    self.style = style
    resolve = { style.resolve(in: $0) }
  }

  static func == (a: ColorStyle, b: ColorStyle) -> Bool { AnyHashable(a.style) == AnyHashable(b.style) }

  func hash(into hasher: inout Hasher) { hasher.combine(AnyHashable(style)) }

  var description: String { String(describing: style) }
}
