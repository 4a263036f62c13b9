/// Limits the log of a program whose content is wrong in thousands of places: of each kind the first ten sentences are
/// logged, then one at each power of ten with the count so far. No sentence is logged twice.
struct MessageBudget {
  enum Kind: Hashable {
    case absentPicture, absentColor, unreadablePicture, absentSymbol, refusedRequest
  }

  /// How many sentences of a kind are logged.
  static let most = 10

  private var counts: [Kind: Int] = [:]
  private var told: Set<String> = []

  /// The sentence as it is to be logged; nil: not at all.
  mutating func admit(_ kind: Kind, _ sentence: String) -> String? {
    guard !told.contains(sentence) else { return nil }
    let count = counts[kind, default: 0] + 1
    counts[kind] = count
    if count <= Self.most {
      told.insert(sentence)
      return count < Self.most
        ? sentence : sentence + " (more of this kind are counted and not told one by one)"
    }
    var power = Self.most
    while power < count { power *= 10 }
    return power == count ? sentence + " (\(count) of this kind so far)" : nil
  }
}
