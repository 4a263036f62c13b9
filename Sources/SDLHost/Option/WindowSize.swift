import ArgumentParser
import Foundation

/// A size in points written `WxH`.
package struct WindowSize: ExpressibleByArgument, Hashable, Sendable, CustomStringConvertible {
  package var width: Int
  package var height: Int

  package init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }

  /// Both sides from 1 to 16384.
  package init?(argument: String) {
    let parts = argument.lowercased().split(separator: "x", omittingEmptySubsequences: false)
    guard parts.count == 2, let width = Int(parts[0]), let height = Int(parts[1]),
      (1...16384).contains(width), (1...16384).contains(height)
    else { return nil }
    self.init(width: width, height: height)
  }

  package var description: String { "\(width)x\(height)" }
  package var size: CGSize { CGSize(width: CGFloat(width), height: CGFloat(height)) }
}
