import Foundation

/// Why a view shows placeholders for its content.
public struct RedactionReasons: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The content is not there yet.
  public static let placeholder = RedactionReasons(rawValue: 1)
  /// The content is private and may be seen by others.
  public static let privacy = RedactionReasons(rawValue: 2)
  /// The content is out of date.
  public static let invalidated = RedactionReasons(rawValue: 4)
}

private struct RedactionReasonsKey: EnvironmentKey {
  static let defaultValue: RedactionReasons = []
}

extension EnvironmentValues {
  /// Why the view shows placeholders; empty: it does not.
  public var redactionReasons: RedactionReasons {
    get { self[RedactionReasonsKey.self] }
    set { self[RedactionReasonsKey.self] = newValue }
  }
}

/// Paints placeholders for the texts and pictures of its content, or themselves again.
private struct RedactionModifier: LayoutModifier {
  typealias Body = Never
  enum Rule { case reasons, privacySensitive(Bool) }
  let rule: Rule

  final class Wrapper: UnaryLayout {
    var hides = false
    override func compose(_ composer: Composer, _ state: ComposeState) {
      let outer = composer.showsPlaceholders
      composer.showsPlaceholders = hides
      composeChildren(composer, state)
      composer.showsPlaceholders = outer
    }
  }

  func makeLayout(_ child: LayoutNode, _ context: NodeContext) -> Wrapper {
    let layout = Wrapper(child, context)
    updateLayout(layout, context)
    return layout
  }

  func updateLayout(_ layout: Wrapper, _ context: NodeContext) {
    let reasons = context.environment.redactionReasons
    switch rule {
    case .reasons: layout.hides = reasons.contains(.placeholder) || reasons.contains(.invalidated)
    case .privacySensitive(let sensitive):
      layout.hides = reasons.contains(.placeholder) || (sensitive && reasons.contains(.privacy))
    }
    layout.setNeedsCompose()
  }
}

extension View {
  /// Shows grey bars and boxes in place of texts and pictures; adds to the reasons of views above.
  public func redacted(reason: RedactionReasons) -> some View {
    modifier(RedactionModifier(rule: .reasons))
      .transformEnvironment(\.redactionReasons) { $0.formUnion(reason) }
  }

  /// Shows texts and pictures themselves, whatever reasons views above set.
  public func unredacted() -> some View {
    modifier(RedactionModifier(rule: .reasons)).environment(\.redactionReasons, [])
  }

  /// Marks content as private: hidden where the reason is privacy.
  public func privacySensitive(_ sensitive: Bool = true) -> some View {
    modifier(RedactionModifier(rule: .privacySensitive(sensitive)))
  }
}
