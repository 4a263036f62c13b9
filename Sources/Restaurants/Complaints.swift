/// What is wrong with content: the first sentences of each kind, and how many more there are.
struct Complaints {
  /// What sentences are counted by.
  enum Kind: Int, CaseIterable {
    case entry, field, length, identity, picture

    /// Of what there are more.
    var noun: String {
      switch self {
      case .entry: "entries that are left out"
      case .field: "fields that mean nothing or are no text"
      case .length: "texts that are cut"
      case .identity: "ids that cannot be used"
      case .picture: "pictures that are not there"
      }
    }
  }

  private var told: [(kind: Kind, sentence: String)] = []
  private var counts: [Kind: Int] = [:]

  mutating func add(_ kind: Kind, _ sentence: @autoclosure () -> String) {
    counts[kind, default: 0] += 1
    if counts[kind, default: 0] <= ContentLimits.complaints { told.append((kind, sentence())) }
  }

  var isEmpty: Bool { told.isEmpty }

  /// In their order; behind them what was only counted. `name`: of the file.
  func sentences(_ name: String) -> [String] {
    told.map(\.sentence)
      + Kind.allCases.compactMap { kind in
        let more = counts[kind, default: 0] - ContentLimits.complaints
        return more > 0 ? "\(name): and \(more) more \(kind.noun)" : nil
      }
  }
}
