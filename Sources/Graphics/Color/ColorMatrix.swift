/// A 4 x 5 matrix, row by row: red, green, blue and alpha of the result from those of the source and 1.
public struct ColorMatrix: Hashable, Sendable {
  /// Twenty numbers.
  package var values: [Float]

  /// The identity.
  public init() { values = [1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 0] }

  /// Four rows of five numbers; missing ones are those of the identity.
  package init(_ values: [Float]) {
    self.init()
    for (i, value) in values.prefix(20).enumerated() { self.values[i] = value }
  }
}
