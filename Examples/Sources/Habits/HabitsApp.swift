import SwiftUI

@main
struct HabitsApp: App {
  @State private var store = HabitStore(file: .documentsDirectory.appending(path: "habits.json"))

  var body: some Scene {
    WindowGroup {
      HabitList()
        .environment(store)
    }
  }
}
