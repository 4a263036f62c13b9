import Foundation
import Graphics

/// How a text is drawn by a renderer, where it has one.
@MainActor struct TextRendering {
  private(set) var renderer: (any TextRenderer)?
  private var attributes: [[AnyTextAttribute]] = []
  private var text: GraphicsContext.ResolvedText?
  private var environment = EnvironmentValues()

  /// Sets what a text is drawn by and with.
  ///
  /// - Returns: whether it may look different.
  mutating func update(with resolver: TextResolver, _ options: TextOptions, _ engine: any FontEngine) -> Bool
  {
    let before = renderer
    renderer = resolver.environment.textRenderer
    guard renderer != nil || before != nil else { return false }
    environment = resolver.environment
    attributes = resolver.attributes
    text = GraphicsContext.ResolvedText(
      runs: resolver.runs, patterns: resolver.patterns, options: options, engine: engine,
      environment: environment)
    return true
  }

  /// The size that the renderer gives the text; nil: there is no renderer.
  func size(_ proposal: ProposedViewSize, _ measure: @escaping (ProposedViewSize) -> CGSize) -> CGSize? {
    renderer.map { $0.sizeThatFits(proposal: proposal, text: TextProxy(measure: measure)) }
  }

  /// Lets the renderer draw a layout whose top left corner is at `origin`.
  func compose(
    _ layout: TextLayout, at origin: CGPoint, _ leaf: LayoutNode, _ composer: Composer, _ state: ComposeState
  ) {
    guard let renderer, let text else { return }
    let recording = GraphicsRecording(leaf, environment, composer)
    var context = GraphicsContext(recording, state)
    context.translateBy(x: origin.x, y: origin.y)
    let source = TextLayoutSource(text, attributes, size: layout.size)
    renderer.draw(layout: Text.Layout(source: source, layout: layout), in: &context)
    composer.append(recording.items)
  }
}
