import BistroComponents
import SwiftUI

/// A restaurant on a card: its photo, and over it what one wants to know first. A tap opens its sheet.
struct RestaurantCard: View {
  private static let corner: CGFloat = 20

  let restaurant: Restaurant
  let deck: SwipeDeckController
  /// Whether it says where the restaurant is.
  let showsPlace: Bool
  let open: (Restaurant) -> Void

  var body: some View {
    let shape = RoundedRectangle(cornerRadius: Self.corner, style: .continuous)
    Button {
      open(restaurant)
    } label: {
      TextsOverPicture(restaurant: restaurant) { CardText(restaurant: restaurant, showsPlace: showsPlace) }
        .overlay(alignment: .top) { SwipeStamps(deck: deck, id: restaurant.id) }
        .clipShape(shape)
        .overlay(shape.strokeBorder(Color(.separator)))
        .heroSource(
          HeroID(tab: .discover, restaurant: restaurant.id), cornerRadius: Self.corner,
          placeholder: Color(.systemGray5)
        )
        .contentShape([.interaction, .hoverEffect, .focusEffect], shape)
    }
    .buttonStyle(CardButtonStyle())
    .accessibilityLabel(restaurant.name)
    .accessibilityIdentifier("card-\(restaurant.name)")
  }
}

extension RestaurantCard {
  /// What lies over a card's photo, on a card that changes its size and stays as wide as it was.
  struct Face: View {
    let restaurant: Restaurant
    let cornerRadius: CGFloat
    let size: CGSize
    let showsPlace: Bool

    var body: some View {
      CardText(restaurant: restaurant, showsPlace: showsPlace)
        .frame(width: size.width, height: size.height, alignment: .bottom)
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottom)
        .overlay(
          RoundedRectangle(cornerRadius: cornerRadius, style: .continuous).strokeBorder(Color(.separator)))
    }
  }
}

/// A card under a finger looks as before: it is about to be moved, and another one lies under it.
private struct CardButtonStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View { configuration.label }
}

/// Name, kind and place over the lower part of a photo: in smaller text where they would not fit the card, and without the
/// place where that does not fit in any.
private struct CardText: View {
  let restaurant: Restaurant
  let showsPlace: Bool
  @Environment(RestaurantStore.self) private var store
  @Environment(\.guide) private var guide
  @Environment(\.dynamicTypeSize) private var textSize

  /// Text sizes below the one in force, the largest first.
  private static let smaller: [DynamicTypeSize] = [.accessibility3, .accessibility1, .xxxLarge, .large]

  var body: some View {
    ViewThatFits(in: .vertical) {
      ForEach([textSize] + Self.smaller.filter { $0 < textSize }, id: \.self) { size in
        texts {
          name
          kind
          place
        }
        .fixedSize(horizontal: false, vertical: true)
        .dynamicTypeSize(size)
      }
      ForEach([textSize] + Self.smaller.filter { $0 < textSize }, id: \.self) { size in
        texts {
          name
          kind
        }
        .fixedSize(horizontal: false, vertical: true)
        .dynamicTypeSize(size)
      }
      texts {
        name
          .lineLimit(1)
          .minimumScaleFactor(0.4)
        kind
      }
      .fixedSize(horizontal: false, vertical: true)
      .dynamicTypeSize(.large)
      texts { name }
        .fixedSize(horizontal: false, vertical: true)
      texts { name.minimumScaleFactor(0.4) }
    }
    .fontDesign(guide.faceDesign)
  }

  private func texts<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    FittingWords([restaurant.name, restaurant.type, showsPlace ? restaurant.location : ""]) {
      VStack(alignment: .leading, spacing: 8) { content() }
    }
    .padding(20)
    .frame(maxWidth: .infinity, alignment: .leading)
    .modifier(OverPicture(isPhoto: restaurant.hasPicture))
  }

  private var name: some View {
    HStack(alignment: .firstTextBaseline, spacing: 10) {
      WholeText(restaurant.name)
        .font(guide.font(NameView.hasLongWord(restaurant.name) ? .title2 : .largeTitle).weight(.bold))
        .multilineTextAlignment(.leading)
      if store.isFavourite(restaurant) {
        Image(systemName: "heart.fill")
          .font(.title2)
          .foregroundColor(.pink)
          .accessibilityLabel(guide.text(.favourite))
      }
    }
  }

  @ViewBuilder private var kind: some View {
    if !restaurant.type.isEmpty {
      WholeText(restaurant.type)
        .font(guide.font(.headline))
        .foregroundStyle(guide.tagInk)
        .padding(.horizontal, 8)
        .padding(.vertical, 4)
        .background(guide.tagColor, in: RoundedRectangle(cornerRadius: 6))
    }
  }

  @ViewBuilder private var place: some View {
    if showsPlace, !restaurant.location.isEmpty {
      Label {
        WholeText(restaurant.location)
          .multilineTextAlignment(.leading)
      } icon: {
        Image(systemName: "mappin")
      }
      .font(.subheadline)
    }
  }
}

/// What a release would do, in both upper corners: the more opaque the further the card was dragged.
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
