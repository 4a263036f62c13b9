/// Why nothing can be shown at the moment.
enum CardProblem: Error, Equatable {
  case noCard
  /// The requested display is not connected; the names of those that are.
  case noDisplay([String])
  /// Another program has the card.
  case held(String)
  case refused(String)

  /// As one sentence; what changes it is seen by itself.
  var description: String {
    switch self {
    case .noCard: "there is no graphics card: waiting for one"
    case .noDisplay(let others) where others.isEmpty: "no display is connected: waiting for one"
    case .noDisplay(let others):
      "the display that was asked for is not connected (there is \(others.joined(separator: ", "))): waiting for it"
    case .held(let card): "another program holds \(card): waiting until it lets go"
    case .refused(let reason): "the display cannot be shown on (\(reason)): trying again"
    }
  }
}
