import Foundation

/// How long a picture that was fetched may be shown without asking its server again.
package struct PictureFreshness: Codable, Hashable, Sendable {
  /// From its arrival on; 0: each time that it is wanted anew it is asked for.
  package var seconds: TimeInterval = 0
  /// Whether it may be kept at all.
  package var isStored = true
  /// What the server calls this state of it, and when it was changed, in the server's words: sent back, they let it answer that
  /// nothing has changed.
  package var tag: String?
  package var changed: String?

  package init() {}

  /// Whether the server can be asked for nothing but a change.
  var canBeConfirmed: Bool { tag != nil || changed != nil }
}
