import Foundation

extension View {
  /// Whether touches find this view and the views in it.
  public func allowsHitTesting(_ enabled: Bool) -> some View {
    modifier(HitTestingModifier(enabled: enabled))
  }

  /// The shape in which touches find this view.
  public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
    modifier(ContentShapeModifier(shape: shape, eoFill: eoFill))
  }

  /// The shape of the view for some purposes; only interaction has one here.
  @_disfavoredOverload
  public func contentShape<S: Shape>(_ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false) -> some View
  {
    modifier(ContentShapeModifier(shape: shape, eoFill: eoFill))
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
    /// What no pointer reaches is out of reach of keys.
    var admitsFocus: Bool { enabled }
  }
  func makeLayout(_ child: LayoutNode, _ context: NodeContext) -> Wrapper {
    let layout = Wrapper(child, context)
    layout.enabled = enabled
    return layout
  }
  func updateLayout(_ layout: Wrapper, _ context: NodeContext) { layout.enabled = enabled }
}

/// A layout node that knows the figure in which its content takes touches.
@MainActor protocol ContentFigure {
  func figure(in rect: CGRect) -> Path?
}

struct ContentShapeModifier<S: Shape>: LayoutModifier {
  typealias Body = Never
  static var isReusable: Bool { true }
  let shape: S
  let eoFill: Bool
  final class Wrapper: UnaryLayout, ContentFigure {
    var shape: S?
    var eoFill = false
    func figure(in rect: CGRect) -> Path? { shape?.path(in: rect) }
    override func hitsSelf(_ point: CGPoint) -> Bool {
      shape?.path(in: CGRect(origin: .zero, size: size)).contains(point, eoFill: eoFill) ?? false
    }
  }
  func makeLayout(_ child: LayoutNode, _ context: NodeContext) -> Wrapper {
    let layout = Wrapper(child, context)
    updateLayout(layout, context)
    return layout
  }
  func updateLayout(_ layout: Wrapper, _ context: NodeContext) {
    layout.shape = shape
    layout.eoFill = eoFill
  }
}
