import SwiftUI

extension RestaurantStore {
  public func isFavourite(_ restaurant: Restaurant) -> Bool { favourites.contains(restaurant.id) }

  /// Makes a restaurant a favourite, or none any more.
  public func setFavourite(_ restaurant: Restaurant, _ favourite: Bool) {
    if favourite { favourites.insert(restaurant.id) } else { favourites.remove(restaurant.id) }
  }
}

/// Keeps the favourites of a store across runs.
struct FavouriteKeeper: ViewModifier {
  let store: RestaurantStore
  /// The ids, separated by spaces.
  @AppStorage("favourites") private var saved = ""

  func body(content: Content) -> some View {
    content
      .onAppear {
        let ids = Set(saved.split(separator: " ").compactMap { UUID(uuidString: String($0)) })
        if !ids.isEmpty { store.favourites.formUnion(ids) }
      }
      .onChange(of: store.favourites) { _, ids in
        saved = ids.map(\.uuidString).sorted().joined(separator: " ")
      }
  }
}

/// A heart that is full for a favourite, and makes it one.
struct FavouriteButton: View {
  let restaurant: Restaurant
  @Environment(RestaurantStore.self) private var store

  var body: some View {
    let isFavourite = store.isFavourite(restaurant)
    Button {
      store.setFavourite(restaurant, !isFavourite)
    } label: {
      Image(systemName: isFavourite ? "heart.fill" : "heart")
        .font(.title3)
        .foregroundColor(isFavourite ? .pink : Color(.systemGray))
        .frame(width: 44, height: 44)
        .contentShape(Rectangle())
    }
    .buttonStyle(.plain)
    .accessibilityLabel(isFavourite ? "Remove from favourites" : "Add to favourites")
    .accessibilityValue(isFavourite ? "Favourite" : "")
    .accessibilityIdentifier("favourite")
  }
}
