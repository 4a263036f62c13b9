import SwiftUI

/// All restaurants in rows; pulled down it reads them again.
struct RestaurantList: View {
  /// The one that is shown beside the list.
  let chosen: Restaurant.ID?
  /// From this width on rows say more than the name, in points.
  private static let wide: CGFloat = 700
  /// The least time of a reading, in seconds, so that one sees that it was done.
  private static let leastReading = 0.5

  let open: (Restaurant) -> Void
  @Environment(RestaurantStore.self) private var store
  @State private var isWide = false
  @Environment(\.accessibilityReduceMotion) private var reducesMotion

  init(chosen: Restaurant.ID?, open: @escaping (Restaurant) -> Void) {
    self.chosen = chosen
    self.open = open
  }

  var body: some View {
    Group {
      if let problem = store.problem {
        ProblemView(problem: problem)
      } else {
        list
      }
    }
    .overlay(alignment: .bottom) { NoticeLayer() }
    .onGeometryChange(for: Bool.self) {
      $0.size.width >= Self.wide
    } action: {
      isWide = $0
    }
  }

  private var list: some View {
    List(Array(store.restaurants.enumerated()), id: \.element.id) { index, restaurant in
      Button {
        open(restaurant)
      } label: {
        RestaurantRow(restaurant: restaurant, isWide: isWide)
      }
      .buttonStyle(RowButtonStyle(isChosen: restaurant.id == chosen))
      .listRowInsets(EdgeInsets())
      .accessibilityIdentifier("row-\(index)")
    }
    .listStyle(.plain)
    .refreshable {
      try? await Task.sleep(nanoseconds: UInt64(Self.leastReading * 1e9))
      withAnimation(reducesMotion ? nil : .default) { store.reload() }
    }
    .accessibilityIdentifier("list")
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
            DispatchQueue.main.asyncAfter(deadline: .now() + notice.duration) {
              if store.notice?.serial == serial { store.dismissNotice() }
            }
          }
      }
    }
    .animation(.easeOut(duration: 0.25), value: store.notice)
  }
}

/// What is told instead of a list.
private struct ProblemView: View {
  let problem: String

  var body: some View {
    VStack(spacing: 12) {
      Image(systemName: "exclamationmark.triangle")
        .font(.largeTitle)
        .foregroundColor(Color(.systemGray))
      Text(verbatim: problem)
        .font(.body)
        .multilineTextAlignment(.center)
    }
    .padding(32)
  }
}
