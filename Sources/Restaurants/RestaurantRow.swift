import SwiftUI

/// A restaurant in the list: its picture beside its name, and a heart where it is a favourite; in wide windows its kind
/// and its address in columns of their own.
struct RestaurantRow: View {
  let restaurant: Restaurant
  let isWide: Bool
  @Environment(RestaurantStore.self) private var store

  /// The width of the column of kinds, in points.
  private static let kindWidth: CGFloat = 200
  private static let heartWidth: CGFloat = 22

  var body: some View {
    HStack(spacing: 12) {
      RestaurantPicture(restaurant: restaurant)
        .frame(width: 40, height: 40)
        .cornerRadius(5)
      Text(verbatim: restaurant.name)
        .lineLimit(1)
        .frame(maxWidth: isWide ? .infinity : nil, alignment: .leading)
      if isWide {
        Text(verbatim: restaurant.type)
          .lineLimit(1)
          .foregroundStyle(.secondary)
          .frame(width: Self.kindWidth, alignment: .leading)
        Text(verbatim: restaurant.location)
          .lineLimit(1)
          .foregroundStyle(.secondary)
          .frame(maxWidth: .infinity, alignment: .leading)
      } else {
        Spacer(minLength: 0)
      }
      if store.isFavourite(restaurant) {
        Image(systemName: "heart.fill")
          .foregroundColor(.pink)
          .frame(width: Self.heartWidth)
          .accessibilityLabel("Favourite")
          .accessibilityIdentifier("heart")
      } else if isWide {
        // The columns are the same in all rows.
        Color.clear.frame(width: Self.heartWidth, height: 1)
      }
    }
  }
}

/// Rows light up over their whole width while they are pressed.
struct RowButtonStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .padding(.horizontal, 16)
      .padding(.vertical, 8)
      .frame(maxWidth: .infinity, minHeight: 44, alignment: .leading)
      .background(configuration.isPressed ? Color(.systemGray4) : Color.clear)
      .contentShape(Rectangle())
  }
}
