/// How often a frame has gone back to updating what waited: whether what it does is a chain, in which each round leads to
/// nodes that did not wait before, or a loop.
struct SettleRounds {
  private var seen: Set<ObjectIdentifier> = []
  private var count = 0
  /// The rounds in which nothing waited that had not waited before.
  private(set) var repeats = 0

  /// A chain of more rounds than this is treated as a loop that makes its nodes anew.
  private static let mostRounds = 32

  /// Counts a round.
  mutating func add(waiting nodes: [Node]) {
    count += 1
    var isNew = false
    for node in nodes where seen.insert(ObjectIdentifier(node)).inserted { isNew = true }
    if !isNew || count > Self.mostRounds { repeats += 1 }
  }
}
