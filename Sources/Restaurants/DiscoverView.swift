import BistroComponents
import SwiftUI

/// A deck of all restaurants: to the right a card becomes a favourite, to the left it is passed over.
struct DiscoverView: View {
  let open: (Restaurant) -> Void
  @Environment(RestaurantStore.self) private var store
  @Environment(\.layoutDirection) private var layoutDirection
  @State private var deck = SwipeDeckController()
  /// Those that a swipe has made favourites, so that taking it back takes no more than that back.
  @State private var added: Set<UUID> = []

  var body: some View {
    GeometryReader { proxy in
      let metrics = DeckMetrics(proxy.size)
      VStack(spacing: 0) {
        ZStack {
          // It fades; the cards are there at once.
          ZStack {
            if deck.remaining.isEmpty {
              DeckEnd(favourites: favouriteCount, restart: restart)
                .transition(.opacity)
            }
          }
          .animation(.easeOut(duration: 0.25), value: deck.remaining.isEmpty)
          SwipeDeck(
            store.restaurants, options: Self.options, controller: deck, onSwipe: swiped, onUndo: takenBack
          ) { restaurant in
            RestaurantCard(restaurant: restaurant, deck: deck, open: open)
              .frame(width: metrics.card.width, height: metrics.card.height)
          }
          .allowsHitTesting(!deck.remaining.isEmpty)
        }
        .padding(.bottom, DeckMetrics.stack)
        .frame(height: metrics.card.height + DeckMetrics.stack)
        DeckButtons(deck: deck, details: details)
          .padding(.top, DeckMetrics.gap)
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
    .onKeyPress(.return) {
      guard let top else { return .ignored }
      open(top)
      return .handled
    }
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

  private func details() { top.map(open) }

  private func swiped(_ restaurant: Restaurant, _ direction: SwipeDirection) {
    guard direction == .right, !store.isFavourite(restaurant) else { return }
    added.insert(restaurant.id)
    store.setFavourite(restaurant, true)
  }

  private func takenBack(_ restaurant: Restaurant, _ direction: SwipeDirection) {
    guard added.remove(restaurant.id) != nil else { return }
    store.setFavourite(restaurant, false)
  }

  private func restart() {
    added = []
    deck.restart()
  }
}

/// How large the cards are in a tab of some size, in points.
struct DeckMetrics {
  /// Between card, buttons and edges.
  static let gap: CGFloat = 20
  /// The height of the row of buttons.
  static let buttons: CGFloat = 64
  /// No card is wider.
  private static let greatestWidth: CGFloat = 720
  /// Width by height: cards stand upright where there is room, and are at most a little wider than high.
  private static let upright: CGFloat = 0.7
  private static let broad: CGFloat = 1.15
  /// How far the cards below stick out.
  static let stack: CGFloat = 20

  let card: CGSize

  init(_ size: CGSize) {
    let room = max(120, size.height - Self.buttons - 2 * Self.gap - Self.stack - 8)
    let width = max(120, min(size.width - 2 * Self.gap, Self.greatestWidth, room * Self.broad))
    card = CGSize(width: width, height: min(room, width / Self.upright))
  }
}

/// What is shown when all cards are gone.
private struct DeckEnd: View {
  let favourites: Int
  let restart: () -> Void

  var body: some View {
    VStack(spacing: 12) {
      Image(systemName: "checkmark.circle")
        .font(.system(size: 56))
        .foregroundColor(.accentColor)
      Text("That was all")
        .font(.title2.weight(.bold))
      Text(
        verbatim: favourites == 0
          ? "None of them is a favourite yet."
          : favourites == 1 ? "One of them is a favourite." : "\(favourites) of them are favourites."
      )
      .foregroundStyle(.secondary)
      .multilineTextAlignment(.center)
      Button("Start again") { restart() }
        .buttonStyle(.borderedProminent)
        .controlSize(.large)
        .padding(.top, 12)
        .accessibilityIdentifier("restart")
    }
    .padding(32)
  }
}
