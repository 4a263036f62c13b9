import ArgumentParser
import ViewTree

/// A text size by its name in SwiftUI: `xSmall` to `xxxLarge`, `accessibility1` to `accessibility5`.
package struct TextSizeName: ExpressibleByArgument, Hashable, Sendable, CustomStringConvertible {
  package var size: DynamicTypeSize

  /// The name in any case of its letters.
  package init?(argument: String) {
    guard let size = DynamicTypeSize(name: argument) else { return nil }
    self.size = size
  }

  package static let allValueStrings = DynamicTypeSize.allCases.map(\.name)
  package var description: String { size.name }
}
