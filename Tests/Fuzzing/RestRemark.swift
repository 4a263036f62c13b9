import Graphics

/// Something of a layout at rest that a visitor would find wrong.
public struct RestRemark: Hashable, Sendable, CustomStringConvertible {
  public enum Kind: String, Sendable {
    /// A text is cut to a few letters.
    case cut
    /// Texts lie on top of each other.
    case overlap
    /// A text reaches beyond the window's sides.
    case outside
    /// What is pressed is smaller than a finger.
    case small
    /// A picture has no pixels.
    case empty
    /// What is pressed has no name but for those who see it.
    case unnamed
    /// A text is hardly lighter or darker than what lies behind it.
    case contrast
  }

  public let kind: Kind
  /// The view or text that it is about.
  public let subject: String
  public let description: String
  /// Of a text that is hardly seen: its own colour.
  public let color: RGBA?
  /// The colour that it lies on.
  public let ground: RGBA?

  init(
    _ kind: Kind, _ subject: String, _ description: String, color: RGBA? = nil, ground: RGBA? = nil
  ) {
    (self.kind, self.subject, self.description) = (kind, subject, description)
    (self.color, self.ground) = (color, ground)
  }
}
