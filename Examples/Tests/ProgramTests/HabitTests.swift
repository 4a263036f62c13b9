import SwiftUI
import Testing
import ViewTreeTesting

#if canImport(Habits)
  @testable import Habits
#else
  @testable import ExampleHabits
#endif

/// The habit tracker as somebody uses it: fingers, keys, a file of its own.
struct HabitTests {
  /// A file in a folder that goes with the test.
  final class Folder: Sendable {
    let file: URL
    init() { file = URL.temporaryDirectory.appending(path: "habits-\(UUID().uuidString)/habits.json") }
    deinit { try? FileManager.default.removeItem(at: file.deletingLastPathComponent()) }
  }

  static let today = Day(number: 9_000)

  /// Three habits: walked for four days up to yesterday, read today, never swum.
  private func store(_ folder: Folder) -> HabitStore {
    let store = HabitStore(file: folder.file, today: { Self.today })
    store.save(Habit(name: "Walk", days: Set((1...4).map { Self.today - $0 })))
    store.save(
      Habit(name: "Read", symbol: "book.fill", tint: .blue, goal: 7, days: [Self.today, Self.today - 3]))
    store.save(Habit(name: "Swim", symbol: "drop.fill", tint: .orange, goal: 2))
    return store
  }

  private func show(_ store: HabitStore, language: String = "en", dark: Bool = false) -> ViewTester {
    var preferences = UserPreferences()
    preferences.language = language
    if dark { preferences.colorScheme = .dark }
    let tester = ViewTester(HabitList().environment(store), preferences: preferences)
    tester.settle()
    return tester
  }

  @Test func streaksGoOnUntilTheDayIsOver() {
    let habit = Habit(name: "Walk", days: Set([1, 2, 3, 5, 6, 7, 8].map { Self.today - $0 }))
    #expect(habit.streak(on: Self.today) == 3)
    #expect(habit.streak(on: Self.today + 1) == 0)
    #expect(habit.longestStreak == 4)
    #expect(habit.weeks(2, until: Self.today) == [2, 5])
  }

  @Test func aTapMarksTodayAndTheFileKnowsIt() throws {
    let folder = Folder()
    let store = store(folder)
    let tester = show(store)
    #expect(tester.frame(of: "4 days in a row") != nil && tester.frame(of: "1 day in a row") != nil)
    #expect(tester.tap("today-Walk"))
    tester.settle()
    #expect(tester.frame(of: "5 days in a row") != nil)
    let again = HabitStore(file: folder.file, today: { Self.today })
    #expect(again.habits == store.habits)
    #expect(again.habits.first?.streak(on: Self.today) == 5)
  }

  @Test func aNewHabitIsWrittenInAForm() throws {
    let folder = Folder()
    let store = store(folder)
    let tester = show(store)
    #expect(tester.tap("Add a Habit"))
    tester.settle()
    // The name has the keyboard; without one nothing can be saved.
    #expect(tester.tap("Save"))
    tester.settle()
    #expect(store.habits.count == 3 && tester.frame(of: "New Habit") != nil)
    tester.type("  Play the piano ")
    #expect(tester.tap("music.note.list"))
    tester.settle()
    #expect(tester.tap("Save"))
    tester.settle()
    #expect(tester.frame(of: "New Habit") == nil && tester.frame(of: "Play the piano") != nil)
    let habit = try #require(store.habits.last)
    #expect(habit.name == "Play the piano" && habit.symbol == "music.note.list" && habit.goal == 5)
  }

  @Test func aSearchFindsByName() throws {
    let folder = Folder()
    let tester = show(store(folder))
    let field = try #require(tester.tree.flattened.first { $0.type == "TextField" }).frame.rect
    tester.tap(CGPoint(x: field.midX, y: field.midY))
    tester.settle()
    tester.type("re")
    tester.settle()
    #expect(tester.frame(of: "Read") != nil && tester.frame(of: "Walk") == nil)
    tester.type("x")
    tester.settle()
    #expect(tester.frame(of: "Read") == nil)
    #expect(tester.tree.flattened.contains { $0.text?.contains("rex") == true })
  }

  @Test func aSwipeDeletesAfterAQuestion() throws {
    let folder = Folder()
    let store = store(folder)
    let tester = show(store)
    let row = try #require(tester.frame(of: "Read"))
    tester.drag(from: CGPoint(x: 250, y: row.midY), by: CGVector(dx: -120, dy: 0))
    tester.settle()
    #expect(tester.tap("Delete"))
    tester.settle()
    #expect(tester.frame(of: "2 days are forgotten with it.") != nil)
    #expect(store.habits.count == 3)
    #expect(tester.tap("Delete Read"))
    tester.settle()
    #expect(store.habits.map(\.name) == ["Walk", "Swim"] && tester.frame(of: "Read") == nil)
  }

  @Test func detailsShowStreaksAndChangeDays() throws {
    let folder = Folder()
    let store = store(folder)
    let tester = show(store)
    #expect(tester.tap("Walk"))
    tester.settle()
    #expect(tester.frame(of: "STREAKS") != nil && tester.frame(of: "4 days") != nil)
    let chart = try #require(tester.tree.flattened.first { $0.id == "chart" })
    #expect(chart.value == "0, 0, 0, 0, 0, 0, 0, 4")
    #expect(tester.tap("Edit"))
    tester.settle()
    tester.type(" far")
    #expect(tester.tap("Name"))
    tester.settle()
    #expect(tester.tap("Cancel"))
    tester.settle()
    #expect(store.habits[0].name == "Walk")
  }

  @Test func columnsGrowToTheirHeights() {
    let columns = WeekColumns(parts: [0, 0.5, 1], growth: 0.5)
    let box = columns.path(in: CGRect(x: 0, y: 0, width: 90, height: 100)).boundingRect
    #expect(box.minY == 50 && box.maxY == 100)
    #expect(box.minX == 36 && box.maxX == 84)
  }

  @Test(arguments: [
    ("de", "Gewohnheiten", "1 Tag in Folge", "4 Tage in Folge"), ("zh-Hans", "习惯", "连续 1 天", "连续 4 天"),
  ])
  func wordsAndPluralsFollowTheLanguage(_ language: String, _ title: String, _ one: String, _ four: String) {
    let folder = Folder()
    let tester = show(store(folder), language: language)
    for text in [title, one, four] { #expect(tester.frame(of: text) != nil, "\(text)") }
  }

  @Test func aFileThatIsBrokenIsToldAndNotLost() throws {
    let folder = Folder()
    try FileManager.default.createDirectory(
      at: folder.file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data("nonsense".utf8).write(to: folder.file)
    let tester = show(HabitStore(file: folder.file, today: { Self.today }))
    #expect(tester.frame(of: "The habits could not be stored") != nil)
    #expect(tester.tap("OK"))
    tester.settle()
    #expect(tester.frame(of: "No Habits") != nil)
    #expect(try Data(contentsOf: folder.file) == Data("nonsense".utf8))
  }
}
