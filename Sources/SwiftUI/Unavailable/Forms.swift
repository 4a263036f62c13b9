// Initializers of controls that are missing.

extension Picker {
  @available(*, unavailable, message: "this form is missing; use Picker(_:selection:content:)")
  public init<T, V: View>(
    _ title: T, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> V
  ) where Label == Text { preconditionFailure() }

  @available(*, unavailable, message: "this form is missing; use Picker(_:selection:content:)")
  public init<T, C: RandomAccessCollection>(
    _ title: T, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content
  ) where Label == Text { preconditionFailure() }

  @available(*, unavailable, message: "this form is missing; use Picker(selection:content:label:)")
  public init<T>(
    _ title: T, image: ImageResource, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) where Label == SwiftUI.Label<Text, Image> { preconditionFailure() }
}

extension Toggle {
  @available(*, unavailable, message: "this form is missing; use Toggle(isOn:label:)")
  public init<T>(_ title: T, image: ImageResource, isOn: Binding<Bool>)
  where Label == SwiftUI.Label<Text, Image> { preconditionFailure() }
}

extension Menu {
  @available(*, unavailable, message: "this form is missing; use Menu(content:label:)")
  public init<T>(_ title: T, image: ImageResource, @ViewBuilder content: () -> Content)
  where Label == SwiftUI.Label<Text, Image> { preconditionFailure() }
}

extension Button {
  @available(*, unavailable, message: "this form is missing; use Button(role:action:label:)")
  public init<T>(_ title: T, image: ImageResource, role: ButtonRole?, action: @escaping () -> Void)
  where Label == SwiftUI.Label<Text, Image> { preconditionFailure() }
}

extension Gauge {
  @available(
    *, unavailable,
    message:
      "this form is missing; use Gauge(value:in:label:currentValueLabel:minimumValueLabel:maximumValueLabel:)"
  )
  public init<V: BinaryFloatingPoint, C: View, B: View, M: View>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> C, @ViewBuilder minimumValueLabel: () -> B,
    @ViewBuilder maximumValueLabel: () -> B, @ViewBuilder markedValueLabels: () -> M
  ) { preconditionFailure() }
}

extension GraphicsContext {
  @available(*, unavailable, message: "this form is missing; use the methods of GraphicsContext")
  public func withCGContext(content: (Any) -> Void) {}
}

extension View {
  @available(*, unavailable, message: "this form is missing; use dropDestination(for:action:isTargeted:)")
  public func dropDestination<T: Transferable, S>(
    for type: T.Type = T.self, isEnabled: Bool = true, action: @escaping ([T], S) -> Void
  ) -> some View { self }

  @available(*, unavailable, message: "this form is missing; use keyboardShortcut(_:modifiers:)")
  public func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command, localization: KeyboardShortcutLocalization
  ) -> some View { self }

  @available(*, unavailable, message: "this form is missing; set openURL in the environment")
  public func onOpenURL(prefersInApp: Bool) -> some View { self }
}

@available(*, unavailable, message: "this form is missing; use keyboardShortcut(_:modifiers:)")
public struct KeyboardShortcutLocalization: Equatable {
  public static var automatic: Self { Self() }
  public static var custom: Self { Self() }
  public static var withoutMirroring: Self { Self() }
}
