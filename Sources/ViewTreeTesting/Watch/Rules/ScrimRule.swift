import Foundation

/// M08: a scrim covers the whole of what it dims in each frame, and what lies under it shows no focus ring.
public struct ScrimRule: MotionRule {
  public let id = "M08"
  /// Points along each axis at which it is looked whether the window is covered.
  private static let points = 12

  public init() {}

  public func faults(in frames: [FrameRecord]) -> [MotionFault] {
    var scrims: Set<UInt64> = []
    for frame in frames {
      for item in frame.items
      where Self.isVeil(item) && item.frame.contains(frame.window.insetBy(dx: 1, dy: 1)) {
        scrims.insert(item.item)
      }
    }
    guard !scrims.isEmpty else { return [] }
    var faults: [MotionFault] = []
    var told: Set<UInt64> = []
    for frame in frames.dropFirst() {
      for (index, item) in frame.items.enumerated() where Self.isVeil(item) {
        // A scrim of a page that comes in goes with that page, which is all that it dims.
        guard scrims.contains(item.item), !Self.isOfPage(item, frame) else { continue }
        if let gap = gap(index, frame), told.insert(item.item).inserted {
          faults.append(
            MotionFault(
              id, frame, frame.name(of: item.view), item.frame,
              String(format: "leaves what it dims uncovered at %.0f, %.0f", gap.x, gap.y)))
        }
        for ring in frame.items[..<index] where ring.kind == .focusRing && item.opacity > 0.1 {
          guard ring.opacity > MotionLimits.visible,
            told.insert(ring.item).inserted
          else { continue }
          faults.append(
            MotionFault(
              id, frame, frame.name(of: ring.view), ring.frame, "shows its focus ring under a scrim"))
        }
      }
    }
    return faults
  }

  /// A figure through which one sees what it dims.
  private static func isVeil(_ item: PaintedItem) -> Bool {
    item.kind == .figure && item.opacity > MotionLimits.visible && item.opacity < 0.95
  }

  /// Whether it covers the page in which it lies, and that is on its way or under a finger.
  private static func isOfPage(_ item: PaintedItem, _ frame: FrameRecord) -> Bool {
    guard let view = frame.view(item.view) else { return false }
    guard !view.isCarried else { return true }
    guard let shown = frame.keepers[view.keeper]?.shown, !shown.isNull, shown != frame.window else {
      return false
    }
    return item.frame.contains(shown.insetBy(dx: 1, dy: 1))
  }

  /// A point of the window that neither the scrim nor what is opaque above it covers.
  private func gap(_ index: Int, _ frame: FrameRecord) -> CGPoint? {
    let scrim = frame.items[index].frame
    guard !scrim.contains(frame.window.insetBy(dx: 1, dy: 1)) else { return nil }
    for row in 0..<Self.points {
      for column in 0..<Self.points {
        let point = CGPoint(
          x: frame.size.width * (CGFloat(column) + 0.5) / CGFloat(Self.points),
          y: frame.size.height * (CGFloat(row) + 0.5) / CGFloat(Self.points))
        if !scrim.contains(point), !frame.isCovered(point, above: index) { return point }
      }
    }
    return nil
  }
}
