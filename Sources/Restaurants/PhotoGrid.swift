import SwiftUI

/// A restaurant's photos but for the first one, in rows below its texts; a tap shows one over the whole screen.
struct PhotoGrid: View {
  let restaurant: Restaurant
  /// The one that is shown over the whole screen, and above the texts afterwards.
  @Binding var page: Int
  @Binding var showsViewer: Bool

  /// In points.
  private static let gap: CGFloat = 8
  private static let corner: CGFloat = 12
  /// Width by height.
  private static let shape: CGFloat = 4.0 / 3

  var body: some View {
    let photos = restaurant.allPhotos
    LazyVGrid(
      columns: Array(repeating: GridItem(spacing: Self.gap), count: min(2, photos.count - 1)),
      spacing: Self.gap
    ) {
      ForEach(photos.indices.dropFirst(), id: \.self) { number in
        let shape = RoundedRectangle(cornerRadius: Self.corner, style: .continuous)
        Button {
          page = number
          showsViewer = true
        } label: {
          Color.clear
            .aspectRatio(Self.shape, contentMode: .fit)
            .overlay { RestaurantPicture(restaurant: restaurant, photo: photos[number]) }
            .clipShape(shape)
            .contentShape([.interaction, .hoverEffect, .focusEffect], shape)
        }
        .buttonStyle(.plain)
        .accessibilityLabel("\(number + 1) of \(photos.count)")
        .accessibilityIdentifier("photo-\(number + 1)")
      }
    }
    .padding(.horizontal)
    .padding(.top, 24)
    .accessibilityIdentifier("photo-grid")
  }
}
