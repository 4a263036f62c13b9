// Services of Apple's systems.

extension View {
  @available(*, unavailable, message: "there is no Handoff, Spotlight or Siri; leave it out")
  public func userActivity(
    _ activityType: String, isActive: Bool = true, _ update: @escaping (NSUserActivity) -> Void
  ) -> some View { self }

  @available(*, unavailable, message: "there is no Handoff, Spotlight or Siri; leave it out")
  public func userActivity<P>(
    _ activityType: String, element: P?, _ update: @escaping (P, NSUserActivity) -> Void
  ) -> some View { self }

  @available(*, unavailable, message: "there is no Handoff, Spotlight or Siri; use onOpenURL")
  public func onContinueUserActivity(
    _ activityType: String, perform action: @escaping (NSUserActivity) -> Void
  ) -> some View { self }

  @available(*, unavailable, message: "there is no Handoff, Spotlight or Siri; use onOpenURL")
  public func handlesExternalEvents(preferring: Set<String>, allowing: Set<String>) -> some View { self }

  @available(*, unavailable, message: "there is no Handoff, Spotlight or Siri; use onOpenURL")
  public func onAppIntentExecution<I>(_ intent: I.Type, perform action: @escaping (I) -> Void) -> some View {
    self
  }
}

@available(*, unavailable, message: "there is no Handoff, Spotlight or Siri; use onOpenURL")
public final class NSUserActivity {
  public var activityType: String { "" }
  public var title: String?
  public var userInfo: [AnyHashable: Any]?
  public var webpageURL: URL?
  public var isEligibleForSearch = false
  public var isEligibleForHandoff = false
  public var isEligibleForPrediction = false
  public init(activityType: String) {}
  public func becomeCurrent() {}
}

extension Scene {
  @available(*, unavailable, message: "there is no Handoff, Spotlight or Siri; use onOpenURL")
  public func handlesExternalEvents(matching conditions: Set<String>) -> some Scene { self }
}

extension Scene {
  @available(*, unavailable, message: "nothing runs in the background when the program has ended; use task")
  public func backgroundTask<R>(_ task: BackgroundTask<R>, action: @escaping @Sendable (R) async -> Void)
    -> some Scene
  { self }
}

@available(*, unavailable, message: "nothing runs in the background when the program has ended; use task")
public struct BackgroundTask<Request> {
  public static func appRefresh(_ identifier: String) -> BackgroundTask<Void> { BackgroundTask<Void>() }
  public static func urlSession(_ identifier: String) -> BackgroundTask<String> { BackgroundTask<String>() }
}

extension View {
  @available(*, unavailable, message: "there are no services of the system; use ShareLink")
  public func exportableToServices<T: Transferable>(_ payload: @autoclosure @escaping () -> [T]) -> some View
  { self }

  @available(*, unavailable, message: "there are no services of the system; use dropDestination")
  public func importableFromServices<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping ([T]) -> Bool
  ) -> some View { self }

  @available(*, unavailable, message: "there are no services of the system; use draggable")
  public func exportsItemProviders(_ contentTypes: [UTType], onExport: @escaping () -> [NSItemProvider])
    -> some View
  { self }

  @available(*, unavailable, message: "there are no services of the system; use dropDestination")
  public func importsItemProviders(_ contentTypes: [UTType], onImport: @escaping ([NSItemProvider]) -> Bool)
    -> some View
  { self }
}

@available(*, unavailable, message: "there are no services of the system; leave it out")
public struct ImportFromDevicesCommands: Commands {
  public init() {}
  public var body: some Commands { EmptyCommands() }
}

extension View {
  @available(*, unavailable, message: "there are no writing tools or suggestions of the system; leave it out")
  public func writingToolsBehavior(_ behavior: WritingToolsBehavior) -> some View { self }

  @available(*, unavailable, message: "there are no writing tools or suggestions of the system; leave it out")
  public func writingToolsAffordanceVisibility(_ visibility: Visibility) -> some View { self }

  @available(
    *, unavailable, message: "there are no writing tools or suggestions of the system; use searchSuggestions"
  )
  public func textInputSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> some View { self }

  @available(
    *, unavailable, message: "there are no writing tools or suggestions of the system; use searchCompletion"
  )
  public func textInputCompletion(_ completion: String) -> some View { self }

  @available(*, unavailable, message: "there are no writing tools or suggestions of the system; leave it out")
  public func textInputFormattingControlVisibility<P>(_ visibility: Visibility, for placement: P) -> some View
  { self }

  @available(*, unavailable, message: "there are no writing tools or suggestions of the system; leave it out")
  public func searchDictationBehavior<B>(_ dictationBehavior: B) -> some View { self }
}

@available(*, unavailable, message: "there are no writing tools or suggestions of the system; leave it out")
public struct WritingToolsBehavior: Equatable {
  public static var automatic: Self { Self() }
  public static var complete: Self { Self() }
  public static var disabled: Self { Self() }
  public static var limited: Self { Self() }
}

extension View {
  @available(*, unavailable, message: "there are no widgets; use background")
  public func containerBackground<S: ShapeStyle>(_ style: S, for container: ContainerBackgroundPlacement)
    -> some View
  { self }

  @available(*, unavailable, message: "there are no widgets; use background")
  public func containerBackground<V: View>(
    for container: ContainerBackgroundPlacement, alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View { self }

  @available(*, unavailable, message: "there are no widgets; use redacted(reason:)")
  public func invalidatableContent(_ invalidatable: Bool = true) -> some View { self }
}

@available(*, unavailable, message: "there are no widgets; use background")
public struct ContainerBackgroundPlacement: Equatable {
  public static var widget: Self { Self() }
  public static var navigation: Self { Self() }
  public static var tabView: Self { Self() }
  public static var navigationSplitView: Self { Self() }
  public static var window: Self { Self() }
  public static var subscriptionStore: Self { Self() }
}

@available(*, unavailable, message: "there are no widgets; leave it out")
public protocol Widget {
  associatedtype Body
  var body: Body { get }
}

@available(*, unavailable, message: "there are no widgets; leave it out")
public protocol WidgetBundle {
  associatedtype Body
  var body: Body { get }
}

@available(*, unavailable, message: "there are no widgets; leave it out")
public protocol WidgetConfiguration {
  associatedtype Body
  var body: Body { get }
}

extension Image {
  @available(*, unavailable, message: "there are no widgets; use symbolRenderingMode")
  public func widgetAccentedRenderingMode<M>(_ renderingMode: M?) -> some View { self }
}
