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
  /// Whether lines of facts are so wide that letters that are large for readers some distance away lie beside their icons.
  @Entry var hasWideFacts = false

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
  /// The same where there is height for all of an entry's photos below the texts.
  case tall(TallDetail)
  /// The texts in a column beside the picture, which is as high as the area; nil: in the reader's text size.
  case beside(TallDetail?)

  /// Beside the list: side by side where both fit.
  init(_ size: CGSize) {
    if size.width >= 900, size.width > 1.3 * size.height {
      self = .beside(
        TallDetail(column: CGSize(width: min(size.width / 2, ReadableColumn.width), height: size.height)))
    } else {
      self.init(
        header: max(Self.usualHeader, min(0.75 * size.width, 0.5 * size.height)), most: size.width,
        width: size.width, height: size.height)
    }
  }

  /// In a sheet, by its width and the height of its window: with name and kind in sight where it rests at half. What a
  /// window is higher than a telephone goes to the picture in part, until that is a square.
  init(sheetIn window: CGSize, width: CGFloat, _ layout: GuideLayout) {
    guard layout != .low || window.width < Self.besideWidth else {
      self = .beside(nil)
      return
    }
    let most = max(160, window.height / 2 - 90)
    let more = max(0, window.height - Self.usualHeight) * Self.part
    self.init(
      header: min(most, max(Self.usualHeader, min(width, Self.usualHeader + more))), most: min(most, width),
      width: width, height: window.height)
  }

  /// - Parameter most: the greatest height of the picture, of what there is little to read about.
  private init(header: CGFloat, most: CGFloat, width: CGFloat, height: CGFloat) {
    guard height >= Self.tallHeight else {
      self = .stacked(header: header)
      return
    }
    self = .tall(TallDetail(header: header, most: most, area: CGSize(width: width, height: height)))
  }

  /// The arrangement for an entry: in a tall area the picture and the letters are larger where there is little to read.
  ///
  /// - Parameter reader: the text size that the reader has chosen.
  func fitted(to restaurant: Restaurant, _ reader: DynamicTypeSize) -> DetailArrangement {
    switch self {
    case .tall(let detail): .tall(detail.fitted(to: restaurant, reader))
    case .beside(let detail): .beside(detail?.fitted(to: restaurant, reader))
    case .stacked: self
    }
  }

  /// The height of the picture above the texts; nil: it lies beside them.
  var header: CGFloat? {
    switch self {
    case .stacked(let header): header
    case .tall(let detail): detail.header
    case .beside: nil
    }
  }

  /// Whether an entry's photos are shown below its texts.
  var showsPhotos: Bool { if case .tall = self { true } else { false } }

  /// The area that is so large that its letters are, too.
  private var detail: TallDetail? {
    switch self {
    case .tall(let detail): detail
    case .beside(let detail): detail
    case .stacked: nil
    }
  }

  /// The least text size: tall windows are those of panels, which one reads from some distance.
  var leastText: DynamicTypeSize { detail?.text ?? .xSmall }

  /// Whether large letters lie beside the icons of facts.
  var hasWideFacts: Bool { detail != nil }

  /// In points: the picture on telephones, and the height of the highest of them.
  private static let usualHeader: CGFloat = 300
  private static let usualHeight: CGFloat = 960
  /// The least width of a low sheet with a picture beside its texts.
  private static let besideWidth: CGFloat = 400
  /// The picture's part of what a window is higher.
  private static let part: CGFloat = 0.45
  private static let tallHeight: CGFloat = 1200
}
