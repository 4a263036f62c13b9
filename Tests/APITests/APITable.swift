import Foundation

/// The table of the public names: what each is, whether it works, and a test that uses it.
struct APITable: Equatable {
  /// What a name does here.
  enum Status: String {
    case works
    /// Accepted, since programs contain it; what it asks for cannot exist here.
    case nothing = "does nothing here"
    /// Accepted and handed on; nothing shows it yet.
    case kept = "kept, not drawn"
    /// SwiftUI has it and the module has not: the compiler says why, and what to use instead.
    case unavailable

    init(documentation: String) {
      let text = documentation.lowercased()
      self = text.contains("does nothing here") ? .nothing : text.contains("kept, not drawn") ? .kept : .works
    }
  }

  struct Row: Equatable {
    let name: String
    let status: Status
    /// `Target.Suite.test`; nil: no test uses the name.
    var test: String?
    /// Why it is unavailable, and what to use instead.
    var reason: String?
  }

  struct Chapter: Equatable {
    let title: String
    var rows: [Row]
  }

  var chapters: [Chapter]

  // MARK: From the module

  /// The types, free functions and methods of protocols among a module's symbols, and what is declared unavailable.
  init(symbols: [SymbolGraph.Symbol], unavailable: [UnavailableNames.Name] = []) {
    var groups: [String: [String: [Status]]] = [:]
    for symbol in symbols {
      guard let (chapter, name) = Self.place(of: symbol), !name.hasPrefix("_") else { continue }
      groups[chapter, default: [:]][name, default: []].append(Status(documentation: symbol.documentation))
    }
    chapters = Self.order.compactMap { title in
      guard let names = groups[title] else { return nil }
      let rows = names.keys.sorted().map { name in
        // A name with several forms works if one of them does.
        let found = names[name] ?? []
        return Row(name: name, status: found.contains(.works) ? .works : found[0], test: nil)
      }
      return Chapter(title: title, rows: rows)
    }
    if !unavailable.isEmpty {
      let rows = unavailable.map { Row(name: $0.name, status: .unavailable, test: nil, reason: $0.reason) }
      chapters.append(Chapter(title: Self.missing, rows: rows))
    }
  }

  /// The chapter of what SwiftUI has and the module has not.
  private static let missing = "Unavailable"

  private static let order = [
    "Types", "Functions", "View modifiers", "Text", "Image", "Shape", "Gesture", "Scene",
    "DynamicViewContent", machinery,
  ]

  /// The chapter of types that are public only because the requirements of public protocols name them.
  private static let machinery = "Machinery"
  private static let machineryNames: Set<String> = [
    "BuiltInCache", "GestureContext", "GestureRecognizer", "Node", "NodeContext", "PrimitiveCommands",
    "PrimitiveGesture",
    "PrimitiveScene", "PrimitiveView", "PropertyContext", "SystemShapeStyle", "SystemStylePurpose",
    "SystemStyles", "TableSelection", "ViewNode",
  ]

  /// The chapter of a symbol and its name there; nil: it has no row of its own.
  private static func place(of symbol: SymbolGraph.Symbol) -> (String, String)? {
    let path = symbol.pathComponents
    guard let last = path.last else { return nil }
    let base = String(last.prefix { $0 != "(" })
    switch symbol.kind.identifier {
    case "swift.struct", "swift.enum", "swift.class", "swift.protocol", "swift.typealias":
      return path.count == 1 ? (machineryNames.contains(base) ? machinery : "Types", base) : nil
    case "swift.func": return path.count == 1 ? ("Functions", base) : nil
    case "swift.method":
      guard path.count == 2 else { return nil }
      if path[0] == "View" { return ("View modifiers", base) }
      return order.contains(path[0]) ? (path[0], base) : nil
    default: return nil
    }
  }

  // MARK: As Markdown

  /// The status in words of what is there, and what no test uses by its name.
  private static let untested = "untested"

  init(markdown: String) {
    chapters = []
    for line in markdown.split(separator: "\n") {
      if line.hasPrefix("## ") { chapters.append(Chapter(title: String(line.dropFirst(3)), rows: [])) }
      let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      guard cells.count == 3, cells[0].hasPrefix("`"), !chapters.isEmpty else { continue }
      let status = Status(rawValue: cells[1]) ?? .works
      let test =
        cells[2].hasPrefix("`") ? cells[2].trimmingCharacters(in: CharacterSet(charactersIn: "`")) : nil
      chapters[chapters.count - 1].rows.append(
        Row(
          name: cells[0].trimmingCharacters(in: CharacterSet(charactersIn: "`")),
          status: status, test: test, reason: status == .unavailable ? cells[2] : nil))
    }
  }

  var markdown: String {
    var text = """
      # The API

      Every public type and function of the module, and the methods of its main types, checked against the compiler's
      own list by `APITests`. *works* means as Apple's documentation says, but for what the name's own documentation
      says, and that the test in the last column uses it; *untested*: it is written to do so, and no test uses it by its
      name. `make api` writes this file anew.

      """
    for chapter in chapters {
      text += "\n## \(chapter.title)\n\n"
      if chapter.title == Self.machinery {
        text += """
          Public only because the requirements of public protocols name them: the tree calls them, programs do not use
          them, and their members are not public. Every test of a view goes through them.


          """
      }
      if chapter.title == Self.missing {
        text += """
          What SwiftUI has and the module has not. A program that uses one of these does not compile, and the compiler
          says the same as the last column: why, and what to use instead. Other forms of the same name may be there.


          """
        text += "| Name | Status | Why, and what to use |\n| --- | --- | --- |\n"
        for row in chapter.rows { text += "| `\(row.name)` | unavailable | \(row.reason ?? "") |\n" }
        continue
      }
      text += "| Name | Status | Test |\n| --- | --- | --- |\n"
      let otherwise = chapter.title == Self.machinery ? "any of a view" : "no test"
      for row in chapter.rows {
        let isUntested = row.test == nil && row.status == .works && chapter.title != Self.machinery
        let status = isUntested ? Self.untested : row.status.rawValue
        text += "| `\(row.name)` | \(status) | \(row.test.map { "`\($0)`" } ?? otherwise) |\n"
      }
    }
    return text
  }

  /// The names and what they do, or why they are unavailable; without the tests.
  var names: [String: String] {
    var names: [String: String] = [:]
    for chapter in chapters {
      for row in chapter.rows { names["\(chapter.title): \(row.name)"] = row.reason ?? row.status.rawValue }
    }
    return names
  }
}
