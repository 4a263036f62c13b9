import Foundation

/// A container's shape at a place in it, available while outlines are made there.
struct ContainerOutline {
  private let shape: any InsettableShape
  /// How far the place lies inside of the container's edges, at the nearest one.
  private let distance: CGFloat

  /// Set by `use`, on the main actor; `current` checks that it is called on the main thread before it reads it.
  nonisolated(unsafe) private static var present: ContainerOutline?

  /// Nil on other threads: an outline that a program makes there is in no container.
  static var current: ContainerOutline? { MainThread.isCurrent ? present : nil }

  func path(in rect: CGRect, insetBy amount: CGFloat) -> Path {
    Self.path(of: shape, inset: distance, in: rect.insetBy(dx: -distance, dy: -distance), amount)
  }

  private static func path<S: InsettableShape>(
    of shape: S, inset distance: CGFloat, in rect: CGRect, _ amount: CGFloat
  ) -> Path {
    shape.inset(by: distance + amount).path(in: rect)
  }

  /// Lets outlines in `body` have the shape of the container round a node; `isInContainer` false: there is none.
  @MainActor static func use<Result>(
    for node: LayoutNode, _ isInContainer: Bool, _ body: () -> Result
  ) -> Result {
    guard isInContainer, let container = container(round: node), let shape = container.shape else {
      return body()
    }
    let outer = present
    defer { present = outer }
    let own = node.transform(to: container, .model)
      .boundingRect(of: CGRect(origin: .zero, size: node.size))
    let distances = [
      own.minX, own.minY, container.size.width - own.maxX, container.size.height - own.maxY,
    ]
    present = ContainerOutline(shape: shape, distance: max(0, distances.min() ?? 0))
    return body()
  }

  @MainActor private static func container(round node: LayoutNode) -> ContainerShapeLayout? {
    var present = node.parent
    while let layout = present {
      if let container = layout as? ContainerShapeLayout, container.shape != nil { return container }
      present = layout.parent
    }
    return nil
  }
}

private struct InContainerKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  /// Whether a container round the view has a shape.
  var isInShapedContainer: Bool {
    get { self[InContainerKey.self] }
    set { self[InContainerKey.self] = newValue }
  }
}

/// The layout of a container with a shape that views in it follow.
@MainActor final class ContainerShapeLayout: UnaryLayout {
  var shape: (any InsettableShape)?
}

/// Gives a container a shape.
private struct ContainerShapeModifier<S: InsettableShape>: LayoutModifier {
  typealias Body = Never
  let shape: S

  func makeLayout(_ child: LayoutNode, _ context: NodeContext) -> ContainerShapeLayout {
    let layout = ContainerShapeLayout(child, context)
    layout.shape = shape
    return layout
  }

  func updateLayout(_ layout: ContainerShapeLayout, _ context: NodeContext) {
    layout.shape = shape
    // Views that follow the shape are not invalidated by its change.
    context.tree.requestCompose()
  }
}

extension View {
  /// The shape of this container, which `ContainerRelativeShape` in it follows. It changes nothing else.
  public func containerShape<T: InsettableShape>(_ shape: T) -> some View {
    environment(\.isInShapedContainer, true).modifier(ContainerShapeModifier(shape: shape))
  }
}
