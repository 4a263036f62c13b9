import ArgumentParser
import ViewTree

/// A text size by its name in SwiftUI: `xSmall` to `xxxLarge`, `accessibility1` to `accessibility5`.
public struct TextSizeName: ExpressibleByArgument, Hashable, Sendable, CustomStringConvertible {
  public var size: DynamicTypeSize

  /// The name in any case of its letters.
  public init?(argument: String) {
    guard let size = DynamicTypeSize(name: argument) else { return nil }
    self.size = size
  }

  public static let allValueStrings = DynamicTypeSize.allCases.map(\.name)
  public var description: String { size.name }
}
