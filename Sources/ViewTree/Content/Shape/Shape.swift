import Foundation

/// A 2D figure that adapts to a rectangle.
public nonisolated protocol Shape: Sendable, Animatable, View {
  /// The figure's outline in a rectangle, usually its whole frame.
  nonisolated func path(in rect: CGRect) -> Path

  /// What the figure is mostly used for.
  nonisolated static var role: ShapeRole { get }

  /// Whether the outline is mirrored from right to left.
  nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { get }

  /// The size for a proposal; all of the proposal where the figure does not say otherwise.
  nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
}

extension Shape {
  public nonisolated static var role: ShapeRole { .fill }

  public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { .mirrors }

  public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }
}

/// What a shape is mostly used for.
public enum ShapeRole: Hashable, Sendable {
  case fill, stroke, separator
}

/// What a change of the layout direction does to an outline.
public enum LayoutDirectionBehavior: Hashable, Sendable {
  /// It stays as it is.
  case fixed
  /// It is mirrored in one direction.
  case mirrors(in: LayoutDirection)

  /// It is mirrored from right to left.
  public static var mirrors: LayoutDirectionBehavior { .mirrors(in: .rightToLeft) }

  func mirrors(_ direction: LayoutDirection) -> Bool {
    if case .mirrors(let mirrored) = self { return mirrored == direction }
    return false
  }
}
