import Foundation

/// How lines are aligned with each other.
@frozen public enum TextAlignment: CaseIterable, Hashable, Sendable {
  case leading, center, trailing
}

/// Whether bold text is wanted everywhere.
public enum LegibilityWeight: Hashable, Sendable {
  case regular, bold
}

extension Text {
  /// Which part of a text is truncated where it does not fit.
  public enum TruncationMode: Hashable, Sendable {
    case head, tail, middle
  }

  /// Capitals or small letters throughout.
  @frozen public enum Case: Hashable, Sendable {
    case uppercase, lowercase
  }

  /// A line under or through a text.
  public struct LineStyle: Hashable, Sendable {
    /// How the line is broken; drawn solid.
    public struct Pattern: Hashable, Sendable {
      let name: String
      public static let solid = Pattern(name: "solid")
      public static let dot = Pattern(name: "dot")
      public static let dash = Pattern(name: "dash")
      public static let dashDot = Pattern(name: "dashDot")
      public static let dashDotDot = Pattern(name: "dashDotDot")
    }

    let pattern: Pattern
    /// Nil: the text's own colour.
    let color: Color?

    public init(pattern: Pattern = .solid, color: Color? = nil) {
      self.pattern = pattern
      self.color = color
    }

    public static let single = LineStyle()
  }
}
