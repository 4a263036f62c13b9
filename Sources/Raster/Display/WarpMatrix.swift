import Graphics

/// A projective matrix for column vectors, row by row, ready for the sampler.
struct WarpMatrix: Equatable {
  var a: Double
  var b: Double
  var c: Double
  var d: Double
  var e: Double
  var f: Double
  var g: Double
  var h: Double
  var i: Double

  init(_ m: ProjectionTransform) {
    a = m.m11
    b = m.m21
    c = m.m31
    d = m.m12
    e = m.m22
    f = m.m32
    g = m.m13
    h = m.m23
    i = m.m33
  }

  var isFinite: Bool {
    a.isFinite && b.isFinite && c.isFinite && d.isFinite && e.isFinite && f.isFinite && g.isFinite
      && h.isFinite
      && i.isFinite
  }
}

extension WarpMatrix {
  /// The inverse; nil where there is none.
  var inverted: WarpMatrix? {
    let (p, q, r) = (e * i - f * h, f * g - d * i, d * h - e * g)
    let determinant = a * p + b * q + c * r
    guard determinant.isFinite, abs(determinant) > 1e-300 else { return nil }
    var m = self
    (m.a, m.b, m.c) = (p / determinant, (c * h - b * i) / determinant, (b * f - c * e) / determinant)
    (m.d, m.e, m.f) = (q / determinant, (a * i - c * g) / determinant, (c * d - a * f) / determinant)
    (m.g, m.h, m.i) = (r / determinant, (b * g - a * h) / determinant, (a * e - b * d) / determinant)
    return m.isFinite ? m : nil
  }
}
