import SwiftUI

/// A photo as a whole, in the middle of its area; where it is transparent on a ground of its own.
struct RestaurantPhoto: View {
  let restaurant: Restaurant
  let photo: String
  @Environment(RestaurantStore.self) private var store
  @Environment(\.guide) private var guide

  var body: some View {
    if let address = store.address(named: photo) {
      FetchedPicture(address: address) { image in
        image
          .resizable()
          .scaledToFit()
          .accessibilityLabel(restaurant.name)
      } instead: {
        placeholder
      } failed: {
        placeholder
      }
    } else if let image = store.shownImage(named: photo) {
      image
        .resizable()
        .scaledToFit()
        .background { if store.isSeeThrough(photo) { PictureGround() } }
        .accessibilityLabel(restaurant.name)
    } else {
      placeholder
    }
  }

  private var placeholder: some View {
    Image(systemName: guide.placeholder)
      .font(.largeTitle)
      .foregroundStyle(.white)
  }
}
