import Foundation

/// What assistive technology is told of a view.
struct AccessibilityModifier: LayoutModifier {
  typealias Body = Never
  static var isReusable: Bool { true }
  var identifier: String?
  var label: String?
  var value: String?
  var hint: String?
  /// The same as texts, in the language of the view's environment.
  var localizedLabel: Text?
  var localizedValue: Text?
  var localizedHint: Text?
  var isHidden = false
  var isModal: Bool?
  var addedTraits: AccessibilityTraits = []
  var removedTraits: AccessibilityTraits = []
  var actions: [AccessibilityAction] = []

  final class Wrapper: UnaryLayout, KeyResponder {
    var content = AccessibilityModifier()
    override var dumpEntry: DumpEntry {
      let notes = DumpNotes(
        id: content.identifier, label: content.label, value: content.value, hint: content.hint,
        addedTraits: content.addedTraits, removedTraits: content.removedTraits, actions: content.actions,
        isHidden: content.isHidden)
      return DumpEntry(target: child, notes: notes)
    }
    override var keyResponder: (any KeyResponder)? { self }
    var isModalBarrier: Bool { content.isModal ?? false }
  }

  func makeLayout(_ child: LayoutNode, _ context: NodeContext) -> Wrapper {
    let layout = Wrapper(child, context)
    layout.content = resolved(context.environment)
    return layout
  }

  func updateLayout(_ layout: Wrapper, _ context: NodeContext) {
    layout.content = resolved(context.environment)
  }

  private func resolved(_ environment: EnvironmentValues) -> AccessibilityModifier {
    guard localizedLabel != nil || localizedValue != nil || localizedHint != nil else { return self }
    var resolved = self
    let localization = environment.localization
    resolved.label = localizedLabel.map(localization.string) ?? label
    resolved.value = localizedValue.map(localization.string) ?? value
    resolved.hint = localizedHint.map(localization.string) ?? hint
    return resolved
  }
}

extension View {
  /// Names the view for tests and for the dump of the tree.
  public func accessibilityIdentifier(_ identifier: String) -> some View {
    modifier(AccessibilityModifier(identifier: identifier))
  }

  /// What the view is called.
  public func accessibilityLabel(_ label: Text) -> some View {
    modifier(AccessibilityModifier(localizedLabel: label))
  }
  public func accessibilityLabel(_ key: LocalizedStringKey) -> some View { accessibilityLabel(Text(key)) }
  @_disfavoredOverload
  public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View {
    modifier(AccessibilityModifier(label: String(label)))
  }

  /// What the view's value is.
  @_disfavoredOverload
  public func accessibilityValue<S: StringProtocol>(_ value: S) -> some View {
    modifier(AccessibilityModifier(value: String(value)))
  }
  public func accessibilityValue(_ key: LocalizedStringKey) -> some View {
    modifier(AccessibilityModifier(localizedValue: Text(key)))
  }

  /// Whether assistive technology skips the view and its content. Dumps of the tree, which are for tests, do not.
  public func accessibilityHidden(_ hidden: Bool) -> some View {
    modifier(AccessibilityModifier(isHidden: hidden))
  }

  /// What the view is, as the dump of the tree says; `isModal` keeps the keyboard's focus inside.
  public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
    modifier(
      AccessibilityModifier(isModal: traits.contains(.isModal) ? true : nil, addedTraits: traits))
  }
  public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
    modifier(
      AccessibilityModifier(isModal: traits.contains(.isModal) ? false : nil, removedTraits: traits))
  }
}
