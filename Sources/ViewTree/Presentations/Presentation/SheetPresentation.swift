import Graphics

/// A sheet or cover as long as it is wanted, and until it has left the window.
struct SheetPresentation<Content: View>: View {
  let isPresented: Bool
  let isCover: Bool
  var appeared: @MainActor () -> Void = {}
  let onDismiss: (() -> Void)?
  let close: @MainActor () -> Void
  @ViewBuilder let content: () -> Content
  @State private var isUp = false
  @State private var context = PresentationContext()

  var body: some View {
    context.close = close
    return card
  }

  @ViewBuilder private var card: some View {
    if isPresented || isUp {
      SheetCard(
        isShown: isPresented, isCover: isCover, context: context,
        gone: { isUp = false }, dismissed: { onDismiss?() }, content: content
      )
      .transition(.identity)
      .onAppear {
        isUp = true
        appeared()
      }
    }
  }
}

/// The card: its background and its content, in a layout that moves them.
private struct SheetCard<Content: View>: View {
  let isShown: Bool
  let isCover: Bool
  let context: PresentationContext
  let gone: @MainActor () -> Void
  let dismissed: @MainActor () -> Void
  @ViewBuilder let content: () -> Content
  @State private var store = PresentationOptionsStore()
  /// The color scheme that the content prefers.
  @State private var scheme: ColorScheme?

  var body: some View {
    SheetContainer(
      isShown: isShown, isCover: isCover, store: store, close: { context.close() }, gone: gone,
      dismissed: dismissed,
      content: TupleView(
        (
          SheetBackground(store: store)
            .trait(SheetLayout.PartTrait.self, SheetLayout.Part.background),
          ImplicitStack(content: FreezableContent(isFrozen: !isShown, content: SheetBody(content: content)))
            .modifier(PreferenceObserver<PresentationOptionsKey> { store.update($0) })
            .modifier(PreferenceObserver<NavigationTransitionKey> { store.zoomSource = $0 })
            .trait(SheetLayout.PartTrait.self, SheetLayout.Part.content)
        ))
    )
    .onPreferenceChange(PreferredColorSchemeKey.self) { scheme = $0 }
    .environment(\.presentation, context)
    .environment(\.isElevated, !isCover)
    .transformEnvironment(\.self) { if let scheme { $0.colorScheme = scheme } }
  }
}

/// Evaluates the content of a presentation in a body of its own: what it reads invalidates only itself.
struct SheetBody<Content: View>: View {
  @ViewBuilder let content: () -> Content
  var body: some View { content() }
}

/// What fills a sheet: the background that the content sets, else the system's.
private struct SheetBackground: View {
  let store: PresentationOptionsStore

  var body: some View {
    if let background = store.background {
      background
    } else {
      Rectangle().fill(Color(.systemBackground))
    }
  }
}

private struct SheetContainer<Content: View>: ContainerView {
  let isShown: Bool
  let isCover: Bool
  let store: PresentationOptionsStore
  let close: @MainActor () -> Void
  let gone: @MainActor () -> Void
  let dismissed: @MainActor () -> Void
  let content: Content

  func makeLayout(_ context: NodeContext) -> SheetLayout {
    let layout = SheetLayout(isCover: isCover, store: store, context)
    layout.entersAnimated = !context.transaction.disablesAnimations
    updateLayout(layout, context)
    return layout
  }

  func updateLayout(_ layout: SheetLayout, _ context: NodeContext) {
    layout.environment = context.environment
    layout.close = close
    layout.gone = { [weak tree = context.tree, gone, dismissed] in
      gone()
      // Once the program knows that the content has disappeared.
      tree?.afterUpdate { tree?.afterLayout { dismissed() } }
    }
    let isDark = context.environment.colorScheme == .dark
    layout.look = SheetLayout.Look(
      scrim: PresentationLook.scrim(isDark: isDark),
      handle: Color(.tertiaryLabel).rgba(in: context.environment),
      windowIsWide: context.environment.horizontalSizeClass == .regular)
    layout.show(isShown, animated: !context.transaction.disablesAnimations)
  }
}

/// What presentations of iOS look like.
enum PresentationLook {
  /// What darkens the window below a presentation: black of 0.2, in the dark of 0.48.
  static func scrim(isDark: Bool) -> RGBA { RGBA(red: 0, green: 0, blue: 0, alpha: isDark ? 0.48 : 0.2) }
}
