import Foundation
import SwiftUI
import ViewTreeTesting

/// What a visitor would say of a layout at rest.
@MainActor enum RestJudge {
  /// Points along each side that a finger needs.
  private static let target: CGFloat = 44
  /// Fewer letters than these say nothing.
  private static let letters = 4
  private static let pressed: Set<String> = ["Button", "Switch", "Menu", "SegmentedPicker"]

  static func remarks(_ trial: CrawlTrial) -> [RestRemark] {
    let window = CGRect(origin: .zero, size: trial.tester.displayList.size)
    return cut(trial.tester.displayList.items) + overlaps(trial) + outside(trial, window)
      + small(trial, window)
      + empty(trial) + touchAlone(trial, window) + ContrastJudge.remarks(trial)
  }

  /// Texts that are cut to a few letters.
  private static func cut(_ items: [DisplayItem]) -> [RestRemark] {
    items.flatMap { item -> [RestRemark] in
      switch item.content {
      case .group(let group): return cut(group.items)
      case .text(let text) where text.layout.isTruncated:
        let shown = text.layout.lines.flatMap(\.fragments).map(\.text).joined()
        return shown.count(where: \.isLetter) < letters
          ? [RestRemark(.cut, text.layout.string, "“\(text.layout.string)” is cut to “\(shown)”")] : []
      default: return []
      }
    }
  }

  /// Texts that lie on top of each other.
  private static func overlaps(_ trial: CrawlTrial) -> [RestRemark] {
    guard let frame = trial.records.last else { return [] }
    return frame.overlappingTexts.map { RestRemark(.overlap, $0.0, "“\($0.0)” lies on “\($0.1)”") }
  }

  /// Texts of which a part is beyond the window's sides, where nothing scrolls them into sight.
  private static func outside(_ trial: CrawlTrial, _ window: CGRect) -> [RestRemark] {
    trial.records.last?.views.filter { view in
      view.type == "Text" && view.frame.intersects(window) && view.frame.width > 0
        && (view.frame.minX < -0.5 || view.frame.maxX > window.maxX + 0.5)
        && !(trial.records.last?.isScrolled(view) ?? false)
    }.map { RestRemark(.outside, $0.name, "“\($0.name)” reaches beyond the window: \($0.frame)") } ?? []
  }

  /// What is pressed and is smaller than a finger.
  private static func small(_ trial: CrawlTrial, _ window: CGRect) -> [RestRemark] {
    trial.tester.tree.flattened.filter { node in
      pressed.contains(node.type) && window.contains(node.frame.rect)
        && (node.frame.width < target - 0.5 || node.frame.height < target - 0.5)
    }.map { node in
      let name = node.id ?? node.label ?? node.text ?? ""
      return RestRemark(
        .small, name,
        "\(node.type) “\(name)” is \(Int(node.frame.width)) x \(Int(node.frame.height)) points")
    }
  }

  /// Pictures that have no pixels.
  private static func empty(_ trial: CrawlTrial) -> [RestRemark] {
    trial.records.last.map { frame in
      frame.items.filter { $0.kind == .picture && $0.pixels == 0 && $0.opacity > 0.5 }
        .map { item in
          let name = frame.view(item.view)?.name ?? ""
          return RestRemark(.empty, name, "the picture of “\(name)” has no pixels")
        }
    } ?? []
  }

  /// What is pressed and offers nothing to those who do not touch.
  private static func touchAlone(_ trial: CrawlTrial, _ window: CGRect) -> [RestRemark] {
    trial.tester.tree.flattened.filter { node in
      pressed.contains(node.type) && window.intersects(node.frame.rect) && node.label == nil
        && node.text == nil
        && node.children.allSatisfy { child in
          child.flattened.allSatisfy { $0.text == nil && $0.label == nil }
        }
    }.map { node in
      let name = node.id ?? ""
      return RestRemark(.unnamed, name, "\(node.type) “\(name)” has no name but for those who see it")
    }
  }
}
