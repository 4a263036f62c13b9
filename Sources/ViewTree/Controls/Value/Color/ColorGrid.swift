import Foundation

/// Twelve greys and twelve hues in nine shades each; a finger that is drawn over them picks what it passes.
struct ColorGrid: View {
  let selected: Color.Resolved
  let pick: (Color.Resolved) -> Void
  @Environment(\.self) private var environment

  private static let (columns, rows) = (12, 10)

  /// The colour of a cell: greys above, then hues from dark to pale.
  private func color(_ column: Int, _ row: Int) -> Color.Resolved {
    let last = Double(Self.columns - 1)
    guard row > 0 else { return Color(white: 1 - Double(column) / last).resolve(in: environment) }
    let hue = (200 + 30 * Double(column)).truncatingRemainder(dividingBy: 360) / 360
    let brightness = min(1, 0.3 + 0.175 * Double(row - 1))
    let saturation = row <= 5 ? 1 : 1 - 0.2 * Double(row - 5)
    return Color(hue: hue, saturation: saturation, brightness: brightness).resolve(in: environment)
  }

  private func isSelected(_ color: Color.Resolved) -> Bool {
    abs(color.red - selected.red) < 0.01 && abs(color.green - selected.green) < 0.01
      && abs(color.blue - selected.blue) < 0.01
  }

  var body: some View {
    GeometryReader { proxy in
      let cell = CGSize(
        width: proxy.size.width / CGFloat(Self.columns), height: proxy.size.height / CGFloat(Self.rows))
      Canvas { context, _ in
        var mark: CGRect?
        for row in 0..<Self.rows {
          for column in 0..<Self.columns {
            let rect = CGRect(
              x: cell.width * CGFloat(column), y: cell.height * CGFloat(row), width: cell.width,
              height: cell.height)
            let color = color(column, row)
            context.fill(Path(rect), with: .color(Color(color)))
            if mark == nil, isSelected(color) { mark = rect }
          }
        }
        if let mark {
          context.stroke(Path(mark.insetBy(dx: 1.5, dy: 1.5)), with: .color(.white), lineWidth: 3)
          context.stroke(Path(mark), with: .color(.black.opacity(0.3)), lineWidth: 1)
        }
      }
      .clipShape(RoundedRectangle(cornerRadius: 8, style: .continuous))
      .contentShape(Rectangle())
      .gesture(
        DragGesture(minimumDistance: 0)
          .onChanged { drag in
            let column = Int(drag.location.x / cell.width)
            let row = Int(drag.location.y / cell.height)
            pick(color(min(max(column, 0), Self.columns - 1), min(max(row, 0), Self.rows - 1)))
          })
    }
    .modifier(AccessibilityModifier(label: "Color grid"))
  }
}
