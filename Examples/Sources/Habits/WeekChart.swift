import SwiftUI

/// How often a habit was done in each week, as columns that grow when they appear, and a line at the goal.
struct WeekChart: View {
  /// Times a week, zero to seven, the present week last.
  let weeks: [Int]
  let goal: Int
  let tint: Color
  @State private var growth = 0.0

  var body: some View {
    ZStack {
      GoalLine(part: Double(goal) / 7)
        .stroke(.secondary, style: StrokeStyle(lineWidth: 1, dash: [4, 3]))
      WeekColumns(parts: weeks.map { Double($0) / 7 }, growth: growth)
        .fill(tint.gradient)
    }
    .onAppear { withAnimation(.spring(duration: 0.6)) { growth = 1 } }
    .accessibilityElement()
    .accessibilityLabel("Last eight weeks")
    .accessibilityValue(weeks.map(String.init).joined(separator: ", "))
    .accessibilityIdentifier("chart")
    .flipsForRightToLeftLayoutDirection(true)
  }
}

/// Columns side by side, rounded above; `growth` is how much of their heights they have.
nonisolated struct WeekColumns: Shape {
  let parts: [Double]
  var growth: Double

  var animatableData: Double {
    get { growth }
    set { growth = newValue }
  }

  func path(in rect: CGRect) -> Path {
    Path { path in
      guard !parts.isEmpty else { return }
      let step = rect.width / CGFloat(parts.count)
      let width = min(step * 0.6, 28)
      for (index, part) in parts.enumerated() where part > 0 {
        let height = rect.height * part * growth
        let column = CGRect(
          x: rect.minX + step * (CGFloat(index) + 0.5) - width / 2, y: rect.maxY - height, width: width,
          height: height)
        path.addPath(
          UnevenRoundedRectangle(
            topLeadingRadius: min(6, height), topTrailingRadius: min(6, height)
          ).path(in: column))
      }
    }
  }
}

/// A line across, so far up.
nonisolated struct GoalLine: Shape {
  let part: Double

  func path(in rect: CGRect) -> Path {
    Path { path in
      let y = rect.maxY - rect.height * part
      path.move(to: CGPoint(x: rect.minX, y: y))
      path.addLine(to: CGPoint(x: rect.maxX, y: y))
    }
  }
}
