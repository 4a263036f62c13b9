import SwiftUI

/// A restaurant's picture with texts over its lower part. Where it has none, the symbol in its place lies above the texts, in
/// what they leave free.
struct TextsOverPicture<Texts: View>: View {
  let restaurant: Restaurant
  @ViewBuilder let texts: Texts

  var body: some View {
    if restaurant.hasPicture {
      RestaurantPicture(restaurant: restaurant)
        .overlay(alignment: .bottom) { texts }
    } else {
      VStack(spacing: 0) {
        Placeholder()
          .frame(maxWidth: .infinity, maxHeight: .infinity)
        texts
          .layoutPriority(1)
      }
      .background { PlainGround() }
    }
  }
}
