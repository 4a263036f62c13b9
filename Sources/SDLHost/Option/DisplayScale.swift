import ArgumentParser
import Foundation

/// How many pixels a point has: a number, or what suits the display.
package enum DisplayScale: ExpressibleByArgument, Hashable, Sendable, CustomStringConvertible {
  case auto
  case fixed(Double)

  /// `auto` or a number from 0.5 to 8.
  package init?(argument: String) {
    if argument == "auto" {
      self = .auto
    } else if let value = Double(argument), (0.5...8).contains(value) {
      self = .fixed(value)
    } else {
      return nil
    }
  }

  package var description: String {
    switch self {
    case .auto: "auto"
    case .fixed(let value): "\(value)"
    }
  }
}
