import Foundation
import Testing

/// A public function that gives back what it is called on does nothing, and its documentation says so.
struct SilentModifierTests {
  private static let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Sources")

  /// The public functions of a source whose whole body is `self` or `content`, and that do not say that they do nothing.
  private static func faults(_ source: String) -> [String] {
    let lines = source.split(separator: "\n", omittingEmptySubsequences: false).map {
      $0.trimmingCharacters(in: .whitespaces)
    }
    return lines.indices.compactMap { index in
      let isBody =
        lines[index].hasSuffix("{ self }") || lines[index].hasSuffix("{ content }")
        || (index >= 1 && index + 1 < lines.count && ["self", "content"].contains(lines[index])
          && lines[index - 1].hasSuffix("{") && lines[index + 1] == "}")
      guard isBody else { return nil }
      // The declaration may have several lines; its documentation and attributes are above it.
      guard
        let start = lines[...index].lastIndex(where: { $0.contains("func ") || $0.contains("var ") }),
        lines[start].contains("public "), let name = lines[start].firstMatch(of: /func (\w+)/)?.1
      else { return nil }
      let rest = lines[start...index].joined(separator: " ")
      guard rest.contains("View {") || rest.contains("Scene {") else { return nil }
      // By contract the identity of transitions and modifiers.
      if name == "body" { return nil }
      let above = lines[..<start].reversed().prefix { $0.hasPrefix("///") || $0.hasPrefix("@") }
      let text = above.reversed().filter { $0.hasPrefix("///") }.map { $0.dropFirst(3) }.joined()
      return Forms.saysNothing(text) ? nil : String(name)
    }
  }

  @Test func aModifierThatChangesNothingSaysSo() throws {
    var count = 0
    for module in ["ViewTree", "SwiftUI", "Components"] {
      let folder = Self.sources.appending(path: module)
      let found = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
      for file in found?.compactMap({ $0 as? URL }) ?? [] where file.pathExtension == "swift" {
        // What is declared there cannot be called.
        if file.path.contains("/Unavailable/") { continue }
        let faults = try Self.faults(String(contentsOf: file, encoding: .utf8))
        #expect(faults.isEmpty, "\(file.lastPathComponent)")
        count += 1
      }
    }
    #expect(count > 500, "the sources are not where they were looked for")
  }

  @Test func modifiersThatChangeNothingAreFound() {
    let silent = "extension View {\n  /// Bounces.\n  public func bounce() -> some View { self }\n}"
    #expect(Self.faults(silent) == ["bounce"])
    #expect(Self.faults(silent.replacingOccurrences(of: "Bounces", with: "Does nothing here")).isEmpty)
    #expect(Self.faults(silent.replacingOccurrences(of: "{ self }", with: "{ padding() }")).isEmpty)
    #expect(Self.faults(silent.replacingOccurrences(of: "public ", with: "")).isEmpty)
    #expect(Self.faults("  public func a(\n    b: Int\n  ) -> some View {\n    self\n  }") == ["a"])
    #expect(Self.faults("  public func body(content: Content) -> some View { content }").isEmpty)
  }
}
