import Foundation

/// A label that shows and hides content below it. In a list the label is a row, and the content are rows, indented.
public struct DisclosureGroup<Label: View, Content: View>: View {
  private let binding: Binding<Bool>?
  private let content: () -> Content
  private let label: Label
  @State private var isOwn = false
  @Environment(\.disclosureGroupStyle) private var style

  /// A group that stores whether it is open; it is closed at first.
  public init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
    binding = nil
    self.content = content
    self.label = label()
  }

  /// A group that is open while `isExpanded` is true.
  public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label
  ) {
    binding = isExpanded
    self.content = content
    self.label = label()
  }

  public var body: some View {
    let isExpanded = binding ?? $isOwn
    if let made = style?.make(configuration(isExpanded)) {
      made.environment(\.disclosureGroupStyle, nil)
    } else {
      Disclosure(isExpanded: isExpanded, label: label, content: content)
    }
  }

  private func configuration(_ isExpanded: Binding<Bool>) -> DisclosureGroupStyleConfiguration {
    DisclosureGroupStyleConfiguration(
      label: .init(view: AnyView(label)), content: .init(make: { AnyView(content()) }), isExpanded: isExpanded
    )
  }
}

extension DisclosureGroup where Label == Text {
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }
  public init(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content) { Text(titleKey) }
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ label: S, @ViewBuilder content: @escaping () -> Content) {
    self.init(content: content) { Text(label) }
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ label: S, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content) { Text(label) }
  }
}

/// The usual look of a group.
struct Disclosure<Label: View, Content: View>: View {
  @Binding var isExpanded: Bool
  let label: Label
  let content: () -> Content
  @Environment(\.isListRow) private var isListRow

  /// How far content is indented in a list, in points, as on iOS.
  private static var indent: CGFloat { 20 }

  var body: some View {
    if isListRow {
      DisclosureLabel(isExpanded: $isExpanded, label: label)
      if isExpanded { content().padding(.leading, Self.indent) }
    } else {
      VStack(alignment: .leading, spacing: 0) {
        DisclosureLabel(isExpanded: $isExpanded, label: label)
        if isExpanded {
          VStack(alignment: .leading) { content() }
            .frame(maxWidth: .infinity, alignment: .leading)
            .transition(.opacity)
        }
      }
      .clipped()
    }
  }
}

/// The label of a group with its sign: it opens and closes the group.
private struct DisclosureLabel<Label: View>: View {
  @Binding var isExpanded: Bool
  let label: Label
  @Environment(\.isListRow) private var isListRow

  var body: some View {
    PressableButton(
      configuration: PrimitiveButtonStyleConfiguration(
        role: nil, label: .init(view: AnyView(row)),
        action: { withAnimation(.easeInOut(duration: 0.25)) { isExpanded.toggle() } })
    ) { look in
      look.label
        .opacity(look.isPressed && !isListRow ? ControlOpacity.pressed : 1)
        .trait(ListRowPressedTrait.self, look.isPressed)
    }
    .modifier(AccessibilityModifier(value: isExpanded ? "1" : "0"))
  }

  private var row: some View {
    HStack {
      ImplicitStack(alignment: .leading, content: label)
      Spacer(minLength: 8)
      DisclosureSign(isExpanded: isExpanded)
    }
    .frame(minHeight: isListRow ? nil : 44)
    .contentShape(Rectangle())
  }
}

/// The sign of a group that opens downwards: it is rotated when that is open.
struct DisclosureSign: View {
  let isExpanded: Bool
  @Environment(\.layoutDirection) private var direction
  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    let isMirrored = direction == .rightToLeft
    Image(systemName: isMirrored ? "chevron.left" : "chevron.right")
      .font(.footnote.weight(.semibold))
      .foregroundStyle(isEnabled ? AnyShapeStyle(TintShapeStyle()) : AnyShapeStyle(Color(.tertiaryLabel)))
      .rotationEffect(.degrees(isExpanded ? (isMirrored ? -90 : 90) : 0))
      .accessibilityHidden(true)
  }
}
