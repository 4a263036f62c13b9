import Foundation
import Graphics

/// A substitute for UIKit's picture: a name, a symbol, a file or bytes.
///
/// Nothing is decoded here; the painter reads the picture when it is shown. A name is not looked up, so that
/// `UIImage(named:)` always gives an image: it shows nothing where there is no such picture.
public final class UIImage: Hashable, Sendable {
  /// Where the picture is.
  enum Origin: Hashable, Sendable {
    case named(String, Bundle?)
    case symbol(String)
    case file(String)
    case bitmap(Bitmap)
    case data(EncodedPicture)
  }

  let origin: Origin
  /// Pixels for a point, besides the scale in a file's name (`@2x`); 1 for symbols and names.
  private let ownScale: CGFloat

  /// `scale`: what is not positive counts as 1.
  init(_ origin: Origin, scale: CGFloat = 1) {
    self.origin = origin
    ownScale = scale > 0 && scale.isFinite ? scale : 1
  }

  /// Pixels for a point.
  public var scale: CGFloat {
    if case .bitmap(let bitmap) = origin { bitmap.scale } else { ownScale }
  }

  public convenience init?(named name: String) { self.init(.named(name, nil)) }

  public convenience init?(named name: String, in bundle: Bundle?, with configuration: Never? = nil) {
    self.init(.named(name, bundle))
  }

  public convenience init?(systemName name: String) { self.init(.symbol(name)) }

  public convenience init?(contentsOfFile path: String) {
    guard FileManager.default.isReadableFile(atPath: path) else { return nil }
    self.init(.file(path))
  }

  /// The bytes of a picture file; nil: they are no JPEG, PNG or WebP.
  public convenience init?(data: Data) { self.init(data: data, scale: 1) }

  /// The bytes of a picture file with so many pixels for a point; nil: they are no JPEG, PNG or WebP.
  public convenience init?(data: Data, scale: CGFloat) {
    let picture = EncodedPicture(data)
    guard picture.header != nil else { return nil }
    self.init(.data(picture), scale: scale)
  }

  /// The size in points of a picture with so many pixels for a point.
  func scaled(_ info: ImageInfo?) -> ImageInfo? {
    guard var info, ownScale != 1 else { return info }
    info.size = CGSize(width: info.size.width / ownScale, height: info.size.height / ownScale)
    return info
  }

  /// Pixels that a program made.
  public convenience init(bitmap: Bitmap) { self.init(.bitmap(bitmap)) }

  /// The size in points, upright: pixels divided by the scale that a file's name states (`@2x`).
  ///
  /// A name, symbol or file is looked up where the program's window looks: on the main thread, while there is a window.
  /// Elsewhere, and where there is no such picture, it is zero.
  public var size: CGSize {
    switch origin {
    case .bitmap(let bitmap):
      return CGSize(
        width: CGFloat(bitmap.width) / bitmap.scale, height: CGFloat(bitmap.height) / bitmap.scale)
    case .data(let picture):
      guard let header = picture.header else { return .zero }
      return CGSize(
        width: CGFloat(header.uprightWidth) / ownScale, height: CGFloat(header.uprightHeight) / ownScale)
    case .named, .file, .symbol:
      guard MainThread.isCurrent else { return .zero }
      return MainActor.assumeIsolated {
        guard let provider = Self.provider else { return .zero }
        if case .symbol(let name) = origin {
          let side = Image.symbolSide(font: ResolvedFont(), scale: .medium)
          guard let box = provider.symbol(named: name)?.viewBox, box.height > 0 else { return .zero }
          return CGSize(width: side * box.width / box.height, height: side)
        }
        return Image(uiImage: self).info(from: provider, darkMode: false)?.size ?? .zero
      }
    }
  }

  /// Where pictures other than bytes are looked up.
  @MainActor private static var provider: (any ImageProvider)? { HostScope.nearest?.images }

  var symbolName: String? {
    if case .symbol(let name) = origin { return name }
    return nil
  }

  public static func == (a: UIImage, b: UIImage) -> Bool {
    a === b || a.origin == b.origin && a.ownScale == b.ownScale
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(origin) }
}
