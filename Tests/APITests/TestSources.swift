import Foundation

/// The project's tests as text: which of them use a name, themselves or through the views that they test.
struct TestSources {
  struct Test {
    /// `Target.Suite.test`.
    let name: String
    /// Of the test itself.
    let own: Set<String>
    /// With those of what it names.
    let words: Set<String>
    let length: Int
  }

  /// A type or function declared in tests.
  private struct Declaration {
    let name: String
    let isTest: Bool
    /// Whether other files see it.
    let isShared: Bool
    let words: Set<String>
    let length: Int
  }

  let tests: [Test]

  /// Reads every Swift file under the folder, each target a folder of its own.
  init(under root: URL) throws {
    var tests: [Test] = []
    let targets = try FileManager.default.contentsOfDirectory(at: root, includingPropertiesForKeys: nil)
    for target in targets.sorted(by: { $0.path < $1.path }) where target.lastPathComponent != "APITests" {
      let files = FileManager.default.enumerator(at: target, includingPropertiesForKeys: nil)
      let sources = (files?.allObjects as? [URL] ?? []).filter { $0.pathExtension == "swift" }
      var found: [(suite: String, declaration: Declaration)] = []
      for file in sources.sorted(by: { $0.path < $1.path }) {
        let suite = file.deletingPathExtension().lastPathComponent
        let text = try String(contentsOf: file, encoding: .utf8)
        found += Self.declarations(in: text).map { (suite, $0) }
      }
      let shared = Self.helpers(found.map(\.declaration).filter(\.isShared))
      for (suite, declarations) in Dictionary(grouping: found, by: \.suite).sorted(by: { $0.key < $1.key }) {
        let helpers = shared.merging(Self.helpers(declarations.map(\.declaration))) { $1 }
        for (_, test) in declarations where test.isTest {
          tests.append(
            Test(
              name: "\(target.lastPathComponent).\(suite).\(test.name)", own: test.words,
              words: Self.closure(of: test.words, helpers), length: test.length))
        }
      }
    }
    self.tests = tests
  }

  /// The words of helpers by their names.
  private static func helpers(_ declarations: [Declaration]) -> [String: Set<String>] {
    declarations.filter { !$0.isTest }.reduce(into: [:]) { $0[$1.name, default: []].formUnion($1.words) }
  }

  /// The words of a test with those of what it names, and of what that names.
  private static func closure(of words: Set<String>, _ helpers: [String: Set<String>]) -> Set<String> {
    var all = words
    var new = words
    for _ in 0..<3 {
      new = new.reduce(into: Set<String>()) { $0.formUnion(helpers[$1] ?? []) }.subtracting(all)
      all.formUnion(new)
    }
    return all
  }

  /// The declarations of a file with their bodies, found by counting braces.
  private static func declarations(in text: String) -> [Declaration] {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    var result: [Declaration] = []
    var isMarked = false
    for (index, line) in lines.enumerated() {
      if line.contains("@Test") { isMarked = true }
      guard let match = line.firstMatch(of: /\b(?:struct|class|enum|func|extension|let|var)\s+(\w+)/) else {
        continue
      }
      let isFunction = line.contains("func ")
      if line.contains(/\b(?:let|var)\s/), line.prefix(while: { $0 == " " }).count > 2 { continue }
      var depth = 0
      var body = ""
      for line in lines[index...] {
        body += line + "\n"
        depth += line.reduce(0) { $0 + ("{([".contains($1) ? 1 : "})]".contains($1) ? -1 : 0) }
        if depth <= 0 { break }
      }
      let name = String(match.1)
      result.append(
        Declaration(
          name: name, isTest: isMarked && isFunction,
          isShared: !line.hasPrefix(" ") && !line.contains("private "), words: words(body),
          length: body.count))
      isMarked = false
    }
    return result
  }

  private static func words(_ text: String) -> Set<String> {
    Set(text.matches(of: /[A-Za-z_]\w*/).map { String($0.0) })
  }

  /// The test that says most of a name: one that is called after it, else the shortest that uses it, itself rather than
  /// through a view that it tests.
  func test(of name: String) -> String? {
    let using = tests.filter { $0.words.contains(name) }
    let named = using.filter { $0.name.lowercased().contains(name.lowercased()) }
    let direct = using.filter { $0.own.contains(name) }
    let best = [named, direct, using].first { !$0.isEmpty } ?? []
    return best.min { ($0.length, $0.name) < ($1.length, $1.name) }?.name
  }

  func contains(_ name: String) -> Bool { tests.contains { $0.name == name } }
}
