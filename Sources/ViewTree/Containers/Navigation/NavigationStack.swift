/// Pages on top of each other, the topmost in sight, with a back button.
public struct NavigationStack<Data, Root: View>: View {
  let path: NavigationModel.PathAccess?
  let root: Root

  @Environment(\.isSplitColumn) private var isSplitColumn

  public var body: some View {
    NavigationPages(path: path, root: root)
      // The page of the column has no bar then: the stack's own page has one.
      .transformPreference(NavigationTitleKey.self) {
        guard isSplitColumn else { return }
        $0.isHidden = true
        $0.hidesBackButton = true
      }
  }

  /// A stack that keeps its pages itself.
  public init(@ViewBuilder root: () -> Root) where Data == NavigationPath {
    path = nil
    self.root = root()
  }

  /// A stack whose pages are those of a path.
  public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) where Data == NavigationPath {
    self.path = NavigationModel.PathAccess(
      read: { path.wrappedValue.values },
      append: {
        path.wrappedValue.values.append($0)
        return true
      }, removeLast: { path.wrappedValue.removeLast() })
    self.root = root()
  }

  /// A stack whose pages are those of a collection's elements.
  public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
  where
    Data: MutableCollection, Data: RandomAccessCollection, Data: RangeReplaceableCollection,
    Data.Element: Hashable
  {
    self.path = NavigationModel.PathAccess(
      read: { path.wrappedValue.map { AnyHashable($0) } },
      append: {
        guard let element = $0.base as? Data.Element else { return false }
        path.wrappedValue.append(element)
        return true
      }, removeLast: { if !path.wrappedValue.isEmpty { path.wrappedValue.removeLast() } })
    self.root = root()
  }
}

/// The pages of a stack in a layout that moves them.
struct NavigationPages<Root: View>: View {
  var path: NavigationModel.PathAccess?
  let root: Root
  @State private var model = NavigationModel()
  @Environment(\.isSplitColumn) private var isSplitColumn
  @Environment(\.splitBack) private var splitBack

  var body: some View {
    model.path = path
    let pages = model.pages
    return NavigationStackContainer(
      pages: pages.map(\.id), isLeaving: model.leaving != nil, pop: { model.pop() },
      popToRoot: { model.popToRoot() }, gone: { model.left() },
      content: ForEach(pages, id: \.id) { entry in
        NavigationSlot(
          isRoot: entry.level == 0, isShown: entry.id == pages.last?.id, content: page(entry, pages)
        )
        .transition(.identity)
      }
    )
    .environment(\.navigationModel, model)
  }

  private func page(_ entry: NavigationEntry, _ pages: [NavigationEntry]) -> some View {
    let own = (0..<entry.level).reversed().compactMap { level in pages.last { $0.level == level }?.store }
    // In a split view the stack of a column lies on the column before.
    let outer = isSplitColumn ? splitBack : nil
    let back = own.first.map { SplitBack(below: $0, pop: { model.pop() }) } ?? outer
    let goBack: @MainActor () -> Void = { back?.pop() }
    let below = outer.map { own + [$0.below] } ?? own
    return NavigationPage(store: entry.store, below: below, back: goBack) {
      if entry.level == 0 {
        root
      } else {
        FreezableContent(
          isFrozen: entry === model.leaving, freezer: entry.freezer,
          content: NavigationEntryView(entry: entry, model: model))
      }
    }
    // The transition of a pushed page does not apply to what the stack lies in.
    .transformPreference(NavigationTransitionKey.self) { if entry.level > 0 { $0 = nil } }
    .transformEnvironment(\.self) {
      $0.splitBack = back
      $0.isSplitColumn = false
      $0.splitLink = nil
    }
    .environment(\.navigationLevel, entry.level)
    .transformEnvironment(\.presentation) { if entry.level > 0 { $0 = entry.context } }
  }
}

/// What a page that is not the root shows.
private struct NavigationEntryView: View {
  let entry: NavigationEntry
  let model: NavigationModel

  var body: some View {
    switch entry.content {
    case .root: AnyView(EmptyView())
    case .view(let make): make()
    case .value(let value): model.destination(value) ?? AnyView(MissingDestination(value: value))
    }
  }
}

/// The page of a value for which there is no destination.
private struct MissingDestination: View {
  let value: AnyHashable
  var body: some View {
    Image(systemName: "exclamationmark.triangle").font(.largeTitle).foregroundStyle(Color(.secondaryLabel))
      .accessibilityLabel("No navigationDestination for \(String(describing: type(of: value.base)))")
  }
}
