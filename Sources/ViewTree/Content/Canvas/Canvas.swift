import Foundation
import Graphics

/// A view that a closure draws into, with the least possible cost for each figure. What exceeds its bounds is cut off.
public struct Canvas<Symbols: View> {
  /// Views that the closure may draw, found by their tags.
  public var symbols: Symbols
  public var renderer: (inout GraphicsContext, CGSize) -> Void
  /// Does nothing here: what is under the canvas shows where nothing is drawn.
  public var isOpaque: Bool
  /// Does nothing here: colours are always 8 bits of sRGB.
  public var colorMode: ColorRenderingMode
  /// Does nothing here: the closure is always called while the frame is made.
  public var rendersAsynchronously: Bool

  public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void, @ViewBuilder symbols: () -> Symbols
  ) {
    self.symbols = symbols()
    self.renderer = renderer
    isOpaque = opaque
    self.colorMode = colorMode
    self.rendersAsynchronously = rendersAsynchronously
  }
}

extension Canvas where Symbols == EmptyView {
  public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) {
    self.init(
      opaque: opaque, colorMode: colorMode, rendersAsynchronously: rendersAsynchronously, renderer: renderer,
      symbols: { EmptyView() })
  }
}

extension Canvas: ContainerView {
  var content: some View { symbols.allowsHitTesting(false) }

  func makeLayout(_ context: NodeContext) -> CanvasLayout {
    let layout = CanvasLayout(context)
    layout.reader = CanvasReader(layout, context)
    updateLayout(layout, context)
    return layout
  }

  func updateLayout(_ layout: CanvasLayout, _ context: NodeContext) {
    layout.renderer = renderer
    layout.environment = context.environment
    layout.forgetDrawing()
  }
}

/// The layout of a canvas: it has the proposed size; its symbols have their ideal sizes and are painted where the
/// closure draws them.
@MainActor final class CanvasLayout: LayoutNode {
  var renderer: (inout GraphicsContext, CGSize) -> Void = { _, _ in }
  var environment = EnvironmentValues()
  /// The node that observes what the closure reads.
  fileprivate var reader: CanvasReader?
  /// The latest drawing and what it was made for.
  private var drawing: (items: [DisplayItem], state: ComposeState)?
  private var isOutdated = false

  func forgetDrawing() {
    isOutdated = true
    setNeedsCompose()
  }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
    for child in participants { child.place(at: .zero, proposal: .unspecified) }
    isOutdated = true
  }

  override func compose(_ composer: Composer, _ state: ComposeState) {
    if isFrozen {
      guard let drawing else { return }
      return composer.append(drawing.items.map { $0.moved(from: drawing.state, to: state) })
    }
    // Symbols may be animated by themselves.
    if let drawing, !isOutdated, children.isEmpty, drawing.state == state, !composer.showsPlaceholders {
      return composer.append(drawing.items)
    }
    let recording = GraphicsRecording(self, environment, composer)
    var clipped = state
    clipped.clips.append(
      DisplayClip(path: Path(state.rect), transform: state.transform, style: FillStyle(antialiased: false)))
    var context = GraphicsContext(recording, clipped)
    if let reader {
      Tracking.evaluate(for: reader) { renderer(&context, state.size) }
    } else {
      renderer(&context, state.size)
    }
    drawing = (recording.items, state)
    isOutdated = false
    composer.append(recording.items)
  }

  /// The symbol with a tag.
  func symbol(_ id: AnyHashable) -> LayoutNode? {
    children.first { $0.trait(ObjectIdentifier(TagTrait.self)) as? AnyHashable == id }
  }

  override func detached() {
    super.detached()
    reader?.detach()
  }

  override func hitsSelf(_ point: CGPoint) -> Bool { CGRect(origin: .zero, size: size).contains(point) }
  override var dumpEntry: DumpEntry { DumpEntry("Canvas") }
}

/// Observes the state that a canvas's closure reads: a change has it drawn again, and lays nothing out.
@MainActor private final class CanvasReader: Node {
  private weak var layout: CanvasLayout?

  init(_ layout: CanvasLayout, _ context: NodeContext) {
    self.layout = layout
    super.init(context)
  }

  override func updateDirty(_ transaction: Transaction) { layout?.forgetDrawing() }
}

extension DisplayItem {
  /// The same item, composed where `state` is instead of `old`.
  func moved(from old: ComposeState, to state: ComposeState) -> DisplayItem {
    guard old != state, let back = old.transform.inverted() else { return self }
    let change = back.concatenating(state.transform)
    var item = self
    item.transform = transform.concatenating(change)
    let own = clips.dropFirst(old.clips.count).map {
      DisplayClip(path: $0.path, transform: $0.transform.concatenating(change), style: $0.style)
    }
    item.clips = state.clips + own
    return item
  }
}

extension Composer {
  /// Adds finished items.
  func append(_ list: [DisplayItem]) { capture({}) { _ in list } }
}
