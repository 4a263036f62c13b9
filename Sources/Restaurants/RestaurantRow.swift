import SwiftUI

/// A restaurant in the list: its picture beside its name.
struct RestaurantRow: View {
  let restaurant: Restaurant

  var body: some View {
    HStack(spacing: 12) {
      RestaurantPicture(restaurant: restaurant)
        .frame(width: 40, height: 40)
        .cornerRadius(5)
      Text(verbatim: restaurant.name)
        .lineLimit(1)
      Spacer(minLength: 0)
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
