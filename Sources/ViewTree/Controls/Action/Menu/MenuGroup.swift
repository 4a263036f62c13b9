import Foundation
import Graphics

/// Rows of a menu that share a line.
@MainActor final class MenuGroup {
  /// The key of a row's group.
  enum Trait {}
  nonisolated init() {}
}

/// The label of a button that shares its line of a menu with others: the icon over the title.
struct MenuGroupLabelStyle: LabelStyle {
  /// Between the two, in points.
  private static var spacing: CGFloat { 4 }

  func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: Self.spacing) {
      configuration.icon
      configuration.title.font(.footnote).lineLimit(1)
    }
  }
}

/// A line of a menu: one row, or several side by side.
@MainActor struct MenuLine {
  let rows: [LayoutNode]
  /// Whether a band lies above it; otherwise a line, but above the first.
  var beginsGroup: Bool

  /// The lines of a menu with these views in their order.
  static func lines(_ children: [LayoutNode], isEdge: (LayoutNode) -> Bool) -> [MenuLine] {
    var lines: [MenuLine] = []
    var (group, beginsGroup): (MenuGroup?, Bool) = (nil, false)
    for child in children {
      if isEdge(child) {
        (group, beginsGroup) = (nil, !lines.isEmpty)
        continue
      }
      let own = child.trait(ObjectIdentifier(MenuGroup.Trait.self)) as? MenuGroup
      if let own, own === group, let last = lines.popLast() {
        lines.append(MenuLine(rows: last.rows + [child], beginsGroup: last.beginsGroup))
      } else {
        lines.append(MenuLine(rows: [child], beginsGroup: beginsGroup))
      }
      (group, beginsGroup) = (own, false)
    }
    return lines
  }

  /// The lines from the last to the first: bands lie between the same ones.
  static func reversed(_ lines: [MenuLine]) -> [MenuLine] {
    let bands = lines.map(\.beginsGroup)
    return lines.indices.reversed().map { index in
      MenuLine(
        rows: lines[index].rows, beginsGroup: index + 1 < lines.count ? bands[index + 1] : false)
    }
  }
}
