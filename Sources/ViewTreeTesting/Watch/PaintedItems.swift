import Foundation
import Graphics
import ViewTree

/// How many pixels there are across a picture, and how many of the screen it is shown on at a size in points.
typealias PicturePixels = @MainActor (ImageSource, CGSize) -> (have: CGFloat, need: CGFloat)

/// Finds what a display list paints, with each item's bounds in the window and what it covers.
@MainActor struct PaintedItems {
  private let layers: [UInt32: Int]
  private let sources: [UInt32: ViewRecord.Source]
  /// The listed view that a node belongs to.
  private let views: [UInt32: UInt32]
  private let pixels: PicturePixels

  /// - Parameter links: of each node what moved it, and the view that it belongs to.
  init(
    _ frame: MotionFrame, _ links: [(ViewRecord.Source, UInt32?)],
    _ pixels: @escaping PicturePixels
  ) {
    var (layers, sources, views): ([UInt32: Int], [UInt32: ViewRecord.Source], [UInt32: UInt32]) = (
      [:], [:], [:]
    )
    for (node, link) in zip(frame.nodes, links) {
      layers[node.serial] = node.layer
      sources[node.serial] = link.0
      views[node.serial] = link.1
    }
    (self.layers, self.sources, self.views, self.pixels) = (layers, sources, views, pixels)
  }

  func items(of list: DisplayList) -> [PaintedItem] {
    var result: [PaintedItem] = []
    let window = CGRect(origin: .zero, size: list.size)
    add(list.items, State(clip: window), &result)
    return result
  }

  /// What the groups around an item do to it.
  private struct State {
    var transform = ProjectionTransform()
    var clip: CGRect
    /// The outlines of all clips; nil: nothing is left of them.
    var outline: Silhouette? = Silhouette()
    var opacity = 1.0
    var veiledGroups: [UInt64] = []
  }

  private func add(_ items: [DisplayItem], _ state: State, _ result: inout [PaintedItem]) {
    for item in items {
      var inner = state
      inner.opacity *= item.opacity
      for clip in item.clips {
        let transform = clip.transform.concatenating(state.transform)
        inner.clip = inner.clip.intersection(transform.boundingRect(of: clip.path.boundingRect))
        inner.outline = inner.outline?.within(clip.path, transform)
      }
      guard !inner.clip.isNull, !inner.clip.isEmpty, inner.opacity > 0 else { continue }
      inner.transform = item.transform.concatenating(state.transform)
      let isVeiled = item.opacity < 1 || item.blend != .normal
      if case .group(let group) = item.content {
        let isMasked = group.effects.contains { if case .mask = $0 { true } else { false } }
        if isVeiled || isMasked { inner.veiledGroups.append(Self.name(item)) }
        add(group.items, inner, &result)
      } else {
        result += painted(item, inner, isVeiled).map { [$0] } ?? []
      }
    }
  }

  private func painted(_ item: DisplayItem, _ state: State, _ isVeiled: Bool) -> PaintedItem? {
    let own: CGRect
    var kind = PaintedItem.Kind.figure
    var (opacity, path, pixels) = (state.opacity, Path?.none, (have: CGFloat(0), need: CGFloat(0)))
    switch item.content {
    case .fill(let figure, let paint, _):
      own = figure.boundingRect
      if case .color(let color) = paint { opacity *= Double(color.alpha) }
      if case .image(let image) = paint {
        kind = .picture
        pixels = self.pixels(image, state)
      }
      // What a backdrop blurs cannot be read.
      if kind == .picture || paint.isOpaque || paint.isBackdrop { path = figure }
    case .stroke(let figure, let paint, let style):
      own = figure.boundingRect.insetBy(dx: -style.lineWidth / 2, dy: -style.lineWidth / 2)
      if case .color(let color) = paint { opacity *= Double(color.alpha) }
      if item.id.part == DisplayID.focusRing { kind = .focusRing }
    case .text(let text):
      own = CGRect(origin: text.origin, size: text.layout.size)
      kind = .text(text.layout.string)
    case .image(let image):
      own = image.rect
      if image.tint == nil {
        kind = .picture
        pixels = self.pixels(image, state)
        path = Path(image.rect)
      } else {
        kind = .symbol
      }
    case .symbol(let symbol):
      own = symbol.rect
      kind = .symbol
    case .group: return nil
    }
    let frame = state.transform.boundingRect(of: own).intersection(state.clip)
    guard !frame.isNull, !frame.isEmpty, opacity > 0 else { return nil }
    var result = PaintedItem(
      view: views[item.id.node] ?? item.id.node, item: Self.name(item), kind: kind, frame: frame,
      opacity: opacity, layer: layers[item.id.node] ?? 0, pixels: pixels.have,
      shownPixels: pixels.need)
    if !state.transform.isAxisAligned {
      result.turned = PaintedItem.Turned(bounds: own, transform: state.transform)
    }
    if case .text(let text) = item.content {
      let shown = state.transform.boundingRect(of: own)
      result.ink = TextInk(text.layout, scale: shown.height / max(1, own.height))
    }
    result.source = sources[item.id.node] ?? .none
    result.veiledGroups = state.veiledGroups
    if let path, !isVeiled { result.silhouette = state.outline?.within(path, state.transform) }
    return result
  }

  private static func name(_ item: DisplayItem) -> UInt64 {
    UInt64(item.id.node) << 32 | UInt64(item.id.part)
  }

  private func pixels(_ image: ImageContent, _ state: State) -> (have: CGFloat, need: CGFloat) {
    let pixels = self.pixels(image.source, state.transform.boundingRect(of: image.rect).size)
    // No file states more than three pixels for each of its points.
    return (min(pixels.have, 3 * image.imageSize.width), pixels.need)
  }
}
