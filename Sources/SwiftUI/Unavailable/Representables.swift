// Views of UIKit and AppKit.

/// A view that another framework would draw: with a body, so that its protocol alone is named where one is declared.
public protocol _ForeignView: View where Body == Never {}

extension _ForeignView {
  public var body: Never { preconditionFailure("there is no other framework that draws views") }
}

@available(*, unavailable, message: "there is no UIKit; write the view with SwiftUI, or draw it with Canvas")
public protocol UIViewRepresentable: _ForeignView {
  associatedtype UIViewType = Never
  associatedtype Coordinator = Void
  typealias Context = UIViewRepresentableContext<Self>
}

@available(*, unavailable, message: "there is no UIKit; write the view with SwiftUI, or draw it with Canvas")
public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
  public let coordinator: Representable.Coordinator
  public var transaction: Transaction
  public var environment: EnvironmentValues
}

@available(*, unavailable, message: "there is no UIKit; write the view with SwiftUI, or draw it with Canvas")
public protocol UIViewControllerRepresentable: _ForeignView {
  associatedtype UIViewControllerType = Never
  associatedtype Coordinator = Void
  typealias Context = UIViewControllerRepresentableContext<Self>
}

@available(*, unavailable, message: "there is no UIKit; write the view with SwiftUI, or draw it with Canvas")
public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {
  public let coordinator: Representable.Coordinator
  public var transaction: Transaction
  public var environment: EnvironmentValues
}

@available(*, unavailable, message: "there is no AppKit; write the view with SwiftUI, or draw it with Canvas")
public protocol NSViewRepresentable: _ForeignView {
  associatedtype NSViewType = Never
  associatedtype Coordinator = Void
  typealias Context = NSViewRepresentableContext<Self>
}

@available(*, unavailable, message: "there is no AppKit; write the view with SwiftUI, or draw it with Canvas")
public struct NSViewRepresentableContext<Representable: NSViewRepresentable> {
  public let coordinator: Representable.Coordinator
  public var transaction: Transaction
  public var environment: EnvironmentValues
}

@available(*, unavailable, message: "there is no AppKit; write the view with SwiftUI, or draw it with Canvas")
public protocol NSViewControllerRepresentable: _ForeignView {
  associatedtype NSViewControllerType = Never
  associatedtype Coordinator = Void
  typealias Context = NSViewControllerRepresentableContext<Self>
}

@available(*, unavailable, message: "there is no AppKit; write the view with SwiftUI, or draw it with Canvas")
public struct NSViewControllerRepresentableContext<Representable: NSViewControllerRepresentable> {
  public let coordinator: Representable.Coordinator
  public var transaction: Transaction
  public var environment: EnvironmentValues
}

@available(*, unavailable, message: "there is no UIKit; use gesture")
public protocol UIGestureRecognizerRepresentable: Gesture where Value == Never, Body == Never {
  associatedtype UIGestureRecognizerType
}

@available(*, unavailable, message: "there is no UIKit; give the view to a WindowGroup")
public class UIHostingController<Content: View> {
  public var rootView: Content
  public init(rootView: Content) { self.rootView = rootView }
}

@available(*, unavailable, message: "there is no AppKit; give the view to a WindowGroup")
public class NSHostingController<Content: View> {
  public var rootView: Content
  public init(rootView: Content) { self.rootView = rootView }
}

@available(*, unavailable, message: "there is no AppKit; give the view to a WindowGroup")
public class NSHostingView<Content: View> {
  public var rootView: Content
  public init(rootView: Content) { self.rootView = rootView }
}

@available(*, unavailable, message: "there is no UIKit; use List")
public struct UIHostingConfiguration<Content: View> {
  public init(@ViewBuilder content: () -> Content) {}
}

@available(*, unavailable, message: "there is no AppKit; use UIApplicationDelegateAdaptor")
@propertyWrapper public struct NSApplicationDelegateAdaptor<Delegate: AnyObject> {
  public init(_ delegateType: Delegate.Type = Delegate.self) { preconditionFailure() }
  public let wrappedValue: Delegate
}

@available(*, unavailable, message: "there is no WatchKit; use UIApplicationDelegateAdaptor")
@propertyWrapper public struct WKApplicationDelegateAdaptor<Delegate: AnyObject> {
  public init(_ delegateType: Delegate.Type = Delegate.self) { preconditionFailure() }
  public let wrappedValue: Delegate
}

@available(*, unavailable, message: "there is no WatchKit; use UIApplicationDelegateAdaptor")
@propertyWrapper public struct WKExtensionDelegateAdaptor<Delegate: AnyObject> {
  public init(_ delegateType: Delegate.Type = Delegate.self) { preconditionFailure() }
  public let wrappedValue: Delegate
}

extension Image {
  @available(*, unavailable, message: "there is no AppKit; use Image(uiImage:)")
  public init(nsImage: Any) { self.init(systemName: "") }
}

@available(
  *, unavailable, message: "pictures are not made of pixels in memory; use UIImage(data:) and Image(uiImage:)"
)
public final class CGImage {}

extension Image {
  @available(
    *, unavailable,
    message: "pictures are not made of pixels in memory; use UIImage(data:) and Image(uiImage:)"
  )
  public init<I>(_ cgImage: I, scale: CGFloat, orientation: Orientation = .up, label: Text) {
    self.init(systemName: "")
  }

  @available(
    *, unavailable,
    message: "pictures are not made of pixels in memory; use UIImage(data:) and Image(uiImage:)"
  )
  public init<I>(decorative cgImage: I, scale: CGFloat, orientation: Orientation = .up) {
    self.init(systemName: "")
  }

  @available(
    *, unavailable,
    message: "pictures are not made of pixels in memory; use UIImage(data:) and Image(uiImage:)"
  )
  public enum Orientation: UInt8 {
    case up, upMirrored, down, downMirrored, left, leftMirrored, right, rightMirrored
  }
}

extension Color {
  @available(*, unavailable, message: "there is no AppKit; use Color(uiColor:)")
  public init(nsColor: Any) { self = .clear }
}

@available(*, unavailable, message: "pictures are not made of views; tests have ViewTester.screenshot")
public final class ImageRenderer<Content: View>: ObservableObject {
  public var content: Content
  public var scale: CGFloat = 1
  public var proposedSize: ProposedViewSize = .unspecified
  public var isOpaque = false
  public var colorMode: ColorRenderingMode = .nonLinear
  public init(content: Content) { self.content = content }
  public var uiImage: UIImage? { nil }
  public func render(rasterizationScale: CGFloat = 1, renderer: (CGSize, (Any) -> Void) -> Void) {}
}

extension Image {
  @available(*, unavailable, message: "pictures are not made of views; use Canvas")
  public init(
    size: CGSize, label: Text? = nil, opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
    renderer: @escaping (inout GraphicsContext) -> Void
  ) { self.init(systemName: "") }
}
