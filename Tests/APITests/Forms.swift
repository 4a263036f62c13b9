/// A row's members, by who calls them.
///
/// A member counts as called where a test calls that symbol; overloads are symbols of their own. Some are called by the
/// compiler or the library wherever their type is used, and count with it: what a protocol or a superclass requires,
/// the values of property wrappers, the functions of result builders, and what the compiler writes by itself. A type within
/// a type counts with its members; if it has none, or none but those, with the type that it is in: a style's test that
/// places `configuration.content` names neither the type of the content nor its body.
struct Forms {
  /// The calls of each member, one after the other.
  private(set) var callers: [TestIndex.Caller] = []
  /// Members that no test calls, as they are written in the row.
  private(set) var uncalled: [String] = []
  /// Members that say in their documentation that they do nothing.
  private(set) var nothing: [String] = []
  /// Whether the documentation says so of all of them.
  let isNothing: Bool
  /// Whether a test calls one of them.
  var isCalled: Bool { !callers.isEmpty }

  init(of name: PublicName, _ index: TestIndex) {
    let calls = name.members.map { index.callers(of: $0.usr) }
    callers = calls.flatMap { $0 }
    // The types that a test uses, by themselves or by a member, by their paths.
    var used: Set<[String]> = []
    for (member, calls) in zip(name.members, calls) where !calls.isEmpty {
      for count in 1...member.pathComponents.count { used.insert(Array(member.pathComponents.prefix(count))) }
    }
    let silent = name.members.filter { Self.saysNothing($0) }.map(\.pathComponents)
    func isSilent(_ member: SymbolGraph.Symbol) -> Bool {
      silent.contains { member.pathComponents.starts(with: $0) }
    }
    isNothing = name.members.allSatisfy { isSilent($0) || $0.isSynthesized }

    func isCalledType(_ path: [String]) -> Bool {
      name.members.contains { $0.isType && $0.pathComponents == path && isCalled($0, []) }
    }
    func isCalled(_ member: SymbolGraph.Symbol, _ calls: [TestIndex.Caller]) -> Bool {
      if !calls.isEmpty { return true }
      let path = member.pathComponents
      let owner = Array(path.dropLast())
      if member.isType {
        if used.contains(path) { return true }
        let members = name.members.filter {
          $0.pathComponents.count > path.count && $0.pathComponents.starts(with: path)
        }
        return path.count > 1 && used.contains(owner) && members.allSatisfy { Self.isImplicit($0, index) }
      }
      guard Self.isImplicit(member, index) else { return false }
      return used.contains(owner) || (owner.count > 1 && isCalledType(owner))
    }
    var forms: [String: (called: Int, all: Int)] = [:]
    for (member, calls) in zip(name.members, calls) where !isSilent(member) {
      let written = Self.written(member, in: name)
      forms[written, default: (0, 0)].all += 1
      if isCalled(member, calls) { forms[written]?.called += 1 }
    }
    uncalled = forms.filter { $0.value.called < $0.value.all }.sorted { $0.key < $1.key }.map {
      written, count in
      count.all == 1 || count.called == 0
        ? written : "`\(written)` (\(count.all - count.called) of \(count.all) forms)"
    }
    nothing = Set(name.members.filter(Self.saysNothing).map { Self.written($0, in: name) }).sorted()
  }

  /// The types that say nothing of it, although everything that is declared with them does nothing: what they are for has
  /// no effect, so neither have they.
  static func silentArguments(_ symbols: [SymbolGraph.Symbol]) -> [String] {
    let silent = symbols.filter(saysNothing).map(\.pathComponents)
    func isSilent(_ symbol: SymbolGraph.Symbol) -> Bool {
      silent.contains { symbol.pathComponents.starts(with: $0) }
    }
    var users: [String: [SymbolGraph.Symbol]] = [:]
    for symbol in symbols where !symbol.isSynthesized {
      for usr in Set((symbol.declarationFragments ?? []).compactMap(\.preciseIdentifier)) {
        users[usr, default: []].append(symbol)
      }
    }
    return symbols.filter { type in
      guard type.isType, !isSilent(type) else { return false }
      let others = (users[type.usr] ?? []).filter { !$0.pathComponents.starts(with: type.pathComponents) }
      return !others.isEmpty && others.allSatisfy(isSilent)
    }.map { $0.pathComponents.joined(separator: ".") }.sorted()
  }

  /// Members that say in other words than the table's that they do nothing, or some of what they are given, as it
  /// would not know: their rows must say it.
  static func unknownWords(_ name: PublicName) -> [String] {
    let silent = name.members.filter(saysNothing).map(\.pathComponents)
    return name.members.filter { member in
      let text = member.documentation.lowercased()
      return ["kept only", "no effect", "no difference", "changes nothing here"].contains {
        text.contains($0)
      }
        && !silent.contains { member.pathComponents.starts(with: $0) }
    }.map { $0.pathComponents.joined(separator: ".") }
  }

  static func saysNothing(_ documentation: String) -> Bool {
    let text = documentation.lowercased()
    return text.contains("does nothing here") || text.contains("kept, not drawn")
  }

  private static func saysNothing(_ member: SymbolGraph.Symbol) -> Bool { saysNothing(member.documentation) }

  private static func isImplicit(_ member: SymbolGraph.Symbol, _ index: TestIndex) -> Bool {
    let last = PublicName.base(member.pathComponents.last ?? "")
    return member.isSynthesized || index.witnesses.contains(member.usr)
      || ["wrappedValue", "projectedValue"].contains(last) || last.hasPrefix("build")
  }

  /// A member as it is written in its row: a method with its labels, a member of a type without the type.
  private static func written(_ member: SymbolGraph.Symbol, in name: PublicName) -> String {
    let path = member.pathComponents
    return path.count == 1 ? path[0] : path.dropFirst().joined(separator: ".")
  }
}
