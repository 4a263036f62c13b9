import Foundation

/// The machine's own graphics cards.
@MainActor final class DRMCards: CardSource {
  private static let folder = "/dev/dri"

  func openCards() -> [any DisplayCard] {
    let nodes = ((try? FileManager.default.contentsOfDirectory(atPath: Self.folder)) ?? []).filter {
      $0.hasPrefix("card") && Int($0.dropFirst(4)) != nil
    }
    let sorted = nodes.sorted { (Int($0.dropFirst(4)) ?? 0) < (Int($1.dropFirst(4)) ?? 0) }
    return sorted.compactMap { DRMCard(path: "\(Self.folder)/\($0)", name: $0) }
  }
}
