import FinishedPrograms
import Foundation
import Restaurants
import SwiftUI
import Testing
import ViewTreeTesting

/// On a kiosk address, telephone and page are taken along as codes, which another program reads from the sheet.
@MainActor struct CodeSheetTests {
  /// What the code says that a line of facts leads to.
  private static func code(
    _ icon: String, of fields: String, size: CGSize = CGSize(width: 390, height: 844), language: String = "en"
  ) throws -> String {
    let tester = DetailTests.guide(fields, isKiosk: true, language: language, size: size)
    #expect(tester.tap("take-\(icon)"))
    tester.settle()
    _ = try #require(tester.frame(of: "code"))
    let picture = FileManager.default.temporaryDirectory.appending(path: "code-\(UUID().uuidString).png").path
    defer { try? FileManager.default.removeItem(atPath: picture) }
    try tester.screenshot(picture)
    return try CodeReader.read(picture)
  }

  @Test(arguments: [
    ("map", "geo:0,0?q=Street%201%2C%20Lyon"), ("phone", "tel:+33123"), ("globe", "https://example.org"),
  ])
  func eachFactIsALinkThatTelephonesKnow(_ icon: String, _ link: String) throws {
    #expect(try Self.code(icon, of: DetailTests.rich) == link)
  }

  /// Only ASCII is in them (RFC 3986, RFC 5870); what is escaped is the text.
  @Test(arguments: [
    "Ünterstraße 5, Köln", "台南市中西區民權路二段 42 號", "شارع الملك فيصل، القاهرة", "1 & 2 #3 + 4 %5 = 6?",
    "Cafe\u{301} 🍕",
  ])
  func anAddressOfAnyScriptIsReadBackAsItIsWritten(_ address: String) throws {
    let link = try Self.code("map", of: "\"location\": \"\(address)\"")
    #expect(link.hasPrefix("geo:0,0?q=") && link.allSatisfy { $0.isASCII && $0 != " " }, "\(link)")
    #expect(link.dropFirst("geo:0,0?q=".count).removingPercentEncoding == address)
    #expect(!link.dropFirst("geo:0,0?q=".count).contains { "&#+=?".contains($0) }, "\(link)")
  }

  @Test(arguments: [
    ("(04) 99 55-01 42", "tel:0499550142"),
    ("+33 (0)4 99", "tel:+33499"),
    ("٠٤ ٩٩", "tel:0499"),
  ])
  func aNumberIsDialledByItsDigits(_ phone: String, _ link: String) throws {
    #expect(try Self.code("phone", of: "\"phone\": \"\(phone)\"") == link)
  }

  @Test func aPageWithoutASchemeIsOneOfTheWeb() throws {
    #expect(
      try Self.code("globe", of: "\"website\": \"example.org/a?b=c\"") == "https://example.org/a?b=c")
  }

  @Test(arguments: [
    (CGSize(width: 844, height: 390), "fr"), (CGSize(width: 320, height: 480), "ar"),
    (CGSize(width: 1080, height: 1920), "de"), (CGSize(width: 1920, height: 1080), "zh-Hans"),
  ])
  func itIsReadInEveryWindow(_ size: CGSize, _ language: String) throws {
    #expect(
      try Self.code("map", of: DetailTests.rich, size: size, language: language)
        == "geo:0,0?q=Street%201%2C%20Lyon")
  }
}
