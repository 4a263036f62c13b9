import Foundation

/// M04: a picture gets better, never worse, while any of it is on the screen or was within the last second.
public struct PictureRule: MotionRule {
  public let id = "M04"
  /// Fewer pixels than this part of those before, and of those on the screen, are worse.
  private static let loss: CGFloat = 0.75
  /// How long a view is to remember its picture, in seconds.
  private static let memory: TimeInterval = 1

  public init() {}

  public func faults(in frames: [FrameRecord]) -> [MotionFault] {
    var faults: [MotionFault] = []
    var best: [UInt32: (pixels: CGFloat, time: TimeInterval)] = [:]
    var told: Set<UInt32> = []
    for frame in frames {
      for item in frame.items where item.kind == .picture && item.opacity > MotionLimits.visible {
        let known = best[item.view].flatMap { frame.time - $0.time <= Self.memory ? $0.pixels : nil } ?? 0
        // What is shown smaller needs no more than that.
        let wanted = min(known, item.shownPixels)
        if item.pixels < Self.loss * wanted, told.insert(item.view).inserted {
          faults.append(
            MotionFault(
              id, frame, frame.name(of: item.view), item.frame,
              String(format: "was shown with %.0f pixels across and is with %.0f", known, item.pixels)))
        }
        best[item.view] = (max(known, item.pixels), frame.time)
      }
    }
    return faults
  }
}
