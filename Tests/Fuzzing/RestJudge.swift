import Foundation
import SwiftUI
import ViewTreeTesting

/// What a visitor would say of a layout at rest. Not judged yet: it is told.
@MainActor enum RestJudge {
  /// Points along each side that a finger needs.
  private static let target: CGFloat = 44
  /// Fewer letters than these say nothing.
  private static let letters = 4
  private static let pressed: Set<String> = ["Button", "Switch", "Menu", "SegmentedPicker"]

  static func remarks(_ trial: CrawlTrial) -> [String] {
    let window = CGRect(origin: .zero, size: trial.tester.displayList.size)
    return cut(trial.tester.displayList.items) + overlaps(trial) + outside(trial, window)
      + small(trial, window)
      + empty(trial) + touchAlone(trial, window)
  }

  /// Texts that are cut to a few letters.
  private static func cut(_ items: [DisplayItem]) -> [String] {
    items.flatMap { item -> [String] in
      switch item.content {
      case .group(let group): return cut(group.items)
      case .text(let text) where text.layout.isTruncated:
        let shown = text.layout.lines.flatMap(\.fragments).map(\.text).joined()
        return shown.count(where: \.isLetter) < letters
          ? ["“\(text.layout.string)” is cut to “\(shown)”"] : []
      default: return []
      }
    }
  }

  /// Texts that lie on top of each other.
  private static func overlaps(_ trial: CrawlTrial) -> [String] {
    guard let frame = trial.records.last else { return [] }
    return frame.overlappingTexts.map { "“\($0.0)” lies on “\($0.1)”" }
  }

  /// Texts of which a part is beyond the window's sides, where nothing scrolls them into sight.
  private static func outside(_ trial: CrawlTrial, _ window: CGRect) -> [String] {
    trial.records.last?.views.filter { view in
      view.type == "Text" && view.frame.intersects(window) && view.frame.width > 0
        && (view.frame.minX < -0.5 || view.frame.maxX > window.maxX + 0.5)
        && !(trial.records.last?.isScrolled(view) ?? false)
    }.map { "“\($0.name)” reaches beyond the window" } ?? []
  }

  /// What is pressed and is smaller than a finger.
  private static func small(_ trial: CrawlTrial, _ window: CGRect) -> [String] {
    trial.tester.tree.flattened.filter { node in
      pressed.contains(node.type) && window.contains(node.frame.rect)
        && (node.frame.width < target - 0.5 || node.frame.height < target - 0.5)
    }.map { node in
      "\(node.type) “\(node.id ?? node.label ?? node.text ?? "")” is "
        + "\(Int(node.frame.width)) x \(Int(node.frame.height)) points"
    }
  }

  /// Pictures that have no pixels.
  private static func empty(_ trial: CrawlTrial) -> [String] {
    trial.records.last.map { frame in
      frame.items.filter { $0.kind == .picture && $0.pixels == 0 && $0.opacity > 0.5 }
        .map { "the picture of “\(frame.view($0.view)?.name ?? "")” has no pixels" }
    } ?? []
  }

  /// What is pressed and offers nothing to those who do not touch.
  private static func touchAlone(_ trial: CrawlTrial, _ window: CGRect) -> [String] {
    trial.tester.tree.flattened.filter { node in
      pressed.contains(node.type) && window.intersects(node.frame.rect) && node.label == nil
        && node.text == nil
        && node.children.allSatisfy { child in
          child.flattened.allSatisfy { $0.text == nil && $0.label == nil }
        }
    }.map { "\($0.type) “\($0.id ?? "")” has no name but for those who see it" }
  }
}
