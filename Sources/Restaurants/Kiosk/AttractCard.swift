import SwiftUI

/// A restaurant that is lifted from the wall, with its name.
struct AttractCard: View {
  private static let corner: CGFloat = 26

  let restaurant: Restaurant
  /// In points.
  let width: CGFloat

  var body: some View {
    let shape = RoundedRectangle(cornerRadius: Self.corner, style: .continuous)
    RestaurantPicture(restaurant: restaurant)
      .frame(width: width, height: width)
      .overlay(alignment: .bottomLeading) {
        VStack(alignment: .leading, spacing: 6) {
          Text(verbatim: restaurant.name)
            .font(.system(.title, design: .rounded).weight(.bold))
          if !restaurant.type.isEmpty {
            Text(verbatim: restaurant.type)
              .font(.system(.headline, design: .rounded))
          }
        }
        .foregroundColor(.white)
        .lineLimit(2)
        .minimumScaleFactor(0.6)
        .padding(20)
        .frame(maxWidth: .infinity, alignment: .leading)
        .modifier(PhotoShade())
      }
      .clipShape(shape)
      .shadow(color: .black.opacity(0.35), radius: 28, y: 14)
  }
}

/// A restaurant's photo over the whole screen, with its name.
struct AttractSlide: View {
  let restaurant: Restaurant?

  var body: some View {
    if let restaurant {
      RestaurantPicture(restaurant: restaurant)
        .overlay {
          Text(verbatim: restaurant.name)
            .font(.system(.largeTitle, design: .rounded).weight(.bold))
            .foregroundStyle(.white)
            .multilineTextAlignment(.center)
            .padding(.horizontal, 28)
            .padding(.vertical, 18)
            .background(.black.opacity(0.6), in: RoundedRectangle(cornerRadius: 24, style: .continuous))
            .padding(32)
        }
    }
  }
}
