import Foundation

/// Opens another window of the program.
///
/// A program has one window here, the first of its scenes: called for another one, the action logs one sentence and
/// does nothing.
@MainActor @preconcurrency public struct OpenWindowAction {
  let warn: @MainActor @Sendable (String) -> Void
  nonisolated init(warn: @escaping @MainActor @Sendable (String) -> Void) { self.warn = warn }

  /// Opens the window of an id.
  public func callAsFunction(id: String) { refuse("id: \"\(id)\"") }
  /// Opens the window for a value.
  public func callAsFunction<D: Codable & Hashable>(value: D) { refuse("value: \(value)") }
  /// Opens the window of an id for a value.
  public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {
    refuse("id: \"\(id)\", value: \(value)")
  }

  private func refuse(_ arguments: String) {
    warn(
      "openWindow(\(arguments)) did nothing: a program has one window here; show a sheet or a page instead")
  }
}

/// Closes a window of the program.
///
/// The one window that a program has here closes when a person closes it: the action logs one sentence and does nothing.
@MainActor @preconcurrency public struct DismissWindowAction {
  let warn: @MainActor @Sendable (String) -> Void
  nonisolated init(warn: @escaping @MainActor @Sendable (String) -> Void) { self.warn = warn }

  /// Closes the view's window.
  public func callAsFunction() { refuse("") }
  /// Closes the window of an id.
  public func callAsFunction(id: String) { refuse("id: \"\(id)\"") }
  /// Closes the window for a value.
  public func callAsFunction<D: Codable & Hashable>(value: D) { refuse("value: \(value)") }
  /// Closes the window of an id for a value.
  public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {
    refuse("id: \"\(id)\", value: \(value)")
  }

  private func refuse(_ arguments: String) {
    warn("dismissWindow(\(arguments)) did nothing: a program has one window here, which a person closes")
  }
}

private struct OpenWindowKey: EnvironmentKey {
  static var defaultValue: OpenWindowAction { OpenWindowAction { _ in } }
}

private struct DismissWindowKey: EnvironmentKey {
  static var defaultValue: DismissWindowAction { DismissWindowAction { _ in } }
}

extension EnvironmentValues {
  /// Opens another window of the program: there is none here, see `OpenWindowAction`.
  public internal(set) var openWindow: OpenWindowAction {
    get { self[OpenWindowKey.self] }
    set { self[OpenWindowKey.self] = newValue }
  }

  /// Closes a window of the program: the one that there is stays, see `DismissWindowAction`.
  public internal(set) var dismissWindow: DismissWindowAction {
    get { self[DismissWindowKey.self] }
    set { self[DismissWindowKey.self] = newValue }
  }

  /// Whether a program may have several windows: not here.
  public var supportsMultipleWindows: Bool { false }
}
