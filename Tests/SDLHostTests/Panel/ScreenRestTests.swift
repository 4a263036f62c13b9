import Testing

@testable import SDLHost

@Suite struct ScreenRestTests {
  @Test func theDisplaySleepsWhenNobodyTouchesAnything() {
    var rest = ScreenRest(limit: 60, now: 0)
    #expect(!rest.isDue(at: 59))
    _ = rest.input(at: 59, isPointerDown: false)
    #expect(!rest.isDue(at: 60))
    #expect(rest.deadline == 119)
    #expect(rest.isDue(at: 119))
    rest.slept(true, now: 119)
    // Asleep nothing wakes the program.
    #expect(rest.deadline == nil)
    #expect(ScreenRest(limit: nil, now: 0).deadline == nil)
  }

  /// From the touch to its end.
  @Test func theTouchThatWakesItMeansNothingElse() {
    var rest = ScreenRest(limit: 60, now: 0)
    rest.slept(true, now: 60)
    #expect(rest.input(at: 100, isPointerDown: true) == (true, true))
    #expect(rest.input(at: 101, isPointerDown: true) == (true, false))
    #expect(rest.input(at: 102, isPointerDown: false) == (true, false))
    #expect(rest.input(at: 103, isPointerDown: true) == (false, false))
    #expect(rest.deadline == 163)
  }

  @Test func aDisplayThatCannotSleepIsAskedAgainLater() {
    var rest = ScreenRest(limit: 60, now: 0)
    rest.slept(false, now: 60)
    #expect(rest.deadline == 120)
    #expect(rest.input(at: 61, isPointerDown: true) == (false, false))
  }
}
