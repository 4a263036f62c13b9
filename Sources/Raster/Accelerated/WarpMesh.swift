import Foundation

/// A picture's rectangle transformed by a projection, divided into cells small enough for a GPU, which interpolates
/// linearly between the corners of a triangle.
struct WarpMesh {
  /// The largest error of a point's place, in pixels, where a projection makes cells necessary: a stroke of
  /// text that moves by more looks heavier or lighter.
  private static let tolerance = 1.0 / 16
  /// Cells along a side at most.
  private static let mostCells = 64
  /// Corners farther away than this are beyond what single precision can place.
  private static let farthest = 65536.0

  /// Pixels round the picture that belong to the rectangle: they are transparent and make its edges soft, as the
  /// processor's sampler does.
  static let border: Int32 = 1

  private(set) var vertices: [GeometryVertex] = []
  private(set) var indices: [Int32] = []

  private let forward: WarpMatrix

  /// - Parameters:
  ///   - matrix: from device pixels to the picture's, as quads have it.
  ///   - offset: added to where it leads from.
  ///   - color: what the picture's pixels are multiplied by.
  ///
  /// Nil where a part of the picture lies behind the eye or too far away.
  init?(_ size: (width: Int32, height: Int32), _ matrix: WarpMatrix, offset: PixelPoint, color: UInt32) {
    guard let forward = matrix.inverted else { return nil }
    self.forward = forward
    let (width, height) = (Double(size.width + 2 * Self.border), Double(size.height + 2 * Self.border))
    for (s, t) in [(0.0, 0.0), (1, 0), (0, 1), (1, 1)] {
      let w = w(s * width, t * height)
      guard w > 1e-9, w.isFinite else { return nil }
      let (x, y) = place(s * width, t * height)
      guard abs(x) < Self.farthest, abs(y) < Self.farthest else { return nil }
    }
    let (columns, rows) = cells(width, height)
    vertices.reserveCapacity((columns + 1) * (rows + 1))
    for row in 0...rows {
      for column in 0...columns {
        let (s, t) = (Double(column) / Double(columns), Double(row) / Double(rows))
        let (x, y) = place(s * width, t * height)
        vertices.append(
          GeometryVertex(
            x: Float(x) + Float(offset.x), y: Float(y) + Float(offset.y), color, u: Float(s), v: Float(t)))
      }
    }
    indices.reserveCapacity(columns * rows * 6)
    for row in 0..<rows {
      for column in 0..<columns {
        let first = Int32(row * (columns + 1) + column)
        let below = first + Int32(columns) + 1
        indices += [first, first + 1, below, first + 1, below + 1, below]
      }
    }
  }

  /// How many cells side by side, and one below the other, keep everything in its place.
  private func cells(_ width: Double, _ height: Double) -> (columns: Int, rows: Int) {
    var (columns, rows) = (1, 1)
    guard forward.g != 0 || forward.h != 0 else { return (columns, rows) }
    while max(columns, rows) < Self.mostCells {
      let far = deviation(columns, rows, width, height)
      guard max(far.along, far.down, far.across) > Self.tolerance else { break }
      let isAcross = far.along <= Self.tolerance && far.down <= Self.tolerance
      if far.along > Self.tolerance || isAcross { columns *= 2 }
      if far.down > Self.tolerance || isAcross { rows *= 2 }
    }
    return (columns, rows)
  }

  /// Pixels from where the middles of edges belong to where straight lines put them, at most: of the edges of cells,
  /// and of the line across each.
  private func deviation(_ columns: Int, _ rows: Int, _ width: Double, _ height: Double) -> (
    along: Double, down: Double, across: Double
  ) {
    func look(_ u0: Double, _ v0: Double, _ u1: Double, _ v1: Double) -> Double {
      let (p, q) = (place(u0, v0), place(u1, v1))
      let middle = place((u0 + u1) / 2, (v0 + v1) / 2)
      return hypot((p.0 + q.0) / 2 - middle.0, (p.1 + q.1) / 2 - middle.1)
    }
    var (along, down, across) = (0.0, 0.0, 0.0)
    let (dx, dy) = (width / Double(columns), height / Double(rows))
    for row in 0...rows {
      for column in 0...columns {
        let (x, y) = (Double(column) * dx, Double(row) * dy)
        if column < columns { along = max(along, look(x, y, x + dx, y)) }
        if row < rows { down = max(down, look(x, y, x, y + dy)) }
        if column < columns, row < rows { across = max(across, look(x + dx, y, x, y + dy)) }
      }
    }
    return (along, down, across)
  }

  private func w(_ u: Double, _ v: Double) -> Double {
    forward.g * (u - Double(Self.border)) + forward.h * (v - Double(Self.border)) + forward.i
  }

  /// Where a point of the bordered picture goes.
  private func place(_ u: Double, _ v: Double) -> (Double, Double) {
    let (x, y) = (u - Double(Self.border), v - Double(Self.border))
    let w = w(u, v)
    return (
      (forward.a * x + forward.b * y + forward.c) / w, (forward.d * x + forward.e * y + forward.f) / w
    )
  }
}
