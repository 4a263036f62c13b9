import Foundation
import Graphics

/// Which symbols follow the direction of reading: by their names, those that point forward or backward and those that
/// have a leading or trailing side, as SF Symbols do. What points left or right by its name does so everywhere, and so do
/// the signs of players.
enum SymbolDirection {
  /// Whether a symbol is drawn mirrored where views run from right to left.
  static func isMirrored(_ name: String) -> Bool {
    let words = name.split(separator: ".")
    guard let first = words.first, first != "forward", first != "backward" else { return false }
    return words.contains {
      $0 == "forward" || $0 == "backward" || $0.hasPrefix("leading") || $0.hasPrefix("trailing")
    }
  }
}

extension ComposeState {
  /// The state in which the node's content is painted mirrored, left for right.
  var mirrored: ComposeState {
    var state = self
    state.transform = ProjectionTransform(
      CGAffineTransform(scaleX: -1, y: 1).translatedBy(x: -size.width, y: 0)
    )
    .concatenating(transform)
    return state
  }
}
