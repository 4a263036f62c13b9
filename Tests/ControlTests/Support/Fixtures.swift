import Foundation
import Observation
import SwiftUI
import ViewTreeTesting

/// State that a view shows and a test reads.
@Observable final class Model {
  var isOn = false
  var number = 0.0
  var count = 0
  var text = ""
  var log: [String] = []
}

extension ViewTester {
  /// A view of a test at the top of a narrow window.
  convenience init<V: View>(_ view: V, width: CGFloat, height: CGFloat = 300) {
    self.init(view, size: CGSize(width: width, height: height))
  }

  /// The first view of a type in the dump.
  func first(_ type: String) -> TreeDump? { tree.flattened.first { $0.type == type } }

  func middle(_ type: String) -> CGPoint {
    let frame = first(type)?.frame.rect ?? .zero
    return CGPoint(x: frame.midX, y: frame.midY)
  }

  /// Presses a key down without letting it go.
  func keyDown(_ key: KeyEquivalent) {
    runner.send(.key(KeyEvent(key: key, phase: .down, time: now)))
  }

  func keyUp(_ key: KeyEquivalent) { runner.send(.key(KeyEvent(key: key, phase: .up, time: now))) }

  /// The colours of everything filled, back to front.
  var fills: [RGBA] {
    func collect(_ items: [DisplayItem]) -> [RGBA] {
      items.flatMap { item -> [RGBA] in
        switch item.content {
        case .fill(_, .color(let color), _): [color]
        case .fill(_, .backdrop(let backdrop), _): [backdrop.veil]
        case .group(let group): collect(group.items)
        default: []
        }
      }
    }
    return collect(displayList.items)
  }

  /// The colours of all texts, back to front.
  var inks: [RGBA] {
    func collect(_ items: [DisplayItem]) -> [RGBA] {
      items.flatMap { item -> [RGBA] in
        switch item.content {
        case .text(let text): text.layout.lines.flatMap { $0.fragments.map(\.color) }
        case .group(let group): collect(group.items)
        default: []
        }
      }
    }
    return collect(displayList.items)
  }
}

extension ViewTester {
  /// The colours of all outlines, back to front.
  var strokes: [RGBA] {
    func collect(_ items: [DisplayItem]) -> [RGBA] {
      items.flatMap { item -> [RGBA] in
        switch item.content {
        case .stroke(_, .color(let color), _): [color]
        case .group(let group): collect(group.items)
        default: []
        }
      }
    }
    return collect(displayList.items)
  }
}
