import Foundation

/// Draws a text in place of the library, by the lines, runs and glyphs of its layout.
///
/// Its `animatableData` moves from step to step while a change of the renderer is animated; each step draws the text again
/// and evaluates the modifier alone.
public protocol TextRenderer: Animatable {
  /// Draws the text. The context's origin is the top left corner of the text.
  func draw(layout: Text.Layout, in ctx: inout GraphicsContext)

  /// The size of the text; by itself that of its layout.
  func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize

  /// How far beyond the text's own size the renderer draws. Does nothing here: what is drawn there is never cut.
  var displayPadding: EdgeInsets { get }
}

extension TextRenderer {
  public func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize {
    text.sizeThatFits(proposal)
  }

  /// Does nothing here.
  public var displayPadding: EdgeInsets { EdgeInsets() }
}

/// A text whose size a renderer may want to know. Valid only while the renderer runs.
public struct TextProxy {
  let measure: (ProposedViewSize) -> CGSize
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { measure(proposal) }
}

/// A value that a text has for its renderer: set by `Text.customAttribute(_:)`, found in the runs of the layout.
public protocol TextAttribute {}

/// An attribute with its type. Equal ones have the same fields.
struct AnyTextAttribute: Hashable, @unchecked Sendable {
  let type: ObjectIdentifier
  let value: Any

  static func == (a: AnyTextAttribute, b: AnyTextAttribute) -> Bool {
    a.type == b.type && anyEqual(a.value, b.value)
  }

  func hash(into hasher: inout Hasher) { hasher.combine(type) }
}

extension Text {
  /// Gives the text a value for its renderer.
  public func customAttribute<T: TextAttribute>(_ value: T) -> Text {
    modified(.attribute(AnyTextAttribute(type: ObjectIdentifier(T.self), value: value)))
  }
}

private struct TextRendererKey: EnvironmentKey {
  static var defaultValue: (any TextRenderer)? { nil }
}

extension EnvironmentValues {
  /// What draws the texts; nil: the library.
  var textRenderer: (any TextRenderer)? {
    get { self[TextRendererKey.self] }
    set { self[TextRendererKey.self] = newValue }
  }
}

/// Gives the texts in a view a renderer at each step of its animation.
private struct TextRendererModifier<R: TextRenderer>: ViewModifier, Animatable {
  /// A value of the program, which its own animatable data changes on the main actor alone.
  nonisolated(unsafe) var renderer: R

  nonisolated var animatableData: R.AnimatableData {
    get { renderer.animatableData }
    set { renderer.animatableData = newValue }
  }

  func body(content: Content) -> some View { content.environment(\.textRenderer, renderer) }
}

extension View {
  /// Has the texts in this view drawn by a renderer.
  public func textRenderer<T: TextRenderer>(_ renderer: T) -> some View {
    modifier(TextRendererModifier(renderer: renderer))
  }
}
