import Foundation
import Graphics

/// Sizes that no decoder is to see are refused here; what decoding costs is counted where it is done (`PictureBudget`).
extension PictureHeader {
  /// Reads the header of a picture; only where `isVector` it may be an SVG.
  static func read(_ source: PictureInput) throws(PictureFailure) -> PictureHeader {
    try read(source.open(), source)
  }

  static func read(_ path: String) throws(PictureFailure) -> PictureHeader {
    try read(PictureInput(source: .file(path)))
  }

  /// - Parameter title: what sentences call it; nil: as `source` does.
  static func read(
    _ file: FileBytes, _ source: PictureInput, called title: String? = nil
  ) throws(PictureFailure) -> PictureHeader {
    let name = title ?? source.name
    guard file.size > 0 else { throw PictureFailure(name, "is empty", "copy it again") }
    guard let header = source.isVector ? svg(file) : parse(file) else {
      throw source.isVector
        ? PictureFailure(name, "is no readable SVG with a size", "export it again")
        : PictureFailure(name, "is no readable JPEG, PNG or WebP", "export it as one of these")
    }
    guard header.width > 0, header.height > 0 else {
      throw PictureFailure(name, "has no size", "export it again")
    }
    guard header.width <= PictureBudget.side, header.height <= PictureBudget.side,
      header.width * header.height <= PictureBudget.pixels
    else {
      throw PictureFailure(
        name, "is too large (\(header.width) x \(header.height) pixels)",
        "scale it to at most \(PictureBudget.side) a side and 100 megapixels")
    }
    return header
  }

  /// The size of a drawing: its width and height, else those of its view box.
  private static func svg(_ file: FileBytes) -> PictureHeader? {
    guard let bytes = try? file.all(most: PictureBudget.vector) else { return nil }
    var markup = MarkupReader(bytes)
    guard let tag = try? markup.next(), case .start("svg", let attributes, _) = tag else { return nil }
    func number(_ name: String) -> CGFloat? {
      guard let text = attributes[name], !text.hasSuffix("%") else { return nil }
      var scanner = SVGNumberScanner(text)
      return scanner.number()
    }
    var box: CGSize?
    if let text = attributes["viewBox"] {
      var scanner = SVGNumberScanner(text)
      if scanner.number() != nil, scanner.number() != nil, let width = scanner.number(),
        let height = scanner.number()
      {
        box = CGSize(width: width, height: height)
      }
    }
    guard let width = number("width") ?? box?.width, let height = number("height") ?? box?.height,
      (1...CGFloat(PictureBudget.side)).contains(width), (1...CGFloat(PictureBudget.side)).contains(height)
    else { return nil }
    return PictureHeader(format: .svg, width: Int(width.rounded()), height: Int(height.rounded()))
  }
}
