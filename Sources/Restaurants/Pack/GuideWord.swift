import SwiftUI

/// Words of the guide that an operator may replace, by the names that guide.json has for them.
nonisolated enum GuideWord: String, CaseIterable {
  case welcome, begin
  case details
  case all, favourites, favourite, addFavourite, removeFavourite
  case noFavourites, favouritesHint, noneIsFavourite
  case visited, markVisited, markNotVisited
  case name, type, others, asListed, favouritesFirst
  case price, undo, skip, openDetails, deckEnd, again, noPictures
  case copy, takeAlong

  /// Those that name favourites: whoever replaces one of them means the others too.
  static let ofFavourites: [GuideWord] = [
    .favourites, .favourite, .addFavourite, .removeFavourite, .noFavourites, .favouritesHint,
    .noneIsFavourite, .favouritesFirst,
  ]
  /// Those that say that one has been to an entry: they belong together likewise.
  static let ofVisits: [GuideWord] = [.visited, .markVisited, .markNotVisited]

  /// What words were called before.
  static let renamed = ["notVisited": GuideWord.markNotVisited.rawValue]

  /// The default text: the key of its translations.
  ///
  /// - Parameter isNeutral: whether the guide is one of something else than restaurants.
  func usual(isNeutral: Bool) -> LocalizedStringKey {
    switch self {
    case .welcome: isNeutral ? "Welcome" : "Where to eat?"
    case .begin: "Touch to begin"
    case .details: isNeutral ? "Details" : "Restaurant Details"
    case .all: "All"
    case .favourites: "Favourites"
    case .favourite: "Favourite"
    case .addFavourite: "Add to favourites"
    case .removeFavourite: "Remove from favourites"
    case .noFavourites: "No favourites yet"
    case .favouritesHint:
      isNeutral
        ? "Tap the heart of an entry to find it here again."
        : "Tap the heart of a restaurant to find it here again."
    case .noneIsFavourite: "None of them is a favourite yet."
    case .visited: "Visited"
    case .markVisited: "Mark as visited"
    case .markNotVisited: "Mark as not visited"
    case .name: "Name"
    case .type: "Type"
    case .others: "Others"
    case .asListed: "As listed"
    case .favouritesFirst: "Favourites first"
    case .price: "Price"
    case .undo: "Undo"
    case .skip: "Skip"
    case .openDetails: "Details"
    case .deckEnd: "That was all"
    case .again: "Start again"
    case .noPictures: "No pictures yet"
    case .copy: "Copy as text"
    case .takeAlong: "Read the code with your phone to take it along."
    }
  }
}
