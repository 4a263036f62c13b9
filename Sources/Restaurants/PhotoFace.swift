import BistroComponents
import SwiftUI

/// What lies over a photo in the sheet: its number, and on the one above the texts the name.
struct PhotoOverlay: View {
  let restaurant: Restaurant
  /// Fitted to the restaurant.
  let arrangement: DetailArrangement
  let number: Int

  var body: some View {
    let count = restaurant.allPhotos.count
    ZStack {
      if count > 1 {
        PhotoCount(number: number + 1, count: count)
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

/// What lies over a photo where it is on the page, while it goes there and comes from there.
struct PhotoFace: View {
  let restaurant: Restaurant
  let arrangement: DetailArrangement
  let number: Int
  let flight: HeroFlight<PhotoSource>
  @Environment(\.colorScheme) private var colorScheme

  var body: some View {
    ZStack(alignment: .bottomLeading) {
      if colorScheme == .dark {
        Color.black.opacity(RestaurantPicture.dimming * Double(1 - flight.progress))
      }
      if case .page = flight.id {
        PhotoOverlay(restaurant: restaurant, arrangement: arrangement, number: number)
          .frame(width: flight.sourceSize.width, height: flight.sourceSize.height)
          .opacity(flight.sourceOpacity)
      }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottomLeading)
    .allowsHitTesting(false)
    .accessibilityHidden(true)
  }
}
