import Synchronization

/// Numbers that are given once, for what is known by them after it has gone.
enum Identity {
  private static let last = Atomic<UInt64>(0)

  static func next() -> UInt64 { last.wrappingAdd(1, ordering: .relaxed).newValue }
}
