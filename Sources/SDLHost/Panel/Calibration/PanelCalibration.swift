import Foundation
import Raster

/// Finds a touch panel's matrix from touches of targets: the one by which they come as near to these as can be.
///
/// Places are from 0 to 1 in the picture, as a panel without any matrix gives them.
public struct PanelCalibration: Sendable {
  /// Fewer touches do not determine the six numbers; neither do touches that all lie on one line.
  static let least = 3

  private let turn: QuarterTurn
  private var touches: [(touch: CGPoint, target: CGPoint)] = []

  init(turn: QuarterTurn) { self.turn = turn }

  /// - Parameter degrees: how far the picture is turned clockwise: 0, 90, 180 or 270.
  public init(degrees: Int = 0) { self.init(turn: QuarterTurn(degrees: degrees) ?? .none) }

  /// A target was touched.
  public mutating func add(_ touch: CGPoint, on target: CGPoint) {
    touches.append((turn.panelPlace(touch), turn.panelPlace(target)))
  }

  /// The matrix; nil: the touches do not determine one.
  var matrix: TouchCalibration? {
    guard touches.count >= Self.least else { return nil }
    guard let x = solve(\.x), let y = solve(\.y) else { return nil }
    return TouchCalibration(argument: (x + y).map { "\($0)" }.joined(separator: " "))
  }

  /// The six numbers as libinput writes them, with spaces between them; nil: the touches do not determine them.
  public var numbers: String? { matrix?.description }

  /// Where a touch is by the matrix.
  public func place(_ touch: CGPoint) -> CGPoint {
    guard let matrix else { return touch }
    return turn.picturePlace(matrix.place(turn.panelPlace(touch)))
  }

  /// Least squares of one coordinate of the targets over the touches: three numbers.
  private func solve(_ coordinate: KeyPath<CGPoint, CGFloat>) -> [Double]? {
    var rows = [[Double]](repeating: [0, 0, 0, 0], count: 3)
    for (touch, target) in touches {
      let terms = [Double(touch.x), Double(touch.y), 1]
      for i in 0..<3 {
        for j in 0..<3 { rows[i][j] += terms[i] * terms[j] }
        rows[i][3] += terms[i] * Double(target[keyPath: coordinate])
      }
    }
    for column in 0..<3 {
      guard let pivot = (column..<3).max(by: { abs(rows[$0][column]) < abs(rows[$1][column]) }),
        abs(rows[pivot][column]) > 1e-6
      else { return nil }
      rows.swapAt(column, pivot)
      for row in 0..<3 where row != column {
        let factor = rows[row][column] / rows[column][column]
        for k in 0..<4 { rows[row][k] -= factor * rows[column][k] }
      }
    }
    // What is less than a hundredth of a pixel is no number that anybody wants to read; nor is -0, which 0 makes 0.
    return (0..<3).map { row -> Double in
      let value: Double = rows[row][3] / rows[row][row]
      return (value * 1e6).rounded() / 1e6 + 0.0
    }
  }
}

extension QuarterTurn {
  /// The place on the screen that shows a place in the picture; both from 0 to 1.
  fileprivate func panelPlace(_ place: CGPoint) -> CGPoint {
    (QuarterTurn(rawValue: (4 - rawValue) % 4) ?? .none).picturePlace(place)
  }
}
