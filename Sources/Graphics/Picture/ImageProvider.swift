import Foundation

/// Finds pictures, symbols and named colours: the tree's only access to resources.
@MainActor public protocol ImageProvider: AnyObject {
  /// A picture by its name in the bundles, catalogues and folders searched; nil when there is none (logged once).
  func image(named name: String, bundle: Bundle?, darkMode: Bool) -> ImageInfo?
  /// A picture file; nil when it cannot be read as a picture (logged once). Only its header is read here.
  func image(atPath path: String) -> ImageInfo?
  /// A picture whose file's bytes are in memory; nil when they cannot be read as a picture (logged once).
  func image(of picture: EncodedPicture) -> ImageInfo?
  /// Why a picture in memory, of which `name` says where it comes from, will not be decoded, whoever draws it: one sentence.
  /// nil: it will be. Its header alone is read.
  func refusal(of picture: EncodedPicture, called name: String) -> String?
  /// A picture will probably be shown in `size` pixels: a provider may begin to read it. Called during layout.
  func prepare(_ source: ImageSource, size: CGSize)
  /// Whether a picture can be shown sharp in `size` pixels now; false: its pixels are not requested or not decoded yet.
  func hasPixels(_ source: ImageSource, size: CGSize) -> Bool
  /// Whether it has turned out that a picture's pixels cannot be decoded: then nothing is painted of it.
  func isUndecodable(_ source: ImageSource) -> Bool
  /// Whether there is a drawing of a symbol; nothing is logged.
  func hasSymbol(named name: String) -> Bool
  /// A symbol's drawing; nil when the name is unknown (logged once): a placeholder is drawn then.
  func symbol(named name: String) -> SymbolArtwork?
  /// A named colour of a catalogue.
  func color(named name: String, bundle: Bundle?, darkMode: Bool) -> RGBA?
}

extension ImageProvider {
  public func image(of picture: EncodedPicture) -> ImageInfo? { nil }
  public func refusal(of picture: EncodedPicture, called name: String) -> String? { nil }
  public func prepare(_ source: ImageSource, size: CGSize) {}
  public func hasPixels(_ source: ImageSource, size: CGSize) -> Bool { true }
  public func isUndecodable(_ source: ImageSource) -> Bool { false }
  public func hasSymbol(named name: String) -> Bool { symbol(named: name) != nil }
}

/// What layout needs to know of a picture.
public struct ImageInfo: Hashable, Sendable {
  public var source: ImageSource
  /// The size in points: pixels divided by the scale that the file's name states (`@2x`).
  public var size: CGSize
  /// Whether a catalogue wants it to be drawn as a stencil.
  public var isTemplate: Bool
  /// Whether every pixel is opaque, as of every photograph.
  public var isOpaque = false

  public init(source: ImageSource, size: CGSize, isTemplate: Bool = false) {
    self.source = source
    self.size = size
    self.isTemplate = isTemplate
  }
}
