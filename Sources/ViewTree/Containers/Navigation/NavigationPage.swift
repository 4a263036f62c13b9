import Foundation

/// One page: its content under a bar, with the title and the items that the content declares.
struct NavigationPage<Content: View>: View {
  let store: NavigationPageStore
  /// The pages that lie under it, the nearest first.
  let below: [NavigationPageStore]
  let back: @MainActor () -> Void
  let content: Content
  @State private var editMode = EditMode.inactive
  @Environment(\.outerSearch) private var outerSearch

  init(
    store: NavigationPageStore, below: [NavigationPageStore], back: @escaping @MainActor () -> Void,
    @ViewBuilder content: () -> Content
  ) {
    self.store = store
    self.below = below
    self.back = back
    self.content = content()
  }

  private typealias Part = NavigationPageLayout.Part

  var body: some View {
    let title = store.title
    let hidesBack = below.isEmpty || title.hidesBackButton == true
    let search = store.search ?? (below.isEmpty ? outerSearch : nil)
    NavigationPageContainer(
      isHidden: title.isHidden ?? false, isLarge: store.isLarge(below: below), hidesBack: hidesBack,
      isSearching: search?.isActive ?? false, store: store,
      content: TupleView(
        (
          ImplicitStack(content: content)
            .modifier(
              PreferenceObserver<NavigationTitleKey>(action: { store.update($0) }, keepsTransaction: true)
            )
            .modifier(PreferenceObserver<ToolbarKey>(action: { store.update($0) }, keepsTransaction: true))
            .modifier(PreferenceObserver<SearchKey>(action: { store.update($0) }, keepsTransaction: true))
            .modifier(PreferenceObserver<NavigationTransitionKey> { store.zoomSource = $0 })
            .modifier(PreferenceObserver<TabBarKey> { store.hidesTabs = $0.isHidden })
            .environment(\.outerSearch, nil),
          NavigationSuggestionSlot(search: search).trait(Part.Key.self, Part.suggestions),
          NavigationBarBackground(store: store).modifier(NavigationBarPart(motion: .still))
            .trait(Part.Key.self, Part.background),
          SmallTitle(store: store, title: title.title ?? ""),
          NavigationTitleContainer(
            content: Text(verbatim: title.title ?? "").modifier(
              TextStyleDefaults(font: .largeTitle.bold())
            ).minimumScaleFactor(NavigationPageLayout.leastTitleScale)
          ).modifier(BarScheme(store: store)).trait(Part.Key.self, Part.largeTitle)
            // One title fades into another, each at its own place.
            .id(title.title),
          NavigationBarItems(
            store: store, placement: .leading, below: hidesBack ? nil : below.first, back: back),
          NavigationBarItems(store: store, placement: .principal),
          NavigationBarItems(store: store, placement: .trailing, search: search),
          BottomBarBackground(store: store).trait(Part.Key.self, Part.bottomBackground),
          NavigationBarItems(store: store, placement: .bottom),
          NavigationSearchSlot(search: search).trait(Part.Key.self, Part.search)
        ))
    )
    .environment(\.editMode, $editMode)
    .environment(\.isListRow, false)
  }
}

/// The title in the bar, where no item replaces it.
private struct SmallTitle: View {
  let store: NavigationPageStore
  let title: String

  var body: some View {
    let toolbar = store.toolbar
    if !toolbar.entries.contains(where: { $0.placement.group == .principal }) {
      words(toolbar.items(at: .titleMenu)).modifier(TextStyleDefaults(font: .headline))
        .modifier(BarTextSize())
        .modifier(BarScheme(store: store))
        .modifier(NavigationBarPart(motion: .title, givesWay: true))
        .trait(NavigationPageLayout.Part.Key.self, NavigationPageLayout.Part.smallTitle)
        .id(title)
    }
  }

  @ViewBuilder private func words(_ menu: [IdentifiedToolbarEntry]) -> some View {
    if menu.isEmpty {
      Text(verbatim: title).modifier(TitleTap(store: store))
    } else {
      ToolbarTitleButton(title: title, items: menu)
    }
  }
}

/// Sets the font and one line, for the texts of bars.
struct TextStyleDefaults: ViewModifier {
  let font: Font
  func body(content: Content) -> some View {
    content.modifier(
      EnvironmentWriter(
        write: {
          $0.font = font
          $0.lineLimit = 1
        }, value: font, path: \EnvironmentValues.font))
  }
}

/// Scrolls the page's content to its top when the title in the bar is tapped.
private struct TitleTap: ViewModifier {
  /// The least height that a finger needs, in points.
  private static let height: CGFloat = 44

  let store: NavigationPageStore
  @Environment(\.accessibilityReduceMotion) private var reducesMotion

  init(store: NavigationPageStore) { self.store = store }

  func body(content: Content) -> some View {
    content
      .frame(minHeight: Self.height)
      .contentShape(Rectangle())
      .onTapGesture {
        store.layout?.scroll?.returnToTop(ScrollLayout.topAnimation(reducesMotion: reducesMotion))
      }
  }
}

/// Gives a part of a bar the color scheme that its page sets.
struct BarScheme: ViewModifier {
  let store: NavigationPageStore
  var isBottom = false
  func body(content: Content) -> some View {
    let toolbar = store.toolbar
    content.barScheme(isBottom ? toolbar.bottomLook : toolbar.look)
  }
}

/// What lies behind the bar at the lower edge: always where the page sets it, else where content may lie there.
private struct BottomBarBackground: View {
  let store: NavigationPageStore
  var body: some View {
    let look = store.toolbar.bottomLook
    Group {
      if look.visibility != .hidden {
        Rectangle().fill(look.background ?? AnyShapeStyle(.bar))
          .trait(
            NavigationPageLayout.Part.AlwaysFills.self,
            look.visibility == .visible || look.background != nil)
      }
    }
    .barScheme(look)
  }
}

/// What lies behind a bar while content is under it.
private struct NavigationBarBackground: View {
  let store: NavigationPageStore
  var body: some View {
    let look = store.toolbar.look
    Rectangle().fill(look.background ?? AnyShapeStyle(.bar))
      .trait(NavigationPageLayout.Part.FillsBar.self, look.visibility ?? .automatic)
      .barScheme(look)
  }
}

/// The items at one place of a bar.
struct NavigationBarItems: View {
  let store: NavigationPageStore
  let placement: ToolbarPlacementGroup
  /// The search that a button here begins, while a button replaces its field.
  var search: SearchModel?
  var below: NavigationPageStore?
  var back: (@MainActor () -> Void)?
  /// The environment of the page.
  @Environment(\.self) private var page

  init(
    store: NavigationPageStore, placement: ToolbarPlacementGroup, search: SearchModel? = nil,
    below: NavigationPageStore? = nil, back: (@MainActor () -> Void)? = nil
  ) {
    (self.store, self.placement, self.search) = (store, placement, search)
    (self.below, self.back) = (below, back)
  }

  var body: some View {
    let toolbar = store.toolbar
    let items = toolbar.items(at: placement)
    let hasBack = below != nil && back != nil
    let secondary = placement == .trailing ? toolbar.items(at: .secondary) : []
    let isHidden = placement == .bottom && toolbar.hidesBottomBar == true
    let hidden = search.flatMap { $0.isMinimized ? $0 : nil }
    if !isHidden, !items.isEmpty || !secondary.isEmpty || hasBack || hidden != nil {
      HStack(spacing: placement == .bottom ? nil : 0) {
        if let below, let back {
          BackButton(below: below, hidesTitle: toolbar.hidesBackTitle ?? false, action: back)
        }
        ForEach(items) { item in
          item.entry.view
            .font(item.entry.placement.isProminent ? .body.weight(.semibold) : .body)
            .modifier(
              BarItemLook(
                store: store, isBottom: placement == .bottom, places: (page, item.entry.site?.environment)))
        }
        if let hidden { SearchButton(model: hidden) }
        if !secondary.isEmpty { ToolbarOverflowMenu(items: secondary) }
      }
      .modifier(BarItemLook(store: store, isBottom: placement == .bottom))
      .modifier(NavigationBarPart(motion: motion, givesWay: motion != .page))
      .trait(NavigationPageLayout.Part.Key.self, part)
    }
  }

  private var motion: NavigationBarPart.Motion {
    switch placement {
    case .leading, .trailing, .secondary: .still
    case .principal, .titleMenu: .title
    case .bottom, .keyboard: .page
    }
  }

  private var part: NavigationPageLayout.Part {
    switch placement {
    case .leading: .leading
    case .trailing, .secondary: .trailing
    case .principal, .titleMenu: .principal
    case .bottom: .bottom
    case .keyboard: .background
    }
  }
}

/// In a bar a label is its icon.
struct BarLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.icon.modifier(
      AccessibilityModifier(localizedLabel: configuration.title.text))
  }
}

/// The field of a page's search, where it has one.
private struct NavigationSearchSlot: View {
  let search: SearchModel?
  var body: some View {
    if let search, !search.isMinimized { NavigationSearchContainer(content: SearchBar(model: search)) }
  }
}

/// What a page's search offers.
private struct NavigationSuggestionSlot: View {
  let search: SearchModel?
  var body: some View { if let search { SearchSuggestionList(model: search) } }
}

/// The buttons of bars: as large as a finger needs.
struct BarButtonStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View { BarButtonBody(configuration: configuration) }
}

private struct BarButtonBody: View {
  let configuration: ButtonStyleConfiguration
  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    configuration.label
      .foregroundStyle(style)
      .opacity(configuration.isPressed ? 0.3 : 1)
      .padding(.horizontal, 8)
      .frame(minWidth: 44, minHeight: 44)
      .contentShape(Rectangle())
      .trait(NavigationPageLayout.Part.HasMargin.self, true)
  }

  private var style: AnyShapeStyle {
    if !isEnabled { return AnyShapeStyle(Color(.tertiaryLabel)) }
    return configuration.role == .destructive ? AnyShapeStyle(Color.red) : AnyShapeStyle(TintShapeStyle())
  }
}

/// The parts of a page, laid out under a bar.
struct NavigationPageContainer<Content: View>: ContainerView {
  let isHidden: Bool
  let isLarge: Bool
  let hidesBack: Bool
  let isSearching: Bool
  let store: NavigationPageStore
  let content: Content

  func makeLayout(_ context: NodeContext) -> NavigationPageLayout {
    let layout = NavigationPageLayout(context)
    store.layout = layout
    updateLayout(layout, context)
    return layout
  }

  func updateLayout(_ layout: NavigationPageLayout, _ context: NodeContext) {
    layout.separator = Color(.separator).rgba(in: context.environment)
    layout.pixel = context.environment.pixelLength
    layout.hidesBack = hidesBack
    if layout.isHidden != isHidden || layout.isLarge != isLarge {
      layout.isHidden = isHidden
      layout.isLarge = isLarge
      layout.setNeedsLayout()
    }
    layout.setSearching(isSearching, context.transaction)
  }
}
