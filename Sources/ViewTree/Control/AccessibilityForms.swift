// Descriptions for assistive technology beyond name and value. No such technology listens here yet: what is neither
// a name, a value nor an identifier compiles, so that programs need no change, and does nothing.

/// How a view stands for the views in it.
public struct AccessibilityChildBehavior: Hashable, Sendable {
  private enum Kind { case ignore, contain, combine }
  private let kind: Kind
  public static let ignore = AccessibilityChildBehavior(kind: .ignore)
  public static let contain = AccessibilityChildBehavior(kind: .contain)
  public static let combine = AccessibilityChildBehavior(kind: .combine)
}

/// The kind of an action that assistive technology offers.
public struct AccessibilityActionKind: Equatable, Sendable {
  private enum Kind { case `default`, escape, magicTap, delete, showMenu }
  private let kind: Kind
  public static let `default` = AccessibilityActionKind(kind: .default)
  public static let escape = AccessibilityActionKind(kind: .escape)
  public static let magicTap = AccessibilityActionKind(kind: .magicTap)
  public static let delete = AccessibilityActionKind(kind: .delete)
  public static let showMenu = AccessibilityActionKind(kind: .showMenu)
}

/// Which way an adjustable element is moved.
public enum AccessibilityAdjustmentDirection: Sendable, Hashable {
  case increment, decrement
}

/// The level of a heading.
public enum AccessibilityHeadingLevel: UInt, Sendable {
  case unspecified, h1, h2, h3, h4, h5, h6
}

extension View {
  /// What the view's value is.
  public func accessibilityValue(_ value: Text) -> some View {
    modifier(AccessibilityModifier(value: value.string(in: EnvironmentValues())))
  }

  /// Does nothing here: nobody reads hints out.
  public func accessibilityHint(_ hint: Text) -> some View { self }
  /// Does nothing here: nobody reads hints out.
  public func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View { self }
  /// Does nothing here: nobody reads hints out.
  @_disfavoredOverload
  public func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View { self }

  /// Does nothing here: names of voice control.
  public func accessibilityInputLabels(_ inputLabelKeys: [LocalizedStringKey]) -> some View { self }
  /// Does nothing here: the tree of the dump keeps the views in this one.
  public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View { self }
  /// Does nothing here: nobody offers the action.
  public func accessibilityAction(
    _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
  ) -> some View { self }
  /// Does nothing here: nobody offers the action.
  public func accessibilityAction(named name: Text, _ handler: @escaping () -> Void) -> some View { self }
  /// Does nothing here: nobody offers the action.
  public func accessibilityAction(
    named nameKey: LocalizedStringKey, _ handler: @escaping () -> Void
  ) -> some View { self }
  /// Does nothing here: nobody offers the action.
  @_disfavoredOverload
  public func accessibilityAction<S: StringProtocol>(
    named name: S, _ handler: @escaping () -> Void
  ) -> some View { self }
  /// Does nothing here: nobody adjusts.
  public func accessibilityAdjustableAction(
    _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
  ) -> some View { self }
  /// Does nothing here: the order is that of the tree.
  public func accessibilitySortPriority(_ sortPriority: Double) -> some View { self }
  /// Does nothing here: nobody jumps between headings.
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
  /// Does nothing here: nobody reads hints out.
  public func accessibility(hint: Text) -> some View { self }
  /// Does nothing here: the order is that of the tree.
  public func accessibility(sortPriority: Double) -> some View { self }

  /// Does nothing here: touch screens show no help, and there is nobody to read it out.
  public func help(_ text: Text) -> some View { self }
  /// Does nothing here: touch screens show no help, and there is nobody to read it out.
  public func help(_ textKey: LocalizedStringKey) -> some View { self }
  /// Does nothing here: touch screens show no help, and there is nobody to read it out.
  @_disfavoredOverload
  public func help<S: StringProtocol>(_ text: S) -> some View { self }
}
