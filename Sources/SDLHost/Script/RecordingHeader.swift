import Foundation
import ViewTree

/// The first line of a recording: the window in which it was made.
public struct RecordingHeader: Codable, Hashable, Sendable {
  /// Raised when older programs could no longer read what is written.
  public static let currentVersion = 1

  public var version = Self.currentVersion
  public var width: Double
  public var height: Double
  public var scale: Double
  /// Top, leading, bottom, trailing.
  public var safeArea: [Double]
  /// Seconds from the beginning of 2001, UTC, to the recording's time zero; nil: nobody knows.
  public var date: Double?

  public init(size: CGSize, scale: CGFloat, safeArea: EdgeInsets, origin: Date? = nil) {
    date = origin?.timeIntervalSinceReferenceDate
    (width, height, self.scale) = (size.width, size.height, scale)
    self.safeArea = [safeArea.top, safeArea.leading, safeArea.bottom, safeArea.trailing]
  }

  /// The wall clock's time when the recording's clock showed zero.
  public var origin: Date {
    Date(timeIntervalSinceReferenceDate: date ?? 0)
  }
  public var size: CGSize { CGSize(width: width, height: height) }
  public var insets: EdgeInsets {
    EdgeInsets(top: safeArea[0], leading: safeArea[1], bottom: safeArea[2], trailing: safeArea[3])
  }

  /// Whether a window could be like this.
  var isSensible: Bool {
    PixelLimits.allow(size, scale: scale) && RecordingLimits.allow(insets: safeArea)
      && RecordingLimits.moments.contains(date ?? 0)
  }
}
