import Foundation

/// The content of a column: its own view, or the page that a link has put there.
struct SplitColumn: View {
  let model: SplitModel
  let place: Int
  /// Its own view; nil: that of the model.
  var view: AnyView?

  var body: some View {
    let page = model.replacement(of: place)
    Group { if let page { page.make() } else { view ?? model.view(of: place) } }
      .id(page?.serial ?? 0)
      .environment(\.splitLink, place < 2 ? SplitLink(model: model, column: place) : nil)
      .environment(\.isSplitColumn, true)
  }
}

/// The columns as pages of a stack.
struct SplitStack: View {
  let model: SplitModel
  let places: [Int]
  let view: (Int) -> AnyView

  var body: some View {
    model.setViews(Dictionary(uniqueKeysWithValues: places.map { ($0, view($0)) }))
    return NavigationPages(root: page(0))
  }

  private func page(_ index: Int) -> AnyView {
    let column = SplitColumn(model: model, place: places[index])
    guard index + 1 < places.count else { return AnyView(column) }
    return AnyView(SplitPage(model: model, index: index, column: column) { page(index + 1) })
  }
}

/// A column that is a page, with the next one on top where that has been reached.
private struct SplitPage: View {
  let model: SplitModel
  let index: Int
  let column: SplitColumn
  let next: () -> AnyView

  var body: some View {
    let isFollowed = model.depth > index
    column.modifier(
      FlaggedPage(
        flag: Binding(get: { isFollowed }, set: { if !$0 { model.goBack(to: index) } }), destination: next))
  }
}

/// The columns side by side.
struct SplitColumns: View {
  let model: SplitModel
  let places: [Int]
  @Binding var visibility: NavigationSplitViewVisibility
  let view: (Int) -> AnyView
  @Environment(\.pixelLength) private var pixel

  /// How a column comes and goes.
  private static var animation: Animation { .smooth(duration: 0.35) }

  var body: some View {
    GeometryReader { proxy in
      let shown = visibility.shown(of: places.count, width: proxy.size.width)
      HStack(spacing: 0) {
        ForEach(places.suffix(shown), id: \.self) { place in
          SplitSide(place: place) { column(place, shown) }
          if place < 2 {
            Rectangle().fill(Color(.separator)).frame(width: pixel).ignoresSafeArea()
          }
        }
      }
    }
  }

  private func column(_ place: Int, _ shown: Int) -> some View {
    NavigationPages(
      root: SplitColumn(model: model, place: place, view: view(place))
        .toolbar {
          ToolbarItem(placement: .topBarLeading) {
            if place == places.suffix(shown).first {
              Button(.own("Toggle sidebar"), systemImage: "sidebar.left") {
                let less = NavigationSplitViewVisibility.hidingFirst(of: places.count)
                withAnimation(Self.animation) { visibility = shown == places.count ? less : .all }
              }
              .accessibilityIdentifier("SidebarButton")
            }
          }
        })
  }
}

/// A column at its width; the last gets the remaining width.
private struct SplitSide<Content: View>: View {
  let place: Int
  @ViewBuilder let content: Content
  @State private var width: CGFloat?

  /// The width on iPadOS, in points.
  private static var usual: CGFloat { 320 }

  var body: some View {
    if place == 2 {
      content.frame(maxWidth: .infinity, maxHeight: .infinity)
    } else {
      content
        .environment(\.listKind, place == 0 ? .sidebar : .plain)
        .onPreferenceChange(SplitColumnWidthKey.self) { width = $0 }
        .frame(width: width ?? Self.usual)
        .transition(.move(edge: .leading))
    }
  }
}
