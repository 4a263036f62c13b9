import Foundation
import Testing

@testable import ViewTree

/// The locale by which views format where nobody sets one.
@Suite struct ProgramLocaleTests {
  @Test func itIsThatOfTheVariables() {
    func name(_ environment: [String: String]) -> String { Locale(environment: environment).identifier }
    #expect(name(["LANG": "de_DE.UTF-8"]) == "de_DE")
    #expect(name(["LANG": "de_DE.UTF-8", "LC_ALL": "fr_FR"]) == "fr_FR")
    #expect(name(["LANG": "de_DE@euro", "LC_ALL": ""]) == "de_DE")
    // Those of C stand for no country's.
    for none in ["C", "C.UTF-8", "POSIX", ""] { #expect(name(["LANG": none]) == "en_US") }
    #expect(name([:]) == "en_US")
  }

  @Test func everyFormatIsWrittenByTheLocaleOfThePlace() {
    var environment = EnvironmentValues()
    environment.locale = Locale(environment: ["LANG": "C.UTF-8"])
    func string(_ text: Text) -> String {
      text.string(in: environment).replacingOccurrences(of: "\u{202F}", with: " ")
    }
    let date = Date(timeIntervalSince1970: 1_700_000_000)
    let day = Date.FormatStyle(date: .long, time: .omitted, timeZone: TimeZone(secondsFromGMT: 0) ?? .current)
    let price = FloatingPointFormatStyle<Double>.Currency(code: "USD")
    #expect(string(Text(date, format: day)) == "November 14, 2023")
    #expect(string(Text(1234.5, format: .number)) == "1,234.5")
    #expect(string(Text(12.5, format: price)) == "$12.50")
    #expect(string(Text(["a", "b", "c"], format: .list(type: .and))) == "a, b, and c")
    #expect(
      string(Text("on \(date, format: day) for \(12.5, format: price)")) == "on November 14, 2023 for $12.50")
    #expect(string(Text("\(1234)")) == "1,234")
    environment.locale = Locale(identifier: "de_DE")
    #expect(string(Text(date, format: day)) == "14. November 2023")
    #expect(string(Text("\(1234.5, format: .number)")) == "1.234,5")
    // A format with a locale of its own keeps it.
    #expect(string(Text(1234.5, format: .number.locale(Locale(identifier: "en_US")))) == "1,234.5")
  }

  @Test func textsWithFormatsAreComparedByWhatTheySay() {
    #expect(Text(1, format: .number) == Text(1, format: .number))
    #expect(Text(1, format: .number) != Text(2, format: .number))
    #expect(Text(1, format: .number) != Text(1, format: .number.locale(Locale(identifier: "ar_EG"))))
  }
}
