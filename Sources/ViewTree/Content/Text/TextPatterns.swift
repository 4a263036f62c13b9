import Foundation
import Graphics

/// Fills the letters of a text with styles that are no single colour: gradients, meshes, pictures.
///
/// A pattern extends over the whole text, whichever of its letters it fills. Emoji keep their own colours.
@MainActor struct TextPatterns {
  private var styles: [(style: AnyShapeStyle, shown: AnimatedStyle)] = []
  private var environment: EnvironmentValues?
  /// A part that is painted at once: each fragment in one colour (no pattern), or all filled with a pattern.
  private typealias Part = (pattern: Int?, layout: TextLayout, hasEmoji: Bool)
  /// The parts of a layout with several of them.
  private var parts: (whole: TextLayout, list: [Part])?

  var isEmpty: Bool { styles.isEmpty }

  /// Sets the patterns of a text; returns whether it has to be composed again for them.
  mutating func update(with resolver: TextResolver, _ context: NodeContext) -> Bool {
    let changes = !styles.isEmpty || !resolver.patterns.isEmpty
    let before = styles
    styles = resolver.patterns.enumerated().map { index, style in
      var shown = before.indices.contains(index) ? before[index].shown : AnimatedStyle()
      _ = shown.set(style, context)
      return (style, shown)
    }
    for var left in before.dropFirst(styles.count) { left.shown.stop() }
    environment = resolver.environment
    parts = nil
    return changes
  }

  var isAnimating: Bool { styles.contains { $0.shown.isAnimating } }

  mutating func settle(at time: TimeInterval) {
    for index in styles.indices { styles[index].shown.settle(at: time) }
  }

  mutating func stop() {
    for index in styles.indices { styles[index].shown.stop() }
  }

  /// Composes a layout, each part in its own paint.
  mutating func compose(
    _ layout: TextLayout, at origin: CGPoint, _ leaf: TextLeaf, _ composer: Composer, _ state: ComposeState
  ) {
    for (index, part) in split(layout).enumerated() {
      let number = 4 * UInt32(clamping: index)
      func add(_ ink: TextContent.Ink) {
        let id = leaf.displayID(Self.firstID + number + (ink == .colored ? 3 : 0))
        composer.add(.text(TextContent(layout: part.layout, origin: origin, ink: ink)), id, state)
      }
      if let pattern = part.pattern {
        paint(pattern, number, leaf, composer, state, hasEmoji: part.hasEmoji, add)
      } else {
        add(.all)
      }
    }
  }

  /// Composes what `body` draws of a layout, in the layout's pattern where it has a single one. `body` draws the part
  /// that it is called with; `hasEmoji` says whether there may be glyphs in colours of their own.
  mutating func compose(
    _ layout: TextLayout, hasEmoji: Bool, _ leaf: TextLeaf, _ composer: Composer, _ state: ComposeState,
    _ body: (TextContent.Ink) -> Void
  ) {
    let list = isEmpty || composer.showsPlaceholders ? [] : split(layout)
    if list.count == 1, let pattern = list[0].pattern {
      paint(pattern, 0, leaf, composer, state, hasEmoji: hasEmoji, body)
    } else {
      body(.all)
    }
  }

  /// The first id of parts: those below are the text's own.
  private static let firstID: UInt32 = 0x1000

  private func paint(
    _ pattern: Int, _ number: UInt32, _ leaf: TextLeaf, _ composer: Composer, _ state: ComposeState,
    hasEmoji: Bool, _ body: (TextContent.Ink) -> Void
  ) {
    guard styles.indices.contains(pattern), let environment else { return body(.all) }
    let style = styles[pattern].shown.shown(
      styles[pattern].style, in: state.rect, environment, at: leaf.tree.time)
    composer.addFilled(style, leaf, Self.firstID + number + 1, state) { body(hasEmoji ? .tinted : .all) }
    if hasEmoji {
      let id = leaf.displayID(Self.firstID + number + 3 | 0x8000_0000)
      composer.withOpacity(style.strongestOpacity, id) { body(.colored) }
    }
  }

  private mutating func split(_ layout: TextLayout) -> [Part] {
    if let parts, parts.whole.identity == layout.identity { return parts.list }
    let list: [Part] = layout.byPattern.map {
      ($0.pattern, $0.layout, $0.pattern != nil && $0.layout.hasEmoji)
    }
    parts = (layout, list)
    return list
  }
}

extension TextLayout {
  /// Its parts that are in one colour each (nil), and those that each pattern fills.
  var byPattern: [(pattern: Int?, layout: TextLayout)] {
    var order: [Int?] = []
    for fragment in lines.lazy.flatMap(\.fragments) where !order.contains(fragment.pattern) {
      order.append(fragment.pattern)
    }
    return order.map { pattern in (pattern, order.count == 1 ? self : filtered { $0.pattern == pattern }) }
  }

  /// Whether glyphs with colours of their own are among its letters.
  var hasEmoji: Bool {
    lines.contains { $0.fragments.contains { $0.glyphs.contains { $0.traits.contains(.colored) } } }
  }

  /// The same lines with some of their fragments alone.
  fileprivate func filtered(_ isKept: (Fragment) -> Bool) -> TextLayout {
    TextLayout(
      lines: lines.map { line in
        var line = line
        line.fragments = line.fragments.filter(isKept)
        return line
      }, size: size, isTruncated: isTruncated, string: string)
  }
}

extension Composer {
  /// Paints a style through the alpha of what `mask` adds, over the bounds of a node and, unless the style is an image,
  /// a little beyond, since letters may exceed them. Uses the ids of three parts.
  func addFilled(
    _ style: ResolvedStyle, _ node: LayoutNode, _ part: UInt32, _ state: ComposeState, _ mask: () -> Void
  ) {
    var alpha: [DisplayItem] = []
    capture(mask) {
      alpha = $0
      return []
    }
    guard !alpha.isEmpty else { return }
    var bounds = state.rect
    if !style.paint.isImage { bounds = bounds.insetBy(dx: -bounds.height, dy: -bounds.height) }
    var style = style
    style.shadows = []
    withEffects([.mask(alpha)], node.displayID(part), state) { inner in
      add(.fill(Path(bounds), style.paint, FillStyle()), style, node.displayID(part + 1), inner)
    }
  }
}
