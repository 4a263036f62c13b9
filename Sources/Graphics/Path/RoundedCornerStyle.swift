/// How the corners of a rounded rectangle bend.
@frozen public enum RoundedCornerStyle: Hashable, Sendable {
  /// A quarter of a circle.
  case circular
  /// A curve whose bend grows smoothly; drawn as a superellipse-like curve that reaches 1.2 radii far.
  case continuous
}
