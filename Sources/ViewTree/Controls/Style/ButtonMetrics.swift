import Foundation

/// The measures of bordered buttons, in points, as iOS draws them: 28, 34.3 and 50.3 high with one line of text.
struct ButtonMetrics {
  let horizontal: CGFloat
  let vertical: CGFloat
  /// The corner radius of the automatic shape; nil: round ends.
  let radius: CGFloat?
  let font: Font

  init(_ size: ControlSize) {
    switch size {
    case .mini, .small: (horizontal, vertical, radius, font) = (10, 5, nil, .subheadline)
    case .regular: (horizontal, vertical, radius, font) = (12, 7, 8, .body)
    case .large, .extraLarge: (horizontal, vertical, radius, font) = (20, 15, 12, .body)
    }
  }

  /// The shape of a button for which this one was requested.
  func shape(_ shape: ButtonBorderShape) -> ButtonBorderShape {
    switch shape.kind {
    case .automatic: radius.map { .roundedRectangle(radius: $0) } ?? .capsule
    case .roundedRectangle(nil): .roundedRectangle(radius: radius ?? 8)
    default: shape
    }
  }
}
