import Foundation

extension APITable {
  init(markdown: String) {
    chapters = []
    for line in markdown.split(separator: "\n") {
      if line.hasPrefix("## ") { chapters.append(Chapter(title: String(line.dropFirst(3)), rows: [])) }
      // A cell may be empty; what is before the first bar and after the last is none.
      let cells = line.split(separator: "|", omittingEmptySubsequences: false).dropFirst().dropLast()
        .map { $0.trimmingCharacters(in: .whitespaces) }
      guard cells.count == 3 || cells.count == 4, cells[0].hasPrefix("`"), !chapters.isEmpty else { continue }
      let test = cells.count == 4 && cells[3].hasPrefix("`") ? Self.code(cells[3]) : nil
      guard let status = Status(rawValue: cells[1]) else { continue }
      chapters[chapters.count - 1].rows.append(
        Row(name: Self.code(cells[0]), status: status, gaps: cells[2], test: test))
    }
  }

  private static func code(_ cell: String) -> String {
    cell.trimmingCharacters(in: CharacterSet(charactersIn: "`"))
  }

  private static let introduction = """
    # The API

    Every public type of the module with its members, its functions, and the methods of its main types. `APITests`
    compares it with the compiler's own list of symbols, and with the index that the compiler writes in a debug build;
    `make api` writes this file anew.

    - *works*: a test that expects something calls every member, form by form, in its own body or by a helper of the
      tests. The last column names one that calls most of them.
    - *partly*: so do tests, but for what the third column says: members that no test calls, differences from Apple's
      documentation, members that are accepted and do nothing, and what is missing (why is at the end of this page).
    - *accepted, does nothing*: programs that contain it compile and run; what it is for cannot exist on this machine,
      or nothing shows it.
    - *untested*: written to do what Apple's documentation says; no test calls it.
    - *unavailable*: an error of the compiler that says why, and what to use instead.

    What the index does not tell: how much a test expects of what it calls. Members that the compiler or the library
    calls wherever their type is used count with the type: what a protocol requires, the values of property wrappers,
    the functions of result builders, what the compiler writes by itself. What only the guide, the examples' programs or
    views by chance use does not count.

    """

  var markdown: String {
    var text = Self.introduction
    let counts = Dictionary(
      grouping: chapters.filter { $0.title != PublicName.machinery }.flatMap(\.rows), by: \.status
    )
    .mapValues(\.count)
    let order: [Status] = [.works, .partly, .nothing, .untested, .unavailable]
    text += "\n| Status | Rows |\n| --- | --- |\n"
    for status in order { text += "| \(status.rawValue) | \(counts[status] ?? 0) |\n" }
    for chapter in chapters {
      text += "\n## \(chapter.title)\n\n"
      switch chapter.title {
      case PublicName.machinery:
        text += """
          Public only because the requirements of public protocols name them: the tree calls them, programs do not use
          them, and their members are not public. Every test of a view goes through them.


          """
      case PublicName.otherTypes:
        text += "What `import SwiftUI` adds to types of Swift, Foundation and Dispatch.\n\n"
      case Self.missing:
        text += """
          What SwiftUI has and the module has not. A program that uses one of these does not compile, and the compiler
          says the same as the last column: why, and what to use instead. Other forms of the same name may be there.


          """
        text += "| Name | Status | Why, and what to use |\n| --- | --- | --- |\n"
        for row in chapter.rows { text += "| `\(row.name)` | unavailable | \(row.gaps) |\n" }
        continue
      default: break
      }
      text += "| Name | Status | What not | Test |\n| --- | --- | --- | --- |\n"
      let otherwise = chapter.title == PublicName.machinery ? "any of a view" : "no test"
      for row in chapter.rows {
        text +=
          "| `\(row.name)` | \(row.status.rawValue) | \(row.gaps) | \(row.test.map { "`\($0)`" } ?? otherwise) |\n"
      }
    }
    return text
  }
}
