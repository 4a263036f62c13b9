import Foundation

/// M13: a focus ring lies above what it surrounds, and above all that it may be covered by in its own layer.
public struct FocusRingRule: MotionRule {
  public let id = "M13"
  /// A ring of which more than this part is painted over lies behind.
  private static let share = 0.6

  public init() {}

  public func faults(in frames: [FrameRecord]) -> [MotionFault] {
    var faults: [MotionFault] = []
    var told: Set<UInt32> = []
    for frame in frames.dropFirst() {
      for (index, ring) in frame.items.enumerated() where ring.kind == .focusRing {
        // The ring's line: points along its edges.
        let points = Self.outline(ring.frame).filter(frame.window.contains)
        guard !points.isEmpty else { continue }
        let hidden = points.count { frame.isCovered($0, above: index, inLayer: ring.layer) }
        guard Double(hidden) > Self.share * Double(points.count), told.insert(ring.view).inserted else {
          continue
        }
        faults.append(
          MotionFault(
            id, frame, frame.name(of: ring.view), ring.frame, "has its focus ring behind what it surrounds"))
      }
    }
    return faults
  }

  private static func outline(_ frame: CGRect) -> [CGPoint] {
    let parts = stride(from: 0.1, through: 0.9, by: 0.1)
    return parts.flatMap { part -> [CGPoint] in
      let (x, y) = (frame.minX + frame.width * part, frame.minY + frame.height * part)
      return [
        CGPoint(x: x, y: frame.minY + 2), CGPoint(x: x, y: frame.maxY - 2), CGPoint(x: frame.minX + 2, y: y),
        CGPoint(x: frame.maxX - 2, y: y),
      ]
    }
  }
}
