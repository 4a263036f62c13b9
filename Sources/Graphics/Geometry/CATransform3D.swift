import Foundation

/// A 4 x 4 matrix of a transform in space, with the names of Core Animation (row vectors).
public struct CATransform3D: Equatable, Sendable {
  public var m11: CGFloat = 1, m12: CGFloat = 0, m13: CGFloat = 0, m14: CGFloat = 0
  public var m21: CGFloat = 0, m22: CGFloat = 1, m23: CGFloat = 0, m24: CGFloat = 0
  public var m31: CGFloat = 0, m32: CGFloat = 0, m33: CGFloat = 1, m34: CGFloat = 0
  public var m41: CGFloat = 0, m42: CGFloat = 0, m43: CGFloat = 0, m44: CGFloat = 1

  /// The identity.
  public init() {}

  /// The sixteen numbers, row by row.
  var rows: [[CGFloat]] {
    [[m11, m12, m13, m14], [m21, m22, m23, m24], [m31, m32, m33, m34], [m41, m42, m43, m44]]
  }

  /// A matrix of four rows of four numbers.
  init(rows r: [[CGFloat]]) {
    (m11, m12, m13, m14) = (r[0][0], r[0][1], r[0][2], r[0][3])
    (m21, m22, m23, m24) = (r[1][0], r[1][1], r[1][2], r[1][3])
    (m31, m32, m33, m34) = (r[2][0], r[2][1], r[2][2], r[2][3])
    (m41, m42, m43, m44) = (r[3][0], r[3][1], r[3][2], r[3][3])
  }

  /// This transform, then `other`.
  public func concatenating(_ other: CATransform3D) -> CATransform3D {
    let a = rows
    let b = other.rows
    var product = a
    for i in 0..<4 {
      for j in 0..<4 {
        var sum: CGFloat = 0
        for k in 0..<4 { sum += a[i][k] * b[k][j] }
        product[i][j] = sum
      }
    }
    return CATransform3D(rows: product)
  }

  /// A translation by points.
  public static func translation(x: CGFloat, y: CGFloat, z: CGFloat) -> CATransform3D {
    var m = CATransform3D()
    (m.m41, m.m42, m.m43) = (x, y, z)
    return m
  }

  /// A rotation by `radians` about an axis; the identity for an axis of no length.
  public static func rotation(radians: CGFloat, x: CGFloat, y: CGFloat, z: CGFloat) -> CATransform3D {
    let length = (x * x + y * y + z * z).squareRoot()
    guard length > 0, length.isFinite, radians.isFinite else { return CATransform3D() }
    let (x, y, z) = (x / length, y / length, z / length)
    let (s, c) = (sin(radians), cos(radians))
    let t = 1 - c
    var m = CATransform3D()
    (m.m11, m.m12, m.m13) = (t * x * x + c, t * x * y + s * z, t * x * z - s * y)
    (m.m21, m.m22, m.m23) = (t * x * y - s * z, t * y * y + c, t * y * z + s * x)
    (m.m31, m.m32, m.m33) = (t * x * z + s * y, t * y * z - s * x, t * z * z + c)
    return m
  }
}

/// The identity.
public var CATransform3DIdentity: CATransform3D { CATransform3D() }

/// A rotation by `angle` radians about the axis `x`, `y`, `z`.
public func CATransform3DMakeRotation(_ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat)
  -> CATransform3D
{
  .rotation(radians: angle, x: x, y: y, z: z)
}

/// `b` rotated by `angle` first.
public func CATransform3DRotate(
  _ b: CATransform3D, _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
  CATransform3D.rotation(radians: angle, x: x, y: y, z: z).concatenating(b)
}

public func CATransform3DMakeTranslation(_ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> CATransform3D {
  .translation(x: x, y: y, z: z)
}

public func CATransform3DTranslate(_ b: CATransform3D, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat)
  -> CATransform3D
{
  CATransform3D.translation(x: x, y: y, z: z).concatenating(b)
}

/// `a`, then `b`.
public func CATransform3DConcat(_ a: CATransform3D, _ b: CATransform3D) -> CATransform3D {
  a.concatenating(b)
}
