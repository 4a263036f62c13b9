import BistroComponents
import SwiftUI

/// A restaurant in the list: its picture beside its name, a check mark where it was visited and a heart where it is a
/// favourite; in a wide list its kind and its address in columns of their own. Large text lies below the picture.
struct RestaurantRow: View {
  let restaurant: Restaurant
  let isWide: Bool
  @Environment(RestaurantStore.self) private var store
  @Environment(\.guide) private var guide
  @Environment(\.dynamicTypeSize) private var textSize

  /// The side of the picture, in points. It grows with the text, up to a limit, where the text lies below it.
  @ScaledMetric private var scaledSide: CGFloat = 40
  private static let side: CGFloat = 40
  private static let largestSide: CGFloat = 88

  /// The widths of the columns of names and kinds, in points.
  private static let nameWidth: CGFloat = 220
  private static let kindWidth: CGFloat = 170
  private static let markWidth: CGFloat = 22
  /// The radius of the picture's corners, in points.
  private static let corner: CGFloat = 5

  var body: some View {
    if textSize.isAccessibilitySize {
      VStack(alignment: .leading, spacing: 6) {
        HStack(spacing: 12) {
          picture
          if store.isVisited(restaurant) { check }
          if store.isFavourite(restaurant) { heart }
        }
        WholeWords(restaurant.name)
        if isWide {
          WholeWords(restaurant.type)
            .foregroundStyle(Color.minor)
          Text(verbatim: restaurant.location)
            .foregroundStyle(Color.minor)
        }
      }
      .multilineTextAlignment(.leading)
      .padding(.vertical, 4)
    } else {
      HStack(spacing: 12) {
        picture
        Text(verbatim: restaurant.name)
          .lineLimit(2)
          .multilineTextAlignment(.leading)
          .frame(width: isWide ? Self.nameWidth : nil, alignment: .leading)
        if isWide {
          Text(verbatim: restaurant.type)
            .lineLimit(2)
            .font(.subheadline)
            .foregroundStyle(Color.minor)
            .frame(width: Self.kindWidth, alignment: .leading)
          Text(verbatim: restaurant.location)
            .lineLimit(2)
            .font(.subheadline)
            .foregroundStyle(Color.minor)
            .frame(maxWidth: .infinity, alignment: .leading)
        } else {
          Spacer(minLength: 0)
        }
        mark(check, isShown: store.isVisited(restaurant))
        mark(heart, isShown: store.isFavourite(restaurant))
      }
    }
  }

  private var picture: some View {
    let side = textSize.isAccessibilitySize ? min(scaledSide, Self.largestSide) : Self.side
    return RestaurantPicture(restaurant: restaurant)
      .frame(width: side, height: side)
      .cornerRadius(Self.corner)
      .heroSource(
        HeroID(tab: .restaurants, restaurant: restaurant.id), cornerRadius: Self.corner, style: .circular)
  }

  /// A mark at the end of a row; in a wide list the columns are the same in all rows.
  @ViewBuilder private func mark<Mark: View>(_ mark: Mark, isShown: Bool) -> some View {
    if isShown {
      mark.frame(width: Self.markWidth)
    } else if isWide {
      Color.clear.frame(width: Self.markWidth, height: 1)
    }
  }

  private var check: some View {
    Image(systemName: "checkmark.circle")
      .font(.subheadline)
      .foregroundStyle(Color.minor)
      .accessibilityLabel(guide.text(.visited))
      .accessibilityIdentifier("visited")
  }

  private var heart: some View {
    Image(systemName: "heart.fill")
      .foregroundColor(.pink)
      .accessibilityLabel(guide.text(.favourite))
      .accessibilityIdentifier("heart")
  }
}

/// Rows light up over their whole width while they are pressed, and are marked while they are shown beside the list.
struct RowButtonStyle: ButtonStyle {
  let isChosen: Bool

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .padding(.horizontal, 16)
      .padding(.vertical, 8)
      .frame(maxWidth: .infinity, minHeight: 44, alignment: .leading)
      .background(
        configuration.isPressed ? Color(.systemGray4) : isChosen ? Color(.systemGray5) : Color.clear
      )
      .contentShape(Rectangle())
  }
}
