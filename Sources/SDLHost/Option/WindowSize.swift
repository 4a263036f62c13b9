import ArgumentParser
import Foundation

/// A size in points written `WxH`.
public struct WindowSize: ExpressibleByArgument, Hashable, Sendable, CustomStringConvertible {
  public var width: Int
  public var height: Int

  public init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }

  /// Both sides from 1 to 16384.
  public init?(argument: String) {
    let parts = argument.lowercased().split(separator: "x", omittingEmptySubsequences: false)
    guard parts.count == 2, let width = Int(parts[0]), let height = Int(parts[1]),
      (1...16384).contains(width), (1...16384).contains(height)
    else { return nil }
    self.init(width: width, height: height)
  }

  public var description: String { "\(width)x\(height)" }
  public var size: CGSize { CGSize(width: CGFloat(width), height: CGFloat(height)) }
}
