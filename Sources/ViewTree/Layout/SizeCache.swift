import Foundation

/// The sizes that a node answered for its last proposals.
struct SizeCache {
  /// Probes at zero, infinity and nil, and the final proposal, are four.
  private static let capacity = 6
  private var entries: [(proposal: ProposedViewSize, size: CGSize)] = []
  private var next = 0

  subscript(proposal: ProposedViewSize) -> CGSize? {
    get {
      for entry in entries where entry.proposal == proposal { return entry.size }
      return nil
    }
    set {
      guard let newValue else { return }
      if entries.count < SizeCache.capacity {
        entries.append((proposal, newValue))
      } else {
        entries[next] = (proposal, newValue)
        next = (next + 1) % SizeCache.capacity
      }
    }
  }

  mutating func removeAll() {
    entries.removeAll(keepingCapacity: true)
    next = 0
  }
}
