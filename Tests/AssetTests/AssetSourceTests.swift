import Foundation
import Testing

@testable import AssetNames

/// What is written for catalogues.
struct AssetSourceTests {
  private func set(_ kind: AssetSet.Kind, _ name: String, _ namespaces: [String] = []) -> AssetSet {
    AssetSet(kind: kind, name: name, namespaces: namespaces)
  }

  @Test func foldersWithNamespacesAreTypes() {
    let source = AssetSource(
      [set(.image, "star", ["Icons", "small ones"]), set(.color, "deep", ["Tones"]), set(.color, "brand")],
      bundle: "Bundle.module")
    #expect(source.warnings.isEmpty)
    #expect(source.text.contains("enum Icons {\n    enum SmallOnes {"))
    #expect(source.text.contains("ImageResource(name: \"Icons/small ones/star\", bundle: resourceBundle)"))
    #expect(source.text.contains("static var star: UIImage { UIImage(resource: .Icons.SmallOnes.star) }"))
    #expect(source.text.contains("static var deep: Color { Color(ColorResource.Tones.deep) }"))
    // A protocol takes no types.
    let style = source.text.components(separatedBy: "extension ShapeStyle where Self == Color {")
    #expect(style.count == 2 && style[1].prefix { $0 != "}" }.contains("brand"))
    #expect(!style[1].prefix { $0 != "}" }.contains("Tones"))
  }

  @Test func aNameThatColorsHaveAlreadyIsAWarningOfTheCompiler() {
    let text = AssetSource([set(.color, "red"), set(.color, "darkGray")], bundle: "Bundle.main").text
    #expect(text.contains("static let red = ColorResource"))
    #expect(text.components(separatedBy: "#warning(").count == 4, "red twice, darkGray once")
    #expect(!text.contains("static var red: Color") && text.contains("static var darkGray: Color"))
  }

  @Test func ofTwoEqualNamesTheFirstIsTakenAndTheOtherTold() {
    let source = AssetSource(
      [set(.image, "a-b"), set(.image, "a_b"), set(.image, "…")], bundle: "Bundle.main")
    #expect(source.text.components(separatedBy: "static let aB").count == 2)
    #expect(source.warnings.count == 2 && source.warnings[0].contains("“a-b” and “a_b”"))
  }

  @Test func namesCannotBreakOutOfTheirQuotes() {
    let text = AssetSource([set(.image, "a\"\\(b)\n\u{7}c")], bundle: "Bundle.main").text
    #expect(text.contains(#""a\"\\(b)\u{a}\u{7}c""#))
    #expect(!text.contains("\n\u{7}"))
  }

  @Test func aCatalogueIsReadAndWhatIsWrongIsToldOnce() throws {
    let catalog = try BrokenCatalog()
    let folder = AssetFolder(path: catalog.path)
    #expect(
      Set(folder.sets.map(\.path)) == ["broken", "old", "Icons/star"], "names are known whatever they say")
    #expect(folder.warnings.count == 3)
    #expect(
      folder.warnings.contains { $0.contains("broken.imageset/Contents.json") && $0.contains("mend it") })
    #expect(folder.warnings.contains { $0.contains("PDF pictures are not supported: export “old” as PNG") })
    #expect(folder.warnings.contains { $0.contains("symbol sets are not supported") })
  }

  @Test func aFolderThatIsNoneIsOneSentence() {
    let folder = AssetFolder(path: "/nowhere/Media.xcassets")
    #expect(folder.sets.isEmpty && folder.warnings.count == 1)
  }
}
