import Foundation

extension Text {
  /// The size of a text relative to others of its font.
  public struct Scale: Hashable, Sendable {
    let factor: CGFloat
    public static let `default` = Scale(factor: 1)
    /// For words of less importance, such as units: nine elevenths, our own measure.
    public static let secondary = Scale(factor: 9.0 / 11)
  }

  /// The text at another scale of its font.
  public func textScale(_ scale: Scale, isEnabled: Bool = true) -> Text {
    isEnabled ? modified(.fontModifier(.textScale(scale.factor))) : self
  }
}

extension View {
  /// The texts in this view at another scale of their fonts.
  public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View {
    fontModifier(isEnabled ? .textScale(scale.factor) : nil)
  }
}
