import Foundation

/// A program: what its windows show.
@MainActor @preconcurrency public protocol App {
  associatedtype Body: Scene
  @SceneBuilder @MainActor @preconcurrency var body: Body { get }
  @MainActor @preconcurrency init()
}

/// A part of a program's interface with a life of its own, such as a window.
@MainActor @preconcurrency public protocol Scene {
  associatedtype Body: Scene
  @SceneBuilder @MainActor @preconcurrency var body: Body { get }
  /// The windows of the scene. Implemented by the library.
  func _windows() -> [_WindowDescription]
}

extension Scene {
  public func _windows() -> [_WindowDescription] { body._windows() }
}

extension Never: Scene {
  public func _windows() -> [_WindowDescription] { [] }
}

/// A scene that the library implements itself.
@MainActor @preconcurrency public protocol PrimitiveScene: Scene where Body == Never {}

extension PrimitiveScene {
  public var body: Never { fatalError("\(Self.self) has no body") }
}

/// A window that a scene asks for.
public struct _WindowDescription {
  public var title: String?
  public var root: AnyView
  public var defaultSize: CGSize?
  /// Where it opens, as a part of the room that there is; nil: where the window system puts it.
  public var defaultPosition: UnitPoint?
  /// Whether the window system gives it no frame.
  public var isPlain = false
}

/// Windows that all show the same.
public struct WindowGroup<Content: View>: PrimitiveScene {
  let title: String?
  let content: Content

  private init(title: String?, content: Content) {
    self.title = title
    self.content = content
  }

  public init(@ViewBuilder content: () -> Content) { self.init(title: nil, content: content()) }
  public init(id: String, @ViewBuilder content: () -> Content) { self.init(title: nil, content: content()) }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(title: String(title), content: content())
  }
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(title: Text(titleKey).string(in: EnvironmentValues()), content: content())
  }

  public func _windows() -> [_WindowDescription] {
    [_WindowDescription(title: title, root: AnyView(content))]
  }
}

/// Joins scenes.
@resultBuilder public enum SceneBuilder {
  @MainActor public static func buildExpression<S: Scene>(_ scene: S) -> S { scene }
  @MainActor public static func buildBlock<S: Scene>(_ scene: S) -> S { scene }
  @MainActor public static func buildBlock<A: Scene, each S: Scene>(_ first: A, _ rest: repeat each S)
    -> some Scene
  {
    var windows = first._windows()
    for scene in repeat each rest { windows += scene._windows() }
    return SceneList(windows: windows)
  }
}

/// Several scenes.
struct SceneList: PrimitiveScene {
  let windows: [_WindowDescription]
  func _windows() -> [_WindowDescription] { windows }
}

extension Scene {
  /// The size of the window when it opens, in points.
  public func defaultSize(width: CGFloat, height: CGFloat) -> some Scene {
    defaultSize(CGSize(width: width, height: height))
  }
  /// The size of the window when it opens, in points.
  public func defaultSize(_ size: CGSize) -> some Scene { changingWindows { $0.defaultSize = size } }

  /// Where the window is when it opens: this point of it at the same point of the display.
  public func defaultPosition(_ position: UnitPoint) -> some Scene {
    changingWindows { $0.defaultPosition = position }
  }

  func changingWindows(_ change: (inout _WindowDescription) -> Void) -> SceneList {
    SceneList(
      windows: _windows().map {
        var window = $0
        change(&window)
        return window
      })
  }
}
