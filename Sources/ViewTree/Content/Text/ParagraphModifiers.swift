import Foundation

// How texts use the size that is proposed; each is a value of the environment.

extension View {
  /// The most lines that a text has; nil: as many as it needs.
  public func lineLimit(_ number: Int?) -> some View { lineLimits(number.map { max($0, 1) }, reserved: nil) }

  /// At least and at most so many lines.
  public func lineLimit(_ limit: ClosedRange<Int>) -> some View {
    lineLimits(max(limit.upperBound, 1), reserved: limit.lowerBound)
  }

  /// At least so many lines.
  public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
    lineLimits(nil, reserved: limit.lowerBound)
  }

  /// At most so many lines.
  public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
    lineLimits(max(limit.upperBound, 1), reserved: nil)
  }

  /// At most so many lines; with `reservesSpace` always as high as those.
  public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    lineLimits(max(limit, 1), reserved: reservesSpace ? limit : nil)
  }

  private func lineLimits(_ limit: Int?, reserved: Int?) -> some View {
    environment(\.lineLimit, limit).environment(\.reservedLines, reserved)
  }

  /// Extra points between lines.
  public func lineSpacing(_ lineSpacing: CGFloat) -> some View { environment(\.lineSpacing, lineSpacing) }

  /// How lines are aligned with each other.
  public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    environment(\.multilineTextAlignment, alignment)
  }

  /// Which part of a text is truncated where it does not fit.
  public func truncationMode(_ mode: Text.TruncationMode) -> some View { environment(\.truncationMode, mode) }

  /// How far a text may shrink to fit, from 0 to 1.
  public func minimumScaleFactor(_ factor: CGFloat) -> some View { environment(\.minimumScaleFactor, factor) }

  /// Whether letters may be set closer to fit; kept, not drawn: they are not.
  public func allowsTightening(_ flag: Bool) -> some View { environment(\.allowsTightening, flag) }

  /// Whether the view is painted mirrored where the layout runs from right to left.
  public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
    modifier(FlipModifier(enabled: enabled))
  }
}

/// Mirrors what is painted where the layout runs from the right.
private struct FlipModifier: ViewModifier {
  let enabled: Bool
  @Environment(\.layoutDirection) private var direction

  init(enabled: Bool) { self.enabled = enabled }

  func body(content: Content) -> some View {
    content.scaleEffect(x: enabled && direction == .rightToLeft ? -1 : 1)
  }
}
