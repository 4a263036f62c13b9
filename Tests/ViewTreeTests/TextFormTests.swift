import Foundation
import SwiftUI
import Testing
import ViewTreeTesting

/// Texts of values: through formats, formatters and interpolations.
@MainActor struct TextFormTests {
  private func shown(_ text: Text) -> String? {
    let tester = ViewTester(
      text.environment(\.locale, Locale(identifier: "en_US")).environment(\.timeZone, .gmt),
      size: CGSize(width: 600, height: 200))
    tester.settle()
    return tester.tree.flattened.compactMap(\.text).first
  }

  private let number: NumberFormatter = {
    let formatter = NumberFormatter()
    formatter.locale = Locale(identifier: "en_US")
    formatter.minimumFractionDigits = 2
    return formatter
  }()

  @Test func interpolationsOfTexts() {
    let part = "abcdef".prefix(3)
    #expect(shown(Text("<\(part)>")) == "<abc>")
    var attributed = AttributedString("bold")
    attributed.font = .body.bold()
    #expect(shown(Text("<\(attributed)>")) == "<bold>")
  }

  @Test func valuesThroughFormatters() {
    let value = NSNumber(value: 2.5)
    #expect(shown(Text(value, formatter: number)) == "2.50")
    #expect(shown(Text("<\(value, formatter: number)>")) == "<2.50>")
    #expect(shown(Text(2.5 as NSNumber, formatter: number)) == "2.50")
    let dates = DateFormatter()
    dates.locale = Locale(identifier: "en_US")
    dates.timeZone = .gmt
    dates.dateFormat = "yyyy"
    let date = Date(timeIntervalSinceReferenceDate: 0)
    #expect(shown(Text(date, formatter: dates)) == "2001")
    #expect(shown(Text("in \(date, formatter: dates)")) == "in 2001")
  }

  @Test func spansOfTime() {
    let start = Date(timeIntervalSinceReferenceDate: 36_000)
    let interval = DateInterval(start: start, duration: 3600)
    let range = start...start.addingTimeInterval(3600)
    let text = shown(Text(interval))
    #expect(text == shown(Text(range)) && text?.contains("10") == true && text?.contains("11") == true)
    #expect(shown(Text("\(interval)")) == text && shown(Text("\(range)")) == text)
  }

  @Test func formatsOfAttributedText() {
    let date = Date(timeIntervalSinceReferenceDate: 0)
    let style = Date.FormatStyle(locale: Locale(identifier: "en_US"), timeZone: .gmt).year().attributedStyle
    #expect(shown(Text(date, format: style)) == "2001")
    #expect(shown(Text("in \(date, format: style)")) == "in 2001")
  }

  @Test func casesAndLines() {
    let lower = ViewTester(Text("Word").textCase(.lowercase), size: CGSize(width: 200, height: 100))
    #expect(lower.paints("word"))
  }
}
