import SwiftUI

/// All that the sheet says of a restaurant; what the entry does not say is left out.
struct SheetContent: View {
  let restaurant: Restaurant
  /// Whether content lies under the title bar.
  @State private var isScrolled = false

  init(restaurant: Restaurant) { self.restaurant = restaurant }

  var body: some View {
    VStack(spacing: 0) {
      TitleBar(restaurant: restaurant)
        .overlay(alignment: .bottom) { Divider().opacity(isScrolled ? 1 : 0) }
      content
    }
  }

  private var content: some View {
    ScrollView(.vertical) {
      VStack(alignment: .leading, spacing: 0) {
        HeaderView(restaurant: restaurant)
        if !restaurant.location.isEmpty {
          DetailInfoView(icon: "map", info: restaurant.location)
            .padding(.top)
        }
        if !restaurant.phone.isEmpty {
          DetailInfoView(icon: "phone", info: restaurant.phone)
            .padding(.top, 10)
        }
        if !restaurant.description.isEmpty {
          DescriptionView(description: restaurant.description)
            .padding(.top)
        }
        Color.clear.frame(height: 100)
      }
    }
    .onScrollGeometryChange(for: Bool.self) {
      $0.contentOffset.y > 0.5
    } action: { _, isBelow in
      isScrolled = isBelow
    }
    .accessibilityIdentifier("sheet-content")
  }
}

/// The sheet's title, and the heart; it stays in sight.
struct TitleBar: View {
  let restaurant: Restaurant

  var body: some View {
    HStack {
      Text("Restaurant Details")
        .font(.headline)
        .foregroundColor(.primary)
      Spacer()
      FavouriteButton(restaurant: restaurant)
        // Its symbol stands at the margin, and the bar is no higher for it.
        .padding(.vertical, -12)
        .padding(.trailing, -12)
    }
    .padding()
  }
}

/// The photo with the name and the kind of place over it.
struct HeaderView: View {
  let restaurant: Restaurant

  var body: some View {
    RestaurantPicture(restaurant: restaurant)
      .frame(height: 300)
      .clipped()
      .overlay(alignment: .bottom) {
        LinearGradient(
          colors: [.black.opacity(0), .black.opacity(0.55)], startPoint: .top, endPoint: .bottom
        )
        .frame(height: 160)
      }
      .overlay(alignment: .bottomLeading) {
        VStack(alignment: .leading, spacing: 6) {
          Text(verbatim: restaurant.name)
            .foregroundColor(.white)
            .font(.system(.largeTitle, design: .rounded))
            .bold()
          if !restaurant.type.isEmpty {
            Text(verbatim: restaurant.type)
              .font(.system(.headline, design: .rounded))
              .padding(5)
              .foregroundColor(.white)
              .background(Color.red)
              .cornerRadius(5)
          }
        }
        .padding()
      }
  }
}

/// A line of facts, behind an icon where it has one.
struct DetailInfoView: View {
  /// Longer lines are hard to read: about 90 letters of the body font, in points.
  static let readableWidth: CGFloat = 672

  let icon: String?
  let info: String

  var body: some View {
    HStack {
      if let icon {
        Image(systemName: icon)
          .padding(.trailing, 10)
      }
      Text(verbatim: info)
        .font(.system(.body, design: .rounded))
      Spacer()
    }
    .frame(maxWidth: DetailInfoView.readableWidth)
    .padding(.horizontal)
    .frame(maxWidth: .infinity, alignment: .leading)
  }
}
