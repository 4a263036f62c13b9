import Foundation
import Graphics

/// The spinner above the content of a scroll view that can be refreshed.
///
/// Its spokes appear as the content is pulled down; past the threshold the action begins, the spinner turns, and the
/// content is held below it until the action has ended.
@MainActor final class RefreshControl: AnimationClient {
  /// Measures of iOS, in points and seconds.
  private enum Metrics {
    /// Where the content is held while the action runs.
    static let held: CGFloat = 60
    /// The pull, as it shows, at which the action begins.
    static let threshold: CGFloat = 80
    /// The pull at which the first spoke appears.
    static let first: CGFloat = 20
    static let spokes = 8
    static let inner: CGFloat = 6
    static let outer: CGFloat = 13
    static let width: CGFloat = 3
    /// The duration of a turn, in seconds.
    static let turn = 1.0
  }

  /// Owns the control.
  private unowned let scroll: ScrollLayout
  var action: RefreshAction
  var color = RGBA.black
  private(set) var isRefreshing = false
  /// Whether a pull may begin it: again only once the content was back within 1 point of its top.
  private var isArmed = true
  private var began: TimeInterval = 0
  private var task: Task<Void, Never>?

  init(_ scroll: ScrollLayout, _ action: RefreshAction) {
    self.scroll = scroll
    self.action = action
  }

  /// The content's offset has changed.
  func scrolled() {
    let pull = -scroll.offset.y
    if pull <= 1 { isArmed = true }
    guard scroll.member.isDragging, isArmed, !isRefreshing, pull >= Metrics.threshold else { return }
    begin()
  }

  /// Refreshes as if the content had been pulled down.
  func pullByKey() {
    guard !isRefreshing else { return }
    begin()
    // Further down one keeps one's place.
    guard scroll.offset.y < 0.5 else { return }
    scroll.travel(to: CGPoint(x: scroll.offset.x, y: -Metrics.held), .easeOut(duration: 0.3))
  }

  private func begin() {
    isArmed = false
    isRefreshing = true
    began = scroll.tree.timers.now
    scroll.heldTop = Metrics.held
    scroll.tree.animations.add(self)
    let action = action
    task = Task { [weak self] in
      await action()
      self?.end()
    }
  }

  private func end() {
    guard isRefreshing else { return }
    isRefreshing = false
    scroll.heldTop = 0
    if !scroll.member.isDragging, scroll.offset.y < 0 {
      scroll.travel(to: CGPoint(x: scroll.offset.x, y: 0), .easeInOut(duration: 0.3))
    }
    scroll.setNeedsCompose()
  }

  /// The scroll view has gone.
  func stop() {
    task?.cancel()
    isRefreshing = false
    scroll.tree.animations.remove(self)
  }

  func advance(to time: TimeInterval) -> Bool {
    scroll.setNeedsCompose()
    return isRefreshing
  }

  /// Paints the spokes above the content.
  func compose(_ composer: Composer, _ state: ComposeState) {
    let pull = -scroll.offset.y
    guard pull > 1 else { return }
    let progress =
      isRefreshing ? 1 : min(1, max(0, (pull - Metrics.first) / (Metrics.threshold - Metrics.first)))
    let count = Int((progress * CGFloat(Metrics.spokes)).rounded(.up))
    guard count > 0 else { return }
    let top = scroll.insets.top - scroll.contentInsets.top + scroll.pullShift()
    let center = CGPoint(
      x: state.size.width / 2, y: top + min(pull, Metrics.held) / 2 + max(0, pull - Metrics.held) / 2)
    let step =
      isRefreshing
      ? Int(((composer.time - began) / Metrics.turn * Double(Metrics.spokes)).rounded(.down)) % Metrics.spokes
      : 0
    for spoke in 0..<count {
      let angle = Double(spoke) / Double(Metrics.spokes) * 2 * .pi - .pi / 2
      let (x, y) = (CGFloat(cos(angle)), CGFloat(sin(angle)))
      var path = Path()
      path.move(to: CGPoint(x: center.x + x * Metrics.inner, y: center.y + y * Metrics.inner))
      path.addLine(to: CGPoint(x: center.x + x * Metrics.outer, y: center.y + y * Metrics.outer))
      let age = isRefreshing ? (step - spoke + Metrics.spokes) % Metrics.spokes : 0
      let opacity = isRefreshing ? max(0.25, 1 - Double(age) * 0.12) : 1
      composer.add(
        .stroke(
          path, .color(color.opacity(opacity)), StrokeStyle(lineWidth: Metrics.width, lineCap: .round)),
        scroll.displayID(series: 1, spoke), state)
    }
  }
}
