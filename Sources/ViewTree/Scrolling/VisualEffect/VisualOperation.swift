import Foundation
import Graphics

/// One change of a visual effect: its kind and the numbers that are animated.
public struct _VisualOperation: Equatable, Sendable {
  enum Kind: Equatable, Sendable {
    /// x, y
    case offset
    /// width, height, anchor x, y
    case scale
    /// radians, anchor x, y
    case rotation
    /// radians, axis x, y, z, anchor x, y, z, perspective
    case rotation3D
    /// nine numbers of a matrix by rows
    case transform
    case opacity
    /// radius
    case blur, opaqueBlur
    case color(ColorFilterModifier.Filter)
  }

  let kind: Kind
  var numbers: [CGFloat]

  init(_ kind: Kind, _ numbers: [CGFloat]) {
    self.kind = kind
    self.numbers = numbers.map(\.finite)
  }

  /// The transform for a view of `size`; nil for changes that move nothing.
  func transform(size: CGSize, isRightToLeft: Bool) -> ProjectionTransform? {
    let n = numbers
    func about(_ x: CGFloat, _ y: CGFloat, _ change: (CGAffineTransform) -> CGAffineTransform)
      -> ProjectionTransform
    {
      let p = CGPoint(x: x * size.width, y: y * size.height)
      return ProjectionTransform(
        change(CGAffineTransform(translationX: p.x, y: p.y)).translatedBy(x: -p.x, y: -p.y))
    }
    switch kind {
    case .offset: return .translation(x: isRightToLeft ? -n[0] : n[0], y: n[1])
    case .scale: return about(n[2], n[3]) { $0.scaledBy(x: n[0], y: n[1]) }
    case .rotation: return about(n[1], n[2]) { $0.rotated(by: n[0]) }
    case .rotation3D:
      guard n[0] != 0 else { return ProjectionTransform() }
      return .rotation3D(
        radians: Double(n[0]), axis: (n[1], n[2], n[3]), size: size, anchor: UnitPoint(x: n[4], y: n[5]),
        anchorZ: n[6],
        perspective: n[7])
    case .transform:
      var m = ProjectionTransform()
      (m.m11, m.m12, m.m13) = (n[0], n[1], n[2])
      (m.m21, m.m22, m.m23) = (n[3], n[4], n[5])
      (m.m31, m.m32, m.m33) = (n[6], n[7], n[8])
      return m
    case .opacity, .blur, .opaqueBlur, .color: return nil
    }
  }

  /// The effect on the flattened picture; nil for changes that have no effect with these numbers.
  var effect: DisplayEffect? {
    switch kind {
    case .blur, .opaqueBlur: numbers[0] > 0 ? .blur(radius: numbers[0], opaque: kind == .opaqueBlur) : nil
    case .color(let filter): filter.matrix(Double(numbers[0])).map { .colorMatrix($0) }
    case .offset, .scale, .rotation, .rotation3D, .transform, .opacity: nil
    }
  }
}

/// The numbers of a chain of visual changes as animatable data; zero has no numbers and counts as zero at each index.
struct VisualNumbers: VectorArithmetic {
  var values: [CGFloat] = []

  init(_ operations: [_VisualOperation]) { values = operations.flatMap(\.numbers) }
  private init(values: [CGFloat]) { self.values = values }

  static var zero: VisualNumbers { VisualNumbers(values: []) }

  private static func combine(_ a: Self, _ b: Self, _ change: (CGFloat, CGFloat) -> CGFloat) -> Self {
    let count = max(a.values.count, b.values.count)
    return VisualNumbers(
      values: (0..<count).map { index in
        change(
          index < a.values.count ? a.values[index] : 0, index < b.values.count ? b.values[index] : 0)
      })
  }

  static func + (a: Self, b: Self) -> Self { combine(a, b, +) }
  static func - (a: Self, b: Self) -> Self { combine(a, b, -) }
  mutating func scale(by rhs: Double) { for index in values.indices { values[index] *= CGFloat(rhs) } }
  var magnitudeSquared: Double { values.reduce(0) { $0 + Double($1 * $1) } }

  static func == (a: Self, b: Self) -> Bool { combine(a, b, -).values.allSatisfy { $0 == 0 } }
}

extension [_VisualOperation] {
  /// The chain with a difference of numbers added.
  func adding(_ difference: VisualNumbers) -> [_VisualOperation] {
    var result = self
    var position = 0
    for index in result.indices {
      for number in result[index].numbers.indices {
        if position < difference.values.count { result[index].numbers[number] += difference.values[position] }
        position += 1
      }
    }
    return result
  }

  /// Whether both are of the same kinds in the same order, so that they can be interpolated.
  func matches(_ other: [_VisualOperation]) -> Bool {
    count == other.count && zip(self, other).allSatisfy { $0.kind == $1.kind }
  }
}
