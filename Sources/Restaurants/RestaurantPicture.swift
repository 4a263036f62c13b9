import SwiftUI

/// The photo of a restaurant, filling its frame; a fork and knife on grey where there is none.
struct RestaurantPicture: View {
  let restaurant: Restaurant
  @Environment(RestaurantStore.self) private var store

  var body: some View {
    // The placeholder stays behind the picture: it shows while there is none yet, and where none can be shown.
    Color(.systemGray5)
      .overlay {
        Image(systemName: "fork.knife")
          .foregroundColor(Color(.systemGray))
      }
      .overlay {
        if let image = store.image(of: restaurant) {
          image
            .resizable()
            .scaledToFill()
        }
      }
  }
}
