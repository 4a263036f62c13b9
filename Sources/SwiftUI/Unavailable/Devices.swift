// Devices that this system has not.

extension View {
  @available(*, unavailable, message: "there is no Digital Crown; use a Slider")
  public func digitalCrownRotation<V: BinaryFloatingPoint>(_ binding: Binding<V>) -> some View { self }

  @available(*, unavailable, message: "there is no Digital Crown; use a Slider")
  public func digitalCrownRotation<V: BinaryFloatingPoint>(
    _ binding: Binding<V>, from minValue: V, through maxValue: V, by stride: V? = nil,
    sensitivity: DigitalCrownRotationalSensitivity = .high, isContinuous: Bool = false,
    isHapticFeedbackEnabled: Bool = true, onChange: @escaping (DigitalCrownEvent) -> Void = { _ in },
    onIdle: @escaping () -> Void = {}
  ) -> some View { self }

  @available(*, unavailable, message: "there is no Digital Crown; leave it out")
  public func digitalCrownAccessory(_ visibility: Visibility) -> some View { self }

  @available(*, unavailable, message: "there is no Digital Crown; leave it out")
  public func digitalCrownAccessory<V: View>(@ViewBuilder content: @escaping () -> V) -> some View { self }
}

@available(*, unavailable, message: "there is no Digital Crown; use a Slider")
public struct DigitalCrownRotationalSensitivity: Equatable {
  public static var low: Self { Self() }
  public static var medium: Self { Self() }
  public static var high: Self { Self() }
}

@available(*, unavailable, message: "there is no Digital Crown; use a Slider")
public struct DigitalCrownEvent {
  public var offset: CGFloat
  public var velocity: CGFloat
}

extension View {
  @available(*, unavailable, message: "there is no Touch Bar; use toolbar")
  public func touchBar<C: View>(@ViewBuilder content: () -> C) -> some View { self }

  @available(*, unavailable, message: "there is no Touch Bar; use toolbar")
  public func touchBar<C: View>(_ touchBar: TouchBar<C>) -> some View { self }

  @available(*, unavailable, message: "there is no Touch Bar; leave it out")
  public func touchBarCustomizationLabel(_ label: Text) -> some View { self }

  @available(*, unavailable, message: "there is no Touch Bar; leave it out")
  public func touchBarItemPresence<P>(_ presence: P) -> some View { self }

  @available(*, unavailable, message: "there is no Touch Bar; leave it out")
  public func touchBarItemPrincipal(_ principal: Bool = true) -> some View { self }
}

@available(*, unavailable, message: "there is no Touch Bar; use toolbar")
public struct TouchBar<Content: View> {
  public init(@ViewBuilder content: () -> Content) {}
  public init(id: String, @ViewBuilder content: () -> Content) {}
}

extension View {
  @available(*, unavailable, message: "there is no Apple Pencil; use onTapGesture(count: 2)")
  public func onPencilDoubleTap(perform action: @escaping (PencilDoubleTapGestureValue) -> Void) -> some View
  { self }

  @available(*, unavailable, message: "there is no Apple Pencil; use onLongPressGesture")
  public func onPencilSqueeze(perform action: @escaping (PencilSqueezeGesturePhase) -> Void) -> some View {
    self
  }
}

@available(*, unavailable, message: "there is no Apple Pencil; use onTapGesture(count: 2)")
public struct PencilDoubleTapGestureValue {
  public let hoverPose: Any?
}

@available(*, unavailable, message: "there is no Apple Pencil; use onLongPressGesture")
public enum PencilSqueezeGesturePhase {
  case active(Any)
  case ended(Any)
  case failed
}

extension EnvironmentValues {
  @available(*, unavailable, message: "there is no Apple Pencil; leave it out")
  public var preferredPencilDoubleTapAction: Any? { nil }

  @available(*, unavailable, message: "there is no Apple Pencil; leave it out")
  public var preferredPencilSqueezeAction: Any? { nil }
}

extension View {
  @available(
    *, unavailable, message: "there are no hands, eyes or game controllers to follow; use keyboardShortcut"
  )
  public func handGestureShortcut<S>(_ shortcut: S, isEnabled: Bool = true) -> some View { self }

  @available(
    *, unavailable, message: "there are no hands, eyes or game controllers to follow; use onKeyPress"
  )
  public func handlesGameControllerEvents<T>(matching types: T) -> some View { self }

  @available(
    *, unavailable, message: "there are no hands, eyes or game controllers to follow; use hoverEffect(_:)"
  )
  public func hoverEffect(_ effect: HoverEffect, isEnabled: Bool) -> some View { self }

  @available(*, unavailable, message: "there are no hands, eyes or game controllers to follow; use onHover")
  public func hoverEffect<E>(_ effect: E, in group: HoverEffectGroup?, isEnabled: Bool = true) -> some View {
    self
  }

  @available(*, unavailable, message: "there are no hands, eyes or game controllers to follow; use onHover")
  public func hoverEffect<B>(
    in group: HoverEffectGroup? = nil, isEnabled: Bool = true,
    body: @escaping (PlaceholderContentView<Self>, Bool, GeometryProxy) -> B
  ) -> some View { self }

  @available(
    *, unavailable, message: "there are no hands, eyes or game controllers to follow; leave hoverEffect out"
  )
  public func hoverEffectDisabled(_ disabled: Bool = true) -> some View { self }

  @available(*, unavailable, message: "there are no hands, eyes or game controllers to follow; use onHover")
  public func hoverEffectGroup(_ group: HoverEffectGroup?) -> some View { self }

  @available(
    *, unavailable, message: "there are no hands, eyes or game controllers to follow; use hoverEffect(_:)"
  )
  public func defaultHoverEffect(_ effect: HoverEffect?) -> some View { self }

  @available(*, unavailable, message: "there are no hands, eyes or game controllers to follow; use onHover")
  public func listRowHoverEffect(_ effect: HoverEffect?) -> some View { self }

  @available(*, unavailable, message: "there are no hands, eyes or game controllers to follow; leave it out")
  public func listRowHoverEffectDisabled(_ disabled: Bool = true) -> some View { self }

  @available(
    *, unavailable, message: "there are no hands, eyes or game controllers to follow; use listRowBackground"
  )
  public func listRowPlatterColor(_ color: Color?) -> some View { self }
}

@available(*, unavailable, message: "there are no hands, eyes or game controllers to follow; use onHover")
public struct HoverEffectGroup {
  public init(_ id: String? = nil, in namespace: Namespace.ID) {}
}

@available(
  *, unavailable,
  message:
    "there are no hands, eyes or game controllers to follow; use SpatialTapGesture, DragGesture or MagnifyGesture"
)
public struct SpatialEventGesture: Gesture {
  public init(coordinateSpace: any CoordinateSpaceProtocol = .local, action: @escaping (Any) -> Void) {}
  public var body: some Gesture<DragGesture.Value> { DragGesture() }
}

extension EnvironmentValues {
  @available(*, unavailable, message: "there are no hands, eyes or game controllers to follow; leave it out")
  public var isHoverEffectEnabled: Bool { false }
}

extension View {
  @available(*, unavailable, message: "there is no space to place things in; use overlay or toolbar")
  public func ornament<C: View>(
    visibility: Visibility = .automatic, attachmentAnchor: OrnamentAttachmentAnchor,
    contentAlignment: Alignment = .center, @ViewBuilder ornament: () -> C
  ) -> some View { self }

  @available(
    *, unavailable, message: "there is no space to place things in; use a Material as the background"
  )
  public func glassBackgroundEffect(displayMode: GlassBackgroundDisplayMode = .always) -> some View { self }

  @available(
    *, unavailable, message: "there is no space to place things in; use a Material as the background"
  )
  public func glassBackgroundEffect<S: InsettableShape>(
    in shape: S, displayMode: GlassBackgroundDisplayMode = .always
  ) -> some View { self }

  @available(*, unavailable, message: "there is no space to place things in; use scaleEffect or shadow")
  public func offset(z: CGFloat) -> some View { self }

  @available(*, unavailable, message: "there is no space to place things in; leave it out")
  public func frame(depth: CGFloat?, alignment: DepthAlignment = .center) -> some View { self }

  @available(*, unavailable, message: "there is no space to place things in; use padding")
  public func padding3D(_ length: CGFloat) -> some View { self }

  @available(*, unavailable, message: "there is no space to place things in; use rotation3DEffect")
  public func transform3DEffect<T>(_ transform: T) -> some View { self }

  @available(*, unavailable, message: "there is no space to place things in; use rotation3DEffect")
  public func rotation3DLayout<R>(_ rotation: R) -> some View { self }

  @available(*, unavailable, message: "there is no space to place things in; leave it out")
  public func preferredSurroundingsEffect<E>(_ effect: E?) -> some View { self }

  @available(*, unavailable, message: "there is no space to place things in; leave it out")
  public func upperLimbVisibility(_ visibility: Visibility) -> some View { self }

  @available(*, unavailable, message: "there is no space to place things in; leave it out")
  public func volumeBaseplateVisibility(_ visibility: Visibility) -> some View { self }

  @available(*, unavailable, message: "there is no space to place things in; leave it out")
  public func onWorldRecenter<P>(action: @escaping (P) -> Void) -> some View { self }
}

@available(*, unavailable, message: "there is no space to place things in; leave it out")
public struct GlassBackgroundDisplayMode: Equatable {
  public static var always: Self { Self() }
  public static var implicit: Self { Self() }
  public static var never: Self { Self() }
}

@available(*, unavailable, message: "there is no space to place things in; leave it out")
public struct DepthAlignment: Equatable {
  public static var front: Self { Self() }
  public static var center: Self { Self() }
  public static var back: Self { Self() }
}

@available(*, unavailable, message: "there is no space to place things in; use overlay or toolbar")
public struct OrnamentAttachmentAnchor {
  public static func scene(_ anchor: UnitPoint) -> Self { Self() }
}

@available(*, unavailable, message: "there is no space to place things in; use WindowGroup")
public struct ImmersiveSpace<Content>: Scene {
  public init(@ViewBuilder content: () -> Content) {}
  public init(id: String, @ViewBuilder content: () -> Content) {}
  public var body: some Scene { WindowGroup { EmptyView() } }
}

@available(*, unavailable, message: "there is no space to place things in; use openWindow")
public struct OpenImmersiveSpaceAction {
  public func callAsFunction(id: String) async {}
}

@available(*, unavailable, message: "there is no space to place things in; use dismissWindow")
public struct DismissImmersiveSpaceAction {
  public func callAsFunction() async {}
}

@available(*, unavailable, message: "there is no space to place things in; use GeometryReader")
public struct GeometryReader3D<Content: View>: View {
  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {}
  public var body: some View { EmptyView() }
}

extension EnvironmentValues {
  @available(*, unavailable, message: "there is no space to place things in; use openWindow")
  public var openImmersiveSpace: OpenImmersiveSpaceAction { OpenImmersiveSpaceAction() }

  @available(*, unavailable, message: "there is no space to place things in; use dismissWindow")
  public var dismissImmersiveSpace: DismissImmersiveSpaceAction { DismissImmersiveSpaceAction() }

  @available(*, unavailable, message: "there is no space to place things in; use displayScale")
  public var physicalMetrics: Any? { nil }
}

extension Scene {
  @available(*, unavailable, message: "there is no space to place things in; leave it out")
  public func immersionStyle<S>(selection: Binding<S>) -> some Scene { self }

  @available(*, unavailable, message: "there is no space to place things in; leave it out")
  public func upperLimbVisibility(_ visibility: Visibility) -> some Scene { self }
}

extension EnvironmentValues {
  @available(
    *, unavailable, message: "no system says that the display is dimmed, recorded or shared; leave it out"
  )
  public var isLuminanceReduced: Bool { false }

  @available(
    *, unavailable, message: "no system says that the display is dimmed, recorded or shared; leave it out"
  )
  public var isSceneCaptured: Bool { false }

  @available(
    *, unavailable, message: "no system says that the display is dimmed, recorded or shared; leave it out"
  )
  public var supportsRemoteScenes: Bool { false }
}

extension View {
  @available(
    *, unavailable,
    message: "no system says that the display is dimmed, recorded or shared; use privacySensitive"
  )
  public func contentCaptureProtected(_ isProtected: Bool = true) -> some View { self }
}
