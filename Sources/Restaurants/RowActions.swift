import SwiftUI

/// What can be done with a restaurant in the list: by a swipe of its row, or from a menu (a long press, the right button).
struct RowActions: ViewModifier {
  let restaurant: Restaurant
  @Environment(RestaurantStore.self) private var store
  @Environment(\.isKiosk) private var isKiosk
  @Environment(\.guide) private var guide

  func body(content: Content) -> some View {
    content
      .swipeActions(edge: .leading) { favourite.tint(.pink) }
      .swipeActions(edge: .trailing) {
        visited.tint(.visited)
        if !isKiosk { share.tint(.blue) }
      }
      .contextMenu {
        favourite
        visited
        if !isKiosk { share }
      }
  }

  private var favourite: some View {
    let isFavourite = store.isFavourite(restaurant)
    return Button {
      store.setFavourite(restaurant, !store.isFavourite(restaurant))
    } label: {
      guide.label(isFavourite ? .removeFavourite : .addFavourite, isFavourite ? "heart.slash" : "heart")
    }
  }

  private var visited: some View {
    let isVisited = store.isVisited(restaurant)
    return Button {
      store.setVisited(restaurant, !store.isVisited(restaurant))
    } label: {
      guide.label(isVisited ? .markNotVisited : .markVisited, isVisited ? "xmark" : "checkmark")
    }
  }

  /// There is nothing to share with here but the clipboard.
  private var share: some View {
    Button {
      UIPasteboard.general.string = restaurant.sharedText
      store.tell(["Copied"])
    } label: {
      guide.label(.copy, "doc.on.doc")
    }
  }
}

extension Restaurant {
  /// The restaurant in a few lines of plain text.
  var sharedText: String {
    [name, type, location, phone, website].filter { !$0.isEmpty }.joined(separator: "\n")
  }
}
