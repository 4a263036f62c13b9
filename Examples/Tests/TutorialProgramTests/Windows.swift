import SwiftUI
import Testing
import ViewTreeTesting

/// The windows in which the programs are looked at: a phone's, upright and lying.
enum Windows {
  nonisolated static let all = [CGSize(width: 390, height: 844), CGSize(width: 844, height: 390)]
}

extension ViewTester {
  /// A text as it is painted last, on top of others of the same words; nil where none is to be seen.
  func painted(_ words: String) -> PaintedText? {
    paintedTexts.last { $0.string == words && $0.opacity > 0 }
  }

  /// Where the content of the first scroll view is: 0 at rest, positive when it is scrolled.
  var scrollOffset: CGPoint {
    let value = tree.flattened.first { $0.type == "ScrollView" }?.value
    let numbers = value?.split(separator: ",").compactMap { Double($0) } ?? []
    return numbers.count == 2 ? CGPoint(x: numbers[0], y: numbers[1]) : CGPoint(x: CGFloat.nan, y: .nan)
  }
}

/// Whether two numbers are the same, but for rounding.
func near(_ a: CGFloat?, _ b: CGFloat, _ tolerance: CGFloat = 0.01) -> Bool {
  a.map { abs($0 - b) <= tolerance } ?? false
}
