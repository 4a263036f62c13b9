import Foundation
import Testing

@testable import PreviewSources

/// What `make preview` finds in a source file.
struct PreviewSourceTests {
  @Test func previewsAreFoundWithTheirNamesAndBodies() {
    let source = PreviewSource(
      """
      #Preview { Text("a } b") }
      // #Preview { Text("no") }
      #Preview("Two \\("x") names", traits: .landscapeLeft) {
        VStack { Text("c") }
      }
      let text = "#Preview { }"
      """)
    #expect(source.previews.count == 2)
    #expect(source.previews[0].name == nil)
    #expect(source.previews[0].body == " Text(\"a } b\") ")
    #expect(source.previews[1].body.contains("VStack { Text(\"c\") }"))
  }

  @Test func previewableStateBecomesAProperty() {
    let source = PreviewSource(
      "#Preview(\"On\") {\n  @Previewable @State var isOn = true\n  Toggle(\"x\", isOn: $isOn)\n}")
    #expect(source.previews[0].name == "On")
    #expect(source.previews[0].state == ["@State var isOn = true"])
    #expect(!source.previews[0].body.contains("@State"))
  }

  @Test func providersAreFoundByTheirConformance() {
    let source = PreviewSource(
      """
      struct A_Previews: PreviewProvider { static var previews: some View { Text("") } }
      private struct B: Sendable, PreviewProvider {}
      extension Outer.C: PreviewProvider {}
      protocol Other { associatedtype P: PreviewProvider }
      """)
    #expect(source.providers == ["A_Previews", "B", "Outer.C"])
  }

  @Test func traitsAreKeptAsTheyAreWritten() {
    let source = PreviewSource(
      """
      #Preview("One", traits: .modifier(Sample(of: "a, b")), .sizeThatFitsLayout) { Text("1") }
      #Preview(traits: .landscapeLeft) { Text("2") }
      #Preview { Text("traits: none") }
      """)
    #expect(
      source.previews.map(\.traits) == [
        ".modifier(Sample(of: \"a, b\")), .sizeThatFitsLayout", ".landscapeLeft", nil,
      ])
    let written = source.registration(fileName: "View")
    #expect(written.contains("PreviewGallery.Page(\"View 2\", traits: { [.landscapeLeft] }) {"))
    #expect(written.contains("PreviewGallery.Page(\"View 3\") {"))
  }

  @Test func theRegistrationNamesEveryPreview() {
    let source = PreviewSource(
      "struct P: PreviewProvider {}\n#Preview { Text(\"1\") }\n#Preview(\"n\") { Text(\"2\") }")
    let code = source.registration(fileName: "View")
    #expect(code.contains("PreviewGallery.Page(\"P\") { P.previews }"))
    #expect(code.contains("PreviewGallery.Page(\"View 1\") { PreviewOfFile1() }"))
    #expect(code.contains("PreviewGallery.Page(\"n\") { PreviewOfFile2() }"))
  }

  @Test func aPackageIsWrittenAroundTheProgram() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    let code = folder.appendingPathComponent("App/Sources/App")
    try FileManager.default.createDirectory(at: code, withIntermediateDirectories: true)
    try "// package".write(
      to: folder.appendingPathComponent("App/Package.swift"), atomically: true, encoding: .utf8)
    try "@main struct A: App {}".write(
      to: code.appendingPathComponent("A.swift"), atomically: true, encoding: .utf8)
    let view = code.appendingPathComponent("B.swift")
    try "#Preview { Text(\"b\") }".write(to: view, atomically: true, encoding: .utf8)
    let package = try PreviewPackage(
      file: view, folder: folder.appendingPathComponent("out"), library: URL(fileURLWithPath: "/library"))
    #expect(package.sources.map(\.lastPathComponent) == ["A.swift", "B.swift"])
    #expect(package.root.lastPathComponent == "App")
    try package.write()
    let written = folder.appendingPathComponent("out/Sources/Preview")
    let names = try FileManager.default.contentsOfDirectory(atPath: written.path).sorted()
    #expect(names == ["0-A.swift", "1-B.swift", "main.swift"])
    let app = try String(contentsOf: written.appendingPathComponent("0-A.swift"), encoding: .utf8)
    #expect(!app.contains("@main") && app.contains("struct A: App {}"))
  }

  @Test func aFileThatIsNotThereIsOneSentence() {
    #expect(throws: PreviewPackage.Problem.self) {
      try PreviewPackage(
        file: URL(fileURLWithPath: "/nowhere/x.swift"), folder: URL(fileURLWithPath: "/tmp/x"),
        library: URL(fileURLWithPath: "."))
    }
  }
}
