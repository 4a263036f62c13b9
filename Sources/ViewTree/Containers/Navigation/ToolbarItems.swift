/// An item of a bar with its identity in a loop.
struct IdentifiedToolbarEntry: Identifiable {
  struct ID: Hashable {
    let path: [AnyHashable]
    /// Which of those of the same path: several views may declare items of one page.
    let number: Int
  }

  let id: ID
  let entry: _ToolbarEntry
}

extension ToolbarValue {
  /// The items at one place of the bars, in their order.
  func items(at placement: ToolbarPlacementGroup) -> [IdentifiedToolbarEntry] {
    var numbers: [[AnyHashable]: Int] = [:]
    return entries.compactMap { entry in
      guard entry.placement.group == placement else { return nil }
      let number = numbers[entry.path, default: 0]
      numbers[entry.path] = number + 1
      return IdentifiedToolbarEntry(id: .init(path: entry.path, number: number), entry: entry)
    }
  }
}
