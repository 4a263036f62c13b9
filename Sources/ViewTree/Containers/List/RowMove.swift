import Foundation
import Graphics

extension ForEach where Content: View {
  /// Lets a person move elements: while the list is edited rows have a handle by which they are dragged.
  ///
  /// - Parameter action: moves the elements at these offsets of the data before the one at the other offset, as
  ///   `move(fromOffsets:toOffset:)` does; nil: none can be moved.
  @MainActor @preconcurrency public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> ForEach<
    Data, ID, ModifiedContent<Content, _RowMove>
  > {
    let content = content
    let id = id
    let data = data
    return ForEach<Data, ID, ModifiedContent<Content, _RowMove>>(
      data: data,
      content: { element in
        let key = id(element)
        return ModifiedContent(
          content: content(element),
          modifier: _RowMove(
            move: action.map { action in
              RowMove(
                place: {
                  data.enumerated().first { id($0.element) == key }.map { ($0.offset, data.count) }
                }, action: action)
            }))
      }, id: id)
  }
}

/// How an element is moved.
struct RowMove {
  /// The element's place in its data, and how many there are.
  let place: () -> (index: Int, count: Int)?
  let action: (IndexSet, Int) -> Void
}

/// Lets a row be moved.
public struct _RowMove {
  let move: RowMove?
}

extension _RowMove: ViewModifier {
  public func body(content: Content) -> some View { content.modifier(MovableRow(move: move)) }
}

private struct MovableRow: ViewModifier {
  let move: RowMove?
  @State private var isDisabled = false
  @Environment(\.editMode) private var editMode

  func body(content: Content) -> some View {
    AccompaniedRow(
      content.onPreferenceChange(MoveDisabledKey.self) { isDisabled = $0 },
      trailing: {
        if let move, editMode?.wrappedValue.isEditing == true, !isDisabled {
          Spacer(minLength: 0)
          MoveHandle(move: move).transition(.opacity)
        }
      })
  }
}

struct MoveDisabledKey: PreferenceKey {
  static var defaultValue: Bool { false }
  static func reduce(value: inout Bool, nextValue: () -> Bool) { value = value || nextValue() }
}

struct DeleteDisabledKey: PreferenceKey {
  static var defaultValue: Bool { false }
  static func reduce(value: inout Bool, nextValue: () -> Bool) { value = value || nextValue() }
}

extension View {
  /// Whether this row stays where it is while others can be moved.
  public func moveDisabled(_ isDisabled: Bool) -> some View {
    preference(key: MoveDisabledKey.self, value: isDisabled)
  }

  /// Whether this row stays while others can be deleted.
  public func deleteDisabled(_ isDisabled: Bool) -> some View {
    preference(key: DeleteDisabledKey.self, value: isDisabled)
  }
}

/// The handle by which a row is dragged.
private struct MoveHandle: LeafView {
  let move: RowMove

  func makeLayout(_ context: NodeContext) -> MoveHandleLayout {
    let layout = MoveHandleLayout(context)
    updateLayout(layout, context)
    return layout
  }

  func updateLayout(_ layout: MoveHandleLayout, _ context: NodeContext) {
    layout.move = move
    layout.configure(label: Text(.own("Reorder")), context)
  }
}

/// The layout of a row's handle. Where it has the keyboard focus, Option and an arrow key move the row.
@MainActor private final class MoveHandleLayout: ControlLeaf {
  /// In points.
  private static let symbol: CGFloat = 22
  var move: RowMove?

  private var list: ListLayout? { firstAbove { $0 as? ListLayout } }

  override var dragAxes: Axis.Set { .vertical }

  override func pointerBegan(at point: CGPoint, _ event: PointerEvent) -> Bool {
    guard let move, let list else { return false }
    return list.beginMove(of: self, move)
  }

  override func pointerMoved(to point: CGPoint, _ event: PointerEvent) {
    list?.drawRow(by: member.translation.height)
  }

  override func pointerEnded(at point: CGPoint, isTap: Bool, _ event: PointerEvent) { list?.dropRow() }
  override func pointerCancelled() { list?.dropRow(isCancelled: true) }

  override func handleKey(_ event: KeyEvent) -> Bool {
    guard isEnabled, tree.focus.focused === self, event.modifiers == .option,
      event.key == .upArrow || event.key == .downArrow
    else { return false }
    guard event.phase != .up, let move, let place = move.place() else { return true }
    let isDown = event.key == .downArrow
    if isDown ? place.index + 1 < place.count : place.index > 0 {
      move.action(IndexSet(integer: place.index), isDown ? place.index + 2 : place.index - 1)
    }
    return true
  }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    CGSize(width: Self.symbol, height: Self.symbol)
  }

  override func paint(_ composer: Composer, _ state: ComposeState) {
    guard let artwork = tree.services.images.symbol(named: "line.3.horizontal") else { return }
    composer.add(
      .symbol(SymbolContent(artwork: artwork, rect: state.rect, paint: .color(color(.tertiaryLabel)))),
      displayID(), state)
  }

  override var dumpEntry: DumpEntry { DumpEntry("MoveHandle", text: label) }
}
