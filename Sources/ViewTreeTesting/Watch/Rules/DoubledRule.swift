import Foundation
import ViewTree

/// M03: nothing is drawn twice. An item has one place in a frame; two texts on top of each other are a cross-fade, pass
/// each other, or are wrong.
public struct DoubledRule: MotionRule {
  public let id = "M03"
  /// From this opacity on both of two texts, they are no cross-fade any more.
  private static let opaque = 0.75
  /// Two texts lie on top of each other where they share so much of the smaller one.
  private static let share: CGFloat = 0.3
  /// Texts that meet and part are on top of each other without a move between them for less than this, in seconds.
  private static let meeting: TimeInterval = 0.05

  public init() {}

  struct Pair: Hashable {
    let first: UInt32
    let second: UInt32
  }

  /// Where two texts lie on top of each other, by the places of their items.
  typealias Overlaps = [Pair: (a: Int, b: Int)]

  public func faults(in frames: [FrameRecord]) -> [MotionFault] {
    twoPlaces(frames) + onTopOfEachOther(frames)
  }

  private func twoPlaces(_ frames: [FrameRecord]) -> [MotionFault] {
    var told: Set<UInt32> = []
    return frames.dropFirst().flatMap { frame -> [MotionFault] in
      var seen: Set<UInt64> = []
      return frame.items.filter { !seen.insert($0.item).inserted && told.insert($0.view).inserted }.map {
        MotionFault(id, frame, frame.name(of: $0.view), $0.frame, "is painted at two places")
      }
    }
  }

  private func onTopOfEachOther(_ frames: [FrameRecord]) -> [MotionFault] {
    // What lies on top of each other at rest is meant to.
    let rest = Set(
      [frames.first, frames.last].compactMap { $0 }.filter(\.isSettled).flatMap { Self.overlaps($0).keys })
    let all = frames.map { $0.isSettled ? [:] : Self.overlaps($0) }
    var faults: [MotionFault] = []
    var told = rest
    for (index, found) in all.enumerated().dropFirst() {
      for (pair, place) in found where !told.contains(pair) {
        let last = end(of: pair, from: index, frames, all)
        let (before, after) = (index - 1, min(last + 1, frames.count - 1))
        let isMeeting =
          frames[after].time - frames[index].time < Self.meeting
          && (hasBoth(pair, frames[before]) || hasBoth(pair, frames[after]))
        guard !isMeeting, !isHeld(pair, from: index, through: last, frames), told.insert(pair).inserted
        else { continue }
        let (a, b) = (frames[index].items[place.a], frames[index].items[place.b])
        faults.append(
          MotionFault(
            id, frames[index], a.text ?? "", a.frame,
            a.text == b.text ? "is painted twice" : "lies on top of “\(b.text ?? "")”"))
      }
    }
    return faults.sorted { ($0.frame, $0.name) < ($1.frame, $1.name) }
  }

  /// The last of the frames that follow in which both lie on top of each other and do not move against each other.
  private func end(of pair: Pair, from first: Int, _ frames: [FrameRecord], _ all: [Overlaps]) -> Int {
    var last = first
    while last + 1 < all.count, let here = all[last][pair], let next = all[last + 1][pair] {
      func displacement(_ index: Int, _ place: (a: Int, b: Int)) -> CGVector {
        let (a, b) = (frames[index].items[place.a].frame, frames[index].items[place.b].frame)
        return CGVector(dx: a.midX - b.midX, dy: a.midY - b.midY)
      }
      let (from, to) = (displacement(last, here), displacement(last + 1, next))
      guard hypot(to.dx - from.dx, to.dy - from.dy) <= MotionLimits.rounding else { break }
      last += 1
    }
    return last
  }

  /// Whether a finger has brought one of both there and holds it, as a card below a bar's title.
  private func isHeld(
    _ pair: Pair, from first: Int, through last: Int, _ frames: [FrameRecord]
  ) -> Bool {
    hasBoth(pair, frames[first - 1]) && frames[first...last].allSatisfy { $0.fingerTravel.isFinite }
  }

  private func hasBoth(_ pair: Pair, _ frame: FrameRecord) -> Bool {
    frame.view(pair.first) != nil && frame.view(pair.second) != nil
  }

  /// Texts on top of each other, both to be read.
  static func overlaps(_ frame: FrameRecord) -> Overlaps {
    let texts = frame.items.indices.filter { index in
      let item = frame.items[index]
      return item.opacity >= opaque && !(item.text ?? " ").allSatisfy(\.isWhitespace)
    }
    var found: Overlaps = [:]
    for (place, a) in texts.enumerated() {
      for b in texts[(place + 1)...] where frame.items[a].view != frame.items[b].view {
        guard frame.items[a].frame.intersects(frame.items[b].frame) else { continue }
        let common = frame.items[a].shared(with: frame.items[b])
        // A card that fades in with its text dims the other.
        guard common.part > share,
          common.points.count(where: { point in
            !frame.isCovered(point, above: a) && !frame.isDimmed(point, above: a, by: opaque)
          }) > 5
        else { continue }
        found[Pair(first: frame.items[a].view, second: frame.items[b].view)] = (a, b)
      }
    }
    return found
  }
}
