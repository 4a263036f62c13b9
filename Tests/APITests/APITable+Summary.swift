extension APITable {
  /// What is missing, as the elements of a list: what is otherwise than documented, what is accepted and does nothing,
  /// and why names are unavailable, with the first few of each.
  var summary: String {
    let rows = chapters.filter { $0.title != Self.missing }.flatMap(\.rows)
    let nothing = Set(rows.filter { $0.status == .nothing }.map { "`\($0.name)`" }).sorted()
    // A modifier and a method of views may have one name.
    var said: Set<String> = []
    let otherwise = rows.compactMap { row in row.deviation.map { "`\(row.name)`: \($0)" } }
      .filter { said.insert($0).inserted }
    let silent = nothing.isEmpty ? [] : ["accepted, does nothing: " + nothing.joined(separator: ", ")]
    return (otherwise + silent + unavailable).map(Self.bullet).joined(separator: "\n")
  }

  private var unavailable: [String] {
    let names = chapters.filter { $0.title == Self.missing }.flatMap(\.rows)
      .map { UnavailableNames.Name(name: $0.name, reason: $0.gaps) }
    let groups = Dictionary(grouping: names, by: \.why).sorted {
      ($1.value.count, $0.key) < ($0.value.count, $1.key)
    }
    return groups.map { why, names in
      var (bases, shown): (Set<String>, [String]) = ([], [])
      // Modifiers first, which say most to a reader.
      let ordered = names.filter { $0.name.hasPrefix("View.") } + names.filter { !$0.name.hasPrefix("View.") }
      for name in ordered where bases.insert(Self.base(name.name)).inserted {
        shown.append("`\(Self.written(name.name))`")
      }
      return why + ": " + shown.prefix(2).joined(separator: ", ")
        + (shown.count > 2 ? " and \(shown.count - 2) more" : "")
    }
  }

  /// An element of a list, in lines of the documents' width.
  private static func bullet(_ text: String) -> String {
    var lines = ["-"]
    for word in text.split(separator: " ") {
      let line = lines[lines.count - 1]
      if line.count + word.count < 118 {
        lines[lines.count - 1] = line + " " + word
      } else {
        lines.append("  " + word)
      }
    }
    return lines.joined(separator: "\n")
  }

  /// A form with its labels, so that nobody takes the others for missing.
  private static func written(_ name: String) -> String {
    base(name) + name.drop { $0 != "(" }
  }

  /// As a program writes it: a modifier by its name alone, a form with its type.
  private static func base(_ name: String) -> String {
    let path = name.prefix { $0 != "(" }.split(separator: ".")
    guard path.count == 2, let last = path.last else { return String(path.joined(separator: ".")) }
    return last == "init" ? String(path[0]) : String(last)
  }
}
