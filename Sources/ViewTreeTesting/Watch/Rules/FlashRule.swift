import Foundation
import ViewTree

/// M02: what is shown for less than 100 ms between two states of rest, and is in neither of them, is a flash; unless it
/// belongs to a transition, follows what is scrolled, or input caused what replaced it.
public struct FlashRule: MotionRule {
  public let id = "M02"

  public init() {}

  /// A text, picture or symbol as people see it.
  private struct Sight: Hashable {
    let view: UInt32
    let kind: PaintedItem.Kind
  }

  /// The frames in which something is in sight without a gap.
  private struct Stay {
    let first: Int
    var last: Int
    var items: [PaintedItem]
  }

  public func faults(in frames: [FrameRecord]) -> [MotionFault] {
    guard let before = frames.first, let after = frames.last, before.isSettled, after.isSettled else {
      return []
    }
    let sights = frames.map(Self.sights)
    let rest = Set(sights[0].keys.map(\.kind)).union(sights[sights.count - 1].keys.map(\.kind))
    var stays: [Sight: [Stay]] = [:]
    for (index, present) in sights.enumerated() {
      for (sight, place) in present where !rest.contains(sight.kind) {
        let item = frames[index].items[place]
        var own = stays[sight] ?? []
        if let last = own.last, last.last == index - 1 {
          own[own.count - 1].last = index
          own[own.count - 1].items.append(item)
        } else {
          own.append(Stay(first: index, last: index, items: [item]))
        }
        stays[sight] = own
      }
    }
    // What says something else every time, as a running number, shows each for a moment.
    let contents = Dictionary(grouping: stays.keys, by: \.view).mapValues(\.count)
    return stays.filter { contents[$0.key.view] ?? 0 < 4 }.flatMap { sight, stays in
      stays.compactMap { stay in fault(sight, stay, frames, sights) }
    }.sorted { ($0.frame, $0.name) < ($1.frame, $1.name) }
  }

  private func fault(
    _ sight: Sight, _ stay: Stay, _ frames: [FrameRecord], _ sights: [[Sight: Int]]
  ) -> MotionFault? {
    let gone = stay.last + 1
    guard stay.first > 0, gone < frames.count, let item = stay.items.first,
      frames[gone].time - frames[stay.first].time < MotionLimits.flash - 0.0005,
      !frames[(stay.first + 1)...gone].contains(where: { $0.changes.contains(.input) }),
      !isThere(sight, frames[stay.first - 1]), !isThere(sight, frames[gone]),
      !belongsToTransition(sight, stay, frames), !followsScrolling(sight, stay, frames),
      (stay.first...stay.last).contains(where: { index in
        sights[index][sight].map { !frames[index].isCovered($0) } ?? false
      })
    else { return nil }
    let frame = frames[stay.first]
    let milliseconds = Int(((frames[gone].time - frame.time) * 1000).rounded())
    let name = if case .text(let string) = sight.kind { string } else { frame.name(of: sight.view) }
    return MotionFault(
      id, frame, name, item.frame, "is shown for \(milliseconds) ms and belongs to neither state of rest")
  }

  /// Whether the view is there with the same content, though out of sight.
  private func isThere(_ sight: Sight, _ frame: FrameRecord) -> Bool {
    guard let view = frame.view(sight.view) else { return false }
    if case .text(let string) = sight.kind, let text = view.text { return text == string }
    return true
  }

  /// Whether it fades, leaves, or came with what moves it and went with that.
  private func belongsToTransition(_ sight: Sight, _ stay: Stay, _ frames: [FrameRecord]) -> Bool {
    let opacities = stay.items.map(\.opacity)
    if let least = opacities.min(), let most = opacities.max(), most - least > 0.02 { return true }
    return (stay.first...stay.last).contains { index in
      guard let view = frames[index].view(sight.view) else { return false }
      if view.isLeaving { return true }
      guard let mover = view.mover, mover.age <= view.age else { return false }
      return !frames[stay.last + 1].views.contains { $0.mover?.node == mover.node }
    }
  }

  /// Whether it came and went while something was scrolled: a row, or words that say where one is.
  private func followsScrolling(_ sight: Sight, _ stay: Stay, _ frames: [FrameRecord]) -> Bool {
    if stay.items.contains(where: { $0.source == .scroll || $0.source == .finger }) { return true }
    guard frames[stay.first - 1].view(sight.view) != nil, frames[stay.last + 1].view(sight.view) != nil else {
      return false
    }
    return frames[stay.first...stay.last].contains { frame in frame.views.contains { $0.scrolled > 0 } }
  }

  /// What is in sight, by the places of the items.
  private static func sights(_ frame: FrameRecord) -> [Sight: Int] {
    var sights: [Sight: Int] = [:]
    for (index, item) in frame.items.enumerated() where item.opacity > 0.3 {
      switch item.kind {
      case .text(let string) where !string.isEmpty: break
      case .picture, .symbol: break
      default: continue
      }
      guard item.frame.intersects(frame.window) else { continue }
      sights[Sight(view: item.view, kind: item.kind)] = index
    }
    return sights
  }
}
