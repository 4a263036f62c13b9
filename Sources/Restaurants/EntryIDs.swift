import SwiftUI

/// Gives each entry of a file an id of its own: the one that it says, else one made of its name.
nonisolated struct EntryIDs {
  private var seen: Set<UUID> = []
  /// How often each name has had to be numbered.
  private var turns: [String: Int] = [:]

  /// The id of the next entry; `complain` takes what is wrong with the one that it says.
  mutating func next(_ given: Any?, _ name: String, complain: (String) -> Void) -> UUID {
    if let given {
      guard let id = (given as? String).flatMap({ UUID(uuidString: $0) }) else {
        complain("“id” is no UUID")
        return made(of: name)
      }
      if seen.insert(id).inserted { return id }
      complain("the id \(id) was used before")
    }
    return made(of: name)
  }

  private mutating func made(of name: String) -> UUID {
    var turn = turns[name] ?? 0
    while true {
      let id = RestaurantFile.id(of: turn == 0 ? name : "\(name) \(turn)")
      turn += 1
      turns[name] = turn
      if seen.insert(id).inserted { return id }
    }
  }
}
