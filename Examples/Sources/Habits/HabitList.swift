import SwiftUI

/// All habits: done today or not, found by name, put into order, deleted by a swipe.
struct HabitList: View {
  @Environment(HabitStore.self) private var store
  @State private var query = ""
  @State private var isAdding = false
  @State private var doomed: Habit?

  var body: some View {
    @Bindable var store = store
    NavigationStack {
      List {
        ForEach(store.habits(matching: query)) { habit in
          NavigationLink(value: habit.id) { HabitRow(habit: habit) }
            .swipeActions(edge: .trailing) {
              Button("Delete", systemImage: "trash", role: .destructive) { doomed = habit }
            }
            .swipeActions(edge: .leading) {
              Button("Done", systemImage: "checkmark") { store.toggle(habit, on: store.today) }
                .tint(habit.tint.color)
            }
        }
        .onMove { store.move(from: $0, to: $1) }
        .onDelete { offsets in
          let shown = store.habits(matching: query)
          doomed = offsets.first.map { shown[$0] }
        }
        .moveDisabled(!query.isEmpty)
      }
      .overlay {
        if store.habits.isEmpty {
          ContentUnavailableView {
            Label("No Habits", systemImage: "leaf")
          } description: {
            Text("What would you like to do on most days?")
          } actions: {
            Button("Add a Habit") { isAdding = true }
          }
        } else if store.habits(matching: query).isEmpty {
          ContentUnavailableView.search(text: query)
        }
      }
      .navigationTitle("Habits")
      .navigationDestination(for: Habit.ID.self) { HabitDetail(id: $0) }
      .searchable(text: $query, prompt: "Find a habit")
      .toolbar {
        ToolbarItem(placement: .topBarLeading) {
          if !store.habits.isEmpty { EditButton() }
        }
        ToolbarItem(placement: .topBarTrailing) {
          Button("Add a Habit", systemImage: "plus") { isAdding = true }
        }
      }
      .sheet(isPresented: $isAdding) { HabitForm(habit: Habit()) }
      .confirmationDialog(
        "Delete this habit?",
        isPresented: Binding {
          doomed != nil
        } set: {
          if !$0 { doomed = nil }
        },
        titleVisibility: .visible, presenting: doomed
      ) { habit in
        Button("Delete \(habit.name)", role: .destructive) { withAnimation { store.delete(habit) } }
      } message: { habit in
        Text("\(habit.days.count) days are forgotten with it.")
      }
      .alert(
        "The habits could not be stored",
        isPresented: Binding {
          store.problem != nil
        } set: {
          if !$0 { store.problem = nil }
        }
      ) {
        Button("OK") {}
      } message: {
        Text(store.problem ?? "")
      }
    }
  }
}

/// A habit in the list, with a button for today.
struct HabitRow: View {
  let habit: Habit
  @Environment(HabitStore.self) private var store
  @Environment(\.dynamicTypeSize) private var textSize

  var body: some View {
    let isDone = habit.days.contains(store.today)
    let streak = habit.streak(on: store.today)
    // What is beside the words when they are small is above them when they are large.
    let layout =
      textSize.isAccessibilitySize
      ? AnyLayout(VStackLayout(alignment: .leading, spacing: 8)) : AnyLayout(HStackLayout(spacing: 12))
    layout {
      Image(systemName: habit.symbol)
        .foregroundStyle(habit.tint.color)
        .frame(minWidth: 28)
      VStack(alignment: .leading, spacing: 2) {
        Text(habit.name)
          .font(.headline)
        Text("\(streak) days in a row")
          .font(.subheadline)
          .foregroundStyle(.secondary)
      }
      if !textSize.isAccessibilitySize { Spacer(minLength: 8) }
      Button {
        withAnimation(.snappy) { store.toggle(habit, on: store.today) }
      } label: {
        Image(systemName: isDone ? "checkmark.circle.fill" : "circle")
          .font(.title2)
          .foregroundStyle(isDone ? habit.tint.color : .secondary)
          .contentTransition(.symbolEffect(.replace))
      }
      .buttonStyle(.plain)
      .accessibilityLabel(isDone ? "Done today" : "Not done today")
      .accessibilityIdentifier("today-\(habit.name)")
    }
    .padding(.vertical, 4)
  }
}
