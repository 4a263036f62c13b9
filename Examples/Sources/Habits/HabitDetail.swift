import SwiftUI

/// One habit: its streaks, its last weeks, the days of the last five.
struct HabitDetail: View {
  let id: Habit.ID
  @Environment(HabitStore.self) private var store
  @State private var isEditing = false

  var body: some View {
    if let habit = store.habit(id) {
      Form {
        Section("Streaks") {
          LabeledContent("Now") { Text("\(habit.streak(on: store.today)) days") }
          LabeledContent("Longest") { Text("\(habit.longestStreak) days") }
          LabeledContent("In all") { Text("\(habit.days.count) days") }
        }
        Section {
          WeekChart(weeks: habit.weeks(8, until: store.today), goal: habit.goal, tint: habit.tint.color)
            .frame(height: 160)
            .padding(.vertical, 8)
        } header: {
          Text("Last eight weeks")
        } footer: {
          Text("The line is your goal: \(habit.goal) days a week.")
        }
        Section("Last five weeks") {
          DayGrid(habit: habit)
            .padding(.vertical, 4)
        }
      }
      .navigationTitle(habit.name)
      .navigationBarTitleDisplayMode(.inline)
      .toolbar { Button("Edit") { isEditing = true } }
      .sheet(isPresented: $isEditing) { HabitForm(habit: habit) }
    }
  }
}

/// A square for each day; a tap changes it.
struct DayGrid: View {
  let habit: Habit
  @Environment(HabitStore.self) private var store

  var body: some View {
    LazyVGrid(columns: Array(repeating: GridItem(.flexible(), spacing: 6), count: 7), spacing: 6) {
      ForEach(0..<35, id: \.self) { index in
        let day = store.today - (34 - index)
        let isDone = habit.days.contains(day)
        Button {
          withAnimation(.snappy) { store.toggle(habit, on: day) }
        } label: {
          RoundedRectangle(cornerRadius: 6)
            .fill(isDone ? AnyShapeStyle(habit.tint.color) : AnyShapeStyle(.quaternary))
            .aspectRatio(1, contentMode: .fit)
            .overlay {
              if day == store.today {
                RoundedRectangle(cornerRadius: 6).strokeBorder(.primary, lineWidth: 2)
              }
            }
        }
        .buttonStyle(.plain)
        .accessibilityLabel(Text(day.date, format: Self.format))
        .accessibilityValue(isDone ? "Done" : "Not done")
      }
    }
    .accessibilityIdentifier("days")
  }

  private static let format = Date.FormatStyle(date: .long, time: .omitted, timeZone: .gmt)
}
