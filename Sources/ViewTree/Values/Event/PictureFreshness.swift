import Foundation

/// How long a picture that was fetched may be shown without another request to its server.
package struct PictureFreshness: Codable, Hashable, Sendable {
  /// Seconds from its arrival on; 0: it is requested again each time that it is needed.
  package var seconds: TimeInterval = 0
  /// Whether it may be kept at all.
  package var isStored = true
  /// The server's name (ETag) and date of change of this state, in the server's own words: sent back with a request,
  /// they let it answer that nothing has changed.
  package var tag: String?
  package var changed: String?

  package init() {}

  /// Whether a request can be conditional: the server then sends the picture only if it has changed.
  var canBeConfirmed: Bool { tag != nil || changed != nil }
}
