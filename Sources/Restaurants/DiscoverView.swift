import BistroComponents
import SwiftUI

/// A deck of all restaurants: to the right a card becomes a favourite, to the left it is skipped.
struct DiscoverView: View {
  /// Opens a restaurant; whether its card says where it is.
  let open: (_ restaurant: Restaurant, _ showsPlace: Bool) -> Void
  @Environment(RestaurantStore.self) private var store
  @Environment(\.guideLayout) private var layout
  @State private var deck = SwipeDeckController()
  /// Those that a swipe has made favourites, so that undoing it removes only what it added.
  @State private var added: Set<UUID> = []

  var body: some View {
    GeometryReader { proxy in
      let metrics = DeckMetrics(proxy.size, layout)
      let deckAndSide = all(metrics)
      Group {
        // Small windows show it piece by piece.
        if metrics.isCut { ScrollView { deckAndSide.padding(.vertical, 8) } } else { deckAndSide }
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .onKeyPress(.return) {
        guard let top else { return .ignored }
        open(top, !metrics.showsFacts)
        return .handled
      }
    }
  }

  private func all(_ metrics: DeckMetrics) -> some View {
    let arrangement =
      metrics.column > 0
      ? AnyLayout(HStackLayout(alignment: .top, spacing: DeckMetrics.gap))
      : AnyLayout(VStackLayout(spacing: DeckMetrics.gap))
    return arrangement {
      // As wide as all, so that cards fly over what is beside them.
      cards(metrics)
        .frame(width: metrics.width)
        .frame(width: metrics.card.width, alignment: .leading)
        .zIndex(1)
      DeckSide(top: top, deck: deck, metrics: metrics, restart: restart) {
        if let top { open(top, !metrics.showsFacts) }
      }
    }
    .frame(maxWidth: .infinity)
  }

  /// The deck, or what is shown at its end.
  private func cards(_ metrics: DeckMetrics) -> some View {
    ZStack {
      // It fades; the cards are there at once.
      ZStack {
        if deck.remaining.isEmpty {
          DeckEnd(part: metrics.showsFacts ? .words : .all, favourites: favouriteCount, restart: restart)
            .padding(.trailing, metrics.side)
            .transition(.opacity)
        }
      }
      .animation(.easeOut(duration: 0.25), value: deck.remaining.isEmpty)
      SwipeDeck(
        store.restaurants, options: Self.options, controller: deck, onSwipe: swiped, onUndo: returned
      ) { restaurant in
        RestaurantCard(restaurant: restaurant, deck: deck, showsPlace: !metrics.showsFacts) {
          open($0, !metrics.showsFacts)
        }
        .frame(width: metrics.card.width, height: metrics.card.height)
        .padding(.trailing, metrics.side)
      }
      .allowsHitTesting(!deck.remaining.isEmpty)
    }
    .padding(.bottom, DeckMetrics.stack)
    .frame(height: metrics.card.height + DeckMetrics.stack)
  }

  private static var options: SwipeDeckOptions {
    var options = SwipeDeckOptions()
    options.style = .physical
    options.visibleCards = 3
    return options
  }

  private var top: Restaurant? {
    guard let id = deck.remaining.first else { return nil }
    return store.restaurants.first { AnyHashable($0.id) == id }
  }

  private var favouriteCount: Int { store.restaurants.count(where: store.isFavourite) }

  private func swiped(_ restaurant: Restaurant, _ direction: SwipeDirection) {
    guard direction == .right, !store.isFavourite(restaurant) else { return }
    added.insert(restaurant.id)
    store.setFavourite(restaurant, true)
  }

  private func returned(_ restaurant: Restaurant, _ direction: SwipeDirection) {
    guard added.remove(restaurant.id) != nil else { return }
    store.setFavourite(restaurant, false)
  }

  private func restart() {
    added = []
    deck.restart()
  }
}
