import Foundation

/// The table of the public names: what each does here, what of it does not, and a test that calls it.
struct APITable: Equatable {
  /// What a name does here.
  enum Status: String {
    /// Tests that expect something call all of it.
    case works
    /// But for what the row says.
    case partly
    /// No test that expects something calls any of it.
    case untested
    /// Programs contain it and compile; what it is for cannot exist here, or nothing shows it.
    case nothing = "accepted, does nothing"
    /// SwiftUI has it and the module has not: the compiler says why, and what to use instead.
    case unavailable
  }

  struct Row: Equatable {
    let name: String
    let status: Status
    /// What does not work or is not tested; why it is unavailable, and what to use instead.
    var gaps = ""
    /// What is otherwise than documented, in words.
    var deviation: String?
    /// `Target.Suite.test`; nil: no test calls the name.
    var test: String?
    /// All tests that call it.
    var callers: Set<String> = []
  }

  struct Chapter: Equatable {
    let title: String
    var rows: [Row]
  }

  /// The chapter of what SwiftUI has and the module has not.
  static let missing = "Unavailable"

  var chapters: [Chapter]

  /// - Parameters:
  ///   - deviations: what is otherwise than documented, in words, by the names of the rows.
  init(
    names: [PublicName], unavailable: [UnavailableNames.Name], deviations: [String: String], index: TestIndex
  ) {
    let missing = Dictionary(grouping: unavailable) { Self.owner(of: $0.name) }
    chapters = PublicName.chapters.compactMap { title in
      let rows = names.filter { $0.chapter == title }.map { name in
        let key = title == "View modifiers" ? "View.\(name.name)" : name.name
        return Self.row(of: name, missing[key] ?? [], deviations[name.name], index)
      }
      return rows.isEmpty ? nil : Chapter(title: title, rows: rows)
    }
    let rows = unavailable.map { Row(name: $0.name, status: .unavailable, gaps: $0.reason) }
    if !rows.isEmpty { chapters.append(Chapter(title: Self.missing, rows: rows)) }
  }

  /// The row that a missing name belongs to: a form of a modifier to the modifier, a member to its type.
  private static func owner(of name: String) -> String {
    let path = name.prefix { $0 != "(" }.split(separator: ".")
    return path.first == "View" ? String(name.prefix { $0 != "(" }) : String(path.first ?? "")
  }

  private static func row(
    of name: PublicName, _ missing: [UnavailableNames.Name], _ deviation: String?, _ index: TestIndex
  ) -> Row {
    let forms = Forms(of: name, index)
    let best = best(forms.callers)
    let callers = Set(forms.callers.map(\.test))
    if name.chapter == PublicName.machinery { return Row(name: name.name, status: .works) }
    if forms.isNothing { return Row(name: name.name, status: .nothing, test: best, callers: callers) }
    guard forms.isCalled else {
      return Row(name: name.name, status: .untested, gaps: deviation ?? "", deviation: deviation)
    }
    var gaps: [String] = deviation.map { [$0] } ?? []
    if !forms.uncalled.isEmpty { gaps.append("no test calls " + listed(forms.uncalled)) }
    if !forms.nothing.isEmpty { gaps.append("accepted, does nothing: " + listed(forms.nothing)) }
    if !missing.isEmpty { gaps.append("unavailable: " + listed(missing.map { shortened($0.name, name) })) }
    return Row(
      name: name.name, status: gaps.isEmpty ? .works : .partly, gaps: gaps.joined(separator: "; "),
      deviation: deviation, test: best, callers: callers)
  }

  /// The test that says most of a name: it calls most of its forms itself, and little else.
  private static func best(_ callers: [TestIndex.Caller]) -> String? {
    Dictionary(grouping: callers, by: \.test).map { test, calls in
      (-calls.count { $0.isDirect }, -calls.count, calls[0].breadth, test)
    }.min { $0 < $1 }?.3
  }

  /// Names as code, each once.
  private static func listed(_ names: [String]) -> String {
    var seen: Set<String> = []
    return names.filter { seen.insert($0).inserted }.map { $0.contains("`") ? $0 : "`\($0)`" }
      .joined(separator: ", ")
  }

  /// A missing name as it is written in the row of its type.
  private static func shortened(_ missing: String, _ name: PublicName) -> String {
    guard name.chapter == "Types", missing.hasPrefix(name.name + ".") else {
      return String(missing.dropFirst(missing.hasPrefix("View.") ? 5 : 0))
    }
    return String(missing.dropFirst(name.name.count + 1))
  }

  /// What each row says, without its test.
  var contents: [String: String] {
    var contents: [String: String] = [:]
    for chapter in chapters {
      for row in chapter.rows {
        contents["\(chapter.title): \(row.name)"] = "\(row.status.rawValue) \(row.gaps)"
      }
    }
    return contents
  }
}
