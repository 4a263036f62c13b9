/// Where graphics cards come from: the machine, or a test.
@MainActor protocol CardSource: AnyObject {
  /// Those that are there now and can show pictures that the processor has painted, opened; their owner closes them.
  func openCards() -> [any DisplayCard]
}
