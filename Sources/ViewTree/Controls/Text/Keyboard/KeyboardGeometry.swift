import Foundation
import Graphics

/// Where the keys of a keyboard on the screen lie.
struct KeyboardGeometry: Equatable {
  /// Lengths of iOS's keyboard, in points.
  private enum Measure {
    /// The height of a row with its gap, upright and where the window is low.
    static let row: CGFloat = 54
    static let lowRow: CGFloat = 40
    static let lowWindow: CGFloat = 480
    static let gap: CGFloat = 6
    static let rowGap: CGFloat = 11
    static let lowRowGap: CGFloat = 7
    static let margin: CGFloat = 3
    static let top: CGFloat = 8
    /// The keyboard is no higher than this part of the window, and its keys no wider together than so many points.
    static let part: CGFloat = 0.5
    static let widest: CGFloat = 760
    static let widestPad: CGFloat = 420
    /// The width of a letter among those that a held key offers, and what is free beside them.
    static let choice: CGFloat = 36
    static let choiceMargin: CGFloat = 4
    /// How far a letter that is pressed shows above its key.
    static let bubble: CGFloat = 12
  }

  struct Place: Equatable {
    let key: KeyboardKey
    /// What is painted, in points from the keyboard's upper left corner.
    let frame: CGRect
    /// What a finger hits: up to the middle between neighbours.
    let target: CGRect
  }

  let places: [Place]
  /// Of all keys, without what lies below the safe area.
  let height: CGFloat
  /// Of the window.
  let width: CGFloat

  /// - Parameters:
  ///   - window: the window's size.
  ///   - insets: what notches cover at its sides.
  init(_ rows: KeyboardRows, in window: CGSize, insets: EdgeInsets = EdgeInsets()) {
    self.width = window.width
    let isLow = window.height < Measure.lowWindow
    let count = CGFloat(max(1, rows.rows.count))
    let wanted = (isLow ? Measure.lowRow : Measure.row) * count + Measure.top
    height = min(wanted, (window.height * Measure.part).rounded())
    let pitch = (height - Measure.top) / count
    let rowGap = min(isLow ? Measure.lowRowGap : Measure.rowGap, pitch / 4)
    let room = max(0, window.width - insets.leading - insets.trailing - 2 * Measure.margin)
    let across = min(room, rows.columns == 3 ? Measure.widestPad : Measure.widest)
    let left = insets.leading + Measure.margin + (room - across) / 2
    let unit = (across + Measure.gap) / CGFloat(rows.columns)
    var places: [Place] = []
    for (index, row) in rows.rows.enumerated() {
      let y = Measure.top + CGFloat(index) * pitch
      let fixed = row.compactMap(\.width).reduce(0, +) * unit
      let flexible = row.count { $0.width == nil }
      let free = max(0, across + Measure.gap - fixed)
      let share = flexible > 0 ? free / CGFloat(flexible) : 0
      var x = flexible > 0 ? left : left + free / 2
      for (number, cap) in row.enumerated() {
        let own = cap.width.map { CGFloat($0) * unit } ?? share
        let isFirst = number == 0, isLast = number == row.count - 1
        var frame = CGRect(x: x, y: y, width: max(1, own - Measure.gap), height: pitch - rowGap)
        // A key at an end of its row keeps apart from the letters.
        if cap.width == nil, flexible == 2, isFirst || isLast {
          let inset = min(Measure.gap, frame.width / 4)
          frame.size.width -= inset
          if isLast { frame.origin.x += inset }
        }
        let from = isFirst ? 0 : x - Measure.gap / 2
        let to = isLast ? window.width : x + own - Measure.gap / 2
        let top = index == 0 ? 0 : y - rowGap / 2
        let bottom = index == rows.rows.count - 1 ? height : y + pitch - rowGap / 2
        if cap.key != .gap {
          places.append(
            Place(
              key: cap.key, frame: frame,
              target: CGRect(x: from, y: top, width: to - from, height: bottom - top)))
        }
        x += own
      }
    }
    self.places = places
  }

  /// The key at a point.
  func key(at point: CGPoint) -> KeyboardKey? { places.first { $0.target.contains(point) }?.key }

  func frame(of key: KeyboardKey) -> CGRect? { places.first { $0.key == key }?.frame }

  /// Where the letter of a pressed key is shown: above the finger.
  func bubbleFrame(of key: KeyboardKey) -> CGRect? {
    frame(of: key).map { frame in
      let wide = frame.insetBy(dx: -Measure.bubble, dy: 0)
      return wide.offsetBy(dx: 0, dy: -frame.height - Measure.gap)
    }
  }

  /// Where the letters are shown that a held key offers: the first above the key, the others towards the side at which
  /// there is space for them.
  ///
  /// - Returns: the frame of all, and whether they are shown from right to left.
  func offer(of key: KeyboardKey, _ count: Int) -> (frame: CGRect, isReversed: Bool)? {
    guard let frame = frame(of: key), count > 0 else { return nil }
    let step = max(frame.width, Measure.choice)
    let space = Measure.choiceMargin...max(Measure.choiceMargin, width - Measure.choiceMargin)
    let length = min(step * CGFloat(count), space.upperBound - space.lowerBound)
    let isReversed = frame.midX - step / 2 + length > space.upperBound
    let wanted = isReversed ? frame.midX + step / 2 - length : frame.midX - step / 2
    let x = min(max(wanted, space.lowerBound), space.upperBound - length)
    let shown = CGRect(x: x, y: frame.minY - frame.height - Measure.gap, width: length, height: frame.height)
    return (shown, isReversed)
  }
}
