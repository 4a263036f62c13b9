import OpenCombine

// OpenCombine leaves these out where a module named Combine exists when it is compiled, and has them otherwise: here they
// are in either case, and its own ones come first.

extension Optional {
  /// Publishes the value, if there is one, and finishes.
  public typealias Publisher = OCombine.Publisher

  /// Publishes the value, if there is one, and finishes.
  @_disfavoredOverload public var publisher: OCombine.Publisher { OCombine.Publisher(self) }
}

extension Result {
  /// Publishes the value and finishes, or fails.
  public typealias Publisher = OCombine.Publisher

  /// Publishes the value and finishes, or fails.
  @_disfavoredOverload public var publisher: OCombine.Publisher { OCombine.Publisher(self) }
}
