import Foundation
import Graphics
import Observation

@testable import ViewTree

/// A host with a clock that moves by hand.
@MainActor final class Stage {
  let host: ViewHost
  private(set) var list: DisplayList
  private(set) var warnings: [String] = []
  /// Where each finger is.
  private var fingers: [Int: CGPoint] = [:]

  init<V: View>(_ root: V, size: CGSize = CGSize(width: 200, height: 200)) {
    let services = HostServices(fonts: FakeFonts(), images: FakeImages())
    host = ViewHost(root: root, size: size, scale: 1, services: services, timers: TimerQueue())
    list = host.frame()
  }

  var now: TimeInterval { host.timers.now }

  @discardableResult func frame() -> DisplayList {
    list = host.frame()
    return list
  }

  /// Lets time pass in frames of 10 ms.
  func advance(_ seconds: TimeInterval) {
    let steps = max(1, Int((seconds * 100).rounded()))
    for _ in 0..<steps {
      host.timers.advance(to: now + seconds / Double(steps))
      frame()
    }
  }

  /// Changes something and makes the frame that shows its beginning.
  func change(_ body: () -> Void) {
    host.perform(body)
    frame()
  }

  // MARK: Pointers

  func press(_ x: CGFloat, _ y: CGFloat, id: Int = 1) { send(.began, CGPoint(x: x, y: y), id) }
  func move(_ x: CGFloat, _ y: CGFloat, id: Int = 1) { send(.moved, CGPoint(x: x, y: y), id) }
  func release(id: Int = 1) { send(.ended, fingers[id] ?? .zero, id) }
  func cancel(id: Int = 1) { send(.cancelled, fingers[id] ?? .zero, id) }

  private func send(_ phase: PointerEvent.Phase, _ p: CGPoint, _ id: Int) {
    fingers[id] = p
    host.send(.pointer(PointerEvent(id: id, kind: .touch, phase: phase, location: p, time: now)))
    frame()
  }

  /// Moves in steps of 5 points, 10 ms each.
  func drag(to x: CGFloat, _ y: CGFloat, id: Int = 1) {
    let start = fingers[id] ?? .zero
    let steps = max(1, Int((max(abs(x - start.x), abs(y - start.y)) / 5).rounded(.up)))
    for step in 1...steps {
      let part = CGFloat(step) / CGFloat(steps)
      host.timers.advance(to: now + 0.01)
      move(start.x + (x - start.x) * part, start.y + (y - start.y) * part, id: id)
    }
  }

  func tap(_ x: CGFloat, _ y: CGFloat) {
    press(x, y)
    advance(0.05)
    release()
  }

  // MARK: What is shown

  /// All items, those in groups and masks included.
  var items: [DisplayItem] { Stage.flatten(list.items) }

  private static func flatten(_ items: [DisplayItem]) -> [DisplayItem] {
    items.flatMap { item -> [DisplayItem] in
      if case .group(let group) = item.content { return [item] + flatten(group.items) }
      return [item]
    }
  }

  /// The window frame of the figure in a colour; nil: it is not painted.
  func rect(_ color: Color) -> CGRect? { rects(color).first }

  func rects(_ color: Color) -> [CGRect] {
    let wanted = color.rgba(in: EnvironmentValues())
    return items.compactMap { item in
      guard case .fill(let path, .color(let rgba), _) = item.content, rgba == wanted else { return nil }
      return item.transform.boundingRect(of: path.boundingRect)
    }
  }

  /// The opacity with which the figure in a colour is painted, groups included.
  func opacity(_ color: Color) -> Double? {
    let wanted = color.rgba(in: EnvironmentValues())
    func search(_ items: [DisplayItem]) -> Double? {
      for item in items {
        if case .group(let group) = item.content, let inner = search(group.items) {
          return inner * item.opacity
        }
        if case .fill(_, .color(let rgba), _) = item.content, rgba == wanted { return item.opacity }
      }
      return nil
    }
    return search(list.items)
  }

  /// The effects of all groups, outermost first.
  var effects: [DisplayEffect] {
    items.flatMap { item -> [DisplayEffect] in
      if case .group(let group) = item.content { return group.effects }
      return []
    }
  }

  /// The look of all texts.
  var fragments: [TextLayout.Fragment] {
    items.flatMap { item -> [TextLayout.Fragment] in
      if case .text(let text) = item.content { return text.layout.lines.flatMap(\.fragments) }
      return []
    }
  }
}

/// State that a test changes from outside.
@MainActor @Observable final class Model {
  var flag = false
  var number = 0.0
  var count = 0
  @ObservationIgnored var log: [String] = []
  nonisolated init() {}
}

/// Whether two numbers are nearly the same.
@discardableResult func near(_ a: CGFloat?, _ b: CGFloat, _ tolerance: CGFloat = 0.01) -> Bool {
  guard let a else { return false }
  return abs(a - b) <= tolerance
}
