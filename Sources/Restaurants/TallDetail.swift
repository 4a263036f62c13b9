import SwiftUI

/// How an entry fills a tall area: the less it says, the larger are its letters, and its picture where that lies above them.
///
/// What is there to read is estimated from numbers of characters, so that nothing changes size when a part of it is opened
/// or more of it is laid out; where the estimate is too low the content scrolls.
struct TallDetail: Equatable {
  /// The height of the picture above the texts, in points, and the greatest one.
  private(set) var header: CGFloat
  private let most: CGFloat
  /// The size of the area, in points.
  private let area: CGSize
  /// The least text size: tall windows are those of panels, which one reads from some distance.
  private(set) var text = DynamicTypeSize.xxLarge

  /// Text sizes, each with its body font's size in points (Apple's table of dynamic type), the largest first. Those up to
  /// `largest` are tried; larger ones are a reader's own.
  private static let sizes: [(text: DynamicTypeSize, body: CGFloat)] = [
    (.accessibility5, 53), (.accessibility4, 47), (.accessibility3, 40), (.accessibility2, 33),
    (.accessibility1, 28), (.xxxLarge, 23), (.xxLarge, 21),
  ]
  private static let largest = DynamicTypeSize.accessibility1
  /// Parts of the font's size: the height of a line, and the width of a letter of the Latin script and of an ideograph.
  private static let line: CGFloat = 1.3
  private static let (letter, ideograph): (CGFloat, CGFloat) = (0.52, 1)
  /// In points: the title and what lies above it, the margins of texts at both sides, what is left free at the end, and the
  /// name and the kind of place where they lie above the texts of a column.
  private static let (title, margins, end, name): (CGFloat, CGFloat, CGFloat, CGFloat) = (110, 40, 60, 160)
  /// A column from this height on, in points, has large letters: above the highest windows of monitors that one sits at.
  private static let column: CGFloat = 1600

  /// Whether photos lie below the texts.
  private let hasPhotos: Bool

  init(header: CGFloat, most: CGFloat, area: CGSize) {
    (self.header, self.most, self.area) = (header, max(header, most), area)
    hasPhotos = true
  }

  /// Texts in a column beside a picture, both as high as the area; nil: that is not high.
  init?(column: CGSize) {
    guard column.height >= Self.column else { return nil }
    (header, most, hasPhotos) = (0, 0, false)
    area = CGSize(width: column.width, height: column.height - Self.name)
  }

  /// The largest text size in which all of the entry is in sight, else the least one; then the picture is as much higher as
  /// there is space for.
  ///
  /// - Parameter reader: the text size that the reader has chosen, below which none is used.
  func fitted(to restaurant: Restaurant, _ reader: DynamicTypeSize) -> TallDetail {
    var fitted = self
    var left: CGFloat = 0
    for size in Self.sizes where size.text >= reader && size.text <= max(reader, Self.largest) {
      fitted.text = size.text
      left = area.height - Self.title - Self.end - height(of: restaurant, size.body)
      if left >= header { break }
    }
    fitted.header = max(header, min(left, most))
    return fitted
  }

  /// About how high texts and photos below the picture are.
  private func height(of restaurant: Restaurant, _ body: CGFloat) -> CGFloat {
    let width = min(area.width - Self.margins, DetailInfoView.readableWidth)
    let line = Self.line * body
    var height: CGFloat = restaurant.price == nil && restaurant.tags.isEmpty ? 0 : 2 * line
    let said = [restaurant.location, restaurant.phone, restaurant.website].count { !$0.isEmpty }
    height += CGFloat(said + restaurant.facts.count + (restaurant.hours == nil ? 0 : 1)) * max(44, 1.6 * line)
    if !restaurant.description.isEmpty {
      height += line
      for paragraph in restaurant.description.split(separator: "\n", omittingEmptySubsequences: false) {
        height += max(1, (Self.ems(paragraph) * body / width).rounded(.up)) * line
      }
    }
    return hasPhotos ? height + PhotoGrid.height(of: restaurant.allPhotos.count, in: width) : height
  }

  /// About how wide a text is, as a part of the font's size.
  private static func ems(_ text: Substring) -> CGFloat {
    text.unicodeScalars.prefix(longest).reduce(0) { $0 + ($1.value >= 0x2E80 ? ideograph : letter) }
  }

  /// A paragraph of so many characters fills any area.
  private static let longest = 20_000
}
