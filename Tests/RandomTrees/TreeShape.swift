/// What a node of a random tree is. What else there is to say is in its picks and lengths.
public enum TreeShape: String, CaseIterable, Hashable, Sendable {
  // Containers of any number of views.
  case row, column, layers, grid, lazyGrid, scroll, scrollRow, lazyColumn, lazyRow, list, sections, group,
    fitting
  // Branches.
  case branch, option, cases, keyed, erased
  // Modifiers that lay out.
  case padding, fixed, ideal, wide, low, priority, decorated, fixedSize, aspect, reader, inset, mirrored,
    measured
  // Modifiers that paint.
  case offset, turned, scaled, tilted, faded, rounded, bordered, shadowed, blurred, masked, flattened, tinted,
    raised
  case visual, hidden
  // Motion.
  case transition, moving, valued, still, matched
  // What lies above.
  case sheet, cover, alert, popover, pushed, marked
  // Leaves.
  case color, circle, spacer, divider, box, text, paragraph, symbol, gradient, stroke, canvas, button, toggle,
    gauge

  /// How many children make sense.
  public var arity: ClosedRange<Int> {
    switch self {
    case .row, .column, .layers, .grid, .lazyGrid, .scroll, .scrollRow, .lazyColumn, .lazyRow, .list,
      .sections,
      .group, .fitting:
      0...4
    case .branch, .cases: 2...3
    case .option, .keyed, .erased: 1...1
    case .decorated, .masked, .inset, .sheet, .cover, .popover, .pushed: 2...2
    case .color, .circle, .spacer, .divider, .box, .text, .paragraph, .symbol, .gradient, .stroke, .canvas,
      .button,
      .toggle, .gauge:
      0...0
    default: 1...1
    }
  }

  public static let leaves = allCases.filter { $0.arity == 0...0 }
  public static let boughs = allCases.filter { $0.arity != 0...0 }

  /// Those whose size grows with what they are offered: no views beyond their containers, no alternatives.
  public static let steady: [TreeShape] = [
    .row, .column, .layers, .padding, .fixed, .ideal, .wide, .low, .priority, .decorated,
  ]
  /// Those that say nothing but where things are, and do nothing by themselves.
  public static let placing: [TreeShape] =
    steady + [
      .scroll, .scrollRow, .fixedSize, .aspect, .grid, .lazyGrid, .reader, .inset,
    ]
  public static let plainLeaves: [TreeShape] = [.color, .circle, .spacer, .divider, .box]
}
