import BistroComponents
import SwiftUI

/// A restaurant's photo on a tab's page, from which its sheet comes.
struct HeroID: Hashable {
  let tab: GuideTab
  let restaurant: Restaurant.ID
}

/// A restaurant's photo between a tab's page and the sheet: what lies over it at either end fades.
struct HeroPhoto: View {
  let flight: HeroFlight<HeroID>
  /// The one that the sheet shows.
  let shown: OpenRestaurant?
  let arrangement: DetailArrangement
  let cardsShowPlace: Bool
  @Environment(RestaurantStore.self) private var store
  @Environment(\.dynamicTypeSize) private var textSize

  var body: some View {
    if let restaurant {
      RestaurantPicture(restaurant: restaurant)
        .overlay(alignment: .bottom) {
          if flight.id.tab == .discover {
            RestaurantCard.Face(
              restaurant: restaurant, cornerRadius: flight.cornerRadius, size: flight.sourceSize,
              showsPlace: cardsShowPlace
            )
            .opacity(flight.sourceOpacity)
          }
        }
        .overlay(alignment: .bottomLeading) {
          face(restaurant)
            .frame(width: flight.destinationSize.width, height: flight.destinationSize.height)
            .opacity(flight.destinationOpacity)
        }
    }
  }

  /// As it was opened, even where it is in the guide no more.
  private var restaurant: Restaurant? {
    if let open = shown?.restaurant, open.id == flight.id.restaurant { return open }
    return store.restaurants.first { $0.id == flight.id.restaurant }
  }

  /// What lies over the photo in the sheet.
  private func face(_ restaurant: Restaurant) -> some View {
    PhotoOverlay(
      restaurant: restaurant, arrangement: arrangement.fitted(to: restaurant, textSize), number: 0)
  }
}
