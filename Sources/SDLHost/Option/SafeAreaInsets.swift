import ArgumentParser
import Foundation
import ViewTree

/// Insets in points written `T,L,B,R`.
package struct SafeAreaInsets: ExpressibleByArgument, Hashable, Sendable, CustomStringConvertible {
  package var top: Double
  package var leading: Double
  package var bottom: Double
  package var trailing: Double

  /// Four numbers from 0 to 1000.
  package init?(argument: String) {
    let values = argument.split(separator: ",", omittingEmptySubsequences: false).compactMap {
      Double($0.trimmingCharacters(in: .whitespaces))
    }
    guard values.count == 4, values.allSatisfy({ (0...1000).contains($0) }),
      argument.count(where: { $0 == "," }) == 3
    else { return nil }
    (top, leading, bottom, trailing) = (values[0], values[1], values[2], values[3])
  }

  package var description: String { "\(top),\(leading),\(bottom),\(trailing)" }
  package var insets: EdgeInsets {
    EdgeInsets(top: top, leading: leading, bottom: bottom, trailing: trailing)
  }
}
