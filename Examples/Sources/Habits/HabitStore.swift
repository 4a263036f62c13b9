import SwiftUI

/// The habits, kept in a file that is always whole: it is written beside the old one and put in its place.
@Observable final class HabitStore {
  private(set) var habits: [Habit] = []
  /// What went wrong with the file; nil: nothing, or it was seen.
  var problem: String?

  private let file: URL
  private let calendarDay: () -> Day

  init(file: URL, today: @escaping () -> Day = { Day(.now) }) {
    self.file = file
    calendarDay = today
    load()
  }

  var today: Day { calendarDay() }

  func habit(_ id: Habit.ID) -> Habit? { habits.first { $0.id == id } }

  func habits(matching query: String) -> [Habit] {
    query.isEmpty ? habits : habits.filter { $0.name.localizedStandardContains(query) }
  }

  /// Adds a habit, or replaces the one that it was made of.
  func save(_ habit: Habit) {
    if let index = habits.firstIndex(where: { $0.id == habit.id }) {
      habits[index] = habit
    } else {
      habits.append(habit)
    }
    write()
  }

  func delete(_ habit: Habit) {
    habits.removeAll { $0.id == habit.id }
    write()
  }

  func move(from source: IndexSet, to destination: Int) {
    habits.move(fromOffsets: source, toOffset: destination)
    write()
  }

  /// Marks a day as done, or not.
  func toggle(_ habit: Habit, on day: Day) {
    guard let index = habits.firstIndex(where: { $0.id == habit.id }) else { return }
    if habits[index].days.remove(day) == nil { habits[index].days.insert(day) }
    write()
  }

  private func load() {
    guard FileManager.default.fileExists(atPath: file.path) else { return }
    do {
      habits = try JSONDecoder().decode([Habit].self, from: Data(contentsOf: file))
    } catch {
      problem = error.localizedDescription
    }
  }

  private func write() {
    do {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try JSONEncoder().encode(habits).write(to: file, options: .atomic)
    } catch {
      problem = error.localizedDescription
    }
  }
}
