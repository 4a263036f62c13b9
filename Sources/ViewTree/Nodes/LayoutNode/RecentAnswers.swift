/// The results of the last few queries of a node, searched linearly: for so few that is faster than hashing. For more
/// entries, or entries of unequal cost, see `BoundedCache`.
struct RecentAnswers<Question: Equatable, Answer> {
  /// Probes at zero, infinity and nil and the final proposal are four; few guides are queried per node.
  private static var capacity: Int { 6 }
  private var entries: [(question: Question, answer: Answer)] = []
  private var next = 0

  subscript(question: Question) -> Answer? {
    for entry in entries where entry.question == question { return entry.answer }
    return nil
  }

  /// The first answer that fulfils a condition.
  func first(where isMeant: (Answer) -> Bool) -> Answer? {
    for entry in entries where isMeant(entry.answer) { return entry.answer }
    return nil
  }

  /// Notes an answer to a question that it has none to; the oldest one goes.
  mutating func note(_ answer: Answer, to question: Question) {
    if entries.count < Self.capacity {
      entries.append((question, answer))
    } else {
      entries[next] = (question, answer)
      next = (next + 1) % Self.capacity
    }
  }

  mutating func removeAll() {
    entries.removeAll(keepingCapacity: true)
    next = 0
  }
}
