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
    var opacity = 1.0
    /// Whether nothing that is painted here covers what lies below.
    var isSeenThrough = false
  }

  private func add(_ items: [DisplayItem], _ state: State, _ result: inout [PaintedItem]) {
    for item in items {
      var inner = state
      inner.opacity *= item.opacity
      for clip in item.clips {
        let bounds = clip.transform.concatenating(state.transform).boundingRect(of: clip.path.boundingRect)
        inner.clip = inner.clip.intersection(bounds)
      }
      guard !inner.clip.isNull, !inner.clip.isEmpty, inner.opacity > 0 else { continue }
      inner.transform = item.transform.concatenating(state.transform)
      if item.opacity < 1 || item.blend != .normal { inner.isSeenThrough = true }
      if case .group(let group) = item.content {
        for effect in group.effects {
          if case .mask = effect { inner.isSeenThrough = true }
        }
        add(group.items, inner, &result)
      } else {
        result += painted(item, inner).map { [$0] } ?? []
      }
    }
  }

  private func painted(_ item: DisplayItem, _ state: State) -> PaintedItem? {
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
      } else if paint.isOpaque, !state.isSeenThrough {
        path = figure
      }
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
        if !state.isSeenThrough { path = Path(image.rect) }
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
      view: views[item.id.node] ?? item.id.node, item: UInt64(item.id.node) << 32 | UInt64(item.id.part),
      kind: kind,
      frame: frame, opacity: opacity, layer: layers[item.id.node] ?? 0, pixels: pixels.have,
      shownPixels: pixels.need)
    result.source = sources[item.id.node] ?? .none
    if let path, state.transform.isAxisAligned { result.cover = cover(path, frame) }
    return result
  }

  /// The part of an opaque figure's bounds that it fills; null: too little to hide anything.
  private func cover(_ path: Path, _ frame: CGRect) -> CGRect {
    let bounds = path.boundingRect
    guard bounds.width >= 8, bounds.height >= 8 else { return .null }
    func isFilled(_ part: CGFloat) -> Bool {
      let inner = bounds.insetBy(
        dx: min(bounds.width * part, 12) + 0.1, dy: min(bounds.height * part, 12) + 0.1)
      return path.contains(CGPoint(x: inner.minX, y: inner.minY))
        && path.contains(CGPoint(x: inner.maxX, y: inner.minY))
        && path.contains(CGPoint(x: inner.minX, y: inner.maxY))
        && path.contains(CGPoint(x: inner.maxX, y: inner.maxY))
    }
    if isFilled(0) { return frame }
    let inset = frame.insetBy(dx: min(12, frame.width * 0.3), dy: min(12, frame.height * 0.3))
    return isFilled(0.3) ? inset : .null
  }

  private func pixels(_ image: ImageContent, _ state: State) -> (have: CGFloat, need: CGFloat) {
    let pixels = self.pixels(image.source, state.transform.boundingRect(of: image.rect).size)
    // No file states more than three pixels for each of its points.
    return (min(pixels.have, 3 * image.imageSize.width), pixels.need)
  }
}
