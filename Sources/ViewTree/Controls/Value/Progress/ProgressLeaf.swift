import Foundation
import Graphics

/// The base of controls that show progress: it accepts no input, and moves by the window's clock where it moves at all.
@MainActor class ProgressLeaf: LayoutNode {
  private(set) var environment: EnvironmentValues
  private(set) var fraction: AnimatedValue<Double>?
  private(set) var ink = RGBA.clear
  private var label: String?
  private var timer: TimerQueue.Token?
  /// The time for which an indeterminate progress was painted last.
  private var shownTime: TimeInterval = 0

  /// Seconds between two pictures of an indeterminate progress: enough for a small wheel, and the rest of the window
  /// need not be composed more often.
  private static let interval: TimeInterval = 1.0 / 30

  override init(_ context: NodeContext) {
    environment = context.environment
    super.init(context)
  }

  /// Sets the part that is done; nil: unknown.
  final func update(fraction new: Double?, ink: AnyShapeStyle, label: Text?, _ context: NodeContext) {
    environment = context.environment
    self.label = label?.string(in: context.environment)
    self.ink =
      ink._paint(in: CGRect(origin: .zero, size: size), environment: context.environment).solidColor
    if let new {
      var value = fraction ?? AnimatedValue(new)
      if value.model != new {
        value.set(new, context.transaction, at: tree.time)
        if value.isAnimating { tree.animations.add(self) }
      }
      fraction = value
    } else {
      fraction = nil
    }
    setNeedsCompose()
  }

  final func color(_ color: SystemColor) -> RGBA { Color(.system(color)).rgba(in: environment) }

  /// The part to show.
  final var part: Double { min(max(fraction?.value(at: tree.time) ?? 0, 0), 1) }

  /// The time for which an indeterminate progress is painted; schedules the next picture. Called while it is composed,
  /// so that what is not shown does not move. Between two pictures the time stays the same, however often it is
  /// composed.
  final func goOn() -> TimeInterval {
    guard timer == nil else { return shownTime }
    shownTime = tree.time
    timer = tree.timers.schedule(after: Self.interval) { [weak self] in
      guard let self else { return }
      self.timer = nil
      self.setNeedsCompose()
    }
    return shownTime
  }

  override func advance(to time: TimeInterval) -> Bool {
    fraction?.settle(at: time)
    let more = super.advance(to: time)
    return fraction?.isAnimating == true || more
  }

  override func detached() {
    if let timer { tree.timers.cancel(timer) }
    timer = nil
    fraction?.stop()
    super.detached()
  }

  override var dumpEntry: DumpEntry {
    DumpEntry("ProgressView", text: label, value: fraction.map { "\(Int(($0.model * 100).rounded()))%" })
  }
}
