import Foundation
import Graphics

extension ScrollLayout {
  /// How far an arrow key scrolls, in points: the height of a row.
  var lineStep: CGFloat { 44 }

  /// How far a page key scrolls: what shows between the bars, less a line, so that a reader finds the place again.
  func pageStep(_ axis: Axis) -> CGFloat {
    max(lineStep, size[axis] - (axis == .vertical ? insets.vertical : insets.horizontal) - lineStep)
  }

  /// Scrolls by the least distance that shows a view in the content, or a part of it.
  func reveal(_ node: LayoutNode, _ part: CGRect?) {
    guard let content = children.first else { return }
    let frame = node.transform(to: content, .model)
      .boundingRect(of: part ?? CGRect(origin: .zero, size: node.size))
    var to = destination
    for axis in [Axis.horizontal, .vertical] where axes.contains(axis) {
      to[axis] = offset(
        axis, showing: frame.origin[axis], frame.size[axis], from: to[axis], anchor: nil)
    }
    if clamped(to) != destination {
      travel(to: to, .easeOut(duration: 0.2))
      fadeIndicator()
    }
    unfold(toReveal: node)
  }

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
    guard clamped(to) != destination else { return false }
    travel(to: to, .easeOut(duration: 0.2))
    fadeIndicator()
    return true
  }
}
