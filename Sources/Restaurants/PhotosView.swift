import BistroComponents
import SwiftUI

/// The photos of all restaurants as a cover flow; a tap on one opens its restaurant's sheet.
struct PhotosView: View {
  let open: (Restaurant) -> Void
  @Environment(RestaurantStore.self) private var store
  @Environment(\.accessibilityReduceMotion) private var reducesMotion
  @State private var selection: Restaurant.ID?
  /// The photo that one sees in the middle, while the covers are on their way to the selection too.
  @State private var centered: Restaurant.ID?

  var body: some View {
    GeometryReader { proxy in
      VStack(spacing: 24) {
        Carousel(
          store.restaurants, selection: $selection, centered: $centered, options: options(proxy.size)
        ) { restaurant in
          Cover(restaurant: restaurant)
        } onTap: {
          open($0)
        }
        if let present {
          CoverCaption(
            restaurant: present, number: (store.restaurants.firstIndex(of: present) ?? 0) + 1,
            count: store.restaurants.count)
        }
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
    .clipped()
    .onKeyPress(.return) {
      guard let present else { return .ignored }
      open(present)
      return .handled
    }
  }

  private var present: Restaurant? {
    store.restaurants.first { $0.id == centered } ?? store.restaurants.first
  }

  /// Covers are squares, as large as leaves their neighbours and the caption room.
  private func options(_ size: CGSize) -> CarouselOptions {
    var options = CarouselOptions()
    let side = max(120, min(0.6 * size.width, 0.56 * size.height, 560)).rounded()
    options.itemSize = CGSize(width: side, height: side)
    options.tapsReachSides = true
    if reducesMotion { options.angle = 0 }
    return options
  }
}

/// A photo in the cover flow.
private struct Cover: View {
  let restaurant: Restaurant

  var body: some View {
    RestaurantPicture(restaurant: restaurant)
      .clipShape(RoundedRectangle(cornerRadius: 12, style: .continuous))
      .accessibilityLabel(restaurant.name)
      .accessibilityIdentifier("cover-\(restaurant.name)")
  }
}

/// Whose photo is in the middle.
private struct CoverCaption: View {
  let restaurant: Restaurant
  let number: Int
  let count: Int
  @Environment(RestaurantStore.self) private var store

  var body: some View {
    VStack(spacing: 6) {
      HStack(spacing: 8) {
        Text(verbatim: restaurant.name)
          .font(.title2.weight(.bold))
          .lineLimit(1)
        if store.isFavourite(restaurant) {
          Image(systemName: "heart.fill")
            .foregroundColor(.pink)
            .accessibilityLabel("Favourite")
        }
      }
      Text(verbatim: restaurant.type.isEmpty ? " " : restaurant.type)
        .font(.subheadline)
        .foregroundStyle(.secondary)
      Text(verbatim: "\(number) of \(count)")
        .font(.footnote)
        .foregroundStyle(.secondary)
        .padding(.top, 6)
    }
    .padding(.horizontal, 20)
    .accessibilityIdentifier("caption")
  }
}
