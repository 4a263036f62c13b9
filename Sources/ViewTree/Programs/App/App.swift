import Foundation

/// A program: what its windows show.
@MainActor @preconcurrency public protocol App {
  associatedtype Body: Scene
  @SceneBuilder @MainActor @preconcurrency var body: Body { get }
  @MainActor @preconcurrency init()
}

/// A part of a program's interface with its own lifetime, such as a window.
@MainActor @preconcurrency public protocol Scene {
  associatedtype Body: Scene
  @SceneBuilder @MainActor @preconcurrency var body: Body { get }
  /// The windows of the scene. Implemented by the library.
  func _windows() -> [_WindowDescription]
  /// Prepares the types that the views of the first window need. Implemented by the library.
  nonisolated static func _prepare(_ preparation: _TypePreparation)
}

extension Scene {
  public func _windows() -> [_WindowDescription] { body._windows() }
  nonisolated public static func _prepare(_ preparation: _TypePreparation) { Body._prepare(preparation) }
}

extension Never: Scene {
  public func _windows() -> [_WindowDescription] { [] }
}

/// A scene that the library implements itself.
@MainActor @preconcurrency public protocol PrimitiveScene: Scene where Body == Never {}

extension PrimitiveScene {
  public var body: Never { fatalError("\(Self.self) has no body") }
  nonisolated public static func _prepare(_ preparation: _TypePreparation) {}
}

/// A window that a scene declares.
public struct _WindowDescription {
  public var title: String?
  public var defaultSize: CGSize?
  /// Where it opens: this point of the window lies at the same point of the display; nil: the window system decides.
  public var defaultPosition: UnitPoint?
  /// Whether the window system gives it no frame.
  public var isPlain = false
  /// What its size depends on.
  public var resizability = WindowResizability.automatic
  /// What its menus offer.
  var commands: [_CommandItem] = []
  /// Makes what the window shows; called again whenever something that it read has changed.
  public var root: @MainActor () -> AnyView

  /// The same window with something put round its content.
  @MainActor func wrapped(_ wrap: @escaping @MainActor (AnyView) -> AnyView) -> Self {
    var window = self
    let inner = root
    window.root = { wrap(inner()) }
    return window
  }
}

/// Joins scenes.
@resultBuilder public enum SceneBuilder {
  @MainActor @preconcurrency public static func buildExpression<S: Scene>(_ scene: S) -> S { scene }
  @MainActor @preconcurrency public static func buildBlock<S: Scene>(_ scene: S) -> S { scene }
  @MainActor @preconcurrency public static func buildBlock<A: Scene, each S: Scene>(
    _ first: A, _ rest: repeat each S
  )
    -> some Scene
  {
    var windows = first._windows()
    for scene in repeat each rest { windows += scene._windows() }
    return SceneList<A>(windows: windows)
  }
}

/// The windows of several scenes, or of one that was changed; `First` is the scene that the first window is of.
struct SceneList<First: Scene>: PrimitiveScene {
  let windows: [_WindowDescription]
  func _windows() -> [_WindowDescription] { windows }
  nonisolated static func _prepare(_ preparation: _TypePreparation) { First._prepare(preparation) }
}
