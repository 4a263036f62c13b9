import SwiftUI

/// Where a lifted card and the words are at a step of the loop: on opposite sides, which they change every second step.
struct AttractStage {
  /// Which side the words are on: 0 or 1.
  let side: Int
  let card: CGPoint
  let words: CGPoint
  /// In points.
  let cardWidth: CGFloat
  /// The most that the words have, so that they lie within the screen.
  let wordsSize: CGSize

  /// Between the words and the screen's edges, in points.
  private static let margin: CGFloat = 16
  /// The height that a long title and what is to be done need, in points.
  private static let words: CGFloat = 240

  /// From side to side in upright windows from below to above, in others from the left to the right.
  init(_ size: CGSize, step: Int) {
    side = step / 2 % 2
    // A little to and fro, so that the same frame is not filled twice in a row.
    let shift: CGFloat = step % 2 == 0 ? -1 : 1
    let isUpright = size.height >= size.width
    let near: CGFloat = side == 0 ? 0.4 : 0.6
    let far: CGFloat = side == 0 ? 0.83 : 0.17
    if isUpright {
      cardWidth = min(0.72 * size.width, 0.5 * size.height)
      // In low windows more than a third, and at most so much that the words' places on both sides have nothing in common.
      let height = min(
        max(0.34 * size.height - 2 * Self.margin, Self.words), size.height / 2 - 1.5 * Self.margin)
      let edge = Self.margin + height / 2
      wordsSize = CGSize(width: min(0.86 * size.width, 560), height: height)
      card = CGPoint(x: size.width * 0.5 + shift * 0.05 * size.width, y: near * size.height)
      words = CGPoint(x: size.width * 0.5, y: min(max(far * size.height, edge), size.height - edge))
    } else {
      cardWidth = min(0.42 * size.width, 0.78 * size.height)
      wordsSize = CGSize(width: min(0.4 * size.width, 560), height: size.height - 2 * Self.margin)
      card = CGPoint(x: (side == 0 ? 0.29 : 0.71) * size.width, y: size.height * (0.5 + shift * 0.03))
      words = CGPoint(x: (side == 0 ? 0.75 : 0.25) * size.width, y: size.height * 0.5)
    }
  }
}
