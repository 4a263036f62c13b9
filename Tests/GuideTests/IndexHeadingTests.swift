import Foundation
import Restaurants
import SwiftUI
import Testing

/// The headings of the list by name: letters that look alike have one heading.
@MainActor struct IndexHeadingTests {
  private static func headings(_ language: String) -> [String] {
    let names =
      ["Tavern", "Ταβέρνα", "Ωμέγα", "Таверна", "Яблоко", "Été", "Elm"] + (0..<20).map { "Inn \($0)" }
    let store = RestaurantStore(
      restaurants: names.map {
        Restaurant(
          id: UUID(), name: $0, type: "", location: "", phone: "", description: "", image: "",
          isVisited: false)
      })
    let query = RestaurantQuery()
    query.order = .name
    return RestaurantListing().sections(of: store, query, in: Locale(identifier: language)).map(\.id)
  }

  @Test func otherAlphabetsThatLookLikeTheReadersOwnHaveOneHeadingEach() {
    #expect(Self.headings("en") == ["E", "I", "T", "Α–Ω", "А–Я"])
    #expect(Set(Self.headings("el")) == ["A–Z", "Τ", "Ω", "А–Я"])
    #expect(Set(Self.headings("ru")) == ["A–Z", "Α–Ω", "Т", "Я"])
    #expect(Set(Self.headings("zh-Hans")) == ["E", "I", "T", "Α–Ω", "А–Я"])
  }
}
