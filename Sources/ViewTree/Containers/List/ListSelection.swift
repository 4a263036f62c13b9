import Foundation

/// The selection of a list, whatever its type.
struct ListSelection {
  let contains: (AnyHashable) -> Bool
  /// Whether a value is of the selection's type.
  let accepts: (AnyHashable) -> Bool
  /// A row with this value was chosen.
  private(set) var choose: (AnyHashable) -> Void
  /// Ends the choice of one value; nil: there may be several.
  private(set) var clear: (() -> Void)?

  /// One value or none.
  init<V: Hashable>(_ binding: Binding<V?>) {
    let present = binding.wrappedValue
    contains = { $0.base as? V == present && present != nil }
    choose = { if let value = $0.base as? V { binding.wrappedValue = value } }
    accepts = { $0.base is V }
    clear = { binding.wrappedValue = nil }
  }

  /// The same; choosing also leads on from a column of a split view to the next.
  @MainActor func leading(_ link: SplitLink?) -> ListSelection {
    guard let link, let clear else { return self }
    var selection = self
    selection.choose = { [choose] value in
      choose(value)
      // Rows are chosen by gestures and keys: on the main actor.
      MainActor.assumeIsolated { link.advance(clear) }
    }
    return selection
  }

  /// Any number of values: choosing one again removes it.
  init<V: Hashable>(_ binding: Binding<Set<V>>) {
    let present = binding.wrappedValue
    contains = { ($0.base as? V).map(present.contains) ?? false }
    accepts = { $0.base is V }
    choose = {
      guard let value = $0.base as? V else { return }
      if binding.wrappedValue.contains(value) {
        binding.wrappedValue.remove(value)
      } else {
        binding.wrappedValue.insert(value)
      }
    }
  }
}

private struct ListSelectionKey: EnvironmentKey {
  static var defaultValue: (() -> ListSelection)? { nil }
}

extension EnvironmentValues {
  /// The selection of the list round a view.
  var listSelection: (() -> ListSelection)? {
    get { self[ListSelectionKey.self] }
    set { self[ListSelectionKey.self] = newValue }
  }
}
