import BistroComponents
import SwiftUI

/// All that the guide says of a restaurant, in the sheet or beside the list; what the entry does not say is left out.
struct SheetContent: View {
  let restaurant: Restaurant
  /// By the area alone.
  private let areaArrangement: DetailArrangement
  let place: ReadingPlace
  /// Which of several photos one sees.
  @State private var page = 0
  /// What is shown over the whole screen, and still is when another arrangement follows a rotation.
  @State private var viewing = PhotoViewing()
  @State private var ground = TitleGround()
  /// How far below the scroll view's edge its content begins: under the title's bar, in points.
  @State private var top: CGFloat = 0
  @Environment(RestaurantStore.self) private var store
  @Environment(\.guide) private var guide
  @Environment(\.dynamicTypeSize) private var textSize

  init(_ open: OpenRestaurant, _ arrangement: DetailArrangement) {
    restaurant = open.restaurant
    place = open.place
    areaArrangement = arrangement
    _page = State(initialValue: open.place.photo)
  }

  var body: some View {
    let arrangement = areaArrangement.fitted(to: restaurant, textSize)
    arranged(arrangement)
      .dynamicTypeSize(arrangement.leastText...)
      .environment(\.hasWideFacts, arrangement.hasWideFacts)
      // The photo that one sees stays in sight while others come and go.
      .onChange(of: restaurant.allPhotos) { before, photos in
        func renewed(_ page: Int) -> Int {
          let seen = before.indices.contains(page) ? photos.firstIndex(of: before[page]) : nil
          return seen ?? max(0, min(page, photos.count - 1))
        }
        page = renewed(page)
        viewing.number = renewed(viewing.number)
      }
      .onChange(of: restaurant.id) { page = 0 }
      .onChange(of: page) { place.photo = page }
      .onChange(of: SightOfPhoto(viewing)) {
        viewing.photo = viewing.isShown ? SeenPhoto(viewing.number, of: restaurant, store) : nil
      }
      .onChange(of: hasSeenPhoto) { if !hasSeenPhoto { viewing.isShown = false } }
      .fontDesign(guide.faceDesign)
      .heroCover(isPresented: isViewing, from: viewing.sources) { hero in
        PhotoViewer(restaurant: restaurant, page: viewed, hero: hero, arrangement: arrangement) {
          page = viewing.number
        }
      }
  }

  /// What decides which photo one sees over the whole screen.
  private struct SightOfPhoto: Equatable {
    let isShown: Bool
    let number: Int
    init(_ viewing: PhotoViewing) { (isShown, number) = (viewing.isShown, viewing.number) }
  }

  /// Whether the restaurant still has the photo that one sees over the whole screen.
  private var hasSeenPhoto: Bool { viewing.photo?.isPresent(in: restaurant, store) ?? true }

  /// A photo that is gone or replaced is shown no more: as it was it fades.
  private var isViewing: Binding<Bool> {
    Binding {
      viewing.isShown && hasSeenPhoto
    } set: {
      viewing.isShown = $0
    }
  }

  /// The photo over the whole screen, which is above the texts, too.
  private var viewed: Binding<Int> {
    Binding {
      viewing.number
    } set: {
      viewing.number = $0
      page = $0
    }
  }

  @ViewBuilder private func arranged(_ arrangement: DetailArrangement) -> some View {
    // What has no picture needs no space for one.
    switch arrangement {
    case .beside where restaurant.hasPicture:
      HStack(spacing: 0) {
        PhotoPages(restaurant: restaurant, page: $page, viewing: $viewing)
          .heroDestination(isShown: page == 0)
        scrolling {
          NameView(restaurant: restaurant)
            .padding(.horizontal)
          FactsView(restaurant: restaurant)
        }
        .frame(maxWidth: ReadableColumn.width)
      }
    case .beside, .stacked, .tall:
      scrolling {
        if restaurant.hasPicture, let header = arrangement.header {
          HeaderView(
            restaurant: restaurant, height: header, top: top, page: $page, viewing: $viewing)
        } else {
          PlainHeader(restaurant: restaurant, top: top)
        }
        FactsView(restaurant: restaurant)
          .modifier(ReadableColumn())
        if arrangement.showsPhotos, restaurant.allPhotos.count > 1 {
          PhotoGrid(restaurant: restaurant, viewing: $viewing)
            .modifier(ReadableColumn())
        }
      }
    }
  }

  /// Texts that scroll under the title bar.
  private func scrolling<Texts: View>(@ViewBuilder texts: () -> Texts) -> some View {
    ScrollView(.vertical) {
      VStack(alignment: .leading, spacing: 0) {
        texts()
        Color.clear.frame(height: 100)
      }
    }
    .readingPlace(place)
    .onScrollGeometryChange(for: CGFloat.self) {
      TitleGround.part(of: $0)
    } action: { _, part in
      ground.part = part
    }
    .onScrollGeometryChange(for: CGFloat.self) {
      $0.contentInsets.top
    } action: { _, inset in
      top = inset
    }
    .heroArea()
    .accessibilityIdentifier("sheet-content")
    .safeAreaInset(edge: .top, spacing: 0) {
      TitleBar(restaurant: restaurant)
        .modifier(ReadableColumn())
        .modifier(TitleGroundView(ground: ground))
        .accessibilityIdentifier("sheet-title")
    }
  }
}

/// The sheet's title, and the heart; both stay in sight.
struct TitleBar: View {
  /// The largest size of the title, which is as large as a name below it at most.
  private static let largest = DynamicTypeSize.accessibility1

  let restaurant: Restaurant
  @Environment(\.guide) private var guide

  var body: some View {
    HStack {
      guide.text(.details)
        .font(guide.titleFont(.headline).weight(.semibold))
        .fontDesign(guide.titleDesign)
        .dynamicTypeSize(...Self.largest)
        .foregroundColor(.primary)
        .lineLimit(2)
        .minimumScaleFactor(0.4)
      Spacer()
      FavouriteButton(restaurant: restaurant)
        // The bar is no higher for its touch target.
        .padding(.vertical, -FavouriteButton.inset)
    }
    .padding()
  }
}

/// The photo with the name and the kind of place over it.
struct HeaderView: View {
  let restaurant: Restaurant
  let height: CGFloat
  /// Where it rests below the scroll view's edge, in points.
  let top: CGFloat
  @Binding var page: Int
  @Binding var viewing: PhotoViewing

  var body: some View {
    HeaderText(restaurant: restaurant, height: height)
      .heroCoverFace(PhotoSource.page(page))
      .allowsHitTesting(false)
      .background {
        PhotoPages(restaurant: restaurant, page: $page, viewing: $viewing)
          .modifier(StretchesOnPull(top: top))
      }
      .heroDestination(isShown: page == 0)
  }
}

/// The name and the kind of what has no picture, on a tint of the accent beside the guide's symbol.
private struct PlainHeader: View {
  /// In points: the least height, and the side of the symbol.
  private static let height: CGFloat = 132
  private static let symbol: CGFloat = 56

  let restaurant: Restaurant
  /// Where it rests below the scroll view's edge, in points.
  let top: CGFloat
  @Environment(\.guide) private var guide
  @Environment(\.dynamicTypeSize) private var textSize

  var body: some View {
    HStack(alignment: .center, spacing: 16) {
      NameView(restaurant: restaurant)
        .frame(maxWidth: .infinity, alignment: .leading)
      // Large letters need the width.
      if !textSize.isAccessibilitySize {
        Image(systemName: guide.placeholder)
          .resizable()
          .scaledToFit()
          .frame(width: Self.symbol, height: Self.symbol)
          .foregroundStyle(guide.placeholderInk)
          .accessibilityHidden(true)
      }
    }
    .padding(16)
    .frame(minHeight: Self.height)
    .modifier(ReadableColumn())
    .background {
      guide.placeholderInk
        .opacity(PlainGround.part)
        .accessibilityIdentifier("plain-header")
        .modifier(StretchesOnPull(top: top))
    }
  }
}

/// The name and the kind of place as they lie over the photo.
struct HeaderText: View {
  let restaurant: Restaurant
  let height: CGFloat

  var body: some View {
    VStack(spacing: 0) {
      if restaurant.allPhotos.count > 1 {
        // The space of the photo's number, which no name reaches into.
        PhotoCount(number: 1, count: restaurant.allPhotos.count)
          .padding(PhotoCount.margin)
          .hidden()
      }
      NameView(restaurant: restaurant)
        .foregroundColor(.white)
        .padding()
        .modifier(ReadableColumn())
        .modifier(PhotoShade())
    }
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
    // In one text size: what the name is smaller for, its kind is not larger than.
    FittingWords([restaurant.name, restaurant.type]) {
      VStack(alignment: .leading, spacing: 6) {
        WholeText(restaurant.name)
          .font(guide.font(Self.style(restaurant.name)))
          .bold()
        if !restaurant.type.isEmpty {
          WholeText(restaurant.type)
            .font(guide.font(.headline))
            .padding(5)
            .foregroundStyle(guide.tagInk)
            .background(guide.tagColor)
            .cornerRadius(5)
        }
      }
    }
  }
}

extension NameView {
  /// Words of more characters are wider than a telephone where they are written as large as other names.
  private static let longestWord = 16

  /// Whether a word of a name is so long that it is written smaller.
  static func hasLongWord(_ name: String) -> Bool {
    name.split(separator: " ").contains { $0.count > longestWord }
  }

  /// The longer a name is, the smaller it is written, so that something else fits beside it: from these numbers of
  /// characters on.
  private static func style(_ name: String) -> Font.TextStyle {
    switch name.count {
    case ..<50 where hasLongWord(name): .title2
    case ..<50: .largeTitle
    case ..<100: .title2
    default: .headline
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
    .fontDesign(guide.faceDesign)
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
