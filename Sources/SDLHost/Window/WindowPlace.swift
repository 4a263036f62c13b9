import Foundation

/// Where a window was and how large, in the display's units: kept for the next run.
struct WindowPlace: Equatable, Sendable {
  /// A display's part that windows may cover, in the same units.
  struct Area: Equatable, Sendable {
    var x, y, width, height: Int
  }

  /// Of the settings.
  static let key = "window.place"
  /// How much of a window's upper edge must be on a display, in the units above, so that it can be grabbed.
  private static let leastInSight = (width: 80, height: 24)

  var x, y, width, height: Int

  init(x: Int, y: Int, width: Int, height: Int) {
    (self.x, self.y, self.width, self.height) = (x, y, width, height)
  }

  /// As it was kept; nil: it is none.
  init?(_ text: String) {
    let most = Int(PixelLimits.side)
    let numbers = text.split(separator: " ", omittingEmptySubsequences: false).map { Int($0) }
    guard numbers.count == 4, let x = numbers[0], let y = numbers[1], let width = numbers[2],
      let height = numbers[3], (1...most).contains(width), (1...most).contains(height),
      (-most...most).contains(x), (-most...most).contains(y)
    else { return nil }
    self.init(x: x, y: y, width: width, height: height)
  }

  var text: String { "\(x) \(y) \(width) \(height)" }

  /// The place on the displays that there are now: no larger than its display, and nil where none of them shows enough of
  /// its upper edge.
  func on(_ displays: [Area]) -> WindowPlace? {
    func inSight(_ area: Area) -> (width: Int, height: Int) {
      (
        min(x + width, area.x + area.width) - max(x, area.x),
        min(y + Self.leastInSight.height, area.y + area.height) - max(y, area.y)
      )
    }
    let best = displays.max { inSight($0).width < inSight($1).width }
    guard let best, inSight(best).width >= min(width, Self.leastInSight.width),
      inSight(best).height >= Self.leastInSight.height
    else { return nil }
    return WindowPlace(x: x, y: y, width: min(width, best.width), height: min(height, best.height))
  }
}
