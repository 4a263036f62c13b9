import SwiftUI

/// Finds, sorts and groups restaurants for a list. What does not depend on the keys that are typed is kept: the texts that
/// are searched, the order, the kinds.
public final class RestaurantListing {
  /// More rows than this have headings with an index beside them: fewer are found faster with the eye.
  public static let mostWithoutIndex = 20

  private var restaurants: [Restaurant] = []
  private var index: SearchIndex?
  private var sorting: Sorting?
  private var sortedTypes: (locale: Locale, types: [String])?

  public init() {}

  /// How many texts the searches have looked through.
  public var comparisons: Int { index?.comparisons ?? 0 }
  /// How often the texts were made ready for searching, and the restaurants sorted.
  public private(set) var (indexings, sortings) = (0, 0)

  /// The kinds of places, in the locale's order.
  func types(of restaurants: [Restaurant], in locale: Locale) -> [String] {
    update(restaurants)
    if let sortedTypes, sortedTypes.locale == locale { return sortedTypes.types }
    let types = Set(restaurants.map(\.type)).filter { !$0.isEmpty }
      .sorted { Self.isAscending($0, $1, locale) ?? ($0 < $1) }
    sortedTypes = (locale, types)
    return types
  }

  /// What the list shows: one section without a heading, or several.
  public func sections(of store: RestaurantStore, _ query: RestaurantQuery, in locale: Locale)
    -> [RestaurantSection]
  {
    update(store.restaurants)
    let found = numbers(store, query, locale)
    switch query.order {
    case .name where found.count > Self.mostWithoutIndex:
      return sections(found, locale) {
        Initial.of($0.name, in: locale)
      } initial: {
        $0
      }
    case .type:
      return sections(found, locale) {
        $0.type
      } initial: {
        Initial.of($0, in: locale)
      }
    default:
      return [RestaurantSection(id: "", initial: "", start: 0, restaurants: found.map { restaurants[$0] })]
    }
  }

  private func update(_ new: [Restaurant]) {
    guard new != restaurants else { return }
    restaurants = new
    (index, sorting, sortedTypes) = (nil, nil, nil)
  }

  /// The numbers of those that are shown, in the order that is wanted.
  private func numbers(_ store: RestaurantStore, _ query: RestaurantQuery, _ locale: Locale) -> [Int] {
    var numbers = query.text.isEmpty ? Array(restaurants.indices) : search(query.text)
    if let type = query.type { numbers.removeAll { restaurants[$0].type != type } }
    if query.showsFavouritesOnly { numbers.removeAll { !store.isFavourite(restaurants[$0]) } }
    switch query.order {
    case .listed: return numbers
    case .favourites:
      let favourites = numbers.filter { store.isFavourite(restaurants[$0]) }
      return favourites + numbers.filter { !store.isFavourite(restaurants[$0]) }
    case .name, .type:
      let sorting = sorting(query.order, locale)
      return numbers.sorted { sorting.ranks[$0] < sorting.ranks[$1] }
    }
  }

  private func search(_ text: String) -> [Int] {
    if index == nil {
      index = SearchIndex(restaurants)
      indexings += 1
    }
    return index?.matches(text) ?? []
  }

  // MARK: Order

  /// The place of each restaurant in an order.
  private struct Sorting {
    let order: RestaurantOrder
    let locale: Locale
    let ranks: [Int]
  }

  private func sorting(_ order: RestaurantOrder, _ locale: Locale) -> Sorting {
    if let sorting, sorting.order == order, sorting.locale == locale { return sorting }
    let sorted = restaurants.indices.sorted { a, b in
      let (a, b) = (restaurants[a], restaurants[b])
      return (order == .type ? Self.isAscending(a.type, b.type, locale) : nil)
        ?? Self.isAscending(a.name, b.name, locale) ?? false
    }
    var ranks = Array(repeating: 0, count: sorted.count)
    for (rank, number) in sorted.enumerated() { ranks[number] = rank }
    sortings += 1
    let result = Sorting(order: order, locale: locale, ranks: ranks)
    sorting = result
    return result
  }

  /// Nil: both are the same to a reader.
  private static func isAscending(_ a: String, _ b: String, _ locale: Locale) -> Bool? {
    switch a.compare(b, options: [.caseInsensitive, .numeric], range: nil, locale: locale) {
    case .orderedAscending: true
    case .orderedDescending: false
    case .orderedSame: nil
    }
  }

  /// Groups by headings, which are in the locale's order; those that have none come last.
  private func sections(
    _ numbers: [Int], _ locale: Locale, heading: (Restaurant) -> String, initial: (String) -> String
  ) -> [RestaurantSection] {
    let groups = Dictionary(grouping: numbers.map { restaurants[$0] }, by: heading)
    func isLast(_ id: String) -> Bool { id.isEmpty || id == Initial.other }
    let ids = groups.keys.sorted { a, b in
      isLast(a) != isLast(b) ? isLast(b) : Self.isAscending(a, b, locale) ?? (a < b)
    }
    var start = 0
    return ids.map { id in
      let restaurants = groups[id] ?? []
      defer { start += restaurants.count }
      return RestaurantSection(
        id: id, initial: id.isEmpty ? Initial.other : initial(id), start: start, restaurants: restaurants)
    }
  }
}
