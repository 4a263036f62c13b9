import Foundation
import ViewTree

extension PictureFreshness {
  /// A response without a stated lifetime is fresh for this part of its age (RFC 9111, 4.2.2), and for a day at most.
  private static let (guess, longestGuess) = (0.1, 86_400.0)
  /// A year: what servers mean by for ever.
  private static let longest = 31_536_000.0
  /// Bytes of an entity tag.
  private static let longestTag = 1024

  /// How long a response is fresh, by its head (RFC 9111). `isDiverted`: a temporary redirect led to it, so it must be
  /// requested again in any case. `now`: when the response arrived.
  init(_ head: ResponseHead, isDiverted: Bool, now: Date) {
    let control = head.cacheControl
    var fresh = PictureFreshness()
    fresh.isStored = control["no-store"] == nil && head["vary"]?.contains("*") != true
    fresh.tag = head["etag"].flatMap { $0.utf8.count <= Self.longestTag ? $0 : nil }
    let changed = head.date("last-modified")
    if changed != nil { fresh.changed = head["last-modified"] }
    fresh.seconds = isDiverted || !fresh.isStored ? 0 : Self.lifetime(head, control, changed, now)
    self = fresh
  }

  private static func lifetime(
    _ head: ResponseHead, _ control: [String: String], _ changed: Date?, _ now: Date
  ) -> TimeInterval {
    if control["no-cache"] != nil { return 0 }
    let sent = head.date("date") ?? now
    var seconds = 0.0
    if let age = control["max-age"] {
      seconds = Double(age) ?? 0
    } else if let expires = head["expires"] {
      // What is no date, as the 0 that many send, has passed.
      seconds = expires.isEmpty ? 0 : head.date("expires")?.timeIntervalSince(sent) ?? 0
    } else if head["pragma"]?.lowercased().contains("no-cache") == true {
      return 0
    } else if let changed {
      seconds = min(sent.timeIntervalSince(changed) * guess, longestGuess)
    }
    seconds -= head["age"].flatMap(Double.init) ?? 0
    return seconds.isFinite ? max(0, min(seconds, longest)) : 0
  }
}
