import Foundation
import Testing

/// What SwiftUI has and the library has not is an error of the compiler that names it, and says why and what to use.
struct UnavailableTests {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
  private static let declarations = folder.deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Sources/SwiftUI/Unavailable")

  /// A program that uses a missing name in the midst of a large body.
  struct Use: CustomTestStringConvertible, Sendable {
    let kind: String
    let line: String
    var property = ""
    /// The name in the message.
    let name: String
    let reason: String
    var testDescription: String { kind }
  }

  static let uses = [
    Use(
      kind: "a modifier", line: #"Text("A").inspector(isPresented: $isOn) { Text("B") }"#,
      name: "inspector(isPresented:content:)", reason: "use sheet, or NavigationSplitView"),
    Use(
      kind: "one of two modifiers with a closure of several statements",
      line: """
        Text("A").fileImporter(isPresented: $isOn, allowedContentTypes: [.json]) { result in
          switch result {
          case .success(let url): text = url.path
          case .failure(let error): text = error.localizedDescription
          }
        }
        """,
      name: "fileImporter(isPresented:allowedContentTypes:onCompletion:)",
      reason: "there is no file dialog of the system"),
    Use(
      kind: "a form of a modifier that is there",
      line: #"Text("A").contextMenu(forSelectionType: Int.self) { _ in Text("B") }"#,
      name: "contextMenu(forSelectionType:menu:primaryAction:)", reason: "give contextMenu to the rows"),
    Use(
      kind: "a form of a control that is there",
      line: #"TextField("A", text: $text, selection: .constant(nil)).padding()"#,
      name: "init(_:text:selection:prompt:axis:)", reason: "use TextField(_:text:)"),
    Use(
      kind: "a type",
      line: #"PasteButton(payloadType: String.self) { strings in text = strings.first ?? "" }"#,
      name: "PasteButton", reason: "text fields alone have copy and paste"),
    Use(
      kind: "a look", line: #"Toggle("A", isOn: $isOn).toggleStyle(.checkbox).padding()"#, name: "checkbox",
      reason: "use .switch"),
    Use(
      kind: "a value of the environment", line: #"Button("A") { openSettings() }.padding()"#,
      property: #"@Environment(\.openSettings) private var openSettings"#, name: "openSettings",
      reason: "show the settings in a sheet"),
  ]

  /// A program of more than 200 lines, of which one is given.
  private static func program(_ line: String, property: String) -> String {
    func section(_ index: Int) -> String {
      """
              Section("Part \(index)") {
                HStack(spacing: 8) {
                  Image(systemName: "star").font(.title).foregroundStyle(.yellow)
                  Text("Line \(index) of \\(items.count)").bold().padding(.horizontal, 4)
                  Spacer()
                  Toggle("On", isOn: $isOn).labelsHidden()
                }
                \(index == 12 ? line : "")
              }

      """
    }
    return """
      import SwiftUI

      struct Item: Identifiable { let id: Int; var name: String }

      struct Page: View {
        @State private var items: [Item] = []
        @State private var isOn = false
        @State private var text = ""
        \(property)
        var body: some View {
          NavigationStack {
            List {
      \((0..<24).map(section).joined())
            }
            .navigationTitle("Many")
            .sheet(isPresented: $isOn) { Text(text) }
          }
        }
      }
      """
  }

  /// The errors that a program has, the solver of constraints held to ten times what it needs for one without errors.
  private static func errors(of program: String) throws -> [Compiler.Message] {
    try Compiler.check(program, ["-swift-version", "5", "-Xfrontend", "-solver-scope-threshold=1000"])
      .filter { $0.kind == "error" }
  }

  @Test func aLargeBodyWithoutAMissingNameCompiles() throws {
    let program = Self.program("", property: "")
    #expect(program.split(separator: "\n").count > 200)
    #expect(try Self.errors(of: program).isEmpty)
  }

  @Test(arguments: uses) func aMissingNameInALargeBodyIsNamed(use: Use) throws {
    let errors = try Self.errors(of: Self.program(use.line, property: use.property))
    let error = try #require(errors.first)
    #expect(errors.count == 1)
    #expect(error.text.hasPrefix("'\(use.name)' is unavailable: "))
    #expect(error.text.contains(use.reason))
  }

  /// Each line of the list that ends with a name is a use as Apple's documentation has it.
  @Test func usesAsDocumentedAreNamed() throws {
    let program = try String(
      contentsOf: Self.folder.appending(path: "UnavailableShapes.txt"), encoding: .utf8)
    let errors = try Compiler.check(program, ["-swift-version", "5"]).filter { $0.kind == "error" }
    let others = errors.filter { !$0.text.contains("is unavailable: ") }
    #expect(others.isEmpty)
    var uses = 0
    for (index, line) in program.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      guard let name = line.firstMatch(of: #/ // (\w+)$/#)?.1 else { continue }
      uses += 1
      let isNamed = errors.contains { $0.line == index + 1 && $0.text.hasPrefix("'\(name)") }
      #expect(isNamed, "\(name) is not named in: \(line)")
    }
    #expect(uses > 100)
  }

  @Test func everyDeclarationSaysWhyAndWhatToUse() throws {
    let files = try FileManager.default.contentsOfDirectory(
      at: Self.declarations, includingPropertiesForKeys: nil)
    for file in files {
      let source = try String(contentsOf: file, encoding: .utf8)
      let names = UnavailableNames.names(in: source)
      // Extensions have one attribute for all of their members, and conformances one for none.
      let plain = source.matches(of: /@available\(\s*\*,\s*unavailable,\s*message:\s*"[^"]*"\s*\)/).count
      #expect(
        plain == UnavailableNames.attributes(in: source),
        "\(file.lastPathComponent) has one without a message")
      for name in names {
        let parts = name.reason.split(separator: "; ", omittingEmptySubsequences: false)
        let isSaid = parts.count == 2 && parts.allSatisfy { $0.split(separator: " ").count >= 2 }
        #expect(isSaid, "\(name.name): \(name.reason)")
        #expect(name.reason.allSatisfy { $0 != "|" && $0 != "\n" })
      }
    }
    #expect(try UnavailableNames(in: Self.declarations).names.count > 400)
  }

  @Test func declarationsAreFoundWithTheirLabels() {
    let source = """
      extension View {
        @available(*, unavailable, message: "no a; use b")
        public func one<T: Q<Int>>(_ a: Int, of b: (Int, Int) -> Void = { _, _ in }, @ViewBuilder c d: () -> T)
          -> some View { self }

        @available(
          *, unavailable,
          message: "no two; use b")
        public var two: [Int: Int] { [:] }
      }

      @available(*, unavailable, message: "no three; use b")
      @propertyWrapper public struct Three<A> {
        public init(x: Int) {}
      }

      @available(*, unavailable, message: "no four; use b")
      extension Four where A == B {
        public init<D>(
          x: Int, y: D
        ) {}
      }
      """
    let names = UnavailableNames.names(in: source)
    #expect(names.map(\.name) == ["View.one(_:of:c:)", "View.two", "Three", "Four.init(x:y:)"])
    #expect(names.map(\.why) == ["no a", "no two", "no three", "no four"])
  }
}
