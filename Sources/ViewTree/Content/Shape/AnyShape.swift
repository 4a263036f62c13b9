import Foundation

/// A shape whose type is hidden.
@frozen public struct AnyShape: Shape {
  let shape: any Shape

  public init<S: Shape>(_ shape: S) { self.shape = (shape as? AnyShape)?.shape ?? shape }

  public nonisolated func path(in rect: CGRect) -> Path { shape.path(in: rect) }

  public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    shape.sizeThatFits(proposal)
  }

  public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }
}
