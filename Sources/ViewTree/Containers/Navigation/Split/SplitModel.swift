/// What a split view's columns show, and which column is in sight in a compact width. Used on the main thread
/// alone.
@MainActor final class SplitModel {
  /// A page that a link has put in place of a column's own view.
  struct Replacement {
    let serial: Int
    let make: () -> AnyView
  }

  private let replacements = Observed<[Int: Replacement]>([:]) { _, _ in false }
  /// The columns' own views, for those that are pages of a stack: such a page is made once, and its presenter is not
  /// evaluated while it is covered.
  private let views = Observed<[Int: AnyView]>([:]) { _, _ in false }
  private var serial = 0
  /// What ends the choice of a row in a column, which led to the next one.
  private var choiceEnds: [Int: () -> Void] = [:]
  private let depthValue = Observed(0)
  var preferred: Binding<NavigationSplitViewColumn>?
  /// The columns, by their places.
  var columns = [0, 2]

  nonisolated init() {}

  /// How many columns lie under the one in sight, where only one is.
  var depth: Int { depthValue.value }

  func view(of column: Int) -> AnyView? { views.value[column] }
  func setViews(_ new: [Int: AnyView]) { views.update(new) }

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

  /// Shows the column after this one, for a row was chosen in it.
  ///
  /// - Parameter endsChoice: called when one has gone back from there, where one column is in sight.
  func advance(from column: Int, _ endsChoice: @escaping () -> Void) {
    guard let index = columns.firstIndex(of: column) else { return }
    choiceEnds[column] = endsChoice
    setDepth(index + 1)
  }

  /// Somebody has gone back to the column under the one in sight.
  func goBack(to depth: Int) {
    setDepth(depth)
    if columns.indices.contains(depth) { choiceEnds.removeValue(forKey: columns[depth])?() }
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

  @MainActor func advance(_ endsChoice: @escaping () -> Void) { model.advance(from: column, endsChoice) }
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
