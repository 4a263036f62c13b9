import SwiftUI

/// The photo of a restaurant, filling its frame; a fork and knife on grey where there is none.
struct RestaurantPicture: View {
  let restaurant: Restaurant
  @Environment(RestaurantStore.self) private var store

  var body: some View {
    if let image = store.image(of: restaurant) {
      image
        .resizable()
        .scaledToFill()
    } else {
      Color(.systemGray5)
        .overlay {
          Image(systemName: "fork.knife")
            .foregroundColor(Color(.systemGray))
        }
    }
  }
}
