import BistroComponents
import SwiftUI

/// The restaurants of the query, in rows under chips that filter them; pulled down it reads them again.
struct RestaurantList: View {
  /// The one that is shown beside the list.
  let chosen: Restaurant.ID?
  let open: (Restaurant) -> Void
  /// From this width on rows say more than the name, in points.
  private static let wide: CGFloat = 700
  /// The least duration of a reading, in seconds, so that one sees that it was done.
  private static let leastReading = 0.5
  /// The id of the row of chips.
  private static let top = "filters"

  @Environment(RestaurantStore.self) private var store
  @Environment(RestaurantQuery.self) private var query
  @Environment(\.guideLayout) private var layout
  @Environment(\.locale) private var locale
  @Environment(\.accessibilityReduceMotion) private var reducesMotion
  @Environment(\.guide) private var guide
  @Environment(\.isKiosk) private var isKiosk
  @State private var listing = RestaurantListing()
  @State private var isWide = false
  @State private var swiped = SwipedRows()
  @State private var edges = ListEdges()

  init(chosen: Restaurant.ID?, open: @escaping (Restaurant) -> Void) {
    self.chosen = chosen
    self.open = open
  }

  var body: some View {
    @Bindable var query = query
    ScrollViewReader { proxy in
      Group {
        if store.problem != nil {
          NothingToShow()
        } else {
          list(listing.sections(of: store, query, in: locale), proxy)
        }
      }
      .modifier(ListPlaceKeeper { proxy.scrollTo(Self.top, anchor: .top) })
    }
    .searchable(text: $query.text, isPresented: $query.isSearching)
    .searchToolbarBehavior(layout == .low ? .minimize : .automatic)
    .toolbar { OrderMenu() }
    .overlay(alignment: .bottom) { NoticeLayer() }
    .onGeometryChange(for: Bool.self) {
      $0.size.width >= Self.wide
    } action: {
      isWide = $0
    }
  }

  private func list(_ sections: [RestaurantSection], _ proxy: ScrollViewProxy) -> some View {
    let count = sections.reduce(0) { $0 + $1.restaurants.count }
    let hasIndex = sections.count > 1 && count > RestaurantListing.mostWithoutIndex
    return List {
      FilterChips(types: listing.types(of: store.restaurants, in: locale))
        .listRowInsets(EdgeInsets())
        .listRowSeparator(.hidden)
        .onGeometryChange(for: CGFloat.self) {
          $0.size.height
        } action: {
          edges.chips = $0
        }
        .id(Self.top)
      if let only = sections.first, sections.count == 1, only.id.isEmpty {
        rows(of: only, hasIndex: false)
      } else if count > 0 {
        ForEach(sections) { section in
          Section {
            rows(of: section, hasIndex: hasIndex)
          } header: {
            section.id.isEmpty ? guide.text(.others) : Text(verbatim: section.id)
          }
        }
      }
    }
    .listStyle(.plain)
    .heroArea()
    .modifier(
      Rereading(isOn: !isKiosk) {
        try? await Task.sleep(nanoseconds: UInt64(Self.leastReading * 1e9))
        withAnimation(reducesMotion ? nil : .default) { store.reload() }
      }
    )
    .accessibilityIdentifier("list")
    .onScrollGeometryChange(for: ListEdges.Bars.self) {
      ListEdges.Bars($0.contentInsets)
    } action: { _, bars in
      edges.bars = bars
    }
    .onGeometryChange(for: ListEdges.Bars.self) {
      ListEdges.Bars($0.safeAreaInsets)
    } action: {
      edges.outer = $0
    }
    .overlay {
      if count == 0 {
        NothingFound()
          .modifier(BelowChips(edges: edges))
          // The list below is pulled and scrolled as ever, but for a button.
          .allowsHitTesting(!query.showsAll)
      }
    }
    ._onSwipeActions { swiped.showsActions = $0 }
    .overlay(alignment: .trailing) {
      if hasIndex {
        SectionIndex(sections.map { .init(id: $0.id, label: $0.initial, title: $0.id) }) {
          proxy.scrollTo($0, anchor: .top)
        }
        .modifier(BelowChips(edges: edges))
        .modifier(HiddenUnderActions(swiped: swiped))
      }
    }
  }

  private func rows(of section: RestaurantSection, hasIndex: Bool) -> some View {
    ForEach(section.rows, id: \.restaurant.id) { number, restaurant in
      Button {
        open(restaurant)
      } label: {
        RestaurantRow(restaurant: restaurant, isWide: isWide)
          .padding(.trailing, hasIndex ? SectionIndex<String>.width - 8 : 0)
      }
      .buttonStyle(RowButtonStyle(isChosen: restaurant.id == chosen))
      .alignmentGuide(.listRowSeparatorTrailing) {
        $0.width - (hasIndex ? SectionIndex<String>.width : 0)
      }
      .listRowInsets(EdgeInsets())
      .modifier(RowActions(restaurant: restaurant))
      .accessibilityIdentifier("row-\(number)")
    }
  }
}

/// Whether actions of rows show. Read by what they hide alone, so that a swipe evaluates no row.
@Observable private final class SwipedRows {
  var showsActions = false
}

/// Hides the index while actions of a row lie where it does.
private struct HiddenUnderActions: ViewModifier {
  let swiped: SwipedRows

  func body(content: Content) -> some View {
    content
      .opacity(swiped.showsActions ? 0 : 1)
      .animation(.easeOut(duration: 0.15), value: swiped.showsActions)
      .disabled(swiped.showsActions)
  }
}

/// Pulling a list down reads it again; not on a kiosk, whose visitors see no content change.
private struct Rereading: ViewModifier {
  let isOn: Bool
  let action: @MainActor @Sendable () async -> Void

  func body(content: Content) -> some View {
    if isOn { content.refreshable { await action() } } else { content }
  }
}

/// What the last reading changed, for a while.
private struct NoticeLayer: View {
  @Environment(RestaurantStore.self) private var store
  @Environment(\.accessibilityReduceMotion) private var reducesMotion

  var body: some View {
    ZStack(alignment: .bottom) {
      if let notice = store.notice {
        NoticeView(notice: notice) { store.dismissNotice() }
          .transition(reducesMotion ? .opacity : .move(edge: .bottom).combined(with: .opacity))
          .onChange(of: notice.serial, initial: true) { _, serial in
            DispatchQueue.main.asyncAfter(deadline: .now() + Notice.duration) {
              if store.notice?.serial == serial { store.dismissNotice() }
            }
          }
      }
    }
    .animation(.easeOut(duration: 0.25), value: store.notice)
  }
}

/// The message instead of a list; the reason is in the log.
private struct NothingToShow: View {
  var body: some View {
    VStack(spacing: 12) {
      Image(systemName: "exclamationmark.triangle")
        .font(.largeTitle)
        .foregroundColor(Color(.systemGray))
      Text("There is nothing to show at present.")
        .font(.body)
        .multilineTextAlignment(.center)
    }
    .padding(32)
  }
}
