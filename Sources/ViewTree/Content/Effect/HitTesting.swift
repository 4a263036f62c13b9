import Foundation

extension View {
  /// Whether this view and the views in it can be hit.
  public func allowsHitTesting(_ enabled: Bool) -> some View {
    modifier(HitTestingModifier(enabled: enabled))
  }

  /// The shape in which this view is hit.
  public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
    contentShape(.interaction, shape, eoFill: eoFill)
  }

  /// The shape of the view for some purposes: it is hit in that of `interaction`; in the label of a button the highlight
  /// under the mouse has that of `hoverEffect`, and the ring of the keyboard's focus that of `focusEffect`. The others
  /// have no effect here.
  @_disfavoredOverload
  public func contentShape<S: Shape>(_ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false) -> some View
  {
    modifier(ContentShapeModifier(kind: kind, shape: shape, eoFill: eoFill))
  }
}

/// What the shape of a view's content is used for.
public struct ContentShapeKinds: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let interaction = ContentShapeKinds(rawValue: 1)
  public static let dragPreview = ContentShapeKinds(rawValue: 2)
  public static let contextMenuPreview = ContentShapeKinds(rawValue: 4)
  public static let hoverEffect = ContentShapeKinds(rawValue: 8)
  public static let focusEffect = ContentShapeKinds(rawValue: 16)
  public static let accessibility = ContentShapeKinds(rawValue: 32)
}

struct HitTestingModifier: LayoutModifier {
  typealias Body = Never
  static var isReusable: Bool { true }
  let enabled: Bool
  final class Wrapper: UnaryLayout, KeyResponder {
    var enabled = true
    override func ownHit(_ point: CGPoint) -> OwnHit? { enabled ? nil : .missed }
    override var keyResponder: (any KeyResponder)? { self }
    /// A view that no pointer can hit cannot be focused by keys.
    var admitsFocus: Bool { enabled }
  }
  func makeLayout(_ child: LayoutNode, _ context: NodeContext) -> Wrapper {
    let layout = Wrapper(child, context)
    layout.enabled = enabled
    return layout
  }
  func updateLayout(_ layout: Wrapper, _ context: NodeContext) { layout.enabled = enabled }
}

/// A layout node that has the figure of its content for some purposes.
@MainActor protocol ContentFigure {
  var kind: ContentShapeKinds { get }
  func figure(in rect: CGRect) -> Path?
}

struct ContentShapeModifier<S: Shape>: LayoutModifier {
  typealias Body = Never
  static var isReusable: Bool { true }
  let kind: ContentShapeKinds
  let shape: S
  let eoFill: Bool
  final class Wrapper: UnaryLayout, ContentFigure {
    var kind = ContentShapeKinds.interaction
    var shape: S?
    var eoFill = false
    func figure(in rect: CGRect) -> Path? { shape?.path(in: rect) }
    override func hitsSelf(_ point: CGPoint) -> Bool {
      guard kind.contains(.interaction) else { return super.hitsSelf(point) }
      return shape?.path(in: CGRect(origin: .zero, size: size)).contains(point, eoFill: eoFill) ?? false
    }
  }
  func makeLayout(_ child: LayoutNode, _ context: NodeContext) -> Wrapper {
    let layout = Wrapper(child, context)
    updateLayout(layout, context)
    return layout
  }
  func updateLayout(_ layout: Wrapper, _ context: NodeContext) {
    layout.kind = kind
    layout.shape = shape
    layout.eoFill = eoFill
  }
}
