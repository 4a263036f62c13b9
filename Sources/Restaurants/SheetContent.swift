import BistroComponents
import SwiftUI

/// All that the guide says of a restaurant, in the sheet or beside the list; what the entry does not say is left out.
struct SheetContent: View {
  let restaurant: Restaurant
  let arrangement: DetailArrangement
  let place: ReadingPlace
  /// Which of several photos one sees.
  @State private var page = 0
  /// Whether content lies under the title bar.
  @State private var isScrolled = false
  @Environment(\.guide) private var guide

  init(_ open: OpenRestaurant, _ arrangement: DetailArrangement) {
    restaurant = open.restaurant
    place = open.place
    self.arrangement = arrangement
  }

  var body: some View {
    arranged
      .onChange(of: restaurant.id) { page = 0 }
      .fontDesign(guide.faceDesign)
  }

  @ViewBuilder private var arranged: some View {
    switch arrangement {
    case .stacked(let header):
      VStack(spacing: 0) {
        titleBar
        scrolling {
          HeaderView(restaurant: restaurant, height: header, page: $page)
          FactsView(restaurant: restaurant)
            .modifier(ReadableColumn())
        }
      }
    case .beside:
      HStack(spacing: 0) {
        PhotoPages(restaurant: restaurant, page: $page)
          .accessibilityIdentifier("picture")
          .heroDestination(isShown: page == 0)
        VStack(spacing: 0) {
          titleBar
          scrolling {
            NameView(restaurant: restaurant)
              .padding(.horizontal)
            FactsView(restaurant: restaurant)
          }
        }
        .frame(maxWidth: ReadableColumn.width)
      }
    }
  }

  private var titleBar: some View {
    TitleBar(restaurant: restaurant)
      .modifier(ReadableColumn())
      .overlay(alignment: .bottom) { Divider().opacity(isScrolled ? 1 : 0) }
  }

  private func scrolling<Texts: View>(@ViewBuilder texts: () -> Texts) -> some View {
    ScrollView(.vertical) {
      VStack(alignment: .leading, spacing: 0) {
        texts()
        Color.clear.frame(height: 100)
      }
    }
    .readingPlace(place)
    .onScrollGeometryChange(for: Bool.self) {
      $0.contentOffset.y > 0.5
    } action: { _, isBelow in
      isScrolled = isBelow
    }
    .heroArea()
    .accessibilityIdentifier("sheet-content")
  }
}

/// The sheet's title, and the heart; it stays in sight.
struct TitleBar: View {
  let restaurant: Restaurant
  @Environment(\.guide) private var guide

  var body: some View {
    HStack {
      guide.text(.details)
        .font(.headline)
        .foregroundColor(.primary)
        .lineLimit(2)
        .minimumScaleFactor(0.4)
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
  let height: CGFloat
  @Binding var page: Int

  var body: some View {
    HeaderText(restaurant: restaurant, height: height)
      .allowsHitTesting(false)
      .background {
        PhotoPages(restaurant: restaurant, page: $page)
          .modifier(StretchesOnPull())
      }
      .heroDestination(isShown: page == 0)
  }
}

/// The name and the kind of place as they lie over the photo.
struct HeaderText: View {
  let restaurant: Restaurant
  let height: CGFloat

  var body: some View {
    NameView(restaurant: restaurant)
      .foregroundColor(.white)
      .padding()
      .modifier(ReadableColumn())
      .modifier(PhotoShade())
      // Higher where the name needs it.
      .frame(minHeight: height, alignment: .bottom)
      .clipped()
  }
}

/// A restaurant's name, and the kind of place under it.
struct NameView: View {
  let restaurant: Restaurant
  @Environment(\.guide) private var guide

  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      Text(verbatim: restaurant.name)
        .font(guide.font(.largeTitle))
        .bold()
      if !restaurant.type.isEmpty {
        Text(verbatim: restaurant.type)
          .font(guide.font(.headline))
          .padding(5)
          .foregroundColor(.white)
          .background(guide.tagColor)
          .cornerRadius(5)
      }
    }
  }
}

/// Prices and tags, hours, place, facts, phone, page and description.
struct FactsView: View {
  let restaurant: Restaurant
  @Environment(\.guide) private var guide

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      PriceAndTags(restaurant: restaurant)
      VStack(alignment: .leading, spacing: 0) {
        if let hours = restaurant.hours { HoursView(hours: hours) }
        if !restaurant.location.isEmpty {
          if guide.hasAddresses {
            TakeAlongFact(icon: "map", text: restaurant.location, link: restaurant.addressLink)
          } else {
            PlainFact(fact: Restaurant.Fact(symbol: "mappin", text: restaurant.location))
          }
        }
        ForEach(restaurant.facts.indices, id: \.self) { PlainFact(fact: restaurant.facts[$0]) }
        if !restaurant.phone.isEmpty {
          TakeAlongFact(icon: "phone", text: restaurant.phone, link: restaurant.phoneLink)
        }
        if !restaurant.website.isEmpty {
          TakeAlongFact(icon: "globe", text: restaurant.website, link: restaurant.websiteLink)
        }
      }
      .padding(.top, 6)
      if !restaurant.description.isEmpty {
        DescriptionView(description: restaurant.description)
          .padding(.top)
      }
    }
  }
}

/// A text in lines that are no longer than one reads well.
struct DetailInfoView: View {
  /// Longer lines are hard to read: about 90 letters of the body font, in points.
  static let readableWidth: CGFloat = 672

  let info: String
  @Environment(\.dynamicTypeSize) private var textSize
  @Environment(\.guide) private var guide

  var body: some View {
    Text(verbatim: info)
      .font(guide.font(.body))
      .frame(maxWidth: .infinity, alignment: .leading)
      .padding(.trailing, textSize.isAccessibilitySize ? 0 : 8)
      .frame(maxWidth: DetailInfoView.readableWidth)
      .padding(.horizontal)
      .frame(maxWidth: .infinity, alignment: .leading)
  }
}
