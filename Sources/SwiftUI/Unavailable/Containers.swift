// Containers and presentations that are not there.

extension View {
  @available(
    *, unavailable, message: "a page has no third column beside it; use sheet, or NavigationSplitView"
  )
  public func inspector<V: View>(isPresented: Binding<Bool>, @ViewBuilder content: () -> V) -> some View {
    self
  }

  @available(
    *, unavailable, message: "a page has no third column beside it; use navigationSplitViewColumnWidth"
  )
  public func inspectorColumnWidth(_ width: CGFloat) -> some View { self }

  @available(
    *, unavailable, message: "a page has no third column beside it; use navigationSplitViewColumnWidth"
  )
  public func inspectorColumnWidth(min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil) -> some View {
    self
  }
}

extension View {
  @available(*, unavailable, message: "sheets have the sizes of iOS; use presentationDetents")
  public func presentationSizing(_ sizing: PresentationSizing) -> some View { self }
}

@available(*, unavailable, message: "sheets have the sizes of iOS; use presentationDetents")
public struct PresentationSizing: Equatable {
  public static var automatic: Self { Self() }
  public static var fitted: Self { Self() }
  public static var form: Self { Self() }
  public static var page: Self { Self() }
  public func fitted(horizontal: Bool, vertical: Bool) -> Self { self }
  public func sticky(horizontal: Bool = false, vertical: Bool = false) -> Self { self }
  public func proposedSize(for root: Any, context: Any) -> ProposedViewSize { .unspecified }
}

@available(*, unavailable, message: "this control is of macOS; use NavigationSplitView")
public struct HSplitView<Content: View>: View {
  public init(@ViewBuilder content: () -> Content) {}
  public var body: some View { EmptyView() }
}

@available(*, unavailable, message: "this control is of macOS; use VStack")
public struct VSplitView<Content: View>: View {
  public init(@ViewBuilder content: () -> Content) {}
  public var body: some View { EmptyView() }
}

@available(*, unavailable, message: "this control is of macOS; use Link")
public struct HelpLink: View {
  public init(destination: URL) {}
  public init(action: @escaping () -> Void) {}
  public init(anchor: String) {}
  public var body: some View { EmptyView() }
}

@available(*, unavailable, message: "this control is of macOS; use Menu")
public struct MenuButton<Label: View, Content: View>: View {
  public init(label: Label, @ViewBuilder content: () -> Content) {}
  public init<T>(_ title: T, @ViewBuilder content: () -> Content) where Label == Text {}
  public var body: some View { EmptyView() }
}

@available(*, unavailable, message: "this control is of macOS; use Menu")
public struct PullDownButton<Label: View, Content: View>: View {
  public init(label: Label, @ViewBuilder content: () -> Content) {}
  public init<T>(_ title: T, @ViewBuilder content: () -> Content) where Label == Text {}
  public var body: some View { EmptyView() }
}

extension View {
  @available(*, unavailable, message: "this control is of macOS; use pickerStyle(.segmented)")
  public func horizontalRadioGroupLayout() -> some View { self }

  @available(*, unavailable, message: "this control is of macOS; use onKeyPress")
  public func modifierKeyAlternate<V: View>(_ modifiers: EventModifiers, @ViewBuilder _ alternate: () -> V)
    -> some View
  { self }

  @available(*, unavailable, message: "this control is of macOS; use onKeyPress")
  public func onModifierKeysChanged(
    mask: EventModifiers = .all, initial: Bool = true,
    _ action: @escaping (EventModifiers, EventModifiers) -> Void
  ) -> some View { self }

  @available(*, unavailable, message: "this control is of macOS; use pickerStyle(.palette)")
  public func paletteSelectionEffect<E>(_ effect: E) -> some View { self }

  @available(*, unavailable, message: "this control is of macOS; use menuStyle")
  public func menuButtonStyle<S>(_ style: S) -> some View { self }

  @available(*, unavailable, message: "this control is of macOS; leave it out")
  public func pointerVisibility(_ visibility: Visibility) -> some View { self }
}

extension PointerStyle {
  @available(*, unavailable, message: "this control is of macOS; use .link or .default")
  public static var columnResize: PointerStyle { .default }

  @available(*, unavailable, message: "this control is of macOS; use .link or .default")
  public static var grabActive: PointerStyle { .default }

  @available(*, unavailable, message: "this control is of macOS; use .link or .default")
  public static var grabIdle: PointerStyle { .default }

  @available(*, unavailable, message: "this control is of macOS; use .link or .default")
  public static var rectSelection: PointerStyle { .default }

  @available(*, unavailable, message: "this control is of macOS; use .link or .default")
  public static var rowResize: PointerStyle { .default }

  @available(*, unavailable, message: "this control is of macOS; use .link or .default")
  public static var verticalText: PointerStyle { .default }

  @available(*, unavailable, message: "this control is of macOS; use .link or .default")
  public static var zoomIn: PointerStyle { .default }

  @available(*, unavailable, message: "this control is of macOS; use .link or .default")
  public static var zoomOut: PointerStyle { .default }
}

extension View {
  @available(*, unavailable, message: "rows and sections have the measures of iOS; use contentMargins")
  public func listSectionMargins(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View { self }

  @available(
    *, unavailable,
    message: "rows and sections have the measures of iOS; use listRowInsets(_:) with EdgeInsets"
  )
  public func listRowInsets(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View { self }

  @available(*, unavailable, message: "rows and sections have the measures of iOS; leave it out")
  public func listSectionIndexVisibility(_ visibility: Visibility) -> some View { self }

  @available(*, unavailable, message: "rows and sections have the measures of iOS; leave it out")
  public func sectionIndexLabel<L>(_ label: L?) -> some View { self }

  @available(*, unavailable, message: "rows and sections have the measures of iOS; use a LabelStyle")
  public func labelIconToTitleSpacing(_ spacing: CGFloat) -> some View { self }

  @available(*, unavailable, message: "rows and sections have the measures of iOS; use a LabelStyle")
  public func labelReservedIconWidth(_ width: CGFloat) -> some View { self }

  @available(*, unavailable, message: "rows and sections have the measures of iOS; leave it out")
  public func sliderThumbVisibility(_ visibility: Visibility) -> some View { self }

  @available(*, unavailable, message: "rows and sections have the measures of iOS; leave it out")
  public func badgeProminence(_ prominence: BadgeProminence) -> some View { self }

  @available(*, unavailable, message: "rows and sections have the measures of iOS; leave it out")
  public func materialActiveAppearance<A>(_ appearance: A) -> some View { self }

  @available(
    *, unavailable,
    message: "rows and sections have the measures of iOS; use flipsForRightToLeftLayoutDirection"
  )
  public func layoutDirectionBehavior(_ behavior: LayoutDirectionBehavior) -> some View { self }

  @available(*, unavailable, message: "rows and sections have the measures of iOS; leave it out")
  public func defaultWheelPickerItemHeight(_ height: CGFloat) -> some View { self }

  @available(*, unavailable, message: "rows and sections have the measures of iOS; use scrollDisabled")
  public func scrollInputBehavior<B, K>(_ behavior: B, for input: K) -> some View { self }

  @available(*, unavailable, message: "rows and sections have the measures of iOS; use symbolRenderingMode")
  public func symbolColorRenderingMode<M>(_ mode: M?) -> some View { self }

  @available(*, unavailable, message: "rows and sections have the measures of iOS; leave it out")
  public func symbolVariableValueMode<M>(_ mode: M?) -> some View { self }
}

@available(*, unavailable, message: "rows and sections have the measures of iOS; leave it out")
public struct BadgeProminence: Equatable {
  public static var decreased: Self { Self() }
  public static var standard: Self { Self() }
  public static var increased: Self { Self() }
}

extension EnvironmentValues {
  @available(
    *, unavailable, message: "rows and sections have the measures of iOS; use frame(minHeight:) on the header"
  )
  public var defaultMinListHeaderHeight: CGFloat? { nil }

  @available(*, unavailable, message: "rows and sections have the measures of iOS; use colorScheme")
  public var backgroundMaterial: Material? { nil }

  @available(*, unavailable, message: "rows and sections have the measures of iOS; use colorScheme")
  public var backgroundProminence: BackgroundProminence { .standard }

  @available(*, unavailable, message: "rows and sections have the measures of iOS; leave it out")
  public var badgeProminence: BadgeProminence { .standard }

  @available(*, unavailable, message: "rows and sections have the measures of iOS; use controlSize")
  public var sidebarRowSize: SidebarRowSize { .medium }
}

@available(*, unavailable, message: "rows and sections have the measures of iOS; use colorScheme")
public struct BackgroundProminence: Equatable {
  public static var standard: Self { Self() }
  public static var increased: Self { Self() }
}

@available(*, unavailable, message: "rows and sections have the measures of iOS; use controlSize")
public enum SidebarRowSize {
  case small, medium, large
}

extension EnvironmentValues {
  @available(*, unavailable, message: "the value is kept to the views that use it; pass it on as a parameter")
  public var autocorrectionDisabled: Bool { false }

  @available(*, unavailable, message: "the value is kept to the views that use it; pass it on as a parameter")
  public var disableAutocorrection: Bool? { nil }

  @available(*, unavailable, message: "the value is kept to the views that use it; pass it on as a parameter")
  public var labelsVisibility: Visibility { .automatic }

  @available(*, unavailable, message: "the value is kept to the views that use it; pass it on as a parameter")
  public var scrollDismissesKeyboardMode: ScrollDismissesKeyboardMode { .automatic }

  @available(*, unavailable, message: "the value is kept to the views that use it; leave it out")
  public var symbolVariableValueMode: Any? { nil }
}

extension View {
  @available(*, unavailable, message: "previews have no values of their own; set the values in the preview")
  public func previewContext<C>(_ value: C) -> some View { self }
}

extension List {
  @available(
    *, unavailable, message: "an outline reads its values; use List(_:children:) and change them in the model"
  )
  public init<Data: MutableCollection & RandomAccessCollection, RowContent: View>(
    _ data: Binding<Data>, children: WritableKeyPath<Data.Element, Data?>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  ) { preconditionFailure() }
}
