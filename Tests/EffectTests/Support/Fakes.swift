import Foundation
import Graphics

@testable import ViewTree

/// Every character is half as wide as the font is large.
@MainActor final class FakeFonts: FontEngine {
  func metrics(of font: ResolvedFont) -> FontMetrics {
    FontMetrics(
      ascent: font.size * 0.8, descent: font.size * 0.2, lineHeight: font.size, capHeight: font.size * 0.7,
      xHeight: font.size * 0.5)
  }
  func advance(of run: String, font: ResolvedFont) -> CGFloat { CGFloat(run.count) * font.size / 2 }
}

/// No pictures; one symbol, a square.
@MainActor final class FakeImages: ImageProvider {
  func image(named name: String, bundle: Bundle?, darkMode: Bool) -> ImageInfo? { nil }
  func image(atPath path: String) -> ImageInfo? { nil }
  func symbol(named name: String) -> SymbolArtwork? {
    let box = CGRect(x: 0, y: 0, width: 10, height: 10)
    return SymbolArtwork(
      name: name, viewBox: box, parts: [SymbolArtwork.Part(path: Path(box), fill: FillStyle(), stroke: nil)])
  }
  func color(named name: String, bundle: Bundle?, darkMode: Bool) -> RGBA? { nil }
}
