import Foundation
import Testing

@testable import Restaurants

/// On which lines the values of a JSON text are.
struct JSONPlacesTests {
  private let text = """
    [
      {"name": "A",
       "facts": [
         {"symbol": "x",
          "text": {"en": "1 \\" } ]", "fr": "2"}}
       ], "price": 2},
      [1, 2,
       3],
      {
        "n\\u0061me": "B"
      }
    ]
    """

  @Test func aValueIsOnTheLineWhereItBeginsAndAMemberWhereItsKeyDoes() {
    let places = JSONPlaces(Data(text.utf8))
    let lines: [([JSONStep], Int)] = [
      ([], 1), ([.index(0)], 2), ([.index(0), .key("name")], 2), ([.index(0), .key("facts")], 3),
      ([.index(0), .key("facts"), .index(0), .key("text"), .key("fr")], 5), ([.index(0), .key("price")], 6),
      ([.index(1)], 7), ([.index(1), .index(2)], 8), ([.index(2), .key("name")], 10),
    ]
    for (path, line) in lines { #expect(places.line(of: path) == line, "\(path)") }
  }

  @Test func whatIsNotThereIsWhereItWouldBe() {
    let places = JSONPlaces(Data(text.utf8))
    #expect(places.line(of: [.index(2), .key("image"), .index(4)]) == 9)
    #expect(places.line(of: [.key("a")]) == 1 && JSONPlaces(Data()).line(of: []) == nil)
  }

  @Test func keysThatAreThereTwiceAreFound() {
    let places = JSONPlaces(Data("{\"a\": 1,\n\"b\": {\"a\": 2, \"a\": 3},\n\"a\": [4]}".utf8))
    #expect(
      places.repetitions == [
        .init(path: [.key("b"), .key("a")], line: 2), .init(path: [.key("a")], line: 3),
      ])
  }

  @Test func aByteOrderMarkIsNoValue() {
    let places = JSONPlaces(Data([0xEF, 0xBB, 0xBF]) + Data("\n[\n1]".utf8))
    #expect(places.line(of: []) == 2 && places.line(of: [.index(0)]) == 3)
  }

  /// Beginnings of a text, and texts with a byte changed: nothing but a line comes of them.
  @Test func damagedTextsDoNoHarm() {
    let bytes = Array(text.utf8)
    for end in bytes.indices { _ = JSONPlaces(Data(bytes[..<end])) }
    for at in bytes.indices {
      for byte in [UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "{"), UInt8(ascii: "]"), 0xFF, 0] {
        var changed = bytes
        changed[at] = byte
        #expect((JSONPlaces(Data(changed)).line(of: [.index(2)]) ?? 1) <= 12)
      }
    }
    _ = JSONPlaces(Data(repeating: UInt8(ascii: "["), count: 100_000))
  }
}
