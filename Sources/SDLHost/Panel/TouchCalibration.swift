import ArgumentParser
import Foundation

/// Maps positions on a touch panel to positions on the display: the first two rows of a matrix, as libinput reads them.
package struct TouchCalibration: ExpressibleByArgument, Hashable, Sendable, CustomStringConvertible {
  /// Row by row: x is `a * x + b * y + c`, y is `d * x + e * y + f`, all from 0 to 1.
  private let numbers: [Double]

  package static let identity = TouchCalibration([1, 0, 0, 0, 1, 0])

  private init(_ numbers: [Double]) { self.numbers = numbers }

  /// Six numbers with spaces or commas between them.
  package init?(argument: String) {
    let parts = argument.split { $0 == " " || $0 == "," || $0 == "\t" }
    let numbers = parts.compactMap { Double($0) }
    guard parts.count == 6, numbers.count == 6, numbers.allSatisfy({ abs($0) <= 1000 }) else { return nil }
    // All of the panel would be one line.
    guard abs(numbers[0] * numbers[4] - numbers[1] * numbers[3]) > 1e-6 else { return nil }
    self.numbers = numbers
  }

  package var description: String { numbers.map { "\($0)" }.joined(separator: " ") }

  /// Where on the display a place of the panel is.
  func place(_ place: CGPoint) -> CGPoint {
    CGPoint(
      x: numbers[0] * place.x + numbers[1] * place.y + numbers[2],
      y: numbers[3] * place.x + numbers[4] * place.y + numbers[5])
  }
}
