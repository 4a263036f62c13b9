import Testing

@testable import SDLHost

/// Where a window was, and where it may be in the next run.
struct WindowPlaceTests {
  private let screen = WindowPlace.Area(x: 0, y: 27, width: 1920, height: 1053)
  private let second = WindowPlace.Area(x: 1920, y: 0, width: 1280, height: 1024)

  @Test func aPlaceIsKeptAsText() {
    let place = WindowPlace(x: -20, y: 40, width: 390, height: 844)
    #expect(WindowPlace(place.text) == place)
  }

  @Test(arguments: [
    "", "1 2 3", "1 2 3 4 5", "a b c d", "0 0 0 100", "0 0 100 -1", "0 0 100000 10", "99999999 0 10 10",
    "1  2 3 4", "9223372036854775808 0 10 10", "-9223372036854775808 0 10 10",
  ])
  func whatIsNoPlaceIsNone(_ text: String) { #expect(WindowPlace(text) == nil) }

  @Test func itComesBackWhereItWasOnAnyDisplay() {
    for place in [
      WindowPlace(x: 100, y: 100, width: 390, height: 844),
      WindowPlace(x: 2000, y: 50, width: 390, height: 844),
      WindowPlace(x: 1700, y: 100, width: 390, height: 844),
      WindowPlace(x: -300, y: 100, width: 390, height: 844),
    ] {
      #expect(place.on([screen, second]) == place)
    }
  }

  @Test func whereNothingOfItsEdgeIsInSightItIsNotPut() {
    for place in [
      WindowPlace(x: 2000, y: 50, width: 390, height: 844),
      WindowPlace(x: 100, y: 1100, width: 390, height: 844),
      WindowPlace(x: 100, y: -300, width: 390, height: 844),
      WindowPlace(x: -380, y: 100, width: 390, height: 844),
    ] {
      #expect(place.on([screen]) == nil, "\(place)")
    }
    #expect(WindowPlace(x: 0, y: 0, width: 10, height: 10).on([]) == nil)
  }

  @Test func itIsNoLargerThanItsDisplay() {
    let place = WindowPlace(x: 2000, y: 10, width: 3000, height: 2000)
    #expect(place.on([screen, second]) == WindowPlace(x: 2000, y: 10, width: 1280, height: 1024))
  }
}
