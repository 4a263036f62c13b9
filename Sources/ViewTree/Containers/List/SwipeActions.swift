import Foundation

extension View {
  /// Actions that appear when this view, a row of a list, is swiped away from an edge; the first one lies nearest to
  /// the edge.
  ///
  /// - Parameter allowsFullSwipe: whether a swipe over the whole row does the first action.
  public func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
  ) -> some View {
    let actions = AnyView(content())
    return modifier(
      EachViewModifier { row in
        SwipeRow(row: row, edge: edge, allowsFullSwipe: allowsFullSwipe, actions: actions)
      })
  }
}

/// A row that can be swiped away from an edge, and what appears there.
struct SwipeRow: View {
  let row: EachView
  let edge: HorizontalEdge
  let allowsFullSwipe: Bool
  /// Whether the actions delete the row: a list that is edited shows a button for them.
  var isDeletion = false
  var isDisabled = false
  let actions: AnyView
  @State private var handle = SwipeRowHandle()
  /// Whether the row has been touched or opened: its buttons are built then, and not for each row that scrolls by.
  @State private var isWanted = false
  @Environment(\.editMode) private var editMode
  @Environment(\.selectsRows) private var selectsRows

  var body: some View {
    let isEditing = editMode?.wrappedValue.isEditing == true
    // A row that touches select has a circle in place of the sign.
    let showsMinus = isDeletion && !isDisabled && isEditing && !selectsRows
    let want: @MainActor () -> Void = { isWanted = true }
    SwipeRowContainer(
      edge: edge, allowsFullSwipe: allowsFullSwipe, isEditing: isEditing, handle: handle,
      supply: isDisabled ? .none : isWanted ? .built : .onDemand(want),
      content: TupleView(
        (
          AccompaniedRow(row) {
            if showsMinus {
              Button {
                handle.open()
              } label: {
                Image(systemName: "minus.circle.fill").font(.title3).foregroundStyle(Color.red)
                  .frame(minHeight: 22)
                  .contentShape(Rectangle().inset(by: -11))
              }
              .buttonStyle(PlainButtonStyle())
              .accessibilityLabel(.own("Delete"))
              .transition(.move(edge: .leading).combined(with: .opacity))
            }
          },
          Group { if isWanted, !isDisabled { actions } }
            .modifier(SwipeActionReach())
            .buttonStyle(SwipeActionStyle(handle: handle))
            .environment(\.isListRow, false)
            .environment(\.swipeEdge, edge)
            .trait(SwipeRowLayout.ActionTrait.self, true)
        )))
  }
}

/// Keeps the keyboard focus away from buttons that are hidden behind their row.
private struct SwipeActionReach: LayoutModifier {
  typealias Body = Never

  final class Wrapper: UnaryLayout, KeyResponder {
    override var keyResponder: (any KeyResponder)? { self }
    var admitsFocus: Bool { firstAbove { $0 as? SwipeRowLayout }?.isOpen ?? true }
  }

  func makeLayout(_ child: LayoutNode, _ context: NodeContext) -> Wrapper { Wrapper(child, context) }
  func updateLayout(_ layout: Wrapper, _ context: NodeContext) {}
}

/// Opens and closes a row.
@MainActor final class SwipeRowHandle {
  weak var layout: SwipeRowLayout?
  /// Whether any part of the buttons shows.
  let isShown = Observed(false)
  nonisolated init() {}
  func open() { layout?.open() }
  func actionDone() { layout?.actionDone() }
}

/// The buttons that appear beside a row: they close the row and act.
private struct SwipeActionStyle: PrimitiveButtonStyle {
  let handle: SwipeRowHandle

  func makeBody(configuration: Configuration) -> some View {
    let perform: @MainActor () -> Void = {
      handle.actionDone()
      // What a destructive action removes leaves with an animation, whether the program asks for one or not.
      if configuration.role == .destructive {
        withAnimation { configuration.trigger() }
      } else {
        configuration.trigger()
      }
    }
    Button(role: configuration.role, action: perform) {
      SwipeActionLabel(handle: handle, label: configuration.label)
    }
    .buttonStyle(SwipeActionLook())
    .trait(SwipeRowLayout.PerformTrait.self, SwipeRowLayout.Perform(action: perform))
  }
}

/// The label of a button: it does not change while it shows, whatever the action has changed meanwhile.
private struct SwipeActionLabel<Label: View>: View {
  let handle: SwipeRowHandle
  let label: Label
  var body: some View { FreezableContent(isFrozen: handle.isShown.value, content: label) }
}

private struct SwipeActionLook: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View { SwipeActionBody(configuration: configuration) }
}

private struct SwipeActionBody: View {
  let configuration: ButtonStyleConfiguration
  @Environment(\.tint) private var tint
  @Environment(\.swipeEdge) private var edge
  @Environment(\.dynamicTypeSize) private var textSize

  private var fill: AnyShapeStyle {
    configuration.role == .destructive
      ? AnyShapeStyle(Color.red) : tint ?? AnyShapeStyle(Color(.systemGray))
  }

  var body: some View {
    configuration.label
      .labelStyle(SwipeActionLabelStyle())
      // Symbols are filled where they can be, as iOS has them.
      .symbolVariant(.fill)
      .foregroundStyle(Color.white)
      .font(.callout)
      .lineLimit(2)
      .minimumScaleFactor(0.5)
      .multilineTextAlignment(.center)
      .dynamicTypeSize(...DynamicTypeSize.xxxLarge)
      .padding(.horizontal, textSize > .large ? 8 : 16)
      .modifier(SwipeActionLabelArea(edge: edge))
      .background { Rectangle().fill(fill) }
      .opacity(configuration.isPressed ? 0.8 : 1)
      .contentShape(Rectangle())
  }
}

/// The label of an action: its icon over its title in a high row, else its icon alone, as UIKit shows them.
private struct SwipeActionLabelStyle: LabelStyle {
  /// The height of a row, in points, from which UIKit shows both.
  private static let highRow: CGFloat = 91

  func makeBody(configuration: Configuration) -> some View {
    ViewThatFits(in: .vertical) {
      VStack(spacing: 4) {
        configuration.icon.accessibilityHidden(true)
        configuration.title
      }
      .frame(minHeight: Self.highRow)
      configuration.icon.font(.title3).modifier(
        AccessibilityModifier(localizedLabel: configuration.title.text))
    }
  }
}

private struct SwipeEdgeKey: EnvironmentKey {
  static let defaultValue = HorizontalEdge.trailing
}

extension EnvironmentValues {
  /// The edge of the row at which an action lies.
  fileprivate var swipeEdge: HorizontalEdge {
    get { self[SwipeEdgeKey.self] }
    set { self[SwipeEdgeKey.self] = newValue }
  }
}

private struct SwipeRowContainer<Content: View>: ContainerView {
  let edge: HorizontalEdge
  let allowsFullSwipe: Bool
  let isEditing: Bool
  let handle: SwipeRowHandle
  let supply: SwipeRowLayout.Supply
  let content: Content

  func makeLayout(_ context: NodeContext) -> SwipeRowLayout {
    let layout = SwipeRowLayout(edge, context)
    updateLayout(layout, context)
    return layout
  }

  func updateLayout(_ layout: SwipeRowLayout, _ context: NodeContext) {
    layout.allowsFullSwipe = allowsFullSwipe
    layout.isEnabled = context.environment.isEnabled
    layout.isEditing = isEditing
    layout.supply = supply
    layout.watch = context.environment.swipeActionsWatch
    layout.handle = handle
    handle.layout = layout
  }
}
