import Foundation
import ViewTree

/// The first line of a recording: the window in which it was made.
package struct RecordingHeader: Codable, Hashable, Sendable {
  /// Raised when older programs could no longer read what is written.
  package static let currentVersion = 1

  package var version = Self.currentVersion
  package var width: Double
  package var height: Double
  package var scale: Double
  /// Top, leading, bottom, trailing.
  package var safeArea: [Double]
  /// Seconds from the beginning of 2001, UTC, to the recording's time zero; nil: nobody knows.
  package var date: Double?
  /// The program that it was made of; nil: nobody knows.
  package var program: RecordedProgram?

  package init(size: CGSize, scale: CGFloat, safeArea: EdgeInsets, origin: Date? = nil) {
    date = origin?.timeIntervalSinceReferenceDate
    (width, height, self.scale) = (size.width, size.height, scale)
    self.safeArea = [safeArea.top, safeArea.leading, safeArea.bottom, safeArea.trailing]
  }

  /// The wall clock's time when the recording's clock showed zero.
  package var origin: Date {
    Date(timeIntervalSinceReferenceDate: date ?? 0)
  }
  package var size: CGSize { CGSize(width: width, height: height) }
  package var insets: EdgeInsets {
    EdgeInsets(top: safeArea[0], leading: safeArea[1], bottom: safeArea[2], trailing: safeArea[3])
  }

  /// Whether a window could be like this.
  var isSensible: Bool {
    PixelLimits.allow(size, scale: scale) && RecordingLimits.allow(insets: safeArea)
      && RecordingLimits.moments.contains(date ?? 0)
  }
}
