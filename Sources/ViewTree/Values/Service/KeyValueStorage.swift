import Foundation

/// Small values kept across runs under string keys.
@MainActor package protocol KeyValueStorage: AnyObject {
  /// Bool, Int, Double, String, URL's string or Data; nil when there is none.
  func value(forKey key: String) -> (any Sendable)?
  func set(_ value: (any Sendable)?, forKey key: String)
  /// The keys that have a value and begin with `prefix`, in no order.
  func keys(withPrefix prefix: String) -> [String]
  /// Called with the keys of values that were changed other than by this program's own `set`; set by the tree that
  /// reads them. A storage that only this program writes never calls it.
  var onOutsideChange: (@MainActor (Set<String>) -> Void)? { get set }
}

/// A storage that is forgotten with the process.
@MainActor package final class MemoryStorage: KeyValueStorage {
  private var values: [String: any Sendable] = [:]
  package var onOutsideChange: (@MainActor (Set<String>) -> Void)?
  nonisolated package init() {}
  package func value(forKey key: String) -> (any Sendable)? { values[key] }
  package func set(_ value: (any Sendable)?, forKey key: String) { values[key] = value }
  package func keys(withPrefix prefix: String) -> [String] { values.keys.filter { $0.hasPrefix(prefix) } }
}
