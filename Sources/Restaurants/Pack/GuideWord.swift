import SwiftUI

/// Words of the guide that an operator may replace, by the names that guide.json has for them.
nonisolated enum GuideWord: String, CaseIterable {
  case details
  case all, favourites, favourite, addFavourite, removeFavourite
  case noFavourites, favouritesHint, noneIsFavourite
  case visited, notVisited
  case name, type, others, asListed, favouritesFirst
  case price, skip, deckEnd, again
  case copy, takeAlong

  /// What stands there otherwise: the key of its translations.
  var usual: LocalizedStringKey {
    switch self {
    case .details: "Restaurant Details"
    case .all: "All"
    case .favourites: "Favourites"
    case .favourite: "Favourite"
    case .addFavourite: "Add to favourites"
    case .removeFavourite: "Remove from favourites"
    case .noFavourites: "No favourites yet"
    case .favouritesHint: "Tap the heart of a restaurant to find it here again."
    case .noneIsFavourite: "None of them is a favourite yet."
    case .visited: "Visited"
    case .notVisited: "Not visited"
    case .name: "Name"
    case .type: "Type"
    case .others: "Others"
    case .asListed: "As listed"
    case .favouritesFirst: "Favourites first"
    case .price: "Price"
    case .skip: "Skip"
    case .deckEnd: "That was all"
    case .again: "Start again"
    case .copy: "Copy as text"
    case .takeAlong: "Read the code with your phone to take it along."
    }
  }
}
