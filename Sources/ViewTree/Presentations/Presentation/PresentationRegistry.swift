/// What is presented above the root view of a window, from the lowest layer to the topmost.
@MainActor final class PresentationRegistry: TreePart {
  init(_ tree: Tree) {}

  private(set) var layers: [PresentationLayerLayout] = []
  /// Called when a layer came or went.
  var onChange: () -> Void = {}

  /// Puts a layer on top of all others.
  func add(_ layer: PresentationLayerLayout) {
    guard !layers.contains(where: { $0 === layer }) else { return }
    layers.append(layer)
    onChange()
    layer.captureFocus()
  }

  /// Forgets all layers.
  func close() {
    for layer in layers { layer.close() }
    layers = []
    onChange = {}
  }

  /// Removes a layer.
  func remove(_ layer: PresentationLayerLayout) {
    guard layers.contains(where: { $0 === layer }) else { return }
    layers.removeAll { $0 === layer }
    onChange()
    layer.returnFocus()
  }
}

extension Tree {
  /// What is presented above the root view.
  var presentations: PresentationRegistry { part(PresentationRegistry.self) }
}
