import SwiftUI

/// Makes a habit, or changes one; nothing is kept before Save.
struct HabitForm: View {
  @State var habit: Habit
  @Environment(HabitStore.self) private var store
  @Environment(\.dismiss) private var dismiss
  @FocusState private var isNaming: Bool

  private var name: String { habit.name.trimmingCharacters(in: .whitespacesAndNewlines) }
  private var isNew: Bool { store.habit(habit.id) == nil }

  var body: some View {
    NavigationStack {
      Form {
        Section {
          TextField("Name", text: $habit.name)
            .focused($isNaming)
          Stepper(value: $habit.goal, in: 1...7) { Text("\(habit.goal) days a week") }
        }
        Section("Look") {
          Picker("Colour", selection: $habit.tint) {
            ForEach(Habit.Tint.allCases) { Text($0.name).tag($0) }
          }
          LazyVGrid(columns: [GridItem(.adaptive(minimum: 48))], spacing: 12) {
            ForEach(Habit.symbols, id: \.self) { symbol in
              Button {
                habit.symbol = symbol
              } label: {
                Image(systemName: symbol)
                  .font(.title2)
                  .foregroundStyle(symbol == habit.symbol ? habit.tint.color : .secondary)
                  .frame(width: 44, height: 44)
                  .background(
                    habit.tint.color.opacity(symbol == habit.symbol ? 0.2 : 0), in: .circle)
              }
              .buttonStyle(.plain)
              .accessibilityIdentifier(symbol)
            }
          }
          .dynamicTypeSize(...DynamicTypeSize.xxxLarge)
          .padding(.vertical, 6)
        }
      }
      .navigationTitle(isNew ? "New Habit" : "Edit Habit")
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItem(placement: .cancellationAction) { Button("Cancel") { dismiss() } }
        ToolbarItem(placement: .confirmationAction) {
          Button("Save") {
            habit.name = name
            store.save(habit)
            dismiss()
          }
          .disabled(name.isEmpty)
        }
      }
      .onAppear { isNaming = isNew }
    }
  }
}

#Preview {
  HabitForm(habit: Habit(name: "Read", symbol: "book.fill", tint: .blue))
    .environment(HabitStore(file: .temporaryDirectory.appending(path: "preview.json")))
}
