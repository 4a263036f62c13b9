import Foundation
import Graphics

extension ScrollLayout {
  /// How far an arrow key scrolls, in points: the height of a row.
  var lineStep: CGFloat { 44 }

  /// How far a page key scrolls: what shows between the bars, less a line, so that a reader finds the place again.
  func pageStep(_ axis: Axis) -> CGFloat {
    max(lineStep, size[axis] - (axis == .vertical ? insets.vertical : insets.horizontal) - lineStep)
  }

  /// Scrolls by the least distance that shows a view in the content, or a part of it; with targets, to one of those.
  func reveal(_ node: LayoutNode, _ part: CGRect?) {
    guard let content = children.first else { return }
    let frame = node.transform(to: content, .model)
      .boundingRect(of: part ?? CGRect(origin: .zero, size: node.size))
    let to = offset(showing: frame)
    if clamped(to) != destination {
      travel(to: to, .easeOut(duration: 0.2))
      fadeIndicator()
    }
    unfold(toReveal: node)
  }

  /// The place at which a frame in the content shows that is nearest to where the content rests or is going to.
  private func offset(showing frame: CGRect) -> CGPoint {
    func shifted(_ start: CGPoint) -> CGPoint {
      var end = start
      for axis in [Axis.horizontal, .vertical] where axes.contains(axis) {
        end[axis] = offset(
          axis, showing: frame.origin[axis], frame.size[axis], from: start[axis], anchor: nil)
      }
      return clamped(end)
    }
    let least = shifted(destination)
    guard targetBehavior != nil, least != destination else { return least }
    // From target to target, until one shows it.
    var place = destination
    for _ in 0..<Self.mostTargets {
      let next = notch(from: place, to: shifted(place))
      if next == place { return least }
      if shifted(next) == next { return next }
      place = next
    }
    return least
  }

  /// So many targets are passed at most to show a view.
  private static let mostTargets = 64

  /// What holds the content unfolds where a view in it is below the window's edge, as under a wheel.
  private func unfold(toReveal node: LayoutNode) {
    guard axes.contains(.vertical), let receiver = handoffReceiver, let window = tree.rootLayout?.size,
      node.globalFrame(.model).maxY > window.height
    else { return }
    let date = tree.clockOrigin + tree.timers.now
    _ = receiver.wheelTurned(by: -lineStep, isPrecise: false, at: date)
  }

  func scroll(_ axis: Axis, by step: ScrollStep) -> Bool {
    // What holds the content unfolds before it scrolls, as under a wheel.
    if axis == .vertical, step.isForward, let receiver = handoffReceiver {
      let date = tree.clockOrigin + tree.timers.now
      if receiver.wheelTurned(by: -lineStep, isPrecise: false, at: date) != 0 { return true }
    }
    var to = destination
    switch step {
    case .lines(let count): to[axis] += count * lineStep
    case .pages(let count): to[axis] += count * pageStep(axis)
    case .start: to[axis] = 0
    case .end: to[axis] = range(axis).upperBound
    }
    if case .lines = step { to = notch(from: destination, to: to) }
    guard clamped(to) != destination else { return false }
    travel(to: to, .easeOut(duration: 0.2))
    fadeIndicator()
    return true
  }
}
