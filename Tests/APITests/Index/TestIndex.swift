import Foundation

/// Which tests call a public symbol, as the compiler saw it.
struct TestIndex {
  /// A test that calls something.
  struct Caller: Equatable {
    /// `Target.Suite.test`.
    let test: String
    /// In the test's own body, not in a helper.
    let isDirect: Bool
    /// How many symbols the test calls in all: few of them say more of each.
    let breadth: Int
  }

  /// The tests by the USRs of what they call.
  private let callers: [String: [Caller]]
  /// The library's members that do what a protocol or a superclass has.
  let witnesses: Set<String>
  /// All tests, `Target.Suite.test`.
  let tests: Set<String>
  /// Those that expect something, whose calls count.
  let counted: Set<String>

  /// Folders of tests whose files do not count: views by chance say of no name what it does, tools are no tests.
  private static let uncounted = [
    "APITests", "FuzzTool", "Fuzzing", "Filmstrips", "RandomTrees", "StorageTool",
  ]
  private static let library: Set<String> = ["BistroComponents", "Graphics", "SwiftUI", "ViewTree"]

  /// Reads the store of the build that these tests belong to.
  init(root: URL) throws {
    let build = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
      .resolvingSymlinksInPath()
    try self.init(store: IndexStore(build.appending(path: "index/store")), root: root)
  }

  init(store: IndexStore, root: URL) throws {
    var graph = CallGraph()
    var names: [Int: String] = [:]
    var witnesses: Set<Int> = []
    for unit in store.units(below: root) {
      let path = unit.file.dropFirst(root.path.count + 1)
      if Self.isTest(path) {
        try store.forEachOccurrence(in: unit) { occurrence in
          if let test = graph.add(occurrence, store) { names[test.id] = Self.name(of: test, in: unit) }
        }
      } else if path.hasPrefix("Sources/"), Self.library.contains(unit.module) {
        try store.forEachOccurrence(in: unit) { occurrence in
          guard occurrence.roles.contains(.definition) else { return }
          if occurrence.relations.contains(where: { $0.roles.contains(.overrideOf) }) {
            witnesses.insert(occurrence.symbol.id)
          }
        }
      }
    }
    self.witnesses = Set(witnesses.map { store.usrs[$0] })
    tests = Set(names.values)
    let reaches = graph.reaches()
    counted = Set(reaches.keys.compactMap { names[$0] })
    var callers: [String: [Caller]] = [:]
    for (test, reach) in reaches {
      guard let name = names[test] else { continue }
      for symbol in reach.all {
        let caller = Caller(
          test: name, isDirect: reach.direct.contains(symbol), breadth: reach.all.count)
        callers[store.usrs[symbol], default: []].append(caller)
      }
    }
    self.callers = callers
  }

  private static func isTest(_ path: Substring) -> Bool {
    let folders = path.split(separator: "/")
    if folders.starts(with: ["Examples", "Tests"]) { return true }
    return folders.count > 2 && folders[0] == "Tests" && !uncounted.contains(String(folders[1]))
  }

  /// `Target.Suite.test`: a file has the name of its suite.
  private static func name(of test: IndexStore.Symbol, in unit: IndexStore.Unit) -> String {
    let suite = URL(fileURLWithPath: unit.file).deletingPathExtension().lastPathComponent
    return "\(unit.module).\(suite).\(test.name.prefix { $0 != "(" })"
  }

  func callers(of usr: String) -> [Caller] { callers[usr] ?? [] }
}

extension CallGraph {
  /// Puts into the graph what an occurrence in a file of the tests says. Returns the test that it marks as one.
  fileprivate mutating func add(
    _ occurrence: IndexStore.Occurrence, _ store: IndexStore
  ) -> IndexStore.Symbol? {
    let symbol = occurrence.symbol
    let usr = store.usrs[symbol.id]
    var test: IndexStore.Symbol?
    if occurrence.roles.contains(.definition) {
      declare(symbol.id)
      if symbol.kind == .instanceProperty || symbol.kind == .field { markStored(symbol.id) }
    }
    for (roles, other) in occurrence.relations {
      if !roles.isDisjoint(with: [.containedBy, .calledBy]) {
        addUse(of: symbol.id, by: other.id)
        if Self.marksTest(usr, symbol.kind) {
          markTest(other.id)
          test = other
        }
        if Self.isExpectation(usr, symbol.kind) { markExpecting(other.id) }
      }
      // A type with a protocol or a superclass uses it.
      if roles.contains(.baseOf) { addUse(of: symbol.id, by: other.id) }
      if roles.contains(.extendedBy) { addUse(of: other.id, by: symbol.id) }
      guard occurrence.roles.contains(.definition) else { continue }
      if roles.contains(.accessorOf) {
        addUse(of: symbol.id, by: other.id)
        // The accessors of what is stored are not in the source.
        if !occurrence.roles.contains(.implicit) { markComputed(other.id) }
      }
      if roles.contains(.childOf) {
        addMember(symbol.id, of: other.id)
        if symbol.isLocal { addUse(of: symbol.id, by: other.id) }
      }
      if roles.contains(.overrideOf) { markWitness(symbol.id, of: other.id) }
    }
    return test
  }

  /// By the names of Swift Testing's macros, which are part of their USRs.
  private static func marksTest(_ usr: String, _ kind: IndexStore.Kind) -> Bool {
    kind == .macro && usr.hasPrefix("s:7Testing4Test")
  }

  private static func isExpectation(_ usr: String, _ kind: IndexStore.Kind) -> Bool {
    (kind == .macro && (usr.hasPrefix("s:7Testing6expect") || usr.hasPrefix("s:7Testing7require")))
      || usr.hasPrefix("s:7Testing5IssueV6record")
  }
}
