import Foundation

@testable import ViewTree

/// Numbers that are random and the same in every run.
struct SplitMix: RandomNumberGenerator {
  private var state: UInt64
  init(_ seed: UInt64) { state = seed }
  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}

/// Makes trees of stacks, frames, padding, scroll views, layers and grids.
///
/// What kinds of views stand where follows from one seed, their lengths from the other: two trees of the same structure
/// have the same types.
@MainActor struct RandomTree {
  private var structure: SplitMix
  private var values: SplitMix
  /// Whether every view grows with what it is offered: no views beyond their containers, no alternatives.
  private let isSteady: Bool

  init(structure: UInt64, values: UInt64, isSteady: Bool = false) {
    self.structure = SplitMix(structure)
    self.values = SplitMix(values)
    self.isSteady = isSteady
  }

  mutating func view(depth: Int = 4) -> AnyView {
    if depth <= 0 { return leaf() }
    switch pick(isSteady ? 10 : 17) {
    case 0: return AnyView(HStack(alignment: rowAlignment(), spacing: gap()) { children(depth) })
    case 1: return AnyView(VStack(alignment: columnAlignment(), spacing: gap()) { children(depth) })
    case 2: return AnyView(ZStack(alignment: alignment()) { children(depth) })
    case 3: return AnyView(view(depth: depth - 1).padding(insets()))
    case 4: return AnyView(view(depth: depth - 1).frame(width: length(80), height: length(80)))
    case 5:
      let (low, high) = (length(40), length(60))
      return AnyView(
        view(depth: depth - 1).frame(minWidth: low, idealWidth: low + high / 2, maxWidth: low + high))
    case 6:
      return AnyView(
        view(depth: depth - 1).frame(maxWidth: .infinity, minHeight: length(30), alignment: alignment()))
    case 7: return AnyView(view(depth: depth - 1).frame(maxHeight: length(90)))
    case 8: return AnyView(view(depth: depth - 1).layoutPriority(Double(pick(3) - 1)))
    case 9:
      return AnyView(view(depth: depth - 1).background { leaf() }.overlay(alignment: alignment()) { leaf() })
    case 10: return AnyView(ScrollView { children(depth) })
    case 11: return AnyView(ScrollView([.horizontal]) { HStack { children(depth) } })
    case 12:
      return AnyView(view(depth: depth - 1).fixedSize(horizontal: pick(2) == 0, vertical: pick(2) == 0))
    case 13:
      return AnyView(
        view(depth: depth - 1).aspectRatio(length(3) + 0.2, contentMode: pick(2) == 0 ? .fit : .fill))
    case 14:
      let cells = (0..<4).map { _ in view(depth: depth - 2) }
      return AnyView(
        Grid(alignment: alignment()) {
          GridRow {
            cells[0]; cells[1].gridCellUnsizedAxes(.vertical)
          }
          GridRow { cells[2] }
          cells[3]
        })
    case 15:
      let cells = (0..<5).map { _ in view(depth: depth - 2) }
      let items = [
        GridItem(.fixed(length(40))), GridItem(.flexible(minimum: length(30))), GridItem(.flexible()),
      ]
      return AnyView(LazyVGrid(columns: items) { ForEach(0..<5, id: \.self) { cells[$0] } })
    default:
      let content = view(depth: depth - 1)
      let fraction = length(1)
      return AnyView(GeometryReader { g in content.frame(width: g.size.width * fraction) })
    }
  }

  private mutating func leaf() -> AnyView {
    switch pick(6) {
    case 0: return AnyView(Color.red)
    case 1: return AnyView(Circle())
    case 2: return AnyView(Spacer(minLength: length(20)))
    case 3: return AnyView(Divider())
    default: return AnyView(box(length(60), length(60)))
    }
  }

  private mutating func children(_ depth: Int) -> ForEach<Range<Int>, Int, AnyView> {
    let list = (0..<(pick(3) + 1)).map { _ in view(depth: depth - 1) }
    return ForEach(0..<list.count, id: \.self) { list[$0] }
  }

  private mutating func pick(_ count: Int) -> Int { Int.random(in: 0..<count, using: &structure) }
  private mutating func length(_ most: CGFloat) -> CGFloat { CGFloat.random(in: 0...most, using: &values) }
  private mutating func gap() -> CGFloat? { pick(2) == 0 ? nil : length(12) }
  private mutating func insets() -> EdgeInsets {
    EdgeInsets(top: length(9), leading: length(9), bottom: length(9), trailing: length(9))
  }
  private mutating func rowAlignment() -> VerticalAlignment { [.top, .center, .bottom][pick(3)] }
  private mutating func columnAlignment() -> HorizontalAlignment { [.leading, .center, .trailing][pick(3)] }
  private mutating func alignment() -> Alignment {
    Alignment(horizontal: columnAlignment(), vertical: rowAlignment())
  }
}
