// What assistive technology is told beyond a view's name. All of it is in the dump of the tree, and tests perform the
// actions; there is no screen reader yet. What only a screen reader would use compiles and does nothing.

/// How a view represents the views in it to assistive technology. Does nothing here.
public struct AccessibilityChildBehavior: Hashable, Sendable {
  private enum Kind { case ignore, contain, combine }
  private let kind: Kind
  public static let ignore = AccessibilityChildBehavior(kind: .ignore)
  public static let contain = AccessibilityChildBehavior(kind: .contain)
  public static let combine = AccessibilityChildBehavior(kind: .combine)
}

/// The level of a heading. Does nothing here: there is no navigation between headings.
public enum AccessibilityHeadingLevel: UInt, Sendable {
  case unspecified, h1, h2, h3, h4, h5, h6
}

extension View {
  /// What the view's value is.
  public func accessibilityValue(_ value: Text) -> some View {
    modifier(AccessibilityModifier(localizedValue: value))
  }

  /// What using the view does.
  public func accessibilityHint(_ hint: Text) -> some View {
    modifier(AccessibilityModifier(localizedHint: hint))
  }
  public func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View {
    accessibilityHint(Text(hintKey))
  }
  @_disfavoredOverload
  public func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View {
    modifier(AccessibilityModifier(hint: String(hint)))
  }

  /// Does nothing here: names of voice control.
  public func accessibilityInputLabels(_ inputLabelKeys: [LocalizedStringKey]) -> some View { self }
  /// Does nothing here: the tree of the dump keeps the views in this one.
  public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View { self }
  /// An action of a known kind that the view offers.
  public func accessibilityAction(
    _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
  ) -> some View {
    modifier(AccessibilityModifier(actions: [AccessibilityAction(kind: .kind(actionKind), handler: handler)]))
  }
  /// An action that the view offers, by its name.
  public func accessibilityAction(named name: Text, _ handler: @escaping () -> Void) -> some View {
    accessibilityAction(named: name.string(in: EnvironmentValues()), handler)
  }
  public func accessibilityAction(
    named nameKey: LocalizedStringKey, _ handler: @escaping () -> Void
  ) -> some View { accessibilityAction(named: Text(nameKey), handler) }
  @_disfavoredOverload
  public func accessibilityAction<S: StringProtocol>(
    named name: S, _ handler: @escaping () -> Void
  ) -> some View {
    modifier(
      AccessibilityModifier(actions: [AccessibilityAction(kind: .named(String(name)), handler: handler)]))
  }
  /// How the view's value goes up or down by a step.
  public func accessibilityAdjustableAction(
    _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
  ) -> some View {
    modifier(AccessibilityModifier(actions: AccessibilityAction.adjustments(handler)))
  }
  /// Does nothing here: the order is that of the tree.
  public func accessibilitySortPriority(_ sortPriority: Double) -> some View { self }
  /// Does nothing here: there is no navigation between headings.
  public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View { self }
  /// Does nothing here: colours are never inverted.
  public func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View { self }

  // The spellings of the first versions.
  public func accessibility(label: Text) -> some View { accessibilityLabel(label) }
  public func accessibility(value: Text) -> some View { accessibilityValue(value) }
  public func accessibility(identifier: String) -> some View { accessibilityIdentifier(identifier) }
  public func accessibility(hidden: Bool) -> some View { accessibilityHidden(hidden) }
  public func accessibility(addTraits traits: AccessibilityTraits) -> some View {
    accessibilityAddTraits(traits)
  }
  public func accessibility(removeTraits traits: AccessibilityTraits) -> some View {
    accessibilityRemoveTraits(traits)
  }
  public func accessibility(hint: Text) -> some View { accessibilityHint(hint) }
  /// Does nothing here: the order is that of the tree.
  public func accessibility(sortPriority: Double) -> some View { self }

  /// Does nothing here: touch screens show no help, and there is no screen reader.
  public func help(_ text: Text) -> some View { self }
  /// Does nothing here: touch screens show no help, and there is no screen reader.
  public func help(_ textKey: LocalizedStringKey) -> some View { self }
  /// Does nothing here: touch screens show no help, and there is no screen reader.
  @_disfavoredOverload
  public func help<S: StringProtocol>(_ text: S) -> some View { self }
}
