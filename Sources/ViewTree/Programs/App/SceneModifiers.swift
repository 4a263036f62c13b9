import Foundation
import Observation
import Combine

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

  func changingWindows(_ change: (inout _WindowDescription) -> Void) -> SceneList<Self> {
    SceneList(
      windows: _windows().map {
        var window = $0
        change(&window)
        return window
      })
  }

  /// Calls `action` with the old and the new value when `value` changes.
  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some Scene {
    wrapping { AnyView($0.onChange(of: value, initial: initial, action)) }
  }

  /// Calls `action` when `value` changes.
  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some Scene {
    wrapping { AnyView($0.onChange(of: value, initial: initial, action)) }
  }

  /// Calls `action` with the new value when `value` changes.
  @_disfavoredOverload
  public func onChange<V: Equatable>(of value: V, perform action: @escaping (_ newValue: V) -> Void)
    -> some Scene
  {
    wrapping { AnyView($0.onChange(of: value, perform: action)) }
  }

  /// Sets a value of the environment of all that the scene shows.
  public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some Scene {
    wrapping { AnyView($0.environment(keyPath, value)) }
  }

  /// Puts an `@Observable` object into the environment of all that the scene shows.
  public func environment<T: AnyObject & Observable>(_ object: T?) -> some Scene {
    wrapping { AnyView($0.environment(object)) }
  }

  /// Puts an observable object into the environment of all that the scene shows.
  public func environmentObject<T: ObservableObject>(_ object: T) -> some Scene {
    wrapping { AnyView($0.environmentObject(object)) }
  }

  private func wrapping(_ wrap: @escaping @MainActor (AnyView) -> AnyView) -> SceneList<Self> {
    SceneList(windows: _windows().map { $0.wrapped(wrap) })
  }
}
