/// A space in which places are given. Its name is a value of the program, accepted without `Sendable`, as in SwiftUI,
/// and compared on the main thread.
public enum CoordinateSpace: Hashable, @unchecked Sendable {
  /// The window's.
  case global
  /// The view's own.
  case local
  /// That of the nearest view above with this name; the window's where there is none.
  case named(AnyHashable)

  public var isGlobal: Bool { self == .global }
  public var isLocal: Bool { self == .local }
}

/// A kind of coordinate space.
public protocol CoordinateSpaceProtocol {
  var coordinateSpace: CoordinateSpace { get }
}

/// The space of the nearest view with a name, for which the same holds as for the name of a `CoordinateSpace`.
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable, @unchecked Sendable {
  public let coordinateSpace: CoordinateSpace
}

/// The view's own space.
public struct LocalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
  public init() {}
  public var coordinateSpace: CoordinateSpace { .local }
}

/// The window's space.
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
  public init() {}
  public var coordinateSpace: CoordinateSpace { .global }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
    NamedCoordinateSpace(coordinateSpace: .named(AnyHashable(name)))
  }

  /// The innermost scroll view's visible part.
  public static var scrollView: NamedCoordinateSpace {
    NamedCoordinateSpace(coordinateSpace: .named(ScrollViewSpace.any))
  }

  /// The part that the innermost scroll view along `axis` shows.
  public static func scrollView(axis: Axis) -> NamedCoordinateSpace {
    NamedCoordinateSpace(coordinateSpace: .named(axis == .vertical ? ScrollViewSpace.vertical : .horizontal))
  }
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
  public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
  public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}

/// The names of the spaces that scroll views make.
enum ScrollViewSpace: Hashable, Sendable {
  case any, horizontal, vertical
}

/// Gives the space of its content a name.
struct CoordinateSpaceModifier: LayoutModifier {
  typealias Body = Never
  let name: AnyHashable

  final class Wrapper: UnaryLayout, Surroundings {
    var name: AnyHashable = 0
    override var surroundings: (any Surroundings)? { self }
    func names(_ space: AnyHashable) -> Bool { name == space }
  }

  func makeLayout(_ child: LayoutNode, _ context: NodeContext) -> Wrapper {
    let layout = Wrapper(child, context)
    layout.name = name
    return layout
  }

  func updateLayout(_ layout: Wrapper, _ context: NodeContext) { layout.name = name }
}

extension View {
  /// Names the view's space, so that views in it can give places in it.
  public func coordinateSpace<T: Hashable>(name: T) -> some View {
    modifier(CoordinateSpaceModifier(name: AnyHashable(name)))
  }

  /// Names the view's space, so that views in it can give places in it.
  public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
    let key: AnyHashable = if case .named(let key) = name.coordinateSpace { key } else { 0 }
    return modifier(CoordinateSpaceModifier(name: key))
  }
}
