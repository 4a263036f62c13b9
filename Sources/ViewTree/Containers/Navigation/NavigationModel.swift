/// The pages of one navigation stack; pushes and pops them.
///
/// Where the program has a path, the path decides which values have pages; pages that links or flags make themselves
/// lie between them. A page that is removed stays until its transition has ended. Main actor alone.
final class NavigationModel: Dependency, @unchecked Sendable {
  /// The program's path.
  struct PathAccess {
    let read: () -> [AnyHashable]
    /// Adds a value; false: it is of another type.
    let append: (AnyHashable) -> Bool
    let removeLast: () -> Void
  }

  /// The destinations for one type of value, the one of the lowest page counts. Used by the model alone.
  private final class Destinations: Dependency, @unchecked Sendable {
    var byLevel: [Int: (AnyHashable) -> AnyView] = [:]
    var lowest: Int? { byLevel.keys.min() }
  }

  @MainActor var path: PathAccess?
  @MainActor let root = NavigationEntry(id: 0, level: 0, content: .root)
  @MainActor private(set) var entries: [NavigationEntry] = []
  /// The page that is leaving, above all others.
  @MainActor private(set) var leaving: NavigationEntry?
  @MainActor private var destinations: [ObjectIdentifier: Destinations] = [:]
  @MainActor private var lastID = 0

  @MainActor var top: NavigationEntry { entries.last ?? root }

  /// All pages, the topmost last. Observed: readers are invalidated by changes.
  @MainActor var pages: [NavigationEntry] {
    recordRead()
    if let path { follow(path.read()) }
    return [root] + entries + (leaving.map { [$0] } ?? [])
  }

  @MainActor private func make(
    _ content: NavigationEntry.Content, level: Int, key: ObjectIdentifier? = nil,
    onClose: (@MainActor () -> Void)? = nil
  ) -> NavigationEntry {
    lastID += 1
    let entry = NavigationEntry(id: lastID, level: level, content: content, key: key, onClose: onClose)
    entry.context.close = { [weak self, weak entry] in if let self, let entry { self.close(entry) } }
    return entry
  }

  /// Makes the pages those of `values`.
  @MainActor private func follow(_ values: [AnyHashable]) {
    let present = entries.compactMap(\.value)
    guard present != values else { return }
    let common = zip(present, values).prefix { $0 == $1 }.count
    var kept: [NavigationEntry] = []
    var seen = 0
    for entry in entries {
      if entry.value != nil {
        if seen == common { break }
        seen += 1
      }
      kept.append(entry)
    }
    // Pages above the last common value that belong to no value stay only if nothing follows.
    if common < values.count { while let last = kept.last, last.value == nil { kept.removeLast() } }
    for value in values[common...] { kept.append(make(.value(value), level: kept.count + 1)) }
    replace(with: kept)
  }

  /// Sets the pages; the former top page leaves if the stack got lower.
  @MainActor private func replace(with new: [NavigationEntry]) {
    let old = entries
    entries = new
    leaving = new.count < old.count ? old.last : nil
    for entry in old where !new.contains(where: { $0 === entry }) { entry.onClose?() }
  }

  // MARK: What people and programs do

  /// Puts the page of a value on top.
  @MainActor func push(_ value: AnyHashable) {
    if let path, path.append(value) { return }
    replace(with: entries + [make(.value(value), level: entries.count + 1)])
    notifyReaders()
  }

  /// Puts a page on top.
  @MainActor func push(
    key: ObjectIdentifier? = nil, presenterDepth: Int = 0, onClose: (@MainActor () -> Void)? = nil,
    _ view: @escaping () -> AnyView
  ) {
    let entry = make(.view(view), level: entries.count + 1, key: key, onClose: onClose)
    entry.freezer.depth = presenterDepth
    replace(with: entries + [entry])
    notifyReaders()
  }

  /// Goes back by one page.
  @MainActor func pop() {
    guard let last = entries.last else { return }
    if last.value != nil, let path { return path.removeLast() }
    replace(with: Array(entries.dropLast()))
    notifyReaders()
  }

  /// Goes back to the first page.
  ///
  /// - Returns: whether there was another one.
  @MainActor func popToRoot() -> Bool {
    guard !entries.isEmpty else { return false }
    let count = entries.count { $0.value != nil }
    replace(with: [])
    if let path { for _ in 0..<count { path.removeLast() } }
    notifyReaders()
    return true
  }

  /// Goes back to the page below `entry`.
  @MainActor private func close(_ entry: NavigationEntry) {
    while let last = entries.last, entries.contains(where: { $0 === entry }) {
      let count = entries.count
      pop()
      // A path is followed when it is read.
      if let path { follow(path.read()) }
      if last === entry || entries.count >= count { break }
    }
    notifyReaders()
  }

  /// A flag of the program removes its page: the content that the page shows is kept from now on.
  @MainActor func freezePage(of key: ObjectIdentifier) { entries.first { $0.key == key }?.freezer.freeze() }

  /// A flag of the program shows its page or removes it; `depth`: that of the node that reads the flag.
  @MainActor func show(
    _ shown: Bool, key: ObjectIdentifier, depth: Int, onClose: @escaping @MainActor () -> Void,
    _ view: @escaping () -> AnyView
  ) {
    let index = entries.firstIndex { $0.key == key }
    switch (shown, index) {
    case (true, nil): push(key: key, presenterDepth: depth, onClose: onClose, view)
    case (true, let index?):
      entries[index].content = .view(view)
      entries[index].freezer.thaw()
    case (false, let index?):
      entries[index].onClose = nil
      replace(with: Array(entries[..<index]))
      notifyReaders()
    case (false, nil): break
    }
  }

  /// The page that was leaving has left.
  @MainActor func left() {
    guard leaving != nil else { return }
    leaving = nil
    notifyReaders()
  }

  // MARK: Destinations

  /// Stores what makes the pages of a type's values.
  @MainActor func register(_ type: Any.Type, level: Int, _ make: @escaping (AnyHashable) -> AnyView) {
    let key = ObjectIdentifier(type)
    let list = destinations[key] ?? Destinations()
    destinations[key] = list
    list.byLevel[level] = make
    if list.lowest == level { list.notifyReaders() }
  }

  /// The page of a value; nil: there is no destination for it.
  @MainActor func destination(_ value: AnyHashable) -> AnyView? {
    let key = ObjectIdentifier(type(of: value.base))
    let list = destinations[key] ?? Destinations()
    destinations[key] = list
    list.recordRead()
    guard let lowest = list.lowest else { return nil }
    return list.byLevel[lowest]?(value)
  }
}

private struct NavigationModelKey: EnvironmentKey {
  static var defaultValue: NavigationModel? { nil }
}

private struct NavigationLevelKey: EnvironmentKey {
  static let defaultValue = 0
}

extension EnvironmentValues {
  /// The navigation stack round a view.
  var navigationModel: NavigationModel? {
    get { self[NavigationModelKey.self] }
    set { self[NavigationModelKey.self] = newValue }
  }
  /// How many pages lie under the one that a view is on.
  var navigationLevel: Int {
    get { self[NavigationLevelKey.self] }
    set { self[NavigationLevelKey.self] = newValue }
  }
}
