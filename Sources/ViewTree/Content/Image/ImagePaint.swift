import Foundation
import Graphics

/// A picture, or a part of one, repeated over a figure.
public struct ImagePaint: ShapeStyle, Hashable {
  public var image: Image
  /// The part that is repeated, in unit coordinates.
  public var sourceRect: CGRect
  public var scale: CGFloat

  public init(
    image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
  ) {
    self.image = image
    self.sourceRect = sourceRect
    self.scale = scale
  }

  /// Paints the whole picture; the painter cannot repeat a part of it.
  public func _paint(in rect: CGRect, environment: EnvironmentValues) -> ResolvedStyle {
    guard let info = environment.imageInfoResolver?(image, environment.colorScheme == .dark) else {
      return ResolvedStyle(.color(.clear))
    }
    let factor = scale.isFinite && scale > 0 ? scale : 1
    return ResolvedStyle(
      .image(
        ImageContent(
          source: info.source,
          imageSize: CGSize(width: info.size.width * factor, height: info.size.height * factor), rect: rect,
          mode: .tile(EdgeInsets()), ground: Color(.systemGray5).rgba(in: environment))))
  }
}

extension ShapeStyle where Self == ImagePaint {
  public static func image(
    _ image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
  ) -> ImagePaint {
    ImagePaint(image: image, sourceRect: sourceRect, scale: scale)
  }
}
