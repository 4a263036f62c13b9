/// Keeps a program whose content is wrong in thousands of places from telling so in thousands of lines: of each kind the
/// first ten sentences, then the tenth power of ten of them with how many there were. No sentence is told twice.
struct MessageBudget {
  enum Kind: Hashable {
    case absentPicture, absentColor, unreadablePicture, absentSymbol, refusedRequest
  }

  /// How many sentences of a kind are told.
  static let most = 10

  private var counts: [Kind: Int] = [:]
  private var told: Set<String> = []

  /// The sentence as it is to be told; nil: not at all.
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
