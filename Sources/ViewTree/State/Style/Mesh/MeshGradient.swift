import Foundation
import Graphics

/// Colours at the corners of a grid of patches, which are as curved as the corners are moved.
///
/// Between points the edges of patches are cubic curves through their neighbours (Catmull and Rom), or those that
/// Bézier points define. It is painted into at most 160 x 160 pixels (twice as many along each axis where the mesh has
/// an edge inside of its frame), which are scaled smoothly.
public struct MeshGradient: ShapeStyle, Equatable, Sendable {
  /// A corner with the ends of the handles of the four edges that meet there, each in parts of the frame.
  public struct BezierPoint: Equatable, Sendable {
    public var position: SIMD2<Float>
    public var leadingControlPoint: SIMD2<Float>
    public var topControlPoint: SIMD2<Float>
    public var trailingControlPoint: SIMD2<Float>
    public var bottomControlPoint: SIMD2<Float>

    public init(
      position: SIMD2<Float>, leadingControlPoint: SIMD2<Float>, topControlPoint: SIMD2<Float>,
      trailingControlPoint: SIMD2<Float>, bottomControlPoint: SIMD2<Float>
    ) {
      self.position = position
      self.leadingControlPoint = leadingControlPoint
      self.topControlPoint = topControlPoint
      self.trailingControlPoint = trailingControlPoint
      self.bottomControlPoint = bottomControlPoint
    }
  }

  /// Where the corners are, row by row, in parts of the frame.
  public enum Locations: Equatable, Sendable {
    case points([SIMD2<Float>])
    case bezierPoints([BezierPoint])
  }

  /// The colours of the corners, row by row.
  public enum Colors: Equatable, Sendable {
    case colors([Color])
    case resolvedColors([Color.Resolved])
  }

  /// Corners in a row, and rows.
  public var width: Int
  public var height: Int
  public var locations: Locations
  public var colors: Colors
  /// What lies where no patch does.
  public var background: Color
  /// Whether colours run smoothly over the edges of patches, or evenly between corners.
  public var smoothsColors: Bool
  /// Does nothing here: colours are mixed in sRGB.
  public var colorSpace: Gradient.ColorSpace

  public init(
    width: Int, height: Int, locations: Locations, colors: Colors, background: Color = .clear,
    smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) {
    self.width = width
    self.height = height
    self.locations = locations
    self.colors = colors
    self.background = background
    self.smoothsColors = smoothsColors
    self.colorSpace = colorSpace
  }

  public init(
    width: Int, height: Int, points: [SIMD2<Float>], colors: [Color], background: Color = .clear,
    smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(
      width: width, height: height, locations: .points(points), colors: .colors(colors),
      background: background, smoothsColors: smoothsColors, colorSpace: colorSpace)
  }

  public init(
    width: Int, height: Int, points: [SIMD2<Float>], resolvedColors: [Color.Resolved],
    background: Color = .clear, smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(
      width: width, height: height, locations: .points(points), colors: .resolvedColors(resolvedColors),
      background: background, smoothsColors: smoothsColors, colorSpace: colorSpace)
  }

  public init(
    width: Int, height: Int, bezierPoints: [BezierPoint], colors: [Color], background: Color = .clear,
    smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(
      width: width, height: height, locations: .bezierPoints(bezierPoints), colors: .colors(colors),
      background: background, smoothsColors: smoothsColors, colorSpace: colorSpace)
  }

  public init(
    width: Int, height: Int, bezierPoints: [BezierPoint], resolvedColors: [Color.Resolved],
    background: Color = .clear, smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(
      width: width, height: height, locations: .bezierPoints(bezierPoints),
      colors: .resolvedColors(resolvedColors), background: background, smoothsColors: smoothsColors,
      colorSpace: colorSpace)
  }

  public func _paint(in rect: CGRect, environment: EnvironmentValues) -> ResolvedStyle {
    guard let drawing = MeshDrawing(self, rect.size, environment) else {
      return ResolvedStyle(.color(background.rgba(in: environment)))
    }
    let bitmap = MeshCache.bitmap(drawing)
    let size = CGSize(width: bitmap.width, height: bitmap.height)
    return ResolvedStyle(
      .image(ImageContent(source: .bitmap(bitmap), imageSize: size, rect: rect, interpolation: .medium)))
  }
}

/// The latest pictures of meshes: the same mesh is the same picture, which need not be painted again.
enum MeshCache {
  /// Guarded by `lock`.
  nonisolated(unsafe) private static var latest = BoundedCache<MeshDrawing, Bitmap>(limit: 8)
  private static let lock = NSLock()

  static func bitmap(_ drawing: MeshDrawing) -> Bitmap {
    lock.lock()
    defer { lock.unlock() }
    if let known = latest.value(for: drawing) { return known }
    let bitmap = drawing.bitmap()
    latest.insert(bitmap, for: drawing)
    return bitmap
  }
}
