import SwiftUI

/// Something that somebody wants to do on most days.
struct Habit: Identifiable, Codable, Hashable {
  var id = UUID()
  var name = ""
  var symbol = "figure.walk"
  var tint = Tint.green
  /// Days a week on which it is to be done.
  var goal = 5
  /// The days on which it was done.
  var days: Set<Day> = []

  enum Tint: String, Codable, CaseIterable, Identifiable {
    case green, blue, orange, pink, purple

    var id: Self { self }

    var color: Color {
      switch self {
      case .green: .green
      case .blue: .blue
      case .orange: .orange
      case .pink: .pink
      case .purple: .purple
      }
    }

    var name: LocalizedStringKey {
      switch self {
      case .green: "Green"
      case .blue: "Blue"
      case .orange: "Orange"
      case .pink: "Pink"
      case .purple: "Purple"
      }
    }
  }

  static let symbols = [
    "figure.walk", "figure.run", "book.fill", "drop.fill", "leaf.fill", "bed.double.fill", "music.note.list",
    "pencil", "cup.and.saucer.fill", "sun.max.fill",
  ]

  /// Days in a row on which it was done, up to today; one that is not over yet breaks nothing.
  func streak(on today: Day) -> Int {
    var day = days.contains(today) ? today : today - 1
    var count = 0
    while days.contains(day) {
      count += 1
      day = day - 1
    }
    return count
  }

  /// The longest that there ever was.
  var longestStreak: Int {
    var best = 0
    for day in days where !days.contains(day - 1) {
      var count = 1
      while days.contains(day + count) { count += 1 }
      best = max(best, count)
    }
    return best
  }

  /// How often it was done in each of the last weeks, each of seven days, the present one last.
  func weeks(_ count: Int, until today: Day) -> [Int] {
    (0..<count).reversed().map { week in
      (0..<7).count { days.contains(today - (week * 7 + $0)) }
    }
  }
}
