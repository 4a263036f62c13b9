import Foundation

/// A frame in which something moved, appeared or looked different without a cause.
public struct MotionFault: Sendable, CustomStringConvertible {
  /// The id of the rule that is broken: `M01`, …
  public var id: String
  /// The frame in which it shows, by number and time in seconds.
  public var frame: Int
  public var time: TimeInterval
  /// What people call the view.
  public var name: String
  /// Where it is then, in the window's points.
  public var place: CGRect
  /// What is wrong, in one clause.
  public var reason: String
  /// The file with the pictures of the frames around it; nil: none was written.
  public var filmStrip: String?

  public init(_ id: String, _ frame: FrameRecord, _ name: String, _ place: CGRect, _ reason: String) {
    (self.id, self.frame, self.time) = (id, frame.number, frame.time)
    (self.name, self.place, self.reason) = (name, place, reason)
  }

  public var description: String {
    func number(_ value: Double) -> String { String(format: "%.1f", value) }
    let place = [place.minX, place.minY, place.width, place.height].map(number).joined(separator: " ")
    let strip = filmStrip.map { " (\($0))" } ?? ""
    return
      "\(id): frame \(frame), \(String(format: "%.3f", time)) s: “\(name)” at \(place): \(reason)\(strip)"
  }
}
