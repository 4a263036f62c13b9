import SwiftUI

extension RestaurantStore {
  /// Short, and different for different restaurants: what was shown when something went wrong. FNV-1a, 64 bits.
  public var contentHash: String {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    func add(_ text: String) {
      for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
      hash = (hash ^ 0xff) &* 0x100_0000_01b3
    }
    for restaurant in restaurants {
      for text in [
        restaurant.id.uuidString, restaurant.name, restaurant.type, restaurant.location, restaurant.phone,
        restaurant.description, restaurant.image, restaurant.website,
      ] + restaurant.photos + restaurant.tags { add(text) }
    }
    return String(hash, radix: 16)
  }
}
