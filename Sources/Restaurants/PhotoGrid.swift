import BistroComponents
import SwiftUI

/// A restaurant's photos but for the first one, in rows below its texts; a tap shows one over the whole screen.
struct PhotoGrid: View {
  let restaurant: Restaurant
  /// A press shows its photo over the whole screen, which is above the texts afterwards.
  @Binding var viewing: PhotoViewing

  /// In points.
  private static let gap: CGFloat = 8
  private static let corner: CGFloat = 12
  /// Width by height.
  private static let shape: CGFloat = 4.0 / 3

  private static let top: CGFloat = 24

  /// How many of so many photos lie side by side.
  private static func columns(_ count: Int) -> Int { max(1, min(2, count - 1)) }

  /// The height for so many photos of an entry, in points; the first one is not among them.
  static func height(of count: Int, in width: CGFloat) -> CGFloat {
    guard count > 1 else { return 0 }
    let columns = columns(count)
    let rows = (count - 2) / columns + 1
    let side = (width - gap * CGFloat(columns - 1)) / CGFloat(columns) / shape
    return top + CGFloat(rows) * (side + gap)
  }

  var body: some View {
    let photos = restaurant.allPhotos
    LazyVGrid(
      columns: Array(repeating: GridItem(spacing: Self.gap), count: Self.columns(photos.count)),
      spacing: Self.gap
    ) {
      ForEach(photos.indices.dropFirst(), id: \.self) { number in
        let shape = RoundedRectangle(cornerRadius: Self.corner, style: .continuous)
        Button {
          viewing.open(.grid(number))
        } label: {
          Color.clear
            .aspectRatio(Self.shape, contentMode: .fit)
            .overlay { RestaurantPicture(restaurant: restaurant, photo: photos[number]) }
            .clipShape(shape)
            .heroCoverSource(PhotoSource.grid(number), cornerRadius: Self.corner)
            .contentShape([.interaction, .hoverEffect, .focusEffect], shape)
        }
        .buttonStyle(.plain)
        .accessibilityLabel("\(number + 1) of \(photos.count)")
        .accessibilityIdentifier("photo-\(number + 1)")
      }
    }
    .padding(.horizontal)
    .padding(.top, Self.top)
    .accessibilityIdentifier("photo-grid")
  }
}
