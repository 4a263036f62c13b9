// Scenes and windows.

@available(*, unavailable, message: "windows belong to the window manager; use WindowGroup")
public struct Window<Content: View>: Scene {
  public init<T>(_ title: T, id: String, @ViewBuilder content: () -> Content) {}
  public var body: some Scene { WindowGroup { EmptyView() } }
}

@available(*, unavailable, message: "windows belong to the window manager; use WindowGroup")
public struct UtilityWindow<Content: View>: Scene {
  public init<T>(_ title: T, id: String, @ViewBuilder content: () -> Content) {}
  public var body: some Scene { WindowGroup { EmptyView() } }
}

@available(*, unavailable, message: "windows belong to the window manager; show the settings in a sheet")
public struct Settings<Content: View>: Scene {
  public init(@ViewBuilder content: () -> Content) {}
  public var body: some Scene { WindowGroup { EmptyView() } }
}

@available(*, unavailable, message: "windows belong to the window manager; show the settings in a sheet")
public struct SettingsLink<Label: View>: View {
  public init() where Label == EmptyView {}
  public init(@ViewBuilder label: () -> Label) {}
  public var body: some View { EmptyView() }
}

@available(*, unavailable, message: "windows belong to the window manager; show the settings in a sheet")
public struct OpenSettingsAction {
  public func callAsFunction() {}
}

@available(*, unavailable, message: "windows belong to the window manager; use openWindow")
public struct PushWindowAction {
  public func callAsFunction(id: String) {}
  public func callAsFunction<D>(value: D) {}
}

@available(*, unavailable, message: "windows belong to the window manager; use a Menu in the tool bar")
public struct MenuBarExtra<Label: View, Content: View>: Scene {
  public init<T>(_ title: T, @ViewBuilder content: () -> Content) where Label == EmptyView {}
  public init<T>(_ title: T, systemImage: String, @ViewBuilder content: () -> Content)
  where Label == EmptyView {}
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {}
  public var body: some Scene { WindowGroup { EmptyView() } }
}

@available(*, unavailable, message: "windows belong to the window manager; use alert")
public struct AlertScene<Actions: View>: Scene {
  public init<T>(_ title: T, isPresented: Binding<Bool>, @ViewBuilder actions: () -> Actions) {}
  public var body: some Scene { WindowGroup { EmptyView() } }
}

@available(*, unavailable, message: "windows belong to the window manager; leave it out")
public struct WindowVisibilityToggle: View {
  public init(windowID: String) {}
  public var body: some View { EmptyView() }
}

@available(*, unavailable, message: "windows belong to the window manager; use gesture")
public struct WindowDragGesture: Gesture {
  public init() {}
  public var body: some Gesture<DragGesture.Value> { DragGesture() }
}

@available(
  *, unavailable, message: "windows belong to the window manager; use defaultPosition and defaultSize"
)
public struct WindowPlacement: Equatable {

  public init(_ position: UnitPoint, size: CGSize? = nil) {}
  public init(x: CGFloat, y: CGFloat, size: CGSize? = nil) {}
  public init(size: CGSize? = nil) {}
}

@available(*, unavailable, message: "windows belong to the window manager; use windowResizability")
public struct WindowInteractionBehavior: Equatable {
  public static var automatic: Self { Self() }
  public static var enabled: Self { Self() }
  public static var disabled: Self { Self() }
}

@available(*, unavailable, message: "windows belong to the window manager; leave it out")
public struct WindowLevel: Equatable {
  public static var automatic: Self { Self() }
  public static var normal: Self { Self() }
  public static var floating: Self { Self() }
  public static var desktop: Self { Self() }
}

@available(*, unavailable, message: "windows belong to the window manager; leave it out")
public struct WindowManagerRole: Equatable {
  public static var automatic: Self { Self() }
  public static var principal: Self { Self() }
  public static var associated: Self { Self() }
}

@available(*, unavailable, message: "windows belong to the window manager; use toolbarBackground")
public struct WindowToolbarStyle: Equatable {
  public static var automatic: Self { Self() }
  public static var expanded: Self { Self() }
  public static var unified: Self { Self() }
  public static var unifiedCompact: Self { Self() }
  public static func unified(showsTitle: Bool) -> Self { Self() }
  public static func unifiedCompact(showsTitle: Bool) -> Self { Self() }
}

@available(*, unavailable, message: "windows belong to the window manager; leave it out")
public struct SceneLaunchBehavior: Equatable {
  public static var automatic: Self { Self() }
  public static var presented: Self { Self() }
  public static var suppressed: Self { Self() }
}

@available(*, unavailable, message: "windows belong to the window manager; leave it out")
public struct SceneRestorationBehavior: Equatable {
  public static var automatic: Self { Self() }
  public static var disabled: Self { Self() }
}

@available(*, unavailable, message: "windows belong to the window manager; use defaultSize")
public struct WindowIdealSize: Equatable {
  public static var automatic: Self { Self() }
  public static var fitToContent: Self { Self() }
  public static var maximum: Self { Self() }
}

extension Scene {
  @available(*, unavailable, message: "windows belong to the window manager; leave it out")
  public func defaultLaunchBehavior(_ behavior: SceneLaunchBehavior) -> some Scene { self }

  @available(*, unavailable, message: "windows belong to the window manager; leave it out")
  public func restorationBehavior(_ behavior: SceneRestorationBehavior) -> some Scene { self }

  @available(
    *, unavailable, message: "windows belong to the window manager; use defaultPosition and defaultSize"
  )
  public func defaultWindowPlacement<C>(_ makePlacement: @escaping (C, Any) -> WindowPlacement) -> some Scene
  { self }

  @available(
    *, unavailable, message: "windows belong to the window manager; use defaultPosition and defaultSize"
  )
  public func windowIdealPlacement<C>(_ makePlacement: @escaping (C, Any) -> WindowPlacement) -> some Scene {
    self
  }

  @available(*, unavailable, message: "windows belong to the window manager; use defaultSize")
  public func windowIdealSize(_ idealSize: WindowIdealSize) -> some Scene { self }

  @available(*, unavailable, message: "windows belong to the window manager; leave it out")
  public func windowLevel(_ level: WindowLevel) -> some Scene { self }

  @available(*, unavailable, message: "windows belong to the window manager; leave it out")
  public func windowManagerRole(_ role: WindowManagerRole) -> some Scene { self }

  @available(*, unavailable, message: "windows belong to the window manager; leave it out")
  public func windowBackgroundDragBehavior(_ behavior: WindowInteractionBehavior) -> some Scene { self }

  @available(*, unavailable, message: "windows belong to the window manager; use toolbarBackground")
  public func windowToolbarStyle(_ style: WindowToolbarStyle) -> some Scene { self }

  @available(*, unavailable, message: "windows belong to the window manager; use labelStyle")
  public func windowToolbarLabelStyle<S>(_ style: S) -> some Scene { self }

  @available(*, unavailable, message: "windows belong to the window manager; use a Menu in the tool bar")
  public func menuBarExtraStyle<S>(_ style: S) -> some Scene { self }

  @available(*, unavailable, message: "windows belong to the window manager; give it to a Button in commands")
  public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some Scene { self }

  @available(*, unavailable, message: "windows belong to the window manager; leave it out")
  public func persistentSystemOverlays(_ preferredVisibility: Visibility) -> some Scene { self }

  @available(*, unavailable, message: "windows belong to the window manager; leave it out")
  public func dialogIcon(_ icon: Image?) -> some Scene { self }

  @available(*, unavailable, message: "windows belong to the window manager; use a destructive ButtonRole")
  public func dialogSeverity(_ severity: DialogSeverity) -> some Scene { self }
}

extension View {
  @available(*, unavailable, message: "windows belong to the window manager; leave it out")
  public func windowDismissBehavior(_ behavior: WindowInteractionBehavior) -> some View { self }

  @available(*, unavailable, message: "windows belong to the window manager; leave it out")
  public func windowFullScreenBehavior(_ behavior: WindowInteractionBehavior) -> some View { self }

  @available(*, unavailable, message: "windows belong to the window manager; leave it out")
  public func windowMinimizeBehavior(_ behavior: WindowInteractionBehavior) -> some View { self }

  @available(*, unavailable, message: "windows belong to the window manager; use windowResizability")
  public func windowResizeBehavior(_ behavior: WindowInteractionBehavior) -> some View { self }

  @available(*, unavailable, message: "windows belong to the window manager; leave it out")
  public func windowResizeAnchor(_ anchor: UnitPoint?) -> some View { self }

  @available(*, unavailable, message: "windows belong to the window manager; leave it out")
  public func windowToolbarFullScreenVisibility<V>(_ visibility: V) -> some View { self }

  @available(*, unavailable, message: "windows belong to the window manager; use windowStyle")
  public func presentedWindowStyle<S>(_ style: S) -> some View { self }

  @available(*, unavailable, message: "windows belong to the window manager; use toolbarBackground")
  public func presentedWindowToolbarStyle(_ style: WindowToolbarStyle) -> some View { self }

  @available(*, unavailable, message: "windows belong to the window manager; use onGeometryChange")
  public func onInteractiveResizeChange(_ action: @escaping (Bool) -> Void) -> some View { self }

  @available(*, unavailable, message: "windows belong to the window manager; leave it out")
  public func allowsWindowActivationEvents(_ value: Bool? = true) -> some View { self }

  @available(*, unavailable, message: "windows belong to the window manager; leave it out")
  public func dialogIcon(_ icon: Image?) -> some View { self }

  @available(*, unavailable, message: "windows belong to the window manager; use a destructive ButtonRole")
  public func dialogSeverity(_ severity: DialogSeverity) -> some View { self }

  @available(*, unavailable, message: "windows belong to the window manager; put a Toggle into a sheet")
  public func dialogSuppressionToggle(isSuppressed: Binding<Bool>) -> some View { self }

  @available(*, unavailable, message: "windows belong to the window manager; put a Toggle into a sheet")
  public func dialogSuppressionToggle<T>(_ title: T, isSuppressed: Binding<Bool>) -> some View { self }

  @available(*, unavailable, message: "windows belong to the window manager; leave it out")
  public func dialogPreventsAppTermination(_ preventsAppTermination: Bool?) -> some View { self }

  @available(*, unavailable, message: "windows belong to the window manager; leave it out")
  public func presentationPreventsAppTermination(_ prevents: Bool?) -> some View { self }
}

@available(*, unavailable, message: "windows belong to the window manager; use a destructive ButtonRole")
public struct DialogSeverity: Equatable {
  public static var automatic: Self { Self() }
  public static var standard: Self { Self() }
  public static var critical: Self { Self() }
}

@available(*, unavailable, message: "windows do not present values; use WindowGroup(id:) and a shared model")
extension WindowGroup {
  public init<D: Codable & Hashable>(
    id: String? = nil, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D?>) -> Content
  ) { preconditionFailure() }
  public init<T, D: Codable & Hashable>(
    _ title: T, id: String? = nil, for type: D.Type = D.self,
    @ViewBuilder content: @escaping (Binding<D?>) -> Content
  ) { preconditionFailure() }
  public init<D: Codable & Hashable>(
    id: String? = nil, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> Content,
    defaultValue: @escaping () -> D
  ) { preconditionFailure() }
}

extension WindowStyle where Self == DefaultWindowStyle {
  @available(*, unavailable, message: "windows belong to the window manager; use .plain")
  public static var hiddenTitleBar: DefaultWindowStyle { DefaultWindowStyle() }

  @available(*, unavailable, message: "windows belong to the window manager; use .automatic")
  public static var titleBar: DefaultWindowStyle { DefaultWindowStyle() }

  @available(*, unavailable, message: "windows belong to the window manager; use .automatic")
  public static var volumetric: DefaultWindowStyle { DefaultWindowStyle() }
}

@available(*, unavailable, message: "windows belong to the window manager; use PlainWindowStyle")
public typealias HiddenTitleBarWindowStyle = DefaultWindowStyle

@available(*, unavailable, message: "windows belong to the window manager; use DefaultWindowStyle")
public typealias TitleBarWindowStyle = DefaultWindowStyle

extension EnvironmentValues {
  @available(*, unavailable, message: "windows belong to the window manager; show the settings in a sheet")
  public var openSettings: OpenSettingsAction { OpenSettingsAction() }

  @available(*, unavailable, message: "windows belong to the window manager; use openWindow")
  public var pushWindow: PushWindowAction { PushWindowAction() }

  @available(*, unavailable, message: "windows belong to the window manager; use scenePhase")
  public var controlActiveState: ControlActiveState { .active }

  @available(*, unavailable, message: "windows belong to the window manager; use scenePhase")
  public var appearsActive: Bool { true }
}

@available(*, unavailable, message: "windows belong to the window manager; use scenePhase")
public enum ControlActiveState: CaseIterable {
  case active, inactive, key
}
