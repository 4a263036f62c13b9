import ArgumentParser
import Raster

/// By how many degrees picture and touch are turned clockwise on a display: 0, 90, 180 or 270.
package struct RotationChoice: ExpressibleByArgument, Hashable, Sendable, CustomStringConvertible {
  package var turn: QuarterTurn

  package init?(argument: String) {
    guard let degrees = Int(argument), let turn = QuarterTurn(degrees: degrees), degrees >= 0 else {
      return nil
    }
    self.turn = turn
  }

  package var description: String { "\(turn.degrees)" }
}
