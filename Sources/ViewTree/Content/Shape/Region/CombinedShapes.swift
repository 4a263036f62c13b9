import Foundation
import Graphics

/// A shape that two others make together, in one frame; both keep their animatable data.
struct CombinedShape<First: Shape, Second: Shape>: Shape {
  enum Operation: Hashable, Sendable {
    case region(PathOperation), lineIntersection, lineSubtraction
  }

  var first: First
  var second: Second
  let operation: Operation
  let eoFill: Bool

  nonisolated static var role: ShapeRole { First.role }

  nonisolated var animatableData: AnimatablePair<First.AnimatableData, Second.AnimatableData> {
    get { AnimatablePair(first.animatableData, second.animatableData) }
    set { (first.animatableData, second.animatableData) = (newValue.first, newValue.second) }
  }

  nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { first.layoutDirectionBehavior }

  nonisolated func path(in rect: CGRect) -> Path {
    let (a, b) = (first.path(in: rect), second.path(in: rect))
    switch operation {
    case .region(let operation): return a.combined(with: b, operation, eoFill: eoFill)
    case .lineIntersection: return a.lineIntersection(b, eoFill: eoFill)
    case .lineSubtraction: return a.lineSubtraction(b, eoFill: eoFill)
    }
  }

  nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { first.sizeThatFits(proposal) }
}

extension Shape {
  /// What lies in either shape. Curves become lines that deviate from them by at most a fiftieth of a point.
  public nonisolated func union<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    CombinedShape(first: self, second: other, operation: .region(.union), eoFill: eoFill)
  }

  /// What lies in both shapes.
  public nonisolated func intersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    CombinedShape(first: self, second: other, operation: .region(.intersection), eoFill: eoFill)
  }

  /// What lies in this shape and not in the other.
  public nonisolated func subtracting<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    CombinedShape(first: self, second: other, operation: .region(.difference), eoFill: eoFill)
  }

  /// What lies in one shape alone.
  public nonisolated func symmetricDifference<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    CombinedShape(first: self, second: other, operation: .region(.symmetricDifference), eoFill: eoFill)
  }

  /// The parts of this shape's outline that lie in the other shape.
  public nonisolated func lineIntersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    CombinedShape(first: self, second: other, operation: .lineIntersection, eoFill: eoFill)
  }

  /// The parts of this shape's outline that lie outside of the other shape.
  public nonisolated func lineSubtraction<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    CombinedShape(first: self, second: other, operation: .lineSubtraction, eoFill: eoFill)
  }
}
