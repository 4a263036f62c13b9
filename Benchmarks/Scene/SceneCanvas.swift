import SwiftUI

/// Figures on their orbits: filled, stroked and written anew in each frame by the program's own code, which a debug build does
/// not optimise.
struct SceneCanvas: View {
  private static let figures = 400

  var body: some View {
    TimelineView(.animation) { timeline in
      let time = timeline.date.timeIntervalSinceReferenceDate
      Canvas { context, size in
        for index in 0..<Self.figures { Self.draw(index, at: time, in: &context, size) }
      }
    }
    .accessibilityIdentifier("canvas")
  }

  private static func draw(
    _ index: Int, at time: TimeInterval, in context: inout GraphicsContext, _ size: CGSize
  ) {
    let part = Double(index) / Double(figures)
    let angle = 2 * .pi * (part * 7 + time * (0.05 + part / 4))
    let radius = 60 + part * min(size.width, size.height) * 0.45
    let middle = CGPoint(
      x: size.width / 2 + cos(angle) * radius, y: size.height / 2 + sin(angle) * radius)
    let color = Color(hue: part, saturation: 0.7, brightness: 0.9)
    switch index % 4 {
    case 0:
      context.fill(
        Path(ellipseIn: CGRect(x: middle.x - 12, y: middle.y - 12, width: 24, height: 24)),
        with: .color(color))
    case 1:
      let box = CGRect(x: middle.x - 14, y: middle.y - 9, width: 28, height: 18)
      context.stroke(Path(roundedRect: box, cornerRadius: 5), with: .color(color), lineWidth: 2)
    case 2:
      var path = Path()
      path.move(to: middle)
      for corner in 1...5 {
        let turn = angle + Double(corner) * 4 * .pi / 5
        path.addLine(to: CGPoint(x: middle.x + cos(turn) * 16, y: middle.y + sin(turn) * 16))
      }
      path.closeSubpath()
      context.fill(path, with: .color(color.opacity(0.8)))
    default:
      context.draw(Text(verbatim: "\(index)").font(.system(size: 14)).foregroundStyle(color), at: middle)
    }
  }
}
