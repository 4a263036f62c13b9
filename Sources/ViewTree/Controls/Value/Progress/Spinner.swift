import Foundation
import Graphics

/// Shows that a task is running.
struct Spinner: LeafView {
  let tint: Color?
  let label: Text?

  func makeLayout(_ context: NodeContext) -> SpinnerLeaf { SpinnerLeaf(context) }

  func updateLayout(_ layout: SpinnerLeaf, _ context: NodeContext) {
    let environment = context.environment
    let style =
      tint.map { AnyShapeStyle($0) } ?? environment.tint ?? AnyShapeStyle(Color(.system(.gray)))
    layout.update(size: environment.controlSize)
    layout.update(fraction: nil, ink: style, label: label, context)
  }
}

/// The layout of a spinner: eight spokes, the brightest of which goes round once a second.
///
/// It evaluates no body and lays nothing out: each picture is composed from the clock.
@MainActor final class SpinnerLeaf: ProgressLeaf {
  /// The measures of UIActivityIndicatorView, in points; lengths of spokes as parts of the side.
  private enum Measure {
    static let spokes = 8
    static let side: CGFloat = 20
    static let large: CGFloat = 37
    static let inner: CGFloat = 0.26
    static let outer: CGFloat = 0.48
    static let width: CGFloat = 0.115
    /// Seconds of a turn.
    static let turn: TimeInterval = 1
    /// How faint the faintest spoke is.
    static let faint = 0.25
  }

  private var side = Measure.side

  func update(size: ControlSize) {
    let side = size == .large || size == .extraLarge ? Measure.large : Measure.side
    guard side != self.side else { return }
    self.side = side
    setNeedsLayout()
  }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize { CGSize(width: side, height: side) }

  override func compose(_ composer: Composer, _ state: ComposeState) {
    let head = (goOn() / Measure.turn).truncatingRemainder(dividingBy: 1) * Double(Measure.spokes)
    let center = CGPoint(x: state.size.width / 2, y: state.size.height / 2)
    for spoke in 0..<Measure.spokes {
      let angle = CGFloat(spoke) / CGFloat(Measure.spokes) * 2 * .pi - .pi / 2
      let direction = CGPoint(x: cos(angle), y: sin(angle))
      var line = Path()
      line.move(
        to: CGPoint(
          x: center.x + direction.x * side * Measure.inner, y: center.y + direction.y * side * Measure.inner))
      line.addLine(
        to: CGPoint(
          x: center.x + direction.x * side * Measure.outer, y: center.y + direction.y * side * Measure.outer))
      // How long ago the head was here, in spokes.
      let age = (head - Double(spoke) + Double(Measure.spokes)).truncatingRemainder(
        dividingBy: Double(Measure.spokes))
      let strength = max(Measure.faint, 1 - age / Double(Measure.spokes) * 1.2)
      composer.add(
        .stroke(
          line, .color(ink.opacity(strength)), StrokeStyle(lineWidth: side * Measure.width, lineCap: .round)),
        displayID(UInt32(spoke)), state)
    }
  }
}
