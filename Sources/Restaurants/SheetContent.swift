import SwiftUI

/// The bar at the top of a sheet, by which it can be dragged.
struct HandleBar: View {
  var body: some View {
    Rectangle()
      .frame(width: 50, height: 5)
      .foregroundColor(Color(.systemGray5))
      .cornerRadius(10)
      .accessibilityIdentifier("handle")
  }
}

/// All that the sheet says of a restaurant; it scrolls unless it is locked.
struct SheetContent: View {
  let restaurant: Restaurant
  let isLocked: Bool

  var body: some View {
    ScrollView(.vertical) {
      VStack(alignment: .leading, spacing: 0) {
        GeometryReader { proxy in
          Color.clear.preference(key: ContentTopKey.self, value: proxy.frame(in: .named("scrollview")).minY)
        }
        .frame(height: 0)

        TitleBar()
        HeaderView(restaurant: restaurant)
        DetailInfoView(icon: "map", info: restaurant.location)
          .padding(.top)
        DetailInfoView(icon: "phone", info: restaurant.phone)
          .padding(.top, 10)
        DetailInfoView(icon: nil, info: restaurant.description)
          .padding(.top)
          .padding(.bottom, 100)
      }
      .animation(nil)
    }
    .background(Color(.systemBackground))
    .disabled(isLocked)
    .cornerRadius(10, antialiased: true)
    .coordinateSpace(name: "scrollview")
    .accessibilityIdentifier("sheet-content")
  }
}

/// The sheet's title.
struct TitleBar: View {
  var body: some View {
    HStack {
      Text("Restaurant Details")
        .font(.headline)
        .foregroundColor(.primary)
      Spacer()
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
          Text(verbatim: restaurant.type)
            .font(.system(.headline, design: .rounded))
            .padding(5)
            .foregroundColor(.white)
            .background(Color.red)
            .cornerRadius(5)
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
