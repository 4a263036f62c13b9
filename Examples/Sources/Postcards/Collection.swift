import Combine
import SwiftUI

struct Postcard: Identifiable, Equatable {
  let id = UUID()
  var title: String
  var hue: Double
}

class Collection: ObservableObject {
  @Published var cards: [Postcard] = Collection.all
  @Published private(set) var kept = 0

  static var all: [Postcard] {
    ["Lisboa", "Kyoto", "Tromsø", "Oaxaca", "Tbilisi"].enumerated().map { index, title in
      Postcard(title: title, hue: Double(index) / 5)
    }
  }

  func remove(_ card: Postcard, keep: Bool) {
    cards.removeAll { $0.id == card.id }
    if keep { kept += 1 }
  }

  func restart() {
    cards = Collection.all
    kept = 0
  }
}
