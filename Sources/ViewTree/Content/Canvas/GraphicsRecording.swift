import Foundation
import Graphics

/// Collects what a canvas, or the renderer of a text, draws; shared by a graphics context and its copies.
@MainActor final class GraphicsRecording {
  let layout: LayoutNode
  let environment: EnvironmentValues
  let composer: Composer
  private(set) var items: [DisplayItem] = []
  private var parts: UInt32 = 0

  init(_ layout: LayoutNode, _ environment: EnvironmentValues, _ composer: Composer) {
    self.layout = layout
    self.environment = environment
    self.composer = composer
  }

  func nextID() -> DisplayID {
    parts += 1
    return layout.displayID(parts)
  }

  func add(_ item: DisplayItem) { items.append(item) }

  func replaceItems(_ list: [DisplayItem]) { items = list }

  /// The symbol of a canvas with a tag.
  func symbol(_ id: AnyHashable) -> LayoutNode? { (layout as? CanvasLayout)?.symbol(id) }

  /// What a symbol paints, with its top leading corner at the origin of `transform`.
  func items(of symbol: LayoutNode, _ transform: ProjectionTransform) -> [DisplayItem] {
    var collected: [DisplayItem] = []
    composer.capture {
      var state = ComposeState()
      state.transform = transform
      state.size = symbol.size
      symbol.compose(composer, state)
    } change: {
      collected = $0
      return []
    }
    return collected
  }
}
