import ViewTree

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
