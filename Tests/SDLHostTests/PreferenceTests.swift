import Foundation
import Graphics
import Testing
import ViewTree

@testable import SDLHost

/// Look, text size and language as the options say, over what the desktop does.
@MainActor @Suite struct PreferenceTests {
  private struct Shown: View {
    let note: (Seen) -> Void
    @Environment(\.colorScheme) private var scheme
    @Environment(\.dynamicTypeSize) private var textSize
    @Environment(\.locale) private var locale
    @Environment(\.calendar) private var calendar
    @Environment(\.layoutDirection) private var direction

    var body: some View {
      note(
        Seen(
          colorScheme: scheme, dynamicTypeSize: textSize, locale: locale, calendar: calendar,
          layoutDirection: direction))
      return Text(Date(timeIntervalSinceReferenceDate: 0), format: .dateTime.month(.wide))
    }
  }

  private struct Seen {
    var colorScheme: ColorScheme
    var dynamicTypeSize: DynamicTypeSize
    var locale: Locale
    var calendar: Calendar
    var layoutDirection: LayoutDirection
  }

  private func environment(_ preferences: UserPreferences) -> Seen? {
    var seen: Seen?
    _ = OffscreenRunner(root: Shown { seen = $0 }, preferences: preferences)
    return seen
  }

  @Test func theOptionsReachTheProgram() throws {
    let options = try CommandLineReader.read(
      HostOptions.self,
      arguments: ["--appearance", "dark", "--text-size", "XXXLarge", "--language", "ar_EG.UTF-8"])
    let preferences = options.preferences()
    let seen = try #require(environment(preferences))
    #expect(seen.colorScheme == .dark && seen.dynamicTypeSize == .xxxLarge)
    #expect(seen.locale.language.languageCode == .arabic && seen.layoutDirection == .rightToLeft)
    #expect(seen.calendar.locale == seen.locale)
    let usual = try #require(environment(UserPreferences()))
    #expect(usual.colorScheme == .light && usual.dynamicTypeSize == .large)
  }

  @Test func optionsWinOverTheDesktop() throws {
    var desktop = UserPreferences()
    (desktop.colorScheme, desktop.textSize, desktop.reducesMotion) = (.dark, .xLarge, true)
    let none = try CommandLineReader.read(HostOptions.self, arguments: [])
    #expect(none.preferences(over: desktop) == desktop)
    let options = try CommandLineReader.read(HostOptions.self, arguments: ["--appearance", "light"])
    #expect(options.preferences(over: desktop).colorScheme == .light)
    #expect(options.preferences(over: desktop).textSize == .xLarge)
    let auto = try CommandLineReader.read(HostOptions.self, arguments: ["--appearance", "auto"])
    #expect(auto.preferences(over: desktop).colorScheme == .dark)
  }

  @Test func aChangeWhileTheProgramRunsIsShown() {
    var seen: [Seen] = []
    let runner = OffscreenRunner(root: Shown { seen.append($0) }.background(Color(.systemBackground)))
    var dark = UserPreferences()
    (dark.colorScheme, dark.language) = (.dark, "he")
    runner.send(.preferences(dark))
    runner.settle()
    #expect(seen.last?.colorScheme == .dark && seen.last?.layoutDirection == .rightToLeft)
    let count = seen.count
    runner.send(.preferences(dark))
    runner.settle()
    #expect(seen.count == count)
    runner.send(.preferences(UserPreferences()))
    runner.settle()
    #expect(seen.last?.colorScheme == .light && seen.last?.layoutDirection == .leftToRight)
  }

  @Test func anAccentIsShownAtOnceAndAProgramsOwnComesBeforeIt() {
    let runner = OffscreenRunner(
      root: VStack {
        Color.accentColor
        Rectangle().fill(.tint).accentColor(nil).tint(nil)
        Color.accentColor.accentColor(.red)
        Rectangle().fill(.tint).tint(.green)
      })
    func colors() -> [RGBA] {
      runner.displayList.items.compactMap { item in
        if case .fill(_, .color(let color), _) = item.content { color } else { nil }
      }
    }
    runner.settle()
    let before = colors()
    var preferences = UserPreferences()
    preferences.accent = SystemAccent(red: 145, green: 65, blue: 172)
    runner.send(.preferences(preferences))
    runner.settle()
    let after = colors()
    #expect(before.count == 4 && after.count == 4)
    #expect(after[0] != before[0] && after[1] == after[0] && abs(after[0].red - 145 / 255) < 0.01)
    #expect(after[2...] == before[2...])
    runner.send(.preferences(UserPreferences()))
    runner.settle()
    #expect(colors() == before)
  }

  @Test func aRecordingKeepsThem() throws {
    var preferences = UserPreferences()
    (preferences.colorScheme, preferences.contrast, preferences.textSize) = (
      .dark, .increased, .accessibility3
    )
    (preferences.language, preferences.reducesMotion) = ("zh-Hans", true)
    preferences.accent = SystemAccent(red: 0, green: 10, blue: 255)
    for value in [preferences, UserPreferences()] {
      let line = RecordedLine(.event(.preferences(value)), at: 1)
      let read = try JSONDecoder().decode(RecordedLine.self, from: JSONEncoder().encode(line))
      #expect(read.step == .event(.preferences(value)))
    }
    for wrong in [##""language": "../../etc""##, ##""accent": "#12345""##, ##""accent": "#+12345""##] {
      let line = #"{"at": 1, "what": "preferences", "preferences": {\#(wrong)}}"#
      #expect(throws: DecodingError.self) {
        try JSONDecoder().decode(RecordedLine.self, from: Data(line.utf8))
      }
    }
  }

  @Test(arguments: [
    (["--appearance", "grey"], "grey"), (["--text-size", "huge"], "huge"),
    (["--language", "../etc"], "../etc"),
    (["--language", "d"], "d"),
  ]) func whatIsWrongIsTold(_ arguments: [String], _ value: String) {
    #expect {
      _ = try CommandLineReader.read(HostOptions.self, arguments: arguments)
    } throws: {
      "\($0)".contains(value)
    }
  }

  @Test func theEnvironmentHoldsThemToo() throws {
    let options = try HostOptions.environment([
      "BISTRO_APPEARANCE": "dark", "BISTRO_TEXT_SIZE": "accessibility1", "BISTRO_LANGUAGE": "de",
    ])
    #expect(options.preferences().colorScheme == .dark)
    #expect(options.preferences().textSize == .accessibility1 && options.preferences().language == "de")
  }

  @Test(arguments: [
    (1, DynamicTypeSize.large), (1.25, .xxLarge), (0.8, .xSmall), (2, .accessibility2), (9, .accessibility5),
  ])
  func aFactorOfTheDesktopIsTheNearestSize(_ factor: Double, _ size: DynamicTypeSize) {
    #expect(DynamicTypeSize(nearestTo: factor) == size)
  }
}
