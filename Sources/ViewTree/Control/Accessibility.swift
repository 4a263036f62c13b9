import Foundation

/// What a person or program that does not see the screen is told of a view.
struct AccessibilityModifier: LayoutModifier {
  typealias Body = Never
  var identifier: String?
  var label: String?
  var value: String?
  var isHidden = false
  var isModal: Bool?

  final class Wrapper: UnaryLayout {
    var content = AccessibilityModifier()
    override var dumpNotes: DumpNotes {
      DumpNotes(id: content.identifier, label: content.label, value: content.value)
    }
    override var isModalBarrier: Bool { content.isModal ?? false }
  }

  func makeLayout(_ child: LayoutNode, _ context: NodeContext) -> Wrapper {
    let layout = Wrapper(child, context)
    layout.content = self
    return layout
  }

  func updateLayout(_ layout: Wrapper, _ context: NodeContext) { layout.content = self }
}

/// What a view is, for those who do not see it.
public struct AccessibilityTraits: OptionSet, Sendable {
  public let rawValue: UInt64
  public init(rawValue: UInt64) { self.rawValue = rawValue }
  public static let isButton = AccessibilityTraits(rawValue: 1)
  public static let isHeader = AccessibilityTraits(rawValue: 2)
  public static let isSelected = AccessibilityTraits(rawValue: 4)
  public static let isLink = AccessibilityTraits(rawValue: 8)
  public static let isSearchField = AccessibilityTraits(rawValue: 16)
  public static let isImage = AccessibilityTraits(rawValue: 32)
  public static let playsSound = AccessibilityTraits(rawValue: 64)
  public static let isKeyboardKey = AccessibilityTraits(rawValue: 128)
  public static let isStaticText = AccessibilityTraits(rawValue: 256)
  public static let isSummaryElement = AccessibilityTraits(rawValue: 512)
  public static let updatesFrequently = AccessibilityTraits(rawValue: 1024)
  public static let startsMediaSession = AccessibilityTraits(rawValue: 2048)
  public static let allowsDirectInteraction = AccessibilityTraits(rawValue: 4096)
  public static let causesPageTurn = AccessibilityTraits(rawValue: 8192)
  public static let isModal = AccessibilityTraits(rawValue: 16384)
  public static let isToggle = AccessibilityTraits(rawValue: 32768)
}

extension View {
  /// Names the view for tests and for the dump of the tree.
  public func accessibilityIdentifier(_ identifier: String) -> some View {
    modifier(AccessibilityModifier(identifier: identifier))
  }

  /// What the view is called.
  public func accessibilityLabel(_ label: Text) -> some View {
    modifier(AccessibilityModifier(label: label.string(in: EnvironmentValues())))
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
    modifier(AccessibilityModifier(value: Text(key).string(in: EnvironmentValues())))
  }

  /// Whether assistive technology passes over the view.
  public func accessibilityHidden(_ hidden: Bool) -> some View {
    modifier(AccessibilityModifier(isHidden: hidden))
  }

  /// What the view is. `isModal` keeps the keyboard's focus inside.
  public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
    modifier(AccessibilityModifier(isModal: traits.contains(.isModal) ? true : nil))
  }
  public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
    modifier(AccessibilityModifier(isModal: traits.contains(.isModal) ? false : nil))
  }
}
