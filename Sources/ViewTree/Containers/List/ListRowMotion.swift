import Foundation

/// A row of a list that is dragged by its handle, and the rows that move aside for it. Nothing is laid out meanwhile.
@MainActor final class ListRowMotion {
  let index: Int
  /// The indices to which it may be moved.
  let range: ClosedRange<Int>
  private let length: CGFloat
  private(set) var target: Int
  /// How far the row is dragged.
  private(set) var translation = AnimatedValue<CGFloat>(0)
  private var shifts: [Int: AnimatedValue<CGFloat>] = [:]

  /// How rows move aside, and how the dropped row goes to its place.
  static let animation = Animation.spring(response: 0.3, dampingFraction: 0.9)
  /// When the row has arrived at its place, in seconds.
  static let dropTime: TimeInterval = 0.25

  init(index: Int, range: ClosedRange<Int>, length: CGFloat) {
    self.index = index
    self.range = range
    self.length = length
    target = index
  }

  func draw(to translation: CGFloat, target: Int, rows: [Int], at time: TimeInterval) {
    self.translation.set(translation, animation: nil, at: time, group: nil)
    guard target != self.target else { return }
    self.target = target
    makeRoom(rows, at: time)
  }

  func drop(to translation: CGFloat, target: Int, rows: [Int], at time: TimeInterval) {
    self.target = target
    self.translation.set(translation, animation: Self.animation, at: time, group: nil)
    makeRoom(rows, at: time)
  }

  private func makeRoom(_ rows: [Int], at time: TimeInterval) {
    for row in rows where range.contains(row) && row != index {
      let shift: CGFloat = row > index && row <= target ? -length : row < index && row >= target ? length : 0
      var value = shifts[row] ?? AnimatedValue(0)
      guard value.model != shift else { continue }
      value.set(shift, animation: Self.animation, at: time, group: nil)
      shifts[row] = value
    }
  }

  /// How far a row is shown from its place.
  func shift(_ row: Int, at time: TimeInterval) -> CGFloat {
    row == index ? translation.value(at: time) : shifts[row]?.value(at: time) ?? 0
  }

  func settle(at time: TimeInterval) -> Bool {
    translation.settle(at: time)
    for row in shifts.keys { shifts[row]?.settle(at: time) }
    return translation.isAnimating || shifts.values.contains { $0.isAnimating }
  }
}

extension ListLayout {
  /// Begins to drag the row that contains a handle.
  ///
  /// - Returns: whether it can be.
  func beginMove(of handle: LayoutNode, _ move: RowMove) -> Bool {
    guard rowMotion == nil, let place = move.place(),
      let row = built.first(where: { handle.isInside($0.layout) })
    else { return false }
    let first = row.index - place.index
    rowMotion = ListRowMotion(
      index: row.index, range: first...(first + max(0, place.count - 1)), length: extents.length(row.index))
    rowMove = move
    tree.requestCompose()
    return true
  }

  /// Drags the row by so many points.
  func drawRow(by translation: CGFloat) {
    guard let rowMotion else { return }
    let (index, range) = (rowMotion.index, rowMotion.range)
    let start = extents.start(index)
    let length = extents.length(index)
    let low = extents.start(range.lowerBound) - start
    let high = extents.start(range.upperBound) + extents.length(range.upperBound) - start - length
    let translation = min(max(translation, low), max(low, high))
    var target = index
    for (row, _) in built where range.contains(row) {
      let middle = extents.start(row) + extents.length(row) / 2
      if row > index, start + length + translation > middle { target = max(target, row) }
      if row < index, start + translation < middle { target = min(target, row) }
    }
    rowMotion.draw(to: translation, target: target, rows: built.map(\.index), at: tree.timers.now)
    tree.animations.add(self)
    tree.requestCompose()
  }

  /// Drops the row at its target, or, cancelled, returns it to its own place.
  func dropRow(isCancelled: Bool = false) {
    guard let rowMotion else { return }
    let (index, target) = (rowMotion.index, isCancelled ? rowMotion.index : rowMotion.target)
    var translation: CGFloat = 0
    if target > index { for row in (index + 1)...target { translation += extents.length(row) } }
    if target < index { for row in target..<index { translation -= extents.length(row) } }
    rowMotion.drop(to: translation, target: target, rows: built.map(\.index), at: tree.timers.now)
    tree.animations.add(self)
    tree.timers.schedule(after: ListRowMotion.dropTime) { [weak self] in self?.endMove(by: target - index) }
  }

  private func endMove(by distance: Int) {
    let move = rowMove
    rowMotion = nil
    rowMove = nil
    tree.requestCompose()
    guard distance != 0, let move, let place = move.place() else { return }
    move.action(
      IndexSet(integer: place.index), place.index + distance + (distance > 0 ? 1 : 0))
  }
}
