import BistroComponents
import SwiftUI

/// A restaurant on a card: its photo, and over it what one wants to know first. A tap opens its sheet.
struct RestaurantCard: View {
  private static let corner: CGFloat = 20

  let restaurant: Restaurant
  let deck: SwipeDeckController
  let open: (Restaurant) -> Void

  var body: some View {
    let shape = RoundedRectangle(cornerRadius: Self.corner, style: .continuous)
    Button {
      open(restaurant)
    } label: {
      RestaurantPicture(restaurant: restaurant)
        .overlay(alignment: .bottom) {
          LinearGradient(
            colors: [.black.opacity(0), .black.opacity(0.7)], startPoint: .top, endPoint: .bottom
          )
          .frame(height: 220)
        }
        .overlay(alignment: .bottomLeading) { CardText(restaurant: restaurant) }
        .overlay(alignment: .top) { SwipeStamps(deck: deck, id: restaurant.id) }
        .clipShape(shape)
        .overlay(shape.strokeBorder(Color(.separator)))
        .contentShape(shape)
    }
    .buttonStyle(CardButtonStyle())
    .accessibilityLabel(restaurant.name)
    .accessibilityIdentifier("card-\(restaurant.name)")
  }
}

/// A card under a finger looks as before: it is about to be moved, and another one lies under it.
private struct CardButtonStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View { configuration.label }
}

/// Name, kind and place over the lower part of a photo.
private struct CardText: View {
  let restaurant: Restaurant
  @Environment(RestaurantStore.self) private var store

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      HStack(alignment: .firstTextBaseline, spacing: 10) {
        Text(verbatim: restaurant.name)
          .font(.system(.largeTitle, design: .rounded).weight(.bold))
          .lineLimit(2)
          .multilineTextAlignment(.leading)
        if store.isFavourite(restaurant) {
          Image(systemName: "heart.fill")
            .font(.title2)
            .foregroundColor(.pink)
            .accessibilityLabel("Favourite")
        }
      }
      if !restaurant.type.isEmpty {
        Text(verbatim: restaurant.type)
          .font(.system(.headline, design: .rounded))
          .padding(.horizontal, 8)
          .padding(.vertical, 4)
          .background(Color.red, in: RoundedRectangle(cornerRadius: 6))
      }
      if !restaurant.location.isEmpty {
        Label {
          Text(verbatim: restaurant.location)
            .lineLimit(1)
        } icon: {
          Image(systemName: "mappin")
        }
        .font(.subheadline)
      }
    }
    .foregroundColor(.white)
    .padding(20)
  }
}

/// What letting go would do, in both upper corners: the more the further the card was dragged.
private struct SwipeStamps: View {
  let deck: SwipeDeckController
  let id: UUID

  var body: some View {
    let progress = deck.progress(of: id)
    HStack {
      stamp("heart.fill", .pink)
        .opacity(max(0, progress))
      Spacer()
      stamp("xmark", Color(.systemGray))
        .opacity(max(0, -progress))
    }
    .environment(\.layoutDirection, .leftToRight)
    .padding(20)
    .accessibilityHidden(true)
  }

  private func stamp(_ symbol: String, _ color: Color) -> some View {
    Image(systemName: symbol)
      .font(.system(size: 30, weight: .bold))
      .foregroundColor(.white)
      .frame(width: 68, height: 68)
      .background(color, in: Circle())
  }
}
