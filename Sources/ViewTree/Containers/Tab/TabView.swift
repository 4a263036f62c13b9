import Foundation

/// Views of which one is shown: chosen by a bar at the lower edge, or swiped like pages.
public struct TabView<SelectionValue: Hashable, Content: View>: View {
  private let selection: Binding<SelectionValue>?
  private let content: Content
  @State private var own: AnyHashable?
  @State private var store = TabStore()
  @State private var hidesBar: Bool?
  @Environment(\.tabViewKind) private var kind

  /// A tab view whose selection the program keeps.
  public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
    self.selection = selection
    self.content = content()
  }

  /// A tab view that keeps its selection itself.
  public init(@ViewBuilder content: () -> Content) where SelectionValue == Int {
    selection = nil
    self.content = content()
  }

  init(selection: Binding<SelectionValue>?, views: Content) {
    self.selection = selection
    content = views
  }

  private var chosen: TabSelection {
    selection.map { TabSelection($0.wrappedValue) } ?? TabSelection(own: own)
  }

  private func choose(_ tag: AnyHashable) {
    if let selection {
      if let value = tag.base as? SelectionValue, value != selection.wrappedValue {
        selection.wrappedValue = value
      }
    } else {
      own = tag
    }
  }

  public var body: some View {
    switch kind {
    case .bar:
      TabBarContainer(
        selected: chosen, store: store, hidesBar: hidesBar ?? UITabBar.appearance().isHidden,
        content: TupleView(
          (
            content.modifier(
              PreferenceObserver<TabBarKey> {
                if hidesBar != $0.isHidden { hidesBar = $0.isHidden }
                store.update($0.look)
              }),
            TabBarGround(store: store).trait(TabViewLayout.GroundTrait.self, true),
            TabBar(store: store, chosen: chosen.value, choose: { choose($0) })
              .trait(TabViewLayout.BarTrait.self, true)
          )))
    case .page(let display, let background):
      TabPages(
        content: content, store: store, selected: chosen, display: display, background: background,
        choose: { choose($0) })
    }
  }
}

/// What a tab view's bar shows, found by the layout. Used on the main thread alone.
final class TabStore: Sendable {
  struct Item {
    let tag: AnyHashable
    let label: AnyView
    let badge: Text?
  }

  /// The layout of the tab view.
  @MainActor weak var layout: TabViewLayout?
  private let list = Observed<[Item]>([]) { _, _ in false }
  private let barLook = Observed(BarLook()) { _, _ in false }
  /// The look of the bar that the tab that is shown sets.
  var look: BarLook { barLook.value }
  var items: [Item] { list.value }

  @MainActor func update(_ items: [Item]) { list.update(items) }
  @MainActor func update(_ look: BarLook) { barLook.update(look) }
}

/// The bar at the lower edge: a button for each tab. That of the tab that is shown goes back to the first page of its stack,
/// or scrolls its content to the top.
private struct TabBar: View {
  let store: TabStore
  let chosen: AnyHashable?
  let choose: (AnyHashable) -> Void
  @Environment(\.accessibilityReduceMotion) private var reducesMotion

  init(store: TabStore, chosen: AnyHashable?, choose: @escaping (AnyHashable) -> Void) {
    self.store = store
    self.chosen = chosen
    self.choose = choose
  }

  /// The greatest width of a tab, in points.
  private static let itemWidth: CGFloat = 180

  var body: some View {
    let items = store.items
    let look = store.look
    let chosen = items.contains { $0.tag == self.chosen } ? self.chosen : items.first?.tag
    HStack(spacing: 0) {
      ForEach(items, id: \.tag) { item in
        Button {
          choose(item.tag)
          guard item.tag == chosen, store.layout.flatMap(NavigationStackLayout.first)?.popToRoot() != true
          else { return }
          store.layout?.firstVerticalScrollView?
            .returnToTop(ScrollLayout.topAnimation(reducesMotion: reducesMotion))
        } label: {
          TabBarItem(label: item.label, badge: item.badge)
        }
        .buttonStyle(TabButtonStyle(isChosen: item.tag == chosen))
        .accessibilityAddTraits(item.tag == chosen ? [.isButton, .isSelected] : .isButton)
      }
    }
    // In wide windows tabs stay together, as on an iPad.
    .frame(maxWidth: CGFloat(items.count) * TabBar.itemWidth)
    .frame(maxWidth: .infinity)
    .frame(height: TabViewLayout.barHeight)
    .barScheme(look)
  }
}

/// What lies behind the bar, and the line above it.
private struct TabBarGround: View {
  let store: TabStore

  var body: some View {
    let look = store.look
    Group {
      if look.visibility != .hidden { TabBarFill(style: look.background) }
    }
    .barScheme(look)
  }
}

private struct TabBarFill: View {
  let style: AnyShapeStyle?
  @Environment(\.pixelLength) private var pixel

  var body: some View {
    Rectangle().fill(style ?? AnyShapeStyle(.bar))
      .overlay(alignment: .top) { Color(.separator).frame(height: pixel) }
  }
}

/// A picture above a text, with a badge at the picture's corner.
private struct TabBarItem: View {
  let label: AnyView
  let badge: Text?

  var body: some View {
    VStack(spacing: TabLabelStyle.spacing) { label }
      .labelStyle(TabLabelStyle())
      // Symbols of tabs are filled where they can be, as iOS has them.
      .symbolVariant(.fill)
      .font(.system(size: 10, weight: .medium))
      .lineLimit(1)
      .environment(\.symbolFont, .system(size: 20))
      .padding(.top, 4)
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .overlay(alignment: .top) {
        if let badge { BadgeView(text: badge).offset(x: 15, y: 2) }
      }
  }
}

/// A label as tabs show it: the icon above the title.
private struct TabLabelStyle: LabelStyle {
  /// Between picture and text, in points.
  static let spacing: CGFloat = 2

  func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: TabLabelStyle.spacing) {
      configuration.icon
      configuration.title
    }
  }
}

/// The words of a text in a red capsule. As in the bar of an iPhone they have its look, whatever the text's own is.
private struct BadgeView: View {
  let text: Text
  @Environment(\.self) private var environment
  var body: some View {
    Text(verbatim: text.string(in: environment))
      .font(.system(size: 12))
      .foregroundStyle(Color.white)
      .padding(.horizontal, 5)
      .frame(minWidth: 18, minHeight: 18)
      .background(Color.red, in: Capsule())
  }
}

private struct TabButtonStyle: ButtonStyle {
  let isChosen: Bool
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .foregroundStyle(isChosen ? AnyShapeStyle(TintShapeStyle()) : AnyShapeStyle(Color(.systemGray)))
      .contentShape(Rectangle())
  }
}

private struct TabBarContainer<Content: View>: ContainerView {
  let selected: TabSelection
  let store: TabStore
  let hidesBar: Bool
  let content: Content

  func makeLayout(_ context: NodeContext) -> TabViewLayout {
    let layout = TabViewLayout(store, context)
    updateLayout(layout, context)
    return layout
  }

  func updateLayout(_ layout: TabViewLayout, _ context: NodeContext) {
    layout.update(selected, hidesBar: hidesBar)
  }
}
