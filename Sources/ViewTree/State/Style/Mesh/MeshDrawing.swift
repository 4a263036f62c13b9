import Foundation
import Graphics

/// A mesh made ready: places in pixels, colours as numbers.
struct MeshDrawing: Hashable {
  /// The longer side of the picture, in pixels.
  private static let longest: CGFloat = 160
  /// The steps of a patch in each direction.
  private static let steps = 16

  private let columns: Int
  private let rows: Int
  private let points: [SIMD2<Float>]
  /// A third of the distance that the curve through a point covers along its row and along its column: before and after it.
  private let alongRow: [(before: SIMD2<Float>, after: SIMD2<Float>)]
  private let alongColumn: [(before: SIMD2<Float>, after: SIMD2<Float>)]
  /// Premultiplied.
  private let colors: [SIMD4<Float>]
  private let background: SIMD4<Float>
  private let isSmooth: Bool
  private let width: Int
  private let height: Int

  /// nil: there is no patch, or points or colours are missing.
  init?(_ mesh: MeshGradient, _ size: CGSize, _ environment: EnvironmentValues) {
    let count = mesh.width * mesh.height
    guard mesh.width > 1, mesh.height > 1, size.width > 0, size.height > 0, size.width.isFinite,
      size.height.isFinite
    else { return nil }
    (columns, rows) = (mesh.width, mesh.height)
    // Where the mesh has an edge of its own, scaling the picture down makes that edge smooth.
    let fineness: CGFloat = Self.fillsFrame(mesh) ? 1 : 2
    let scale = fineness * min(1, Self.longest / max(size.width, size.height))
    width = max(2, Int((size.width * scale).rounded()))
    height = max(2, Int((size.height * scale).rounded()))
    let (width, height) = (Float(width), Float(height))
    func pixel(_ point: SIMD2<Float>) -> SIMD2<Float> {
      let point = point * SIMD2(width, height)
      return SIMD2(point.x.isFinite ? point.x : 0, point.y.isFinite ? point.y : 0)
    }
    switch mesh.locations {
    case .points(let places):
      guard places.count == count else { return nil }
      let points = places.map(pixel)
      self.points = points
      alongRow = Self.tangents(points, columns, rows, isRow: true)
      alongColumn = Self.tangents(points, columns, rows, isRow: false)
    case .bezierPoints(let places):
      guard places.count == count else { return nil }
      points = places.map { pixel($0.position) }
      alongRow = places.map {
        (
          pixel($0.position) - pixel($0.leadingControlPoint),
          pixel($0.trailingControlPoint) - pixel($0.position)
        )
      }
      alongColumn = places.map {
        (pixel($0.position) - pixel($0.topControlPoint), pixel($0.bottomControlPoint) - pixel($0.position))
      }
    }
    func number(_ color: RGBA) -> SIMD4<Float> {
      SIMD4(color.red * color.alpha, color.green * color.alpha, color.blue * color.alpha, color.alpha)
    }
    switch mesh.colors {
    case .colors(let list): colors = list.map { number($0.rgba(in: environment)) }
    case .resolvedColors(let list): colors = list.map { number($0.rgba) }
    }
    guard colors.count == count else { return nil }
    background = number(mesh.background.rgba(in: environment))
    isSmooth = mesh.smoothsColors
  }

  /// Whether the outer corners lie on the frame's edges or beyond.
  private static func fillsFrame(_ mesh: MeshGradient) -> Bool {
    let corners: [SIMD2<Float>] =
      switch mesh.locations {
      case .points(let points): points
      case .bezierPoints(let points): points.map(\.position)
      }
    return corners.enumerated().allSatisfy { index, corner in
      let (column, row) = (index % mesh.width, index / mesh.width)
      return (column > 0 || corner.x <= 0) && (column < mesh.width - 1 || corner.x >= 1)
        && (row > 0 || corner.y <= 0) && (row < mesh.height - 1 || corner.y >= 1)
    }
  }

  static func == (a: MeshDrawing, b: MeshDrawing) -> Bool {
    a.columns == b.columns && a.rows == b.rows && a.width == b.width && a.height == b.height
      && a.isSmooth == b.isSmooth && a.points == b.points && a.colors == b.colors
      && a.background == b.background && a.alongRow.elementsEqual(b.alongRow, by: ==)
      && a.alongColumn.elementsEqual(b.alongColumn, by: ==)
  }

  /// By places and colours: what these leave equal differs seldom.
  func hash(into hasher: inout Hasher) {
    hasher.combine(width)
    hasher.combine(height)
    hasher.combine(points)
    hasher.combine(colors)
  }

  /// A third of half the distance from each point's neighbour before it to the one after it; at the ends of the distance to the
  /// one neighbour.
  private static func tangents(
    _ points: [SIMD2<Float>], _ columns: Int, _ rows: Int, isRow: Bool
  ) -> [(before: SIMD2<Float>, after: SIMD2<Float>)] {
    points.indices.map { index in
      let place = isRow ? index % columns : index / columns
      let last = (isRow ? columns : rows) - 1
      let stride = isRow ? 1 : columns
      let before = points[place > 0 ? index - stride : index]
      let after = points[place < last ? index + stride : index]
      let third = (after - before) / (place > 0 && place < last ? 6 : 3)
      return (third, third)
    }
  }

  // MARK: Painting

  func bitmap() -> Bitmap {
    var canvas = MeshCanvas(width: width, height: height, background: background)
    for row in 0..<rows - 1 {
      for column in 0..<columns - 1 { paint(row, column, &canvas) }
    }
    return canvas.bitmap
  }

  /// Paints a patch as small triangles.
  private func paint(_ row: Int, _ column: Int, _ canvas: inout MeshCanvas) {
    let n = Self.steps
    var corners: [MeshCanvas.Corner] = []
    corners.reserveCapacity((n + 1) * (n + 1))
    for j in 0...n {
      for i in 0...n {
        let (u, v) = (Float(i) / Float(n), Float(j) / Float(n))
        corners.append(
          MeshCanvas.Corner(place: place(row, column, u, v), color: color(row, column, u, v)))
      }
    }
    for j in 0..<n {
      for i in 0..<n {
        let (a, b) = (corners[j * (n + 1) + i], corners[j * (n + 1) + i + 1])
        let (c, d) = (corners[(j + 1) * (n + 1) + i], corners[(j + 1) * (n + 1) + i + 1])
        canvas.fill(a, b, c)
        canvas.fill(b, d, c)
      }
    }
  }

  /// A place in a patch: what its four curved edges make of it (Coons).
  private func place(_ row: Int, _ column: Int, _ u: Float, _ v: Float) -> SIMD2<Float> {
    let (a, b) = (row * columns + column, row * columns + column + 1)
    let (c, d) = (a + columns, b + columns)
    func curve(_ from: Int, _ to: Int, _ t: Float, _ stencil: [(before: SIMD2<Float>, after: SIMD2<Float>)])
      -> SIMD2<Float>
    {
      let s = 1 - t
      let (p, q) = (points[from] + stencil[from].after, points[to] - stencil[to].before)
      return s * s * s * points[from] + 3 * s * s * t * p + 3 * s * t * t * q + t * t * t * points[to]
    }
    let rowed = (1 - v) * curve(a, b, u, alongRow) + v * curve(c, d, u, alongRow)
    let columned = (1 - u) * curve(a, c, v, alongColumn) + u * curve(b, d, v, alongColumn)
    let plain =
      (1 - v) * ((1 - u) * points[a] + u * points[b]) + v * ((1 - u) * points[c] + u * points[d])
    return rowed + columned - plain
  }

  /// A colour in a patch.
  private func color(_ row: Int, _ column: Int, _ u: Float, _ v: Float) -> SIMD4<Float> {
    func eased(_ t: Float) -> Float { isSmooth ? t * t * (3 - 2 * t) : t }
    let (u, v) = (eased(u), eased(v))
    let a = row * columns + column
    let upper = (1 - u) * colors[a] + u * colors[a + 1]
    let lower = (1 - u) * colors[a + columns] + u * colors[a + columns + 1]
    return (1 - v) * upper + v * lower
  }
}
