import Foundation
import Synchronization

/// Gets a program's view types ready on another thread, while the main one reads options and opens the window.
///
/// Swift makes the metadata of a generic type at its first use, and searches the whole program for the first check of
/// whether a type conforms to a protocol: together a fifth of the time in which a window starts. The runtime keeps both
/// for the process, so either thread may do it first. The types are walked in the order in which their nodes are made,
/// until the first window has its views: types that it does not show need not be ready.
nonisolated public final class _TypePreparation {
  /// How deep types may be nested in each other; the rest is left for its first use.
  private static let deepest = 400
  private static let isOver = Atomic(false)

  private let endsWithFirstWindow: Bool
  private var visited: Set<ObjectIdentifier> = []
  private var reflected: Set<ObjectIdentifier> = []
  private var depth = 0

  /// Where `endsWithFirstWindow` is false the walk goes to its end.
  init(endsWithFirstWindow: Bool) { self.endsWithFirstWindow = endsWithFirstWindow }

  /// Ends every walk: there are views on the screen.
  static func end() { isOver.store(true, ordering: .relaxed) }

  /// Gets a type of views ready, and what it shows; once.
  func visit<V: View>(_ type: V.Type) {
    guard depth < Self.deepest, !(endsWithFirstWindow && Self.isOver.load(ordering: .relaxed)),
      visited.insert(ObjectIdentifier(type)).inserted
    else { return }
    depth += 1
    V._prepare(self)
    depth -= 1
  }

  /// Gets the views of a tuple ready.
  func visitElements(of tuple: Any.Type) {
    for element in ViewTypeInfo.fields(of: tuple) {
      if let view = element as? any View.Type { visit(view) }
    }
  }

  /// Whether a type was prepared.
  func isReady(_ type: Any.Type) -> Bool { visited.contains(ObjectIdentifier(type)) }

  /// Makes the metadata of a type: naming the type as an argument suffices.
  func touch(_ type: Any.Type) { visited.insert(ObjectIdentifier(type)) }

  /// Finds out what the stored properties of a type conform to; once.
  func reflect(_ type: Any.Type) {
    if reflected.insert(ObjectIdentifier(type)).inserted { _ = ViewTypeInfo(type) }
  }
}
