import Testing

@testable import AssetNames

/// How names of assets become identifiers.
struct SymbolNameTests {
  @Test(arguments: [
    ("example", "example"), ("my icon-2", "myIcon2"), ("hint_text_color_image", "hintTextColor"),
    ("heroImage", "hero"), ("Image", "image"), ("thumb_6", "thumb6"), ("ironMaiden2", "ironMaiden2"),
    ("1-background", "_1Background"), ("YPBlack", "ypBlack"), ("TLSold", "tlSold"), ("TLS2016", "TLS_2016"),
    ("BMW", "BMW"), ("M-stadt", "mStadt"), ("mastodon.clean.fill", "mastodonCleanFill"),
    ("default", "`default`"), ("Switch", "`switch`"), ("été vert", "étéVert"),
  ])
  func aPicturesName(_ name: String, _ symbol: String) {
    #expect(SymbolName.constant(name, kind: .image) == symbol)
  }

  @Test(arguments: [
    ("AccentColor", "accent"), ("chip_aqua_color", "chipAqua"), ("Color", "color"),
    ("heroImage", "heroImage"),
    ("292C38", "_292_C_38"), ("121212", "_121212"), ("color_24292B", "color24292B"), ("FFE05D", "FFE_05_D"),
  ])
  func aColorsName(_ name: String, _ symbol: String) {
    #expect(SymbolName.constant(name, kind: .color) == symbol)
  }

  @Test func aFoldersNameIsATypes() {
    #expect(SymbolName.namespace("iconPreviews") == "IconPreviews")
    #expect(SymbolName.namespace("game ui-2") == "GameUi2")
    #expect(SymbolName.namespace("Type") == "`Type`")
  }

  @Test func whatHasNoLetterHasNoName() {
    #expect(SymbolName.constant("–", kind: .image) == nil && SymbolName.namespace("...") == nil)
  }
}
