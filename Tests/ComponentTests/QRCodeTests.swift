import BistroComponents
import FinishedPrograms
import Foundation
import SwiftUI
import Testing
import ViewTreeTesting

/// QR codes say what they were given: read back by another program.
@MainActor struct QRCodeTests {
  @Test(
    arguments: [
      "https://example.org/a?b=c", "tel:+33499550142",
      "geo:0,0?q=14%20Rue%20des%20Tisserands%2C%2069001%20Lyon",
      "老街麵館, 台南", String(repeating: "long ", count: 100),
    ], [ColorScheme.light, .dark])
  func anotherProgramReadsTheCode(_ text: String, _ scheme: ColorScheme) throws {
    var preferences = UserPreferences()
    preferences.colorScheme = scheme
    let tester = ViewTester(
      QRCode(text).frame(width: 320, height: 320).environment(\.layoutDirection, .rightToLeft),
      size: CGSize(width: 360, height: 360), preferences: preferences)
    tester.settle()
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("code-\(UUID().uuidString).png")
    defer { try? FileManager.default.removeItem(at: file) }
    try tester.screenshot(file.path)
    #expect(try CodeReader.read(file.path) == text)
  }

  @Test func whatNoCodeCanSayIsNothing() {
    for text in ["", String(repeating: "x", count: 4000)] {
      let tester = ViewTester(
        QRCode(text).frame(width: 200, height: 200), size: CGSize(width: 200, height: 200))
      tester.settle()
      #expect(tester.displayList.items.isEmpty)
    }
  }
}
