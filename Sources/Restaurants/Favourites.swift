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
  /// The ids, one key for each: two copies of the guide may change different ones.
  @_StoredSet("favourite.") private var saved
  /// The ids as earlier versions kept them, separated by spaces.
  @AppStorage("favourites") private var joined = ""

  func body(content: Content) -> some View {
    content
      .onAppear {
        if !joined.isEmpty {
          saved.formUnion(joined.split(separator: " ").map(String.init))
          joined = ""
        }
        let ids = FavouriteKeeper.ids(saved)
        if !ids.isSubset(of: store.favourites) { store.favourites.formUnion(ids) }
      }
      .onChange(of: store.favourites) { old, new in
        let added = Set(new.subtracting(old).map(\.uuidString))
        let removed = Set(old.subtracting(new).map(\.uuidString))
        let kept = saved.union(added).subtracting(removed)
        if kept != saved { saved = kept }
      }
      .onChange(of: saved) { old, new in
        // By another copy of the guide.
        let (before, after) = (FavouriteKeeper.ids(old), FavouriteKeeper.ids(new))
        let present = store.favourites.union(after.subtracting(before)).subtracting(before.subtracting(after))
        if present != store.favourites { store.favourites = present }
      }
  }

  private static func ids(_ texts: Set<String>) -> Set<UUID> {
    Set(texts.compactMap { UUID(uuidString: $0) })
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
        .frame(minWidth: 44, minHeight: 44)
        .contentShape(Rectangle())
    }
    .buttonStyle(.plain)
    .accessibilityLabel(isFavourite ? "Remove from favourites" : "Add to favourites")
    .accessibilityValue(isFavourite ? "Favourite" : "")
    .accessibilityIdentifier("favourite")
  }
}
