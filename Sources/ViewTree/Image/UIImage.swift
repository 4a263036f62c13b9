import Foundation

/// A stand-in for UIKit's picture: a name, a symbol, a file or bytes.
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

  init(_ origin: Origin) { self.origin = origin }

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
  public convenience init?(data: Data) {
    let picture = EncodedPicture(data)
    guard picture.isReadable else { return nil }
    self.init(.data(picture))
  }

  /// Pixels that a program made.
  public convenience init(bitmap: Bitmap) { self.init(.bitmap(bitmap)) }

  var symbolName: String? {
    if case .symbol(let name) = origin { return name }
    return nil
  }

  public static func == (a: UIImage, b: UIImage) -> Bool { a === b || a.origin == b.origin }

  public func hash(into hasher: inout Hasher) { hasher.combine(origin) }
}
