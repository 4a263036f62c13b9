import Foundation
import Graphics

/// The values of a picker as rows of the list, menu or stack that holds them, with a mark at the one that is picked.
struct OptionRows<SelectionValue: Hashable, Content: View>: PrimitiveView {
  enum Look { case inline, menu }

  let options: PickerOptions<SelectionValue, Content>
  var look = Look.inline
  /// Called when the user has picked a value, also where it was selected before.
  var onPick: @MainActor () -> Void = {}

  public static func _makeNode(_ view: Self, _ context: NodeContext) -> ViewNode<Self> {
    OptionRowsNode(view, context)
  }
}

extension OptionRows: CountingView { static var viewCount: ViewCount { .any } }

/// The node of a picker's rows: wraps each view that represents a value in a row; others are unchanged.
@MainActor private final class OptionRowsNode<V: Hashable, C: View>: ViewNode<OptionRows<V, C>> {
  private var child: ViewNode<C>!
  private var rows: [ObjectIdentifier: UnaryLayout] = [:]
  private var list: [LayoutNode] = []
  private var context: NodeContext

  override init(_ view: OptionRows<V, C>, _ context: NodeContext) {
    self.context = context.kept
    super.init(view, context)
    child = C._makeNode(view.options.content, context.inside(self))
    wrap()
  }

  override func update(_ view: OptionRows<V, C>, _ context: NodeContext) {
    self.view = view
    self.context = context.kept
    child.update(view.options.content, context.inside(self))
    wrap()
  }

  override func childLayoutsChanged() {
    guard child != nil else { return }
    wrap()
    parent?.childLayoutsChanged()
  }

  private func wrap() {
    var old = rows
    rows = [:]
    list = []
    var isFirst = true
    for option in view.options.collect(child) {
      guard let value = option.value else {
        list.append(option.layout)
        continue
      }
      let id = ObjectIdentifier(option.layout)
      let row = old.removeValue(forKey: id) ?? make(option.layout)
      configure(row, value, isFirst)
      rows[id] = row
      list.append(row)
      isFirst = false
    }
    for row in old.values { row.detached() }
  }

  private func make(_ layout: LayoutNode) -> UnaryLayout {
    view.look == .menu ? MenuRowLayout(layout, context) : OptionRowLayout(layout, context)
  }

  private func configure(_ row: UnaryLayout, _ value: V, _ isFirst: Bool) {
    row.isRightToLeft = context.environment.layoutDirection == .rightToLeft
    let isPicked = value == view.options.value
    let isEnabled = context.environment.isEnabled
    let pick: @MainActor () -> Void = { [weak self] in
      guard let self else { return }
      let selection = self.view.options.selection
      if selection.wrappedValue != value { selection.wrappedValue = value }
      self.view.onPick()
    }
    if let row = row as? MenuRowLayout {
      (row.action, row.isEnabled, row.isOn) = (pick, isEnabled, isPicked)
    } else if let row = row as? OptionRowLayout {
      (row.action, row.isEnabled) = (pick, isEnabled)
      row.configure(isPicked: isPicked, isFirst: isFirst, context.environment)
    }
  }

  override func appendLayouts(to list: inout [LayoutNode]) { list.append(contentsOf: self.list) }
  override var ownsLayouts: Bool { true }
  override func forEachChild(_ body: (Node) -> Void) { if let child { body(child) } }
  override func detach() {
    super.detach()
    for row in rows.values { row.detached() }
  }
}

/// The layout of a value as a row: in a list the row of the list, elsewhere one with a line above it.
@MainActor final class OptionRowLayout: PressModifierLayout.Wrapper {
  /// In points, as in iOS's forms.
  private enum Measure {
    /// Above and below the words, outside of a list's rows, which have padding of their own.
    static let padding: CGFloat = 11
    /// The mark's side and its distance from the words.
    static let mark: CGFloat = 17
    static let gap: CGFloat = 11
    static let disabledOpacity = 0.35
  }

  private var isPicked = false
  private var isFirst = false
  private var isInList = false
  private var isPressed = false
  private var tint = RGBA.clear
  private var separator = RGBA.clear
  private var light = RGBA.clear
  private var pixel: CGFloat = 1

  func configure(isPicked: Bool, isFirst: Bool, _ environment: EnvironmentValues) {
    if isInList != environment.isListRow { setNeedsLayout() }
    (self.isPicked, self.isFirst, isInList) = (isPicked, isFirst, environment.isListRow)
    tint = TintShapeStyle()._paint(in: .zero, environment: environment).solidColor
    separator = Color(.separator).rgba(in: environment)
    light = Color(.system(.tertiaryFill)).rgba(in: environment)
    pixel = environment.pixelLength
    pressed = { [weak self] in
      self?.isPressed = $0
      self?.tree.requestCompose()
    }
    tree.requestCompose()
  }

  override var mirrorsChildren: Bool { isRightToLeft }
  override func trait(_ key: ObjectIdentifier) -> Any? {
    key == ObjectIdentifier(ListRowPressedTrait.self) ? isPressed : super.trait(key)
  }

  private func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: proposal.width.map { max(0, $0 - Measure.mark - Measure.gap) }, height: nil)
  }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    let own = child.sizeThatFits(offer(proposal))
    let height = isInList ? own.height : max(Self.leastTarget, own.height + 2 * Measure.padding)
    return CGSize(width: proposal.width ?? own.width + Measure.mark + Measure.gap, height: height)
  }

  override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
    child.place(at: CGPoint(x: 0, y: size.height / 2), anchor: .leading, proposal: offer(proposal))
  }

  override func compose(_ composer: Composer, _ state: ComposeState) {
    if isPressed, !isInList {
      composer.add(
        .fill(Path(state.rect), .color(light), FillStyle(antialiased: false)), displayID(1), state)
    }
    if !isFirst, !isInList {
      let line = CGRect(x: 0, y: 0, width: state.size.width, height: pixel)
      composer.add(.fill(Path(line), .color(separator), FillStyle(antialiased: false)), displayID(2), state)
    }
    composer.withOpacity(isEnabled ? 1 : Measure.disabledOpacity, displayID(4)) {
      composeChildren(composer, state)
      composeMark(composer, state)
    }
  }

  private func composeMark(_ composer: Composer, _ state: ComposeState) {
    guard isPicked, let artwork = tree.services.images.symbol(named: "checkmark") else { return }
    let box = CGRect(
      x: isRightToLeft ? 0 : state.size.width - Measure.mark, y: (state.size.height - Measure.mark) / 2,
      width: Measure.mark, height: Measure.mark)
    composer.add(
      .symbol(SymbolContent(artwork: artwork, rect: box, paint: .color(tint))), displayID(3), state)
  }

  override var dumpEntry: DumpEntry {
    DumpEntry("Option", value: isPicked ? "1" : "0").activated(if: isEnabled, by: action)
  }
}

/// A picker whose values are listed below each other: rows of a list, or of a column with the label above them.
struct InlinePicker<SelectionValue: Hashable, Content: View, Label: View>: View {
  let options: PickerOptions<SelectionValue, Content>
  let label: Label
  @Environment(\.labelsHidden) private var labelsHidden
  @Environment(\.isListRow) private var isListRow
  @Environment(\.menuLink) private var menuLink

  var body: some View {
    if menuLink != nil {
      MenuOptions(options: options)
    } else if isListRow {
      OptionRows(options: options)
    } else {
      VStack(alignment: .leading, spacing: 0) {
        if !labelsHidden { label.font(.footnote).foregroundStyle(.secondary) }
        OptionRows(options: options)
      }
    }
  }
}
