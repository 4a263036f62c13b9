import Foundation

/// Small values kept across runs under string keys.
@MainActor public protocol KeyValueStorage: AnyObject {
  /// Bool, Int, Double, String, URL's string or Data; nil when there is none.
  func value(forKey key: String) -> (any Sendable)?
  func set(_ value: (any Sendable)?, forKey key: String)
}

/// A storage that is forgotten with the process.
@MainActor public final class MemoryStorage: KeyValueStorage {
  private var values: [String: any Sendable] = [:]
  nonisolated public init() {}
  public func value(forKey key: String) -> (any Sendable)? { values[key] }
  public func set(_ value: (any Sendable)?, forKey key: String) { values[key] = value }
}
