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
  @ViewBuilder private func face(_ restaurant: Restaurant) -> some View {
    let count = restaurant.allPhotos.count
    let arrangement = arrangement.fitted(to: restaurant, textSize)
    ZStack {
      if count > 1 {
        PhotoCount(number: 1, count: count)
          .padding(PhotoCount.margin)
          .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topTrailing)
      }
      if let header = arrangement.header {
        HeaderText(restaurant: restaurant, height: header)
          .dynamicTypeSize(arrangement.leastText...)
      }
    }
  }
}
