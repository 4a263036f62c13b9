/// Which display a program is to be shown on, and how.
struct DisplayRequest: Equatable {
  /// A connector's name (`HDMI-A-1`), with its card where several have one of that name (`card1-HDMI-A-1`), or a number:
  /// the index of the display among the connected ones, from 1 on. Nil: the first.
  var name: String?
  var mode: ModeRequest?

  /// The connector that is meant, as an index into those of all cards, of which only connected ones count; nil: it is not
  /// there now. `cards`: the card of each, as `card0`.
  func choose(among connectors: [DisplayConnector], cards: [String]) -> Int? {
    let usable = connectors.indices.filter { connectors[$0].isConnected && !connectors[$0].modes.isEmpty }
    guard let name else { return usable.first }
    if let number = Int(name) { return number >= 1 && number <= usable.count ? usable[number - 1] : nil }
    let wanted = name.lowercased()
    return usable.first {
      let own = connectors[$0].name.lowercased()
      return own == wanted || "\(cards[$0])-\(own)" == wanted
    }
  }
}
