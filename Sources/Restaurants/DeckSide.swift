import BistroComponents
import SwiftUI

/// What is beside or below the cards: the buttons, and where there is space a summary of the topmost card.
struct DeckSide: View {
  let top: Restaurant?
  let deck: SwipeDeckController
  let metrics: DeckMetrics
  let restart: () -> Void
  let details: () -> Void

  var body: some View {
    VStack(spacing: DeckMetrics.gap) {
      if metrics.showsFacts {
        DeckFacts(restaurant: top, area: metrics.facts)
          .frame(maxWidth: .infinity)
          .animation(.easeOut(duration: 0.2), value: top?.id)
          .accessibilityIdentifier("facts")
          .overlay {
            ZStack {
              if top == nil {
                DeckEnd(part: .action, favourites: 0, restart: restart)
                  .transition(.opacity)
              }
            }
            .animation(.easeOut(duration: 0.25), value: top == nil)
          }
      }
      DeckButtons(deck: deck, isGrid: metrics.isGrid, details: details)
    }
    .frame(
      width: metrics.column > 0 ? metrics.column : nil, height: metrics.column > 0 ? metrics.card.height : nil
    )
  }
}
