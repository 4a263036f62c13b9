import Foundation
import SwiftUI
import Testing
import ViewTreeTesting

/// What a view paints in a small window of its own, at one pixel a point.
@MainActor struct Painted: Equatable, @MainActor CustomTestStringConvertible {
  private let pixels: [UInt8]
  private let width: Int

  init<V: View>(_ view: V, width: CGFloat = 100, height: CGFloat = 100) {
    let tester = ViewTester(view.ignoresSafeArea(), size: CGSize(width: width, height: height))
    tester.settle()
    let bitmap = tester.runner.paintAfresh()
    pixels = bitmap?.pixels ?? []
    self.width = bitmap?.width ?? 0
  }

  /// Without the pixels, which nobody reads in a message.
  var testDescription: String { "a picture of \(width) x \(width == 0 ? 0 : pixels.count / 4 / width)" }

  /// Red, green and blue of a pixel, from 0 to 255; the window is opaque.
  subscript(x: Int, y: Int) -> [Int] {
    let index = 4 * (y * width + x)
    guard index + 2 < pixels.count else { return [] }
    return [Int(pixels[index + 2]), Int(pixels[index + 1]), Int(pixels[index])]
  }

  /// Whether a pixel has a colour but for the rounding of a channel.
  func isNear(_ x: Int, _ y: Int, _ color: [Int], _ tolerance: Int = 2) -> Bool {
    zip(self[x, y], color).allSatisfy { abs($0 - $1) <= tolerance } && !self[x, y].isEmpty
  }
}
