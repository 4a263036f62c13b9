import Foundation
import Graphics

/// How a view looks while a presentation zooms out of it: `matchedTransitionSource(id:in:configuration:)` passes an
/// empty configuration to change.
@MainActor @preconcurrency public protocol MatchedTransitionSourceConfiguration {
  var _look: _MatchedTransitionSourceLook { get }
}

/// The settings of a configuration.
public struct _MatchedTransitionSourceLook: Equatable, Sendable {
  struct Shadow: Equatable, Sendable {
    var color: Color
    var radius: CGFloat
    var offset: CGSize
  }

  var background: Color?
  var cornerRadius: CGFloat = 0
  var cornerStyle = RoundedCornerStyle.continuous
  var shadow: Shadow?
}

/// The configuration that changes nothing.
public struct EmptyMatchedTransitionSourceConfiguration: MatchedTransitionSourceConfiguration {
  public var _look: _MatchedTransitionSourceLook { _MatchedTransitionSourceLook() }
}

private struct ChangedTransitionSourceConfiguration: MatchedTransitionSourceConfiguration {
  let _look: _MatchedTransitionSourceLook
}

extension MatchedTransitionSourceConfiguration {
  private func changed(_ change: (inout _MatchedTransitionSourceLook) -> Void)
    -> ChangedTransitionSourceConfiguration
  {
    var look = _look
    change(&look)
    return ChangedTransitionSourceConfiguration(_look: look)
  }

  /// The colour behind what zooms out of the view, as long as that is transparent.
  public func background(_ style: Color) -> some MatchedTransitionSourceConfiguration {
    changed { $0.background = style }
  }

  /// The shape of the view, from whose corners those of the presentation are interpolated.
  public func clipShape(_ shape: RoundedRectangle) -> some MatchedTransitionSourceConfiguration {
    changed {
      $0.cornerRadius = min(shape.cornerSize.width, shape.cornerSize.height)
      $0.cornerStyle = shape.style
    }
  }

  /// A shadow under what zooms out of the view; lengths in points.
  public func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> some MatchedTransitionSourceConfiguration {
    changed { $0.shadow = .init(color: color, radius: radius, offset: CGSize(width: x, height: y)) }
  }
}

/// Names a view as the source of a zoom.
struct MatchedTransitionSourceModifier: LayoutModifier {
  typealias Body = Never
  let key: MatchedGeometryKey
  let look: _MatchedTransitionSourceLook

  func makeLayout(_ child: LayoutNode, _ context: NodeContext) -> TransitionSourceLayout {
    let layout = TransitionSourceLayout(child, key, look, context)
    context.tree.transitionSources.add(layout)
    return layout
  }

  func updateLayout(_ layout: TransitionSourceLayout, _ context: NodeContext) {
    (layout.key, layout.look) = (key, look)
    layout.environment = context.environment
  }
}

/// The layout of a source: hidden while what zooms out of it is near.
@MainActor final class TransitionSourceLayout: UnaryLayout {
  var key: MatchedGeometryKey
  var look: _MatchedTransitionSourceLook
  var environment: EnvironmentValues
  /// Its opacity, set by the presentation.
  var presence = 1.0 { didSet { if presence != oldValue { noteLook() } } }

  init(
    _ child: LayoutNode, _ key: MatchedGeometryKey, _ look: _MatchedTransitionSourceLook,
    _ context: NodeContext
  ) {
    (self.key, self.look) = (key, look)
    environment = context.environment
    super.init(child, context)
  }

  override func compose(_ composer: Composer, _ state: ComposeState) {
    composer.withOpacity(presence, displayID()) { composeChildren(composer, state) }
  }

  override func detached() {
    tree.transitionSources.remove(self)
    super.detached()
  }
}

/// The sources in a window.
@MainActor final class TransitionSourceRegistry: TreePart {
  init(_ tree: Tree) {}
  private var sources: [MatchedGeometryKey: [TransitionSourceLayout]] = [:]
  private var keys: [ObjectIdentifier: MatchedGeometryKey] = [:]

  func add(_ source: TransitionSourceLayout) {
    keys[ObjectIdentifier(source)] = source.key
    sources[source.key, default: []].append(source)
  }

  func remove(_ source: TransitionSourceLayout) {
    guard let key = keys.removeValue(forKey: ObjectIdentifier(source)) else { return }
    sources[key]?.removeAll { $0 === source }
    if sources[key]?.isEmpty == true { sources[key] = nil }
  }

  /// The sources of a name, the newest last. A source whose name has changed is found by the present one.
  func sources(_ key: MatchedGeometryKey) -> [TransitionSourceLayout] {
    for (id, old) in keys {
      guard let source = sources[old]?.first(where: { ObjectIdentifier($0) == id }), source.key != old else {
        continue
      }
      remove(source)
      add(source)
    }
    return sources[key] ?? []
  }

  func close() { (sources, keys) = ([:], [:]) }
}

extension Tree {
  /// The sources that presentations and pages zoom out of.
  var transitionSources: TransitionSourceRegistry { part(TransitionSourceRegistry.self) }
}

extension View {
  /// Names this view as the source of a zoom: what is presented or pushed with
  /// `navigationTransition(.zoom(sourceID:in:))` and the same name zooms out of it and back into it.
  public func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID) -> some View {
    matchedTransitionSource(id: id, in: namespace) { $0 }
  }

  /// Names this view as the source of a zoom, and sets how it looks meanwhile.
  public func matchedTransitionSource(
    id: some Hashable, in namespace: Namespace.ID,
    configuration: (EmptyMatchedTransitionSourceConfiguration) -> some MatchedTransitionSourceConfiguration
  ) -> some View {
    modifier(
      MatchedTransitionSourceModifier(
        key: MatchedGeometryKey(id: AnyHashable(id), namespace: namespace),
        look: configuration(EmptyMatchedTransitionSourceConfiguration())._look))
  }
}
