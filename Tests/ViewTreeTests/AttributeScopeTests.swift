import Foundation
import SwiftUI
import Testing
import ViewTreeTesting

/// Attributes of texts by the names that programs set them by.
@MainActor struct AttributeScopeTests {
  private typealias Scope = AttributeScopes.SwiftUIAttributes

  @Test func eachHasItsNameAndTheTypeOfItsValue() {
    let names: [String] = [
      Scope.FontAttribute.name, Scope.ForegroundColorAttribute.name, Scope.BackgroundColorAttribute.name,
      Scope.StrikethroughStyleAttribute.name, Scope.UnderlineStyleAttribute.name, Scope.KerningAttribute.name,
      Scope.TrackingAttribute.name, Scope.BaselineOffsetAttribute.name,
    ]
    #expect(Set(names).count == 8 && names.allSatisfy { $0.hasPrefix("SwiftUI.") })
    #expect(Scope.FontAttribute.Value.self == Font.self && Scope.KerningAttribute.Value.self == CGFloat.self)
    #expect(Scope.ForegroundColorAttribute.Value.self == Color.self)
    #expect(Scope.BackgroundColorAttribute.Value.self == Color.self)
    #expect(Scope.StrikethroughStyleAttribute.Value.self == Text.LineStyle.self)
    #expect(Scope.UnderlineStyleAttribute.Value.self == Text.LineStyle.self)
    #expect(Scope.TrackingAttribute.Value.self == CGFloat.self)
    #expect(Scope.BaselineOffsetAttribute.Value.self == CGFloat.self)
    let scope: KeyPath<AttributeScopes, Scope.Type> = \.swiftUI
    #expect(scope == \AttributeScopes.swiftUI)
  }

  @Test func theyAreSetByTheirNamesAndByKeyPaths() {
    var text = AttributedString("word")
    text.swiftUI.font = .title
    text.swiftUI.foregroundColor = .red
    text.swiftUI.backgroundColor = .yellow
    text.swiftUI.underlineStyle = .single
    text.swiftUI.strikethroughStyle = Text.LineStyle(pattern: .dash, color: .green)
    text.swiftUI.kern = 2
    text.swiftUI.tracking = 1
    text.swiftUI.baselineOffset = 3
    text.swiftUI.inlinePresentationIntent = [.emphasized, .code, .strikethrough]
    #expect(text.font == .title && text.foregroundColor == .red && text.backgroundColor == .yellow)
    #expect(text.underlineStyle == .single && text.strikethroughStyle != .single)
    #expect(text.kern == 2 && text.tracking == 1 && text.baselineOffset == 3)
    #expect(text.inlinePresentationIntent?.contains(.code) == true)
    let key = \AttributeDynamicLookup.[dynamicMember: \Scope.font]
    #expect(text[dynamicMember: key] == .title)
    text[dynamicMember: key] = nil
    #expect(text.font == nil)
    #expect(
      Set([\Scope.foundation as AnyKeyPath, \Scope.inlinePresentationIntent, \Scope.baselineOffset]).count
        == 3)
  }

  @Test func intentsAreWhatMarkdownSays() throws {
    let text = try AttributedString(markdown: "*a* **b** `c` ~~d~~")
    func intent(_ word: String) throws -> InlinePresentationIntent? {
      try text[#require(text.range(of: word))].inlinePresentationIntent
    }
    #expect(try intent("a") == .emphasized && intent("b") == .stronglyEmphasized)
    #expect(try intent("c") == .code && intent("d") == .strikethrough)
    #expect(InlinePresentationIntent.softBreak != .lineBreak)
  }

  @Test func optionsOfMarkdownSayWhatIsRead() throws {
    typealias Options = AttributedString.MarkdownParsingOptions
    let markdown = "# Menu\n\nsoup   and\nbread"
    func words(_ syntax: Options.InterpretedSyntax) throws -> String {
      let options = Options(interpretedSyntax: syntax, failurePolicy: .returnPartiallyParsedIfPossible)
      return try String(AttributedString(markdown: markdown, options: options).characters)
    }
    #expect(try words(.full) == "Menusoup   and bread" || words(.full) == "Menusoup and bread")
    #expect(try words(.inlineOnly) == "# Menu soup and bread")
    #expect(try words(.inlineOnlyPreservingWhitespace) == markdown)
    var options = Options(allowsExtendedAttributes: true, failurePolicy: .throwError, languageCode: "de")
    #expect(options.allowsExtendedAttributes && options.failurePolicy == .throwError)
    #expect(options.languageCode == "de" && options.interpretedSyntax == .full)
    options.interpretedSyntax = .inlineOnly
    let file = FileManager.default.temporaryDirectory.appending(path: "markdown-\(UUID().uuidString).md")
    try Data("**soup**".utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let read = try AttributedString(contentsOf: file, options: options)
    #expect(String(read.characters) == "soup")
    #expect(try AttributedString(markdown: Data("*tea*".utf8)).characters.count == 3)
    #expect(throws: (any Error).self) { try AttributedString(contentsOf: file.appending(path: "none")) }
  }

  @Test func stringsOfResources() {
    let resource = LocalizedStringResource(
      "menu.title", defaultValue: "Menu", table: "Kitchen",
      bundle: LocalizedStringResource.BundleDescription.main)
    #expect(LocalizedStringResource("Tea", bundle: .main).key == "Tea")
    #expect(resource.key == "menu.title" && resource.table == "Kitchen" && resource.locale == .current)
    #expect(String(localized: resource) == "Menu" && resource.defaultValue == "Menu")
    let plain = LocalizedStringResource("Bread", bundle: Bundle.main)
    #expect(plain.key == "Bread" && String(localized: plain) == "Bread")
    let own = LocalizedStringResource("bread", defaultValue: "Bread", bundle: Bundle.main)
    #expect(String(localized: own) == "Bread")
    typealias Description = LocalizedStringResource.BundleDescription
    let places: [Description] = [.main, .atURL(URL(filePath: "/tmp")), .forClass(NSObject.self)]
    #expect(Set(places).count == 3)
    #expect(String(localized: String.LocalizationValue("Soup")) == "Soup")
    #expect(String(localized: "soup.name", defaultValue: "Soup") == "Soup")
    #expect(String(AttributedString(localized: "**Soup**").characters) == "Soup")
    #expect(String(AttributedString(localized: own).characters) == "Bread")
    #expect(NSLocalizedString("Soup", tableName: "Kitchen", comment: "") == "Soup")
  }
}
