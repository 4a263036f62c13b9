import Foundation
import Restaurants
import SwiftUI
import Testing
import ViewTreeTesting

/// What an entry may say beyond name, place and text, and what one does with it: hours, prices, photos, taking along.
@MainActor struct DetailTests {
  private nonisolated static let zone = TimeZone(identifier: "Europe/Paris") ?? .gmt

  private static func file(_ fields: String) -> RestaurantFile {
    RestaurantFile(data: Data("[{\"name\": \"Place\", \(fields)}]".utf8), name: "r.json")
  }

  /// A moment of a week that begins with Monday, the 2nd of November 2026, in Paris.
  nonisolated static func moment(_ day: Int, _ hour: Int, _ minute: Int = 0) -> Date {
    var parts = DateComponents(year: 2026, month: 11, day: 2 + day, hour: hour, minute: minute)
    parts.timeZone = zone
    return Calendar(identifier: .gregorian).date(from: parts) ?? .distantPast
  }

  static let rich = """
    "type": "Bistro", "location": "Street 1, Lyon", "phone": "+33 1 23", "website": "https://example.org",
    "price": 2, "tags": ["Terrace", "Vegetarian"], "timeZone": "Europe/Paris",
    "hours": {"mon-fri": ["11:30-14:00", "19:00-01:00"], "sat": "18:00-23:00"},
    "image": "cafe-lumiere", "photos": ["chez-maelle", "arroceria-vidal"], "description": "Several words."
    """

  static func guide(
    _ fields: String = rich, now: Date = moment(0, 12), isKiosk: Bool = false, language: String = "en",
    size: CGSize = CGSize(width: 390, height: 844)
  ) -> ViewTester {
    var preferences = UserPreferences()
    preferences.language = language
    let store = RestaurantStore(restaurants: file(fields).restaurants)
    let tester = SheetTests.invariants(
      ViewTester(
        GuideView(store: store, isKiosk: isKiosk, now: { now }), size: size, preferences: preferences))
    tester.settle()
    tester.tap("row-0")
    tester.settle()
    tester.key(.upArrow)
    tester.settle()
    return tester
  }

  // MARK: The file

  @Test func everyFieldIsReadAndNoneIsNeeded() throws {
    let rich = Self.file(Self.rich)
    #expect(rich.complaints.isEmpty)
    let place = try #require(rich.restaurants.first)
    #expect(
      place.photos == ["chez-maelle", "arroceria-vidal"] && place.price == 2
        && place.tags == ["Terrace", "Vegetarian"])
    #expect(place.website == "https://example.org" && place.hours?.days[4].count == 2)
    #expect(place.hours?.days[6].isEmpty == true && place.hours?.timeZone == Self.zone)
    let plain = Self.file("\"hours\": null, \"photos\": null")
    #expect(plain.complaints.isEmpty && plain.restaurants.first?.hours == nil)
  }

  @Test(arguments: [
    "\"price\": 5", "\"price\": \"dear\"", "\"price\": 2.5", "\"tags\": \"Terrace\"", "\"photos\": [1]",
    "\"hours\": \"always\"", "\"hours\": {\"someday\": \"09:00-10:00\"}", "\"hours\": {\"mon\": \"9 to 5\"}",
    "\"hours\": {\"mon\": \"25:00-26:00\"}", "\"hours\": {\"fri-mon\": \"09:00-10:00\"}",
    "\"hours\": {\"mon\": 9}", "\"website\": \"javascript:alert(1)\"", "\"website\": \"\"",
    "\"timeZone\": \"Atlantis/Capital\"",
  ])
  func whatIsWrongIsToldOnceAndTheEntryIsShown(_ field: String) {
    let file = Self.file(
      field + (field.contains("timeZone") ? ", \"hours\": {\"mon\": \"09:00-10:00\"}" : ""))
    #expect(file.restaurants.count == 1 && file.complaints.count == 1, "\(file.complaints)")
    #expect(file.complaints.first?.contains("entry 1 (Place)") == true)
  }

  // MARK: Hours

  @Test(arguments: [
    (moment(0, 11, 29), "Closed, opens 11:30"), (moment(0, 11, 30), "Open until 14:00"),
    (moment(0, 14), "Closed, opens 19:00"), (moment(0, 23, 59), "Open until Tue 01:00"),
    (moment(1, 0, 59), "Open until 01:00"), (moment(1, 1), "Closed, opens 11:30"),
    (moment(5, 0, 30), "Open until 01:00"), (moment(5, 23), "Closed, opens Mon 11:30"),
    (moment(6, 12), "Closed, opens Mon 11:30"),
  ])
  func theMomentDecidesWhetherItIsOpen(_ now: Date, _ sentence: String) {
    // A locale with 24 hours, in English.
    let tester = Self.guide(now: now, language: "en-GB")
    let texts = tester.tree.flattened.compactMap(\.text)
    #expect(texts.contains(sentence), "\(texts.filter { $0.contains("pen") || $0.contains("lose") })")
  }

  @Test(arguments: ["en", "zh-Hans", "ar", "fr", "de"])
  func theWeekIsAsTheLanguageWritesIt(_ language: String) throws {
    let tester = Self.guide(language: language)
    #expect(tester.tree.flattened.first { $0.id == "week" } == nil)
    tester.tap("hours")
    tester.settle()
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = Locale(identifier: language)
    let days = try calendar.standaloneWeekdaySymbols.map { try #require(tester.frame(of: $0), "\($0)").minY }
    let first = calendar.firstWeekday - 1
    #expect(days.indices.min { days[$0] < days[$1] } == first)
    #expect(LayoutTests.cut(tester).isEmpty)
    tester.tap("hours")
    tester.settle()
    #expect(tester.tree.flattened.first { $0.id == "week" } == nil)
  }

  // MARK: Taking along

  @Test func onADesktopATapCopiesAndSaysSo() async {
    let tester = Self.guide()
    for (icon, text) in [("map", "Street 1, Lyon"), ("phone", "+33 1 23"), ("globe", "https://example.org")] {
      tester.tap("take-\(icon)")
      tester.advance(by: 0.3)
      #expect(UIPasteboard.general.string == text && tester.frame(of: "copied") != nil)
      await ReloadTests.pass(tester, 2.5)
      #expect(tester.frame(of: "copied") == nil)
    }
  }

  @Test func onAKioskATapShowsACode() {
    let tester = Self.guide(isKiosk: true)
    tester.tap("take-map")
    tester.settle()
    #expect(tester.frame(of: "code")?.width ?? 0 >= 200 && tester.frame(of: "copied") == nil)
    tester.tap("done")
    tester.settle()
    #expect(tester.frame(of: "code") == nil && tester.frame(of: "bottom-sheet") != nil)
  }

  @Test(arguments: [("en", "Done"), ("fr", "Terminé"), ("zh-Hans", "完成")])
  func theCodesSheetSpeaksTheVisitorsLanguage(language: String, word: String) {
    let tester = Self.guide(isKiosk: true, language: language)
    tester.tap("take-map")
    tester.settle()
    let texts = tester.tree.flattened.compactMap(\.text)
    #expect(texts.contains(word))
  }

  // MARK: Photos

  @Test func photosArePagesAndFillTheScreen() throws {
    let tester = Self.guide()
    let header = try #require(tester.frame(of: "photo-pages"))
    #expect(tester.frame(of: "1 of 3") != nil)
    tester.flick(from: CGPoint(x: 300, y: header.minY + 60), by: CGVector(dx: -200, dy: 0), over: 0.15)
    tester.settle()
    #expect(tester.frame(of: "2 of 3") != nil && SheetTests.y(tester) == SheetTests.full)
    tester.tap(CGPoint(x: 200, y: header.minY + 60))
    tester.settle()
    #expect(tester.frame(of: "photo-viewer") != nil)
    tester.key(.rightArrow)
    tester.settle()
    #expect(tester.tree.flattened.contains { $0.text == "3 of 3" })
    tester.drag(from: CGPoint(x: 195, y: 300), by: CGVector(dx: 0, dy: 60))
    tester.settle()
    #expect(tester.frame(of: "photo-viewer") != nil, "not far enough")
    tester.flick(from: CGPoint(x: 195, y: 300), by: CGVector(dx: 0, dy: 200), over: 0.15)
    tester.settle()
    #expect(tester.frame(of: "photo-viewer") == nil && tester.frame(of: "bottom-sheet") != nil)
    #expect(tester.frame(of: "3 of 3") != nil, "where one was")
  }

  /// M06: what is thrown where there is no further photo, or upwards, goes on as fast as the finger was and comes back.
  @Test(arguments: [
    CGVector(dx: 250, dy: -7), CGVector(dx: 15, dy: -230), CGVector(dx: -60, dy: 4), CGVector(dx: 3, dy: 60),
  ])
  func m06_aPhotoThatIsThrownBeyondItsEndComesBackWithItsSpeed(_ throwing: CGVector) throws {
    let tester = Self.guide()
    let header = try #require(tester.frame(of: "photo-pages"))
    tester.tap(CGPoint(x: 200, y: header.minY + 60))
    tester.settle()
    let frame = try #require(tester.frame(of: "photo-viewer"))
    let watcher = tester.watch("thrown photo")
    tester.flick(from: CGPoint(x: frame.midX - throwing.dx / 2, y: frame.midY), by: throwing, over: 0.3)
    tester.settle()
    #expect(watcher.faults.map(\.description) == [])
    #expect(tester.frame(of: "photo-viewer") == frame)
    #expect(tester.tree.flattened.contains { $0.text == "1 of 3" })
  }

  static func viewer() throws -> (tester: ViewTester, frame: CGRect) {
    let tester = Self.guide()
    let header = try #require(tester.frame(of: "photo-pages"))
    tester.tap(CGPoint(x: 200, y: header.minY + 60))
    tester.settle()
    return (tester, try #require(tester.frame(of: "photo-viewer")))
  }

  /// The viewer's photos, which are as wide as the window; those of the sheet below are a little wider.
  private func pictures(_ tester: ViewTester) -> [CGRect] {
    tester.tree.flattened.filter { $0.type == "Image" && abs($0.frame.width - 390) < 1 }.map(\.frame.rect)
  }

  /// M06: it goes on as fast as the finger was, and from there to where it is in the sheet.
  @Test(arguments: [120.0, 250, 400])
  func m06_aPhotoThatIsThrownAwayGoesHomeFromWhereItIs(_ distance: Double) throws {
    let (tester, frame) = try Self.viewer()
    let home = try #require(tester.frame(of: "photo-pages"))
    let watcher = tester.watch("thrown away")
    tester.press(CGPoint(x: frame.midX, y: 250))
    tester.move(by: CGVector(dx: 0, dy: distance), over: distance / 1200)
    var places = [PhotoFlightTests.photo(tester)]
    tester.release()
    // It is drawn back at once, but first goes on.
    tester.advance(by: 1 / 240)
    #expect(PhotoFlightTests.photo(tester).midY > places[0].midY)
    while tester.frame(of: "photo-viewer") != nil, places.count < 60 {
      tester.advance(by: 1 / 60)
      let place = PhotoFlightTests.photo(tester)
      if !place.isNull { places.append(place) }
    }
    let steps = zip(places, places.dropFirst()).map { $1.midY - $0.midY }
    #expect(steps.count > 3 && steps.count < 36, "\(steps.count)")
    #expect(steps.allSatisfy { abs($0) < 90 }, "\(steps)")
    let last = try #require(places.last)
    #expect(PhotoFlightTests.fills(last, home), "\(last) \(home)")
    #expect(tester.frame(of: "photo-viewer") == nil && tester.frame(of: "photo-pages") == home)
    tester.settle()
    let faults = watcher.faults.map(\.description)
    #expect(faults == [])
  }

  @Test func photosOverTheWholeScreenAreStillShownAfterARotation() throws {
    let (tester, _) = try Self.viewer()
    for size in [CGSize(width: 844, height: 390), CGSize(width: 390, height: 844)] {
      tester.flick(from: CGPoint(x: 300, y: 200), by: CGVector(dx: -240, dy: 0), over: 0.15)
      tester.advance(by: 0.05)
      tester.resize(to: size)
      tester.settle()
      #expect(tester.frame(of: "photo-viewer")?.size == size)
      #expect(tester.tree.flattened.contains { $0.text == (size.width > 400 ? "2 of 3" : "3 of 3") })
    }
    tester.key(.escape)
    tester.settle()
    #expect(tester.frame(of: "photo-viewer") == nil && tester.frame(of: "bottom-sheet") != nil)
  }

  /// M05: turned, thrown back from the end, drawn back from a pull: a finger stops it where it is.
  @Test(arguments: [CGVector(dx: -160, dy: 0), CGVector(dx: 250, dy: 0), CGVector(dx: 0, dy: 60)])
  func m05_aPhotoOnItsWayIsCaughtWhereItIs(_ throwing: CGVector) throws {
    for delay in [3, 8] {
      let (tester, frame) = try Self.viewer()
      let start = pictures(tester)
      let watcher = tester.watch("caught photo")
      tester.flick(
        from: CGPoint(x: frame.midX - throwing.dx / 2, y: frame.midY), by: throwing, over: 0.2)
      for _ in 0..<delay { tester.advance(by: 1 / 60) }
      let before = pictures(tester)
      #expect(before != start)
      tester.press(CGPoint(x: 200, y: 422))
      tester.advance(by: 1 / 60)
      let held = pictures(tester)
      // A new neighbour waits outside of the window, where it will be.
      let isInSight = before.map { $0.minX < 390 && $0.maxX > 0 }
      let jumps = zip(before, held).map { hypot($0.midX - $1.midX, $0.midY - $1.midY) }
      let farthest: CGFloat = zip(isInSight, jumps).map { $0 ? $1 : 0 }.max() ?? .infinity
      #expect(before.count == held.count && farthest < 25, "\(jumps)")
      tester.advance(by: 0.3)
      #expect(pictures(tester) == held)
      let (dx, dy) = throwing.dx != 0 ? (-30.0, 0.0) : (0, 20)
      tester.move(by: CGVector(dx: dx, dy: dy), over: 0.2)
      tester.advance(by: 0.1)
      let moved = zip(held, pictures(tester)).map { CGVector(dx: $1.midX - $0.midX, dy: $1.midY - $0.midY) }
      #expect(moved.allSatisfy { $0.dx * dx >= 0 && $0.dy * dy >= 0 && hypot($0.dx, $0.dy) > 4 }, "\(moved)")
      tester.release()
      tester.settle()
      let (faults, rest) = (watcher.faults.map(\.description), tester.frame(of: "photo-viewer"))
      #expect(faults == [])
      #expect(rest == frame && pictures(tester).contains { abs($0.midX - frame.midX) < 0.5 })
      // The next drag sideways turns.
      let page = tester.tree.flattened.compactMap(\.text).first { $0.hasSuffix(" of 3") }
      let isFirst = page == "1 of 3"
      tester.flick(from: CGPoint(x: 200, y: 422), by: CGVector(dx: isFirst ? -160 : 160, dy: 0), over: 0.15)
      tester.settle()
      #expect(tester.tree.flattened.contains { $0.text == (isFirst ? "2 of 3" : "1 of 3") })
    }
  }

  /// The photo in sight.
  func photo(
    _ tester: ViewTester, in area: CGRect = CGRect(x: 0, y: 0, width: 390, height: 844)
  ) -> CGRect {
    let middle = CGPoint(x: area.midX, y: area.midY)
    let photos = tester.tree.flattened.filter { $0.type == "Image" && $0.frame.width > 200 }
    return photos.map(\.frame.rect).last { $0.contains(middle) } ?? .null
  }

  /// M06: a photo goes on as fast as the fingers that pinch it, and comes back from a zoom that it cannot keep.
  @Test(arguments: [(40.0, 90.0), (120, 60), (30, 190)])
  func m06_aPinchedPhotoGoesOnWithItsSpeed(_ start: Double, _ end: Double) throws {
    let tester = Self.guide()
    let header = try #require(tester.frame(of: "photo-pages"))
    tester.tap(CGPoint(x: 200, y: header.minY + 60))
    tester.settle()
    let frame = photo(tester)
    let watcher = tester.watch("pinched photo")
    tester.press(CGPoint(x: 195 - start, y: 422), finger: 1)
    tester.press(CGPoint(x: 195 + start, y: 422), finger: 2)
    let count = 12
    for step in 1...count {
      let x = start + (end - start) * Double(step) / Double(count)
      tester.move(to: CGPoint(x: 195 - x, y: 422), finger: 1)
      tester.move(to: CGPoint(x: 195 + x, y: 422), finger: 2)
      tester.advance(by: 1 / 60)
    }
    let held = photo(tester).width
    tester.release(finger: 1)
    tester.release(finger: 2)
    tester.advance(by: 1 / 60)
    let next = photo(tester).width
    #expect((next - held) * (end - start) > 0, "\(held) \(next)")
    tester.settle()
    let (rest, faults) = (photo(tester).width, watcher.faults.map(\.description))
    #expect(faults == [])
    #expect(rest >= frame.width - 0.5 && rest <= frame.width * 4 + 0.5, "\(rest)")
    #expect(end > start || rest == frame.width)
  }

  private func pinch(_ tester: ViewTester, from start: Double, to end: Double) {
    tester.press(CGPoint(x: 195 - start, y: 422), finger: 1)
    tester.press(CGPoint(x: 195 + start, y: 422), finger: 2)
    for step in 1...20 {
      let x = start + (end - start) * Double(step) / 20
      tester.move(to: CGPoint(x: 195 - x, y: 422), finger: 1)
      tester.move(to: CGPoint(x: 195 + x, y: 422), finger: 2)
      tester.advance(by: 1 / 60)
    }
    tester.advance(by: 0.1)
    tester.release(finger: 1)
    tester.release(finger: 2)
    tester.settle()
  }

  @Test(arguments: [
    CGVector(dx: 0, dy: 400), CGVector(dx: 0, dy: -400), CGVector(dx: 300, dy: 0), CGVector(dx: -300, dy: 50),
  ])
  func anEnlargedPhotoNeverLeavesTheScreensEdges(_ distance: CGVector) throws {
    let tester = Self.guide()
    let header = try #require(tester.frame(of: "photo-pages"))
    tester.tap(CGPoint(x: 200, y: header.minY + 60))
    tester.settle()
    let start = photo(tester)
    let area = try #require(tester.frame(of: "photo-viewer"))
    func isKept(_ frame: CGRect) -> Bool {
      func fills(_ low: CGFloat, _ high: CGFloat, _ from: CGFloat, _ to: CGFloat) -> Bool {
        high - low >= to - from
          ? low <= from + 0.5 && high >= to - 0.5 : abs((low + high) - (from + to)) < 1
      }
      return fills(frame.minX, frame.maxX, area.minX, area.maxX)
        && fills(frame.minY, frame.maxY, area.minY, area.maxY)
    }
    pinch(tester, from: 40, to: 140)
    let enlarged = photo(tester)
    #expect(enlarged.width > 2 * start.width && isKept(enlarged), "\(enlarged)")
    tester.drag(from: CGPoint(x: 195, y: 422), by: distance)
    tester.settle()
    let moved = photo(tester)
    #expect(isKept(moved), "\(moved)")
    pinch(tester, from: 140, to: 20)
    let back = photo(tester)
    #expect(abs(back.minX - start.minX) < 0.5 && abs(back.minY - start.minY) < 0.5, "\(back) \(start)")
  }

  @Test func twoTapsNearAnEdgeEnlargeWithoutLeavingTheScreens() throws {
    let tester = Self.guide()
    let header = try #require(tester.frame(of: "photo-pages"))
    tester.tap(CGPoint(x: 200, y: header.minY + 60))
    tester.settle()
    for _ in 0..<2 {
      tester.tap(CGPoint(x: 20, y: 600))
      tester.advance(by: 0.05)
    }
    tester.settle()
    let frame = photo(tester)
    #expect(frame.minX <= 0.5 && frame.maxX >= 389.5 && abs(frame.midY - 422) < 200, "\(frame)")
  }

  @Test func oneWithNothingMoreLooksAsItDid() {
    let tester = Self.guide("\"location\": \"Street 1\", \"image\": \"one\"")
    for name in ["hours", "tags", "price", "photo-pages", "take-globe", "take-phone"] {
      #expect(tester.tree.flattened.first { $0.id == name } == nil, "\(name)")
    }
  }
}
