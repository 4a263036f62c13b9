import Foundation

/// Attaches a gesture to a view.
struct GestureModifier<G: Gesture>: LayoutModifier {
  typealias Body = Never
  let gesture: G
  let priority: GestureMember.Priority
  let mask: GestureMask

  static var isVisible: Bool { false }
  static var isReusable: Bool { G._isReusable }

  final class Wrapper: UnaryLayout, PointerResponder {
    private(set) var member: RecognizerMember<G.Value>!
    var mask = GestureMask.all
    /// Recognisers keep the latest closures, also while they act on an older event.
    fileprivate func install(_ gesture: G) {
      let context = GestureContext(layout: self, tree: tree) { [weak self] in
        guard let self else { return }
        self.tree.input.memberChanged(self.member)
      }
      member = RecognizerMember(self, G._makeRecognizer(gesture, context))
    }

    override var pointerResponder: (any PointerResponder)? { self }
    var gestureMembers: [GestureMember] { [member] }
    var gestureMask: GestureMask { mask }

    override func detached() {
      super.detached()
      member.reject()
      member.reset()
    }

    override var dumpEntry: DumpEntry {
      let isOn = member.isEnabled && mask.contains(.gesture) && member.recognizer.isTap
      return super.dumpEntry.activated(if: isOn) { [weak self] in self?.activate() }
    }

    /// Does what a tap in the middle of the view does, unless a pointer is about to do something else.
    private func activate() {
      guard member.pointers.isEmpty else { return }
      member.recognizer.endAsTap(at: globalFrame(.presentation).center)
      member.recognizer.dispatch()
      member.recognizer.reset()
    }
  }

  func makeLayout(_ child: LayoutNode, _ context: NodeContext) -> Wrapper {
    let layout = Wrapper(child, context)
    layout.install(gesture)
    configure(layout, context)
    return layout
  }

  private func configure(_ layout: Wrapper, _ context: NodeContext) {
    layout.mask = mask
    layout.member.priority = priority
    layout.member.enabled = context.environment.isEnabled
  }

  func updateLayout(_ layout: Wrapper, _ context: NodeContext) {
    G._updateRecognizer(layout.member.recognizer, gesture)
    configure(layout, context)
  }
}

extension View {
  /// Attaches a gesture; gestures of views in this one come first.
  public func gesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
    modifier(GestureModifier(gesture: gesture, priority: .normal, mask: mask))
  }

  /// Attaches a gesture that comes before those of views in this one.
  public func highPriorityGesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
    modifier(GestureModifier(gesture: gesture, priority: .high, mask: mask))
  }

  /// Attaches a gesture that acts beside all others.
  public func simultaneousGesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
    modifier(GestureModifier(gesture: gesture, priority: .simultaneous, mask: mask))
  }

  /// Attaches a gesture that is recognised while `isEnabled` is true; gestures of views in this one come first.
  public func gesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    self.gesture(gesture, including: isEnabled ? .all : .subviews)
  }

  /// Attaches a gesture that is recognised while `isEnabled` is true; gestures of views in this one come first. The
  /// name has no effect: there are no recognizers of UIKit that could refer to it.
  public func gesture<T: Gesture>(_ gesture: T, name: String, isEnabled: Bool = true) -> some View {
    self.gesture(gesture, isEnabled: isEnabled)
  }

  /// Attaches a gesture that comes before those of views in this one, and is recognised while `isEnabled` is true.
  public func highPriorityGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    highPriorityGesture(gesture, including: isEnabled ? .all : .subviews)
  }

  /// Attaches a gesture that comes before those of views in this one, and is recognised while `isEnabled` is true. The
  /// name has no effect: there are no recognizers of UIKit that could refer to it.
  public func highPriorityGesture<T: Gesture>(_ gesture: T, name: String, isEnabled: Bool = true) -> some View
  {
    highPriorityGesture(gesture, isEnabled: isEnabled)
  }

  /// Attaches a gesture that acts beside all others, and is recognised while `isEnabled` is true.
  public func simultaneousGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    simultaneousGesture(gesture, including: isEnabled ? .all : .subviews)
  }

  /// Attaches a gesture that acts beside all others, and is recognised while `isEnabled` is true. The name has no
  /// effect: there are no recognizers of UIKit that could refer to it.
  public func simultaneousGesture<T: Gesture>(_ gesture: T, name: String, isEnabled: Bool = true) -> some View
  {
    simultaneousGesture(gesture, isEnabled: isEnabled)
  }

  /// Calls `action` on taps.
  public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
    gesture(TapGesture(count: count).onEnded { action() })
  }

  /// Calls `action` with the place of a tap.
  @_disfavoredOverload
  public func onTapGesture(
    count: Int = 1, coordinateSpace: CoordinateSpace = .local, perform action: @escaping (CGPoint) -> Void
  ) -> some View {
    gesture(SpatialTapGesture(count: count, coordinateSpace: coordinateSpace).onEnded { action($0.location) })
  }

  /// Calls `action` with the place of a tap.
  public func onTapGesture(
    count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local,
    perform action: @escaping (CGPoint) -> Void
  ) -> some View {
    gesture(
      SpatialTapGesture(count: count, coordinateSpace: coordinateSpace.coordinateSpace).onEnded {
        action($0.location)
      })
  }

  /// Calls `action` when a press has lasted long enough.
  public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, perform action: @escaping () -> Void,
    onPressingChanged: ((Bool) -> Void)? = nil
  ) -> some View {
    modifier(
      PressModifier(
        minimumDuration: minimumDuration, maximumDistance: maximumDistance, action: action,
        pressing: onPressingChanged))
  }

  /// Calls `action` when a press has lasted long enough.
  @_disfavoredOverload
  public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, pressing: ((Bool) -> Void)? = nil,
    perform action: @escaping () -> Void
  ) -> some View {
    onLongPressGesture(
      minimumDuration: minimumDuration, maximumDistance: maximumDistance, perform: action,
      onPressingChanged: pressing)
  }
}

/// A long press that tells when it begins and ends.
private struct PressModifier: ViewModifier {
  let minimumDuration: Double
  let maximumDistance: CGFloat
  let action: () -> Void
  let pressing: ((Bool) -> Void)?
  @GestureState private var isPressing = false

  init(
    minimumDuration: Double, maximumDistance: CGFloat, action: @escaping () -> Void,
    pressing: ((Bool) -> Void)?
  ) {
    self.minimumDuration = minimumDuration
    self.maximumDistance = maximumDistance
    self.action = action
    self.pressing = pressing
  }

  func body(content: Content) -> some View {
    content
      .gesture(
        LongPressGesture(minimumDuration: minimumDuration, maximumDistance: maximumDistance)
          .updating($isPressing) { value, state, _ in state = value }
          .onEnded { _ in action() }
      )
      .onChange(of: isPressing) { _, now in pressing?(now) }
  }
}

private struct IsEnabledKey: EnvironmentKey {
  static let defaultValue = true
}

extension EnvironmentValues {
  /// Whether controls and gestures react.
  public var isEnabled: Bool {
    get { self[IsEnabledKey.self] }
    set { self[IsEnabledKey.self] = newValue }
  }
}

extension View {
  /// Disables the controls and gestures of this view.
  public func disabled(_ disabled: Bool) -> some View {
    modifier(
      EnvironmentWriter(
        write: { $0.isEnabled = $0.isEnabled && !disabled }, value: disabled,
        path: \EnvironmentValues.isEnabled))
  }
}
