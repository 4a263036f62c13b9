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

  /// Where the photo lies, where one has opened it first.
  var sources: [PhotoSource] { isFromGrid ? [.grid(number), .page(number)] : [.page(number)] }
}
