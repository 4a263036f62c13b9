/// Where a photo lies that is shown over the whole screen.
enum PhotoSource: Hashable {
  /// One of the pages above or beside the texts.
  case page(Int)
  /// One of the photos below them.
  case grid(Int)
}

/// What is shown over the whole screen of an entry's photos.
struct PhotoViewing {
  var isShown = false
  var number = 0
  private var isFromGrid = false

  mutating func open(_ source: PhotoSource) {
    switch source {
    case .page(let number): (self.number, isFromGrid) = (number, false)
    case .grid(let number): (self.number, isFromGrid) = (number, true)
    }
    isShown = true
  }

  /// The photo itself, as it was when it came into sight; nil: none has yet.
  var photo: SeenPhoto?

  /// Where the photo lies, where one has opened it first.
  var sources: [PhotoSource] { isFromGrid ? [.grid(number), .page(number)] : [.page(number)] }
}

/// A photo as it is at one moment: another one, or one that was replaced since, is not equal.
struct SeenPhoto: Equatable {
  let name: String
  let picture: GuidePack.Picture?

  /// Nil: the restaurant has none of that number.
  init?(_ number: Int, of restaurant: Restaurant, _ store: RestaurantStore) {
    guard restaurant.allPhotos.indices.contains(number) else { return nil }
    name = restaurant.allPhotos[number]
    picture = store.picture(named: name)
  }

  /// Whether the restaurant still has it.
  func isPresent(in restaurant: Restaurant, _ store: RestaurantStore) -> Bool {
    restaurant.allPhotos.contains(name) && store.picture(named: name) == picture
  }
}
