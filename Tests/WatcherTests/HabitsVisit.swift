import SwiftUI

@testable import ExampleHabits

/// The program of this example with three habits; its file lies where nobody else writes, and goes with the visit.
enum HabitsVisit {
  private final class Folder {
    let file = URL.temporaryDirectory.appending(path: "habits-\(UUID().uuidString)/habits.json")
    deinit { try? FileManager.default.removeItem(at: file.deletingLastPathComponent()) }
  }

  private struct Program: View {
    let folder: Folder
    let store: HabitStore
    var body: some View { HabitList().environment(store) }
  }

  static var program: some View {
    let folder = Folder()
    let today = Day(number: 9_000)
    let store = HabitStore(file: folder.file, today: { today })
    for (name, goal) in [("Walk", 3), ("Read", 7), ("Swim", 2)] {
      store.save(Habit(name: name, goal: goal, days: Set((1...goal).map { today - $0 })))
    }
    return Program(folder: folder, store: store)
  }
}
