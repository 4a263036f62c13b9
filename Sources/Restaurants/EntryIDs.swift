import SwiftUI

/// Gives each entry of a file an id of its own: the one that it says, else one made of its name.
nonisolated struct EntryIDs {
  /// The ids that are used, each with the number of its entry, from 1 on.
  private var seen: [UUID: Int] = [:]
  /// How many ids were made of each name; all but the first of them add a number to it.
  private var turns: [String: Int] = [:]

  /// The id of the entry of this number, from 1 on; `complain` is called with what is wrong with the id that it states.
  mutating func id(of number: Int, _ given: Any?, _ name: String, complain: (String) -> Void) -> UUID {
    if let given {
      guard let id = (given as? String).flatMap({ UUID(uuidString: $0) }) else {
        complain("“id” is no UUID; leave it out, or write one that “uuidgen” prints")
        return made(of: name, number)
      }
      guard let other = seen[id] else {
        seen[id] = number
        return id
      }
      complain("“id” is that of entry \(other) too; leave it out, or give each entry its own")
    }
    return made(of: name, number)
  }

  private mutating func made(of name: String, _ number: Int) -> UUID {
    var turn = turns[name] ?? 0
    while true {
      let id = RestaurantFile.id(of: turn == 0 ? name : "\(name) \(turn)")
      turn += 1
      turns[name] = turn
      if seen[id] == nil {
        seen[id] = number
        return id
      }
    }
  }
}
