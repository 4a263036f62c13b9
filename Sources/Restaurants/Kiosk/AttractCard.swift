import SwiftUI

/// A restaurant that is lifted from the wall, with its name.
struct AttractCard: View {
  private static let corner: CGFloat = 26

  let restaurant: Restaurant
  /// In points.
  let width: CGFloat
  @Environment(\.guide) private var guide

  var body: some View {
    let shape = RoundedRectangle(cornerRadius: Self.corner, style: .continuous)
    TextsOverPicture(restaurant: restaurant) { texts }
      .frame(width: width, height: width)
      .fontDesign(guide.faceDesign)
      .clipShape(shape)
      .shadow(color: .black.opacity(0.35), radius: 28, y: 14)
  }

  private var texts: some View {
    VStack(alignment: .leading, spacing: 6) {
      Text(verbatim: restaurant.name)
        .font(guide.font(.title).weight(.bold))
      if !restaurant.type.isEmpty {
        Text(verbatim: restaurant.type)
          .font(guide.font(.headline))
      }
    }
    .lineLimit(2)
    .minimumScaleFactor(0.6)
    .padding(20)
    .frame(maxWidth: .infinity, alignment: .leading)
    .modifier(OverPicture(isPhoto: restaurant.hasPicture))
  }
}

/// A restaurant's photo over the whole screen, with its name where a lifted card would be.
struct AttractSlide: View {
  let restaurant: Restaurant?
  let stage: AttractStage
  @Environment(\.guide) private var guide

  var body: some View {
    if let restaurant {
      RestaurantPicture(restaurant: restaurant)
        .overlay {
          Text(verbatim: restaurant.name)
            .font(guide.font(.largeTitle).weight(.bold))
            .fontDesign(guide.faceDesign)
            .foregroundStyle(.white)
            .multilineTextAlignment(.center)
            .padding(.horizontal, 28)
            .padding(.vertical, 18)
            .background(.black.opacity(0.6), in: RoundedRectangle(cornerRadius: 24, style: .continuous))
            .frame(maxWidth: stage.cardWidth)
            .position(stage.card)
        }
    }
  }
}
