import SwiftUI

/// How the guide is laid out: by the size of the area, never by the kind of device.
enum GuideLayout: Equatable {
  /// One column, as on a phone held upright: a sheet shows what is open.
  case upright
  /// Too low for pictures above texts: they lie side by side, and titles are small.
  case low
  /// The list with the chosen restaurant beside it.
  case wide
}

extension EnvironmentValues {
  /// From the size classes: wide begins where two columns fit, low where a picture fills the height.
  var guideLayout: GuideLayout {
    if verticalSizeClass == .compact { return .low }
    return horizontalSizeClass == .regular ? .wide : .upright
  }
}

/// How a restaurant's picture and texts share an area.
enum DetailArrangement: Equatable {
  /// The picture above the texts, so many points high.
  case stacked(header: CGFloat)
  /// The texts in a column beside the picture, which is as high as the area.
  case beside

  /// Beside the list: side by side where both fit.
  init(_ size: CGSize) {
    if size.width >= 900, size.width > 1.3 * size.height {
      self = .beside
    } else {
      self = .stacked(header: max(Self.usualHeader, min(0.75 * size.width, 0.5 * size.height)))
    }
  }

  /// In a sheet, by the height of its window: with name and kind in sight where it rests at half.
  init(sheetIn height: CGFloat, _ layout: GuideLayout) {
    self = layout == .low ? .beside : .stacked(header: min(Self.usualHeader, max(160, height / 2 - 90)))
  }

  /// In points.
  private static let usualHeader: CGFloat = 300
}
