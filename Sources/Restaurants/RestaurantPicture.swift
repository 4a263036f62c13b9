import SwiftUI

/// The photo of a restaurant, or one of several, filling its frame, in the dark a little dimmed; a symbol on grey where there is
/// none.
struct RestaurantPicture: View {
  let restaurant: Restaurant
  /// The picture's name; nil: the first one.
  var photo: String?
  @Environment(RestaurantStore.self) private var store
  @Environment(\.colorScheme) private var colorScheme
  @Environment(\.guide) private var guide

  /// How much black lies over photos in the dark.
  private static let dimming = 0.12

  var body: some View {
    // The placeholder stays behind the picture: it shows while there is none yet, and where none can be shown.
    Color(.systemGray5)
      .overlay {
        Image(systemName: guide.placeholder)
          .foregroundColor(Color(.systemGray))
      }
      .overlay {
        if let image = store.image(named: photo ?? restaurant.image) {
          image
            .resizable()
            .scaledToFill()
            .overlay { if colorScheme == .dark { Color.black.opacity(Self.dimming) } }
            // What is cut off of it lies over its neighbours, and must take no touches there.
            .allowsHitTesting(false)
        }
      }
  }
}
