import Foundation

/// A 3 x 3 projective matrix that maps points as row vectors: `[x y 1] * M = [x' y' w]`.
///
/// The one kind of matrix that the display list knows: translation, scale, rotation and the
/// projection of a turn in space are all of it, so that 2D and 3D effects share one path.
public struct ProjectionTransform: Equatable, Sendable {
  public var m11: CGFloat = 1
  public var m12: CGFloat = 0
  public var m13: CGFloat = 0
  public var m21: CGFloat = 0
  public var m22: CGFloat = 1
  public var m23: CGFloat = 0
  public var m31: CGFloat = 0
  public var m32: CGFloat = 0
  public var m33: CGFloat = 1

  /// The identity.
  @inlinable public init() {}

  /// The matrix of an affine transform.
  @inlinable public init(_ m: CGAffineTransform) {
    m11 = m.a
    m12 = m.b
    m21 = m.c
    m22 = m.d
    m31 = m.tx
    m32 = m.ty
  }

  /// The projection of a turn in space to the plane z = 0: rows and columns 1, 2 and 4.
  @inlinable public init(_ m: CATransform3D) {
    m11 = m.m11
    m12 = m.m12
    m13 = m.m14
    m21 = m.m21
    m22 = m.m22
    m23 = m.m24
    m31 = m.m41
    m32 = m.m42
    m33 = m.m44
  }

  /// A translation by `x` and `y` points.
  @inlinable public static func translation(x: CGFloat, y: CGFloat) -> ProjectionTransform {
    var m = ProjectionTransform()
    m.m31 = x
    m.m32 = y
    return m
  }

  /// A scale about the origin.
  @inlinable public static func scale(x: CGFloat, y: CGFloat) -> ProjectionTransform {
    var m = ProjectionTransform()
    m.m11 = x
    m.m22 = y
    return m
  }

  @inlinable public var isIdentity: Bool { self == ProjectionTransform() }

  /// Whether the last column is (0, 0, 1): no perspective.
  @inlinable public var isAffine: Bool { m13 == 0 && m23 == 0 && m33 == 1 }

  /// Whether it only moves.
  @inlinable public var isTranslation: Bool { isAffine && m11 == 1 && m22 == 1 && m12 == 0 && m21 == 0 }

  /// Whether axis-parallel rectangles stay axis-parallel and unflipped: translation and positive scale only.
  @inlinable public var isAxisAligned: Bool { isAffine && m12 == 0 && m21 == 0 && m11 > 0 && m22 > 0 }

  /// The affine part; meaningful where `isAffine`.
  @inlinable public var affine: CGAffineTransform {
    CGAffineTransform(a: m11, b: m12, c: m21, d: m22, tx: m31, ty: m32)
  }

  @inlinable public var determinant: CGFloat {
    m11 * (m22 * m33 - m23 * m32) - m12 * (m21 * m33 - m23 * m31) + m13 * (m21 * m32 - m22 * m31)
  }

  /// This transform, then `rhs`.
  @inlinable public func concatenating(_ rhs: ProjectionTransform) -> ProjectionTransform {
    if isTranslation && rhs.isTranslation {
      return .translation(x: m31 + rhs.m31, y: m32 + rhs.m32)
    }
    var m = ProjectionTransform()
    m.m11 = m11 * rhs.m11 + m12 * rhs.m21 + m13 * rhs.m31
    m.m12 = m11 * rhs.m12 + m12 * rhs.m22 + m13 * rhs.m32
    m.m13 = m11 * rhs.m13 + m12 * rhs.m23 + m13 * rhs.m33
    m.m21 = m21 * rhs.m11 + m22 * rhs.m21 + m23 * rhs.m31
    m.m22 = m21 * rhs.m12 + m22 * rhs.m22 + m23 * rhs.m32
    m.m23 = m21 * rhs.m13 + m22 * rhs.m23 + m23 * rhs.m33
    m.m31 = m31 * rhs.m11 + m32 * rhs.m21 + m33 * rhs.m31
    m.m32 = m31 * rhs.m12 + m32 * rhs.m22 + m33 * rhs.m32
    m.m33 = m31 * rhs.m13 + m32 * rhs.m23 + m33 * rhs.m33
    return m
  }

  /// Moves the input first: the transform of a child whose origin lies at `x`, `y` in this space.
  @inlinable public func translatedBy(x: CGFloat, y: CGFloat) -> ProjectionTransform {
    var m = self
    m.m31 += x * m11 + y * m21
    m.m32 += x * m12 + y * m22
    m.m33 += x * m13 + y * m23
    return m
  }

  /// The inverse, or nil where there is none.
  @inlinable public func inverted() -> ProjectionTransform? {
    if isTranslation { return .translation(x: -m31, y: -m32) }
    let d = determinant
    guard d.isFinite, abs(d) > 1e-12 else { return nil }
    var m = ProjectionTransform()
    m.m11 = (m22 * m33 - m23 * m32) / d
    m.m12 = (m13 * m32 - m12 * m33) / d
    m.m13 = (m12 * m23 - m13 * m22) / d
    m.m21 = (m23 * m31 - m21 * m33) / d
    m.m22 = (m11 * m33 - m13 * m31) / d
    m.m23 = (m13 * m21 - m11 * m23) / d
    m.m31 = (m21 * m32 - m22 * m31) / d
    m.m32 = (m12 * m31 - m11 * m32) / d
    m.m33 = (m11 * m22 - m12 * m21) / d
    return m
  }

  /// Inverts in place; false where there is no inverse (unchanged then).
  @discardableResult
  public mutating func invert() -> Bool {
    guard let inverse = inverted() else { return false }
    self = inverse
    return true
  }

  /// The weight `w` of a point: not positive at or behind the camera plane.
  @inlinable public func weight(at p: CGPoint) -> CGFloat { p.x * m13 + p.y * m23 + m33 }

  /// Where a point goes; nil at or behind the camera plane.
  @inlinable public func apply(_ p: CGPoint) -> CGPoint? {
    let w = weight(at: p)
    guard w > 1e-6 else { return nil }
    return CGPoint(x: (p.x * m11 + p.y * m21 + m31) / w, y: (p.x * m12 + p.y * m22 + m32) / w)
  }

  /// The smallest axis-parallel rectangle round the image of `rect`; null where a corner has no image.
  @inlinable public func boundingRect(of rect: CGRect) -> CGRect {
    if rect.isNull { return rect }
    if isTranslation { return rect.offsetBy(dx: m31, dy: m32) }
    if isAxisAligned {
      return CGRect(
        x: rect.minX * m11 + m31, y: rect.minY * m22 + m32, width: rect.width * m11, height: rect.height * m22
      )
    }
    var minX = CGFloat.infinity
    var minY = CGFloat.infinity
    var maxX = -CGFloat.infinity
    var maxY = -CGFloat.infinity
    for corner in [
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
      CGPoint(x: rect.minX, y: rect.maxY), CGPoint(x: rect.maxX, y: rect.maxY),
    ] {
      guard let p = apply(corner) else { return .null }
      minX = min(minX, p.x)
      minY = min(minY, p.y)
      maxX = max(maxX, p.x)
      maxY = max(maxY, p.y)
    }
    return CGRect(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
  }
}

extension CGPoint {
  /// The image of the point; the point itself at the camera plane.
  @inlinable public func applying(_ m: ProjectionTransform) -> CGPoint { m.apply(self) ?? self }
}
