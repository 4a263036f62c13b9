/// What a split view's columns show, and which column is in sight in a compact width. Used on the main thread
/// alone.
@MainActor final class SplitModel {
  /// A page that a link has put in place of a column's own view.
  struct Replacement {
    let serial: Int
    let make: () -> AnyView
  }

  private let replacements = Observed<[Int: Replacement]>([:]) { _, _ in false }
  private var serial = 0
  private let depthValue = Observed(0)
  var preferred: Binding<NavigationSplitViewColumn>?
  /// The columns, by their places.
  var columns = [0, 2]

  nonisolated init() {}

  /// How many columns lie under the one in sight, where only one is.
  var depth: Int { depthValue.value }

  func replacement(of column: Int) -> Replacement? { replacements.value[column] }

  func setDepth(_ new: Int) {
    let legal = min(max(new, 0), columns.count - 1)
    guard legal != depthValue.current else { return }
    depthValue.update(legal)
    let column = NavigationSplitViewColumn(place: columns[legal])
    if let preferred, preferred.wrappedValue != column { preferred.wrappedValue = column }
  }

  /// Shows the column that the program wants in sight.
  func follow(_ column: NavigationSplitViewColumn) {
    setDepth(columns.lastIndex { $0 <= column.place } ?? 0)
  }

  /// Shows the column after this one.
  func advance(from column: Int) {
    if let index = columns.firstIndex(of: column) { setDepth(index + 1) }
  }

  /// Puts a page in place of the view of the column after this one.
  func show(after column: Int, _ make: @escaping () -> AnyView) {
    guard let index = columns.firstIndex(of: column), index + 1 < columns.count else { return }
    serial += 1
    var new = replacements.current
    new[columns[index + 1]] = Replacement(serial: serial, make: make)
    replacements.update(new)
    setDepth(index + 1)
  }
}

/// The column of a split view that contains a view, where links in it lead to the next column.
struct SplitLink: Equatable {
  let model: SplitModel
  let column: Int

  @MainActor func advance() { model.advance(from: column) }
  @MainActor func show(_ make: @escaping () -> AnyView) { model.show(after: column, make) }

  static func == (a: SplitLink, b: SplitLink) -> Bool { a.model === b.model && a.column == b.column }
}

/// The page and the action of the back button in a column that has a stack of its own.
struct SplitBack {
  let below: NavigationPageStore
  let pop: @MainActor () -> Void
}

private struct SplitLinkKey: EnvironmentKey {
  static var defaultValue: SplitLink? { nil }
}

private struct SplitBackKey: EnvironmentKey {
  static var defaultValue: SplitBack? { nil }
}

private struct SplitColumnKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  /// Set in the columns but the last, outside of stacks in them.
  var splitLink: SplitLink? {
    get { self[SplitLinkKey.self] }
    set { self[SplitLinkKey.self] = newValue }
  }

  /// The back button of the page that a view is on.
  var splitBack: SplitBack? {
    get { self[SplitBackKey.self] }
    set { self[SplitBackKey.self] = newValue }
  }

  /// Whether a stack in the view is that of a split view's column.
  var isSplitColumn: Bool {
    get { self[SplitColumnKey.self] }
    set { self[SplitColumnKey.self] = newValue }
  }
}
