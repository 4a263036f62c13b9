import SDLHost
import SwiftUI
import Testing
import ViewTreeTesting

/// What names that the plug-in has written draw.
struct AssetPixelTests {
  /// The colour in the middle of a view that fills a window, blue first.
  private func middle<V: View>(
    _ view: V, at place: UnitPoint = .center, scale: CGFloat = 1, scheme: ColorScheme = .light
  ) -> [UInt8] {
    let runner = OffscreenRunner(
      root: view.environment(\.colorScheme, scheme), size: CGSize(width: 40, height: 20), scale: scale)
    runner.settle()
    runner.paint()
    let buffer = runner.buffer
    let (x, y) = (Int(CGFloat(buffer.width) * place.x), Int(CGFloat(buffer.height) * place.y))
    return Array(buffer.bytes[(y * buffer.width + x) * 4..<(y * buffer.width + x) * 4 + 3])
  }

  private func close(_ a: [UInt8], _ b: [UInt8], by step: Int = 3) -> Bool {
    zip(a, b).allSatisfy { abs(Int($0) - Int($1)) <= step }
  }

  @Test func picturesOfEveryKindAreDrawn() {
    #expect(middle(Image(.example).resizable()) == [0, 0, 255])
    #expect(middle(Image(.example).resizable(), scale: 2) == [255, 0, 0], "the one for two pixels a point")
    #expect(middle(Image(.example).resizable(), scheme: .dark) == [0, 255, 0])
    #expect(close(middle(Image(.myIcon2).resizable()), [255, 255, 0]), "WebP")
    #expect(close(middle(Image(.hero).resizable()), [0, 255, 255]), "JPEG")
    #expect(middle(Image(.Icons.star).resizable()) == [255, 0, 255])
    #expect(middle(Image(.leaf).resizable()) == [0x56, 0x34, 0x12])
    #expect(middle(Image(uiImage: .leaf).resizable()) == [0x56, 0x34, 0x12])
    #expect(middle(Image(uiImage: UIImage(resource: .example)).resizable()) == [0, 0, 255])
  }

  @Test func aDrawingIsSharpInEverySize() {
    let badge = Image(.badge).resizable()
    for scale: CGFloat in [1, 2, 3.5] {
      #expect(
        middle(badge, at: UnitPoint(x: 0.49, y: 0.5), scale: scale) == [0, 0x80, 255], "scale \(scale)")
      #expect(
        middle(badge, at: UnitPoint(x: 0.51, y: 0.5), scale: scale) == [255, 0x80, 0], "scale \(scale)")
    }
  }

  @Test func colorsAreFoundByEveryWayToThem() {
    let brand: [UInt8] = [128, 0, 255]
    #expect(close(middle(Color(.brand)), brand, by: 1))
    #expect(close(middle(Color.brand), brand, by: 1))
    #expect(close(middle(Rectangle().foregroundStyle(.brand)), brand, by: 1))
    #expect(close(middle(Rectangle().fill(.brand)), brand, by: 1))
    #expect(close(middle(Color("brand", bundle: .module)), brand, by: 1))
    #expect(close(middle(Color(uiColor: .brand)), brand, by: 1))
    #expect(close(middle(Color(uiColor: UIColor(resource: .brand))), brand, by: 1))
    let named = UIColor(named: "brand", in: .module, compatibleWith: nil)
    #expect(close(middle(named.map { Color(uiColor: $0) }), brand, by: 1))
    #expect(close(middle(Color(.brand), scheme: .dark), [128, 255, 0], by: 1), "0 to 255, and dark")
    #expect(close(middle(named.map { Color(uiColor: $0) }, scheme: .dark), [128, 255, 0], by: 1))
  }

  @Test func componentsAreReadInEveryNotation() {
    #expect(middle(Color(.accent)) == [0x80, 0x40, 0x20], "hexadecimal")
    #expect(middle(Color(.Tones.deep)) == [30, 20, 10], "from 0 to 255, in a namespace")
    // A colour of Display P3 is a stronger one in sRGB (CSS Color 4).
    #expect(close(middle(Color(.wide)), [69, 59, 249], by: 1))
  }

  @Test func opacityIsReplacedAndKeptApart() throws {
    let half = UIColor.brand.withAlphaComponent(0.5)
    #expect(half != UIColor.brand && half == UIColor.brand.withAlphaComponent(0.5))
    #expect(close(middle(Color(uiColor: half).background(Color.black)), [64, 0, 128], by: 2))
  }

  @Test func whatIsNotSupportedIsOneSentence() throws {
    let catalog = try BrokenCatalog()
    var sentences: [String] = []
    let pictures = PictureLibrary(assets: [catalog.folder]) { sentences.append($0) }
    for _ in 0..<2 {
      for name in ["old", "mark", "broken"] {
        #expect(pictures.image(named: name, bundle: nil, darkMode: false) == nil)
      }
    }
    #expect(sentences.count { $0.contains("PDF pictures are not supported: export") } == 1)
    #expect(sentences.count { $0.contains("symbol sets are not supported: draw") } == 1)
    #expect(sentences.count { $0.contains("broken.imageset/Contents.json is missing or malformed") } == 1)
  }

  @Test func bytesOfAPictureAreDrawn() throws {
    let path = Bundle.module.bundlePath + "/Media.xcassets/example.imageset/example.png"
    let image = try #require(UIImage(data: Data(contentsOf: URL(fileURLWithPath: path))))
    #expect(middle(Image(uiImage: image).resizable()) == [0, 0, 255])
  }
}
