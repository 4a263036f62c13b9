import Foundation

/// A known fault that is not fixed yet: it is not reported, and a list of them says when one of them is gone.
public struct KnownFault: Sendable, Hashable, Codable, CustomStringConvertible {
  /// The id of the rule that is broken: `M01`, …
  public let id: String
  /// What it happens in: the name that the watcher was begun with.
  public let place: String
  /// What people call the view; nil: any.
  public let name: String?
  /// Why it is so, and what is to become of it.
  public let reason: String

  public init(_ id: String, in place: String, name: String? = nil, reason: String) {
    (self.id, self.place, self.name, self.reason) = (id, place, name, reason)
  }

  public var description: String { "\(id) in \(place)\(name.map { " (“\($0)”)" } ?? ""): \(reason)" }

  /// Whether a fault seen in `place` is this one.
  public func covers(_ fault: MotionFault, in place: String) -> Bool {
    fault.id == id && place == self.place && (name == nil || fault.name == name)
  }
}
