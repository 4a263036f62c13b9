import Foundation

/// Where the mouse is that hovers over a view.
public enum HoverPhase: Equatable, Sendable {
  /// Over the view, here.
  case active(CGPoint)
  /// No longer over it.
  case ended
}

/// Reports when the mouse enters and leaves its content.
private struct HoverModifier: LayoutModifier {
  typealias Body = Never
  let space: CoordinateSpace
  let action: (HoverPhase) -> Void

  func makeLayout(_ child: LayoutNode, _ context: NodeContext) -> HoverLayout {
    let layout = HoverLayout(child, context)
    updateLayout(layout, context)
    return layout
  }

  func updateLayout(_ layout: HoverLayout, _ context: NodeContext) {
    layout.space = space
    layout.action = action
    layout.isActive = context.environment.isEnabled
  }
}

/// What the mouse may be over.
final class HoverLayout: UnaryLayout, PointerResponder, HoverTarget {
  var space = CoordinateSpace.local
  var action: (HoverPhase) -> Void = { _ in }
  var isActive = true {
    didSet { if !isActive { tree.hover.remove(self) } }
  }
  private var isOver = false
  override var pointerResponder: (any PointerResponder)? { self }
  var hoverTarget: (any HoverTarget)? { self }
  var isHoverable: Bool { isActive }

  /// Handles the mouse's place in the window; nil: it is somewhere else.
  func hover(_ location: CGPoint?) {
    if let location {
      isOver = true
      action(.active(localPoint(location, in: space, .presentation)))
    } else if isOver {
      isOver = false
      action(.ended)
    }
  }

  override func detached() {
    super.detached()
    tree.hover.remove(self)
  }
}

extension View {
  /// Calls `action` with true when the mouse comes over the view, and with false when it goes. Fingers do not hover.
  public func onHover(perform action: @escaping (Bool) -> Void) -> some View {
    modifier(HoverReporter(action: action))
  }

  /// Calls `action` as the mouse moves over the view, and when it goes.
  @_disfavoredOverload
  public func onContinuousHover(
    coordinateSpace: CoordinateSpace = .local, perform action: @escaping (HoverPhase) -> Void
  ) -> some View {
    modifier(HoverModifier(space: coordinateSpace, action: action))
  }

  /// Calls `action` as the mouse moves over the view, and when it goes.
  public func onContinuousHover(
    coordinateSpace: some CoordinateSpaceProtocol = .local, perform action: @escaping (HoverPhase) -> Void
  ) -> some View {
    modifier(HoverModifier(space: coordinateSpace.coordinateSpace, action: action))
  }

  /// Shows that the mouse is over the view.
  public func hoverEffect(_ effect: HoverEffect = .automatic) -> some View {
    modifier(HoverEffectModifier(effect: effect))
  }
}

/// Reports entering and leaving only, not every move.
private struct HoverReporter: ViewModifier {
  let action: (Bool) -> Void
  @State private var last = Box(false)

  init(action: @escaping (Bool) -> Void) { self.action = action }

  func body(content: Content) -> some View {
    content.modifier(
      HoverModifier(space: .local) { [last] phase in
        let isOver = phase != .ended
        guard last.value != isOver else { return }
        last.value = isOver
        action(isOver)
      })
  }
}
