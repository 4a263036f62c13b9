import Foundation
import Graphics

/// A bar of progress.
struct ProgressBar: LeafView {
  let fraction: Double?
  let tint: Color?
  let label: Text?

  func makeLayout(_ context: NodeContext) -> ProgressBarLeaf { ProgressBarLeaf(context) }

  func updateLayout(_ layout: ProgressBarLeaf, _ context: NodeContext) {
    let style = tint.map { AnyShapeStyle($0) } ?? AnyShapeStyle(TintShapeStyle())
    layout.update(fraction: fraction, ink: style, label: label, context)
  }
}

/// The layout of a bar of progress: as wide as it may be.
@MainActor final class ProgressBarLeaf: ProgressLeaf {
  /// In points, as on iOS.
  private static let height: CGFloat = 4
  /// The width where nothing is offered.
  private static let ideal: CGFloat = 150
  /// The length of the piece that runs along where the progress is unknown, as a part of the width, and the seconds of
  /// one run.
  private static let piece: CGFloat = 0.3
  private static let period: TimeInterval = 1.4

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    CGSize(width: proposal.width ?? Self.ideal, height: Self.height)
  }

  override func compose(_ composer: Composer, _ state: ComposeState) {
    let track = state.rect
    let radius = Self.height / 2
    composer.add(
      .fill(Path(roundedRect: track, cornerRadius: radius), .color(color(.tertiaryFill)), FillStyle()),
      displayID(), state)
    var done = track
    if fraction != nil {
      done.size.width = track.width * part
      // The shortest piece is round.
      if part > 0 { done.size.width = max(done.width, min(Self.height, track.width)) }
    } else {
      let phase = (goOn() / Self.period).truncatingRemainder(dividingBy: 1)
      let start = (CGFloat(phase) * (1 + Self.piece) - Self.piece) * track.width
      let end = min(start + Self.piece * track.width, track.width)
      done.origin.x = max(0, start)
      done.size.width = max(0, end - done.minX)
    }
    guard done.width > 0 else { return }
    if isRightToLeft { done.origin.x = track.width - done.maxX }
    composer.add(
      .fill(Path(roundedRect: done, cornerRadius: min(radius, done.width / 2)), .color(ink), FillStyle()),
      displayID(1), state)
  }
}

/// A ring of progress.
struct ProgressRing: LeafView {
  let fraction: Double
  let tint: Color?
  let label: Text?

  func makeLayout(_ context: NodeContext) -> ProgressRingLeaf { ProgressRingLeaf(context) }

  func updateLayout(_ layout: ProgressRingLeaf, _ context: NodeContext) {
    let style = tint.map { AnyShapeStyle($0) } ?? AnyShapeStyle(TintShapeStyle())
    layout.update(fraction: fraction, ink: style, label: label, context)
  }
}

/// The layout of a ring of progress; it closes clockwise from the top.
@MainActor final class ProgressRingLeaf: ProgressLeaf {
  /// In points.
  private static let side: CGFloat = 32
  private static let width: CGFloat = 4

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    CGSize(width: Self.side, height: Self.side)
  }

  override func compose(_ composer: Composer, _ state: ComposeState) {
    let rect = state.rect.insetBy(dx: Self.width / 2, dy: Self.width / 2)
    let style = StrokeStyle(lineWidth: Self.width, lineCap: .round)
    composer.add(
      .stroke(Path(ellipseIn: rect), .color(color(.tertiaryFill)), style), displayID(), state)
    guard part > 0 else { return }
    var arc = Path()
    arc.addArc(
      center: rect.center, radius: rect.width / 2, startAngle: .degrees(-90),
      endAngle: .degrees(-90 + 360 * part), clockwise: false)
    composer.add(.stroke(arc, .color(ink), style), displayID(1), state)
  }
}
