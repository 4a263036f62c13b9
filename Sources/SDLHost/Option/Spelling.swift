/// What somebody may have meant who misspelt a name.
public enum Spelling {
  /// So many letters may be wrong, and no more than half of the name.
  private static let errors = 3

  /// The name that is nearest to a word; nil: none is near.
  public static func guess(for word: String, among names: [String]) -> String? {
    let near = names.map { ($0, distance($0, word)) }.min { $0.1 < $1.1 }
    guard let near, near.1 <= errors, 2 * near.1 <= max(near.0.count, 2) else { return nil }
    return near.0
  }

  /// How many letters must be put in, left out or changed to get from one text to the other.
  private static func distance(_ a: String, _ b: String) -> Int {
    let (a, b) = (Array(a), Array(b))
    guard abs(a.count - b.count) <= errors else { return errors + 1 }
    var row = Array(0...b.count)
    for i in a.indices {
      var before = row
      before[0] = i + 1
      for j in b.indices {
        before[j + 1] = min(row[j + 1] + 1, before[j] + 1, row[j] + (a[i] == b[j] ? 0 : 1))
      }
      row = before
    }
    return row[b.count]
  }
}
