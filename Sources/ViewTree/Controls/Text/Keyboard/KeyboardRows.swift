/// The keys of a keyboard on the screen in their rows, and how wide they are.
struct KeyboardRows: Equatable {
  /// A key with its width in parts of a row, one of which is as wide as a letter; nil: what the others leave.
  struct Cap: Hashable {
    let key: KeyboardKey
    var width: Double?

    init(_ key: KeyboardKey, _ width: Double? = 1) {
      self.key = key
      self.width = width
    }
  }

  let rows: [[Cap]]
  /// How many letters the widest row has.
  let columns: Int

  init(_ state: KeyboardState) {
    rows = state.traits.isPad ? Self.pad(state) : Self.letters(state)
    columns = state.traits.isPad ? 3 : max(10, state.map.rows.map(\.count).max() ?? 0)
  }

  private static func caps(_ texts: [String]) -> [Cap] { texts.map { Cap(.text($0)) } }
  private static func caps(_ texts: String) -> [Cap] { caps(texts.map(String.init)) }

  private static func letters(_ state: KeyboardState) -> [[Cap]] {
    var rows: [[Cap]]
    switch state.plane {
    case .letters:
      rows = state.map.rows.map(caps)
      let first = state.map.hasCase ? [Cap(.shift, nil)] : []
      rows[rows.count - 1] = first + rows[rows.count - 1] + [Cap(.delete, nil)]
    case .numbers:
      rows = [
        caps("1234567890"), caps("-/:;()$&@\""),
        [Cap(.plane(.symbols), nil)] + caps(".,?!'").map { Cap($0.key, 1.4) } + [Cap(.delete, nil)],
      ]
    case .symbols:
      rows = [
        caps("[]{}#%^*+="), caps("_\\|~<>€£¥•"),
        [Cap(.plane(.numbers), nil)] + caps(".,?!'").map { Cap($0.key, 1.4) } + [Cap(.delete, nil)],
      ]
    }
    rows.append(lowest(state))
    return rows
  }

  private static func lowest(_ state: KeyboardState) -> [Cap] {
    var row = [Cap(.plane(state.plane == .letters ? .numbers : .letters), 1.5)]
    if state.hasLanguages { row.append(Cap(.language, 1.2)) }
    row.append(Cap(.dismiss, 1.2))
    switch state.traits.type {
    // The other planes have these signs among theirs.
    case _ where state.plane != .letters: row.append(Cap(.space, nil))
    case .emailAddress: row += [Cap(.space, nil), Cap(.text("@")), Cap(.text("."))]
    case .URL: row += [Cap(.text(".")), Cap(.text("/")), Cap(.text(".com"), nil)]
    case .webSearch: row += [Cap(.space, nil), Cap(.text("."))]
    case .twitter: row += [Cap(.space, nil), Cap(.text("@")), Cap(.text("#"))]
    default: row.append(Cap(.space, nil))
    }
    row.append(Cap(.submit, 2.2))
    return row
  }

  private static func pad(_ state: KeyboardState) -> [[Cap]] {
    let corner: Cap =
      switch state.traits.type {
      case .decimalPad: Cap(.text(state.decimalSeparator))
      case .phonePad: Cap(.text("+"))
      default: Cap(.gap)
      }
    return [
      caps("123"), caps("456"), caps("789"), [corner, Cap(.text("0")), Cap(.delete)],
      [Cap(.dismiss), Cap(.submit, 2)],
    ]
  }
}
