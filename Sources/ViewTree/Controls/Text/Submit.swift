/// What makes a view submit.
public struct SubmitTriggers: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Return in a text field.
  public static let text = SubmitTriggers(rawValue: 1)
  /// Return in a search field.
  public static let search = SubmitTriggers(rawValue: 2)
}

/// The actions that Return calls: one and those of the views above.
@MainActor final class SubmitHandler: @MainActor Equatable {
  private var triggers: SubmitTriggers = []
  private var action: () -> Void = {}
  private var outer: SubmitHandler?

  func update(_ triggers: SubmitTriggers, _ outer: SubmitHandler?, _ action: @escaping () -> Void) {
    self.triggers = triggers
    self.outer = outer
    self.action = action
  }

  /// Calls the actions for a trigger, the innermost first.
  func submit(_ trigger: SubmitTriggers) {
    if triggers.contains(trigger) { action() }
    outer?.submit(trigger)
  }

  static func == (a: SubmitHandler, b: SubmitHandler) -> Bool { a === b }
}

private struct SubmitHandlerKey: EnvironmentKey {
  static var defaultValue: SubmitHandler? { nil }
}

extension EnvironmentValues {
  /// What Return in a text field calls.
  var submitHandler: SubmitHandler? {
    get { self[SubmitHandlerKey.self] }
    set { self[SubmitHandlerKey.self] = newValue }
  }
}

private struct SubmitModifier: ViewModifier {
  let triggers: SubmitTriggers
  let action: () -> Void
  @State private var handler = SubmitHandler()
  @Environment(\.submitHandler) private var outer

  init(triggers: SubmitTriggers, action: @escaping () -> Void) {
    self.triggers = triggers
    self.action = action
  }

  func body(content: Content) -> some View {
    handler.update(triggers, outer, action)
    return content.environment(\.submitHandler, handler)
  }
}

extension View {
  /// Calls `action` when Return is pressed in a text field of this view.
  public func onSubmit(of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void) -> some View {
    modifier(SubmitModifier(triggers: triggers, action: action))
  }

  /// Keeps the Return of this view's text fields from actions further out.
  public func submitScope(_ isBlocking: Bool = true) -> some View {
    transformEnvironment(\.submitHandler) { if isBlocking { $0 = nil } }
  }

  /// What Return is called on the keyboard on the screen for fields in this view.
  public func submitLabel(_ submitLabel: SubmitLabel) -> some View {
    transformEnvironment(\.keyboardTraits) { $0.submitLabel = submitLabel }
  }
}
