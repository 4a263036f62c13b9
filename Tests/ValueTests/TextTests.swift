import Foundation
import Graphics
import Testing

@testable import ViewTree

/// Texts as runs: localisation, numbers, markdown, fonts.
@Suite struct TextTests {
  private var environment: EnvironmentValues {
    var environment = EnvironmentValues()
    environment.locale = Locale(identifier: "en_US")
    return environment
  }

  private func string(_ text: Text) -> String { text.string(in: environment) }

  @Test func numbersPrintAsInLocalisedStrings() {
    let count = 1000
    let ratio = 3.5
    #expect(string(Text("\(count) rows")) == "1,000 rows")
    #expect(string(Text("\(-1_234_567)")) == "-1,234,567")
    #expect(string(Text("\(ratio)")) == "3.500000")
    #expect(string(Text("\(CGFloat(0.25))")) == "0.250000")
    #expect(string(Text("\(ratio, specifier: "%.1f") km")) == "3.5 km")
    #expect(string(Text("\(7, specifier: "%02d")")) == "07")
    #expect(string(Text("100% of \("it")")) == "100% of it")
    #expect(string(Text(verbatim: "\(count)")) == "1000")
    #expect(string(Text(String(count))) == "1000")
    var german = environment
    german.locale = Locale(identifier: "de_DE")
    #expect(Text("\(1234) \(2.5, specifier: "%.2f")").string(in: german) == "1.234 2,50")
  }

  @Test func keysHoldTheirSpecifiers() {
    let key: LocalizedStringKey = "Hello \("you"), \(3) of \(1.5) at 5%"
    #expect(key.key == "Hello %@, %lld of %lf at 5%%")
  }

  @Test func translationsMayChangeTheOrder() {
    var resolver = FormatTemplate("%2$@ and %1$@")
    #expect(resolver.places.map(\.argument) == [1, 0])
    resolver = FormatTemplate("50%% %lld %.2f 5% off")
    #expect(resolver.places.map(\.specifier) == ["%lld", "%.2f"])
  }

  @Test func stringsAreLookedUpByLanguage() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "ValueTests-\(UUID().uuidString)")
    let french = folder.appendingPathComponent("fr.lproj")
    try FileManager.default.createDirectory(at: french, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try #"/* greeting */ "Hello %@" = "Bonjour **%@**"; // end"#.write(
      to: french.appendingPathComponent("Localizable.strings"), atomically: true, encoding: .utf8)
    let strings = StringsFile.parse(
      try String(contentsOf: french.appendingPathComponent("Localizable.strings"), encoding: .utf8))
    #expect(strings == ["Hello %@": "Bonjour **%@**"])
    let bundle = try #require(Bundle(path: folder.path))
    var environment = environment
    environment.locale = Locale(identifier: "fr_CH")
    environment.localizationBundles = [bundle]
    let runs = Text("Hello \("**Ann**")").resolve(in: environment)
    #expect(runs.map(\.text) == ["Bonjour ", "**Ann**"])
    #expect(runs.map(\.font.weight) == [400, 700])
    #expect(Text("Good bye").string(in: environment) == "Good bye")
  }

  @Test func stringsFilesMayHoldEscapes() {
    #expect(StringsFile.parse(#"key = "a\n\"b\" \U00e9"; "broken" "x";"#) == ["key": "a\n\"b\" é"])
  }

  @Test func markdownIsReadInLiterals() {
    func spans(_ text: String) -> [String] {
      InlineMarkdown.parse(text).map { span in
        let looks = span.looks.map { look -> String in
          switch look {
          case .fontModifier(.bold): "b"
          case .fontModifier(.italic): "i"
          case .fontModifier(.monospaced): "c"
          case .strikethrough: "s"
          default: "?"
          }
        }
        return looks.joined() + ":" + span.text + (span.link.map { "@\($0)" } ?? "")
      }
    }
    #expect(
      spans("a **b** *c* _d_ `e*f` ~~g~~") == [
        ":a ", "b:b", ": ", "i:c", ": ", "i:d", ": ", "c:e*f", ": ", "s:g",
      ])
    #expect(spans("***all***") == ["bi:all"])
    #expect(spans("**bold *both* on**") == ["b:bold ", "bi:both", "b: on"])
    #expect(spans("[Map](https://example.org/a)!") == [":Map@https://example.org/a", ":!"])
    #expect(
      spans("^[2 guests](inflect: true) and **^[one](inflect: true)**") == [
        ":2 guests", ": and ", "b:one",
      ])
    #expect(spans("2 * 3 * 4, snake_case_name, 5 ** 2") == [":2 * 3 * 4, snake_case_name, 5 ** 2"])
    #expect(spans(#"\*kept\* and **open"#) == [":*kept* and **open"])
    #expect(spans("line\nnext  two") == [":line\nnext  two"])
  }

  @Test func aLiteralTextIsAKeyWithMarkdownAndNoAttributedString() {
    #expect(Text("**bold** plain").resolve(in: environment).map(\.font.weight) == [700, 400])
    #expect(string(Text("**bold** plain")) == "bold plain")
    #expect(string(Text(AttributedString("**kept**"))) == "**kept**")
  }

  @Test func variablesAreNotRead() {
    let name = "**star**"
    #expect(string(Text(name)) == "**star**")
    #expect(string(Text("Hi \(name)")) == "Hi **star**")
  }

  @Test func joinedTextsKeepTheirLooks() {
    let runs = (Text("a").bold() + Text("b").italic() + Text("c").foregroundColor(.red)).font(
      .system(size: 20)
    )
    .resolve(in: environment)
    #expect(runs.map(\.text) == ["a", "b", "c"])
    #expect(runs.map(\.font.weight) == [700, 400, 400])
    #expect(runs.map(\.font.italic) == [false, true, false])
    #expect(runs.map(\.font.size) == [20, 20, 20])
    #expect(runs[2].color == Color.red.rgba(in: environment))
    let nested = Text("x \(Text("y").bold()) z").resolve(in: environment)
    #expect(nested.map(\.font.weight) == [400, 700, 400])
  }

  @Test func innerLooksWin() {
    let runs = (Text("a").foregroundColor(.red).font(.caption) + Text("b")).foregroundColor(.blue).font(
      .title
    )
    .resolve(in: environment)
    #expect(runs.map(\.font.size) == [12, 28])
    #expect(runs[0].color == Color.red.rgba(in: environment))
    #expect(runs[1].color == Color.blue.rgba(in: environment))
  }

  @Test func linesUnderAndThroughTakeTheTextsColor() {
    let run = Text("a").underline().strikethrough(true, color: .red).resolve(in: environment)[0]
    #expect(run.underline == run.color)
    #expect(run.strikethrough == Color.red.rgba(in: environment))
  }

  @Test func symbolsStandInText() {
    let runs = Text("\(Image(systemName: "star")) four").resolve(in: environment)
    #expect(runs.map(\.symbol) == ["star", nil])
    #expect(runs[0].symbolSide == 17 * Image.symbolSideFactor)
  }

  @Test func attributesComeThrough() {
    var attributed = AttributedString("red")
    attributed.foregroundColor = .red
    attributed.font = .largeTitle
    let run = Text(attributed + AttributedString(" plain")).resolve(in: environment)
    #expect(run.map(\.text) == ["red", " plain"])
    #expect(run[0].font.size == 34)
    #expect(run[0].color == Color.red.rgba(in: environment))
  }

  @Test func fontsFollowTheTextSize() {
    #expect(Font.headline.resolve(in: environment) == ResolvedFont(size: 17, weight: 600, leading: 22))
    var large = environment
    large.dynamicTypeSize = .accessibility5
    #expect(Font.body.resolve(in: large).size == 53)
    #expect(Font.system(size: 12).resolve(in: large).size == 12)
    #expect(
      Font.custom("Nunito", size: 34).resolve(in: large) == ResolvedFont(family: .named("Nunito"), size: 106))
    #expect(Font.custom("Nunito", fixedSize: 20).resolve(in: large).size == 20)
    #expect(
      Font.system(.title, design: .rounded).weight(.heavy).italic().resolve(in: environment)
        == ResolvedFont(family: .rounded, size: 28, weight: 800, italic: true, leading: 34))
    large.legibilityWeight = .bold
    #expect(Font.body.resolve(in: large).weight == 700)
  }

  @Test func clocksCount() {
    var environment = environment
    environment.timeZone = .gmt
    let start = Date(timeIntervalSince1970: 0)
    environment.currentDate = start.addingTimeInterval(65)
    #expect(Text(timerInterval: start...start.addingTimeInterval(100)).string(in: environment) == "0:35")
    #expect(Text(start, style: .timer).string(in: environment) == "1:05")
    #expect(Text(start, style: .relative).string(in: environment) == "1 min, 5 sec")
    #expect(Text(start, style: .date).string(in: environment) == "January 1, 1970")
    #expect(Text(start, style: .timer).changesWithTime)
    #expect(!Text("a").changesWithTime)
  }

  @Test func caseChangesWithTheEnvironment() {
    var environment = environment
    environment.textCase = .uppercase
    #expect(Text("menu").string(in: environment) == "MENU")
  }

  @Test func variantsNameOtherSymbols() {
    #expect(SymbolVariants.fill.apply(to: "heart") == "heart.fill")
    #expect(SymbolVariants.circle.fill.apply(to: "heart.fill") == "heart.circle.fill")
    #expect(SymbolVariants.none.apply(to: "heart") == "heart")
  }
}
