import SwiftUI

extension RestaurantStore {
  public func isFavourite(_ restaurant: Restaurant) -> Bool { favourites.contains(restaurant.id) }

  /// Makes a restaurant a favourite, or none any more.
  public func setFavourite(_ restaurant: Restaurant, _ favourite: Bool) {
    if favourite { favourites.insert(restaurant.id) } else { favourites.remove(restaurant.id) }
  }
}

extension RestaurantStore {
  public func isVisited(_ restaurant: Restaurant) -> Bool {
    restaurant.isVisited != changedVisits.contains(restaurant.id)
  }

  /// Says that one has been to a restaurant, or has not.
  public func setVisited(_ restaurant: Restaurant, _ visited: Bool) {
    if visited == restaurant.isVisited {
      changedVisits.remove(restaurant.id)
    } else {
      changedVisits.insert(restaurant.id)
    }
  }

  /// Forgets what a visitor has said.
  func forgetVisitor() {
    favourites = []
    changedVisits = []
    dismissNotice()
    visitorLeft()
  }
}

/// Keeps ids of a store across runs: one key for each, since two copies of the guide may change different ones.
struct IDKeeper: ViewModifier {
  private let store: RestaurantStore
  private let ids: ReferenceWritableKeyPath<RestaurantStore, Set<UUID>>
  @_StoredSet private var saved: Set<String>

  /// - Parameter prefix: begins the keys, and no others.
  init(_ ids: ReferenceWritableKeyPath<RestaurantStore, Set<UUID>>, of store: RestaurantStore, prefix: String)
  {
    self.ids = ids
    self.store = store
    _saved = _StoredSet(prefix)
  }

  func body(content: Content) -> some View {
    content
      .onAppear {
        let kept = Self.ids(saved)
        if !kept.isSubset(of: store[keyPath: ids]) { store[keyPath: ids].formUnion(kept) }
      }
      .onChange(of: store[keyPath: ids]) { old, new in
        let added = Set(new.subtracting(old).map(\.uuidString))
        let removed = Set(old.subtracting(new).map(\.uuidString))
        let kept = saved.union(added).subtracting(removed)
        if kept != saved { saved = kept }
      }
      .onChange(of: saved) { old, new in
        // By another copy of the guide.
        let (before, after) = (Self.ids(old), Self.ids(new))
        let present = store[keyPath: ids].union(after.subtracting(before)).subtracting(
          before.subtracting(after))
        if present != store[keyPath: ids] { store[keyPath: ids] = present }
      }
  }

  private static func ids(_ texts: Set<String>) -> Set<UUID> {
    Set(texts.compactMap { UUID(uuidString: $0) })
  }
}

/// Keeps what a visitor says of restaurants across runs.
struct VisitorKeeper: ViewModifier {
  private static let favourites = "favourite."
  let store: RestaurantStore
  @_StoredSet(favourites) private var saved
  /// The ids of favourites as earlier versions kept them, separated by spaces.
  @AppStorage("favourites") private var joined = ""

  func body(content: Content) -> some View {
    content
      .modifier(IDKeeper(\.favourites, of: store, prefix: Self.favourites))
      .modifier(IDKeeper(\.changedVisits, of: store, prefix: "visit."))
      .onAppear {
        guard !joined.isEmpty else { return }
        saved.formUnion(joined.split(separator: " ").map(String.init))
        joined = ""
      }
  }
}

/// A heart that is full for a favourite, and makes it one. Its symbol ends at the trailing edge of its frame, its target
/// may reach further.
struct FavouriteButton: View {
  let restaurant: Restaurant
  @Environment(RestaurantStore.self) private var store
  @Environment(\.guide) private var guide
  @Environment(\.dynamicTypeSize) private var textSize

  /// The least side of what a finger needs, in points, and how far the symbol lies within that at usual text sizes.
  private static let target: CGFloat = 44
  static let inset: CGFloat = 12

  var body: some View {
    let isFavourite = store.isFavourite(restaurant)
    Button {
      store.setFavourite(restaurant, !isFavourite)
    } label: {
      Image(systemName: isFavourite ? "heart.fill" : "heart")
        .font(.title3)
        .foregroundColor(isFavourite ? .pink : Color(.systemGray))
        .frame(
          minWidth: Self.target, minHeight: Self.target,
          alignment: textSize.isAccessibilitySize ? .trailing : .center
        )
        .contentShape(Rectangle())
    }
    .buttonStyle(.plain)
    .padding(.trailing, textSize.isAccessibilitySize ? 0 : -Self.inset)
    .accessibilityLabel(guide.text(isFavourite ? .removeFavourite : .addFavourite))
    .accessibilityValue(isFavourite ? guide.text(.favourite) : Text(verbatim: ""))
    .accessibilityIdentifier("favourite")
  }
}
