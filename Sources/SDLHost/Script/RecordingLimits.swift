import Foundation
import ViewTree

/// What the numbers and texts of a recording may be: it comes from outside.
enum RecordingLimits {
  /// Bytes of a file.
  static let file = 64 << 20
  /// Seconds from the beginning of 2001: some thousand years.
  static let moments = -1e11...1e11
  /// Seconds of a recording: thirty years.
  static let times = 0...1e9
  /// Points from the window's corner, and of a wheel's turn.
  static let places = -1e6...1e6
  static let insets = 0...10_000.0
  /// Bytes of a text that is typed at once, or of an address.
  static let text = 100_000

  /// Bytes of all pictures from the network in a recording, and in the record of a visit. What exceeds them is left
  /// out: a replay shows in their place what was displayed before they came.
  static let (pictures, visitPictures) = (24 << 20, 2 << 20)

  static func allow(insets list: [Double]) -> Bool { list.count == 4 && list.allSatisfy(insets.contains) }

  private static func allow(_ picture: FetchedPicture) -> Bool {
    guard picture.url.absoluteString.utf8.count <= text, picture.byteCount <= pictures else { return false }
    switch picture.outcome {
    case .picture(_, let fresh), .unchanged(let fresh): return times.contains(fresh.seconds)
    case .failure(_, let sentence): return sentence.utf8.count <= text
    }
  }

  /// Whether all that a line says is within these.
  static func allow(_ line: RecordedLine) -> Bool {
    guard times.contains(line.at), line.time.map({ (-1e9...1e9).contains($0) }) ?? true else { return false }
    guard [line.x, line.y, line.dx, line.dy].allSatisfy({ $0.map(places.contains) ?? true }) else {
      return false
    }
    guard (line.text?.utf8.count ?? 0) <= text, line.picture.map(allow) ?? true else { return false }
    guard line.what == .resize else { return true }
    guard let width = line.width, let height = line.height, let scale = line.scale else { return false }
    return PixelLimits.allow(CGSize(width: width, height: height), scale: scale)
      && allow(insets: line.safeArea ?? [])
  }
}
