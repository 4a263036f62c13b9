/// A button that puts a page on top of a navigation stack. As a row of a list it has a chevron.
public struct NavigationLink<Label: View, Destination: View>: View, RowBadgeDrawing {
  /// The page that it pushes.
  private enum Target {
    case value(AnyHashable?)
    case view(() -> Destination)
    /// The page is there while the flag is true.
    case flag(Binding<Bool>, () -> Destination)
  }

  private let target: Target
  private let label: Label
  @Environment(\.navigationModel) private var model
  @Environment(\.splitLink) private var splitLink
  @Environment(\.listSelection) private var listSelection
  @Environment(\.isListRow) private var isListRow
  @Environment(\.selectsRows) private var selectsRows
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.horizontalSizeClass) private var sizeClass
  @RowPart private var isRowPart

  private init(_ target: Target, _ label: Label) {
    self.target = target
    self.label = label
  }

  /// Leads to the page that a closure makes.
  public init(@ViewBuilder destination: @escaping () -> Destination, @ViewBuilder label: () -> Label) {
    self.init(.view(destination), label())
  }

  /// Leads to a page.
  public init(destination: Destination, @ViewBuilder label: () -> Label) {
    self.init(.view { destination }, label())
  }

  /// Leads to a page while a flag is true; sets the flag when it is pressed.
  public init(
    isActive: Binding<Bool>, @ViewBuilder destination: @escaping () -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    self.init(.flag(isActive, destination), label())
  }

  /// Leads to a page while a flag is true; sets the flag when it is pressed.
  public init(destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.init(.flag(isActive, { destination }), label())
  }

  /// Leads to a page while a selection has this link's value.
  public init<V: Hashable>(
    tag: V, selection: Binding<V?>, @ViewBuilder destination: @escaping () -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    self.init(.flag(Self.flag(tag, selection), destination), label())
  }

  /// Leads to a page while a selection has this link's value.
  public init<V: Hashable>(
    destination: Destination, tag: V, selection: Binding<V?>, @ViewBuilder label: () -> Label
  ) {
    self.init(.flag(Self.flag(tag, selection), { destination }), label())
  }

  private static func flag<V: Hashable>(_ tag: V, _ selection: Binding<V?>) -> Binding<Bool> {
    Binding(
      get: { selection.wrappedValue == tag },
      set: { active in
        if active {
          selection.wrappedValue = tag
        } else if selection.wrappedValue == tag {
          selection.wrappedValue = nil
        }
      })
  }

  public var body: some View {
    let canGo = isEnabled && model != nil && !hasNoValue
    Group {
      if isListRow, !isRowPart {
        // A touch of a row that is selected by touches is the list's.
        ListRowButton(action: go, hasChevron: hasChevron) { label }.allowsHitTesting(!selectsRows)
      } else {
        Button(action: go) { label }
      }
    }
    .disabled(!canGo)
    .modifier(OptionalTag(tag: chosenValue))
    .modifier(FlaggedPage(flag: flag, destination: destination))
  }

  /// In a column of a split view a value is chosen where the list has a selection.
  private func go(to value: AnyHashable) {
    guard let splitLink, let listSelection else {
      model?.push(value)
      return
    }
    listSelection().leading(splitLink).choose(value)
  }

  /// The value by which the link's row is selected in a list with a selection.
  private var chosenValue: AnyHashable? {
    if splitLink != nil, listSelection != nil, case .value(let value) = target { value } else { nil }
  }

  /// Beside the column that it leads to a row says by its selection where it leads.
  private var hasChevron: Bool { splitLink == nil || sizeClass == .compact }

  private var hasNoValue: Bool { if case .value(nil) = target { true } else { false } }
  private var flag: Binding<Bool>? { if case .flag(let flag, _) = target { flag } else { nil } }
  private var destination: () -> AnyView {
    if case .flag(_, let make) = target { return { AnyView(make()) } }
    return { AnyView(EmptyView()) }
  }

  private func go() {
    if selectsRows, isListRow {
      if case .value(let value?) = target { listSelection?().toggle?(value) }
      return
    }
    switch target {
    case .value(let value): if let value { go(to: value) }
    case .view(let make):
      if let splitLink { splitLink.show { AnyView(make()) } } else { model?.push { AnyView(make()) } }
    case .flag(let flag, _): flag.wrappedValue = true
    }
  }
}

extension NavigationLink where Destination == Never {
  /// Leads to the page that the stack has for a value; nil: nowhere.
  public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {
    self.init(.value(value.map { AnyHashable($0) }), label())
  }
}

extension NavigationLink where Label == Text, Destination == Never {
  public init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?) {
    self.init(value: value) { Text(titleKey) }
  }
  @_disfavoredOverload
  public init<S: StringProtocol, P: Hashable>(_ title: S, value: P?) {
    self.init(value: value) { Text(title) }
  }
}

extension NavigationLink where Label == Text {
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: @escaping () -> Destination) {
    self.init(destination: destination) { Text(titleKey) }
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder destination: @escaping () -> Destination) {
    self.init(destination: destination) { Text(title) }
  }
  public init(_ titleKey: LocalizedStringKey, destination: Destination) {
    self.init(destination: destination) { Text(titleKey) }
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, destination: Destination) {
    self.init(destination: destination) { Text(title) }
  }
  public init(
    _ titleKey: LocalizedStringKey, isActive: Binding<Bool>,
    @ViewBuilder destination: @escaping () -> Destination
  ) {
    self.init(isActive: isActive, destination: destination) { Text(titleKey) }
  }
  public init(_ titleKey: LocalizedStringKey, destination: Destination, isActive: Binding<Bool>) {
    self.init(destination: destination, isActive: isActive) { Text(titleKey) }
  }
  public init<V: Hashable>(
    _ titleKey: LocalizedStringKey, tag: V, selection: Binding<V?>,
    @ViewBuilder destination: @escaping () -> Destination
  ) {
    self.init(tag: tag, selection: selection, destination: destination) { Text(titleKey) }
  }
  public init<V: Hashable>(
    _ titleKey: LocalizedStringKey, destination: Destination, tag: V, selection: Binding<V?>
  ) {
    self.init(destination: destination, tag: tag, selection: selection) { Text(titleKey) }
  }
}
