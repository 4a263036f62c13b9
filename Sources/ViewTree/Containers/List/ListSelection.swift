import Foundation

/// The selection of a list, whatever its type.
struct ListSelection {
  let contains: (AnyHashable) -> Bool
  /// Whether a value is of the selection's type.
  let accepts: (AnyHashable) -> Bool
  /// Selects a value, and none beside it.
  private(set) var choose: (AnyHashable) -> Void
  /// Adds a value to those that are selected, or removes it from them; nil: one at most is selected.
  let toggle: ((AnyHashable) -> Void)?
  /// Selects nothing.
  private let clear: () -> Void
  /// Whether choosing leads on from a column of a split view to the next.
  private(set) var leads = false

  /// Whether several values may be selected.
  var isMultiple: Bool { toggle != nil }

  /// One value or none.
  init<V: Hashable>(_ binding: Binding<V?>) {
    let present = binding.wrappedValue
    contains = { $0.base as? V == present && present != nil }
    choose = { if let value = $0.base as? V { binding.wrappedValue = value } }
    accepts = { $0.base is V }
    toggle = nil
    clear = { binding.wrappedValue = nil }
  }

  /// Any number of values.
  init<V: Hashable>(_ binding: Binding<Set<V>>) {
    let present = binding.wrappedValue
    contains = { ($0.base as? V).map(present.contains) ?? false }
    accepts = { $0.base is V }
    choose = { if let value = $0.base as? V { binding.wrappedValue = [value] } }
    toggle = {
      guard let value = $0.base as? V else { return }
      binding.wrappedValue.formSymmetricDifference([value])
    }
    clear = { binding.wrappedValue = [] }
  }

  /// The same; choosing also leads on from a column of a split view to the next.
  @MainActor func leading(_ link: SplitLink?) -> ListSelection {
    guard let link else { return self }
    var selection = self
    selection.leads = true
    selection.choose = { [choose, clear] value in
      choose(value)
      // Rows are chosen by gestures and keys: on the main actor.
      MainActor.assumeIsolated { link.advance(clear) }
    }
    return selection
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
