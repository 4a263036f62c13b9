import Foundation

/// Opens addresses: a handler of the program's own, else the system.
public struct OpenURLAction: Sendable {
  /// What a handler did with an address.
  public struct Result: Sendable {
    enum Kind: Sendable { case handled, discarded, system(URL?) }
    let kind: Kind
    /// The handler opened it.
    public static let handled = Result(kind: .handled)
    /// It is not to be opened.
    public static let discarded = Result(kind: .discarded)
    /// The system is to open it.
    public static let systemAction = Result(kind: .system(nil))
    /// The system is to open another one.
    public static func systemAction(_ url: URL) -> Result { Result(kind: .system(url)) }
  }

  var handler: (@MainActor @Sendable (URL) -> Result)?
  var system: @MainActor @Sendable (URL) -> Bool = { _ in false }

  init() {}

  @MainActor @preconcurrency public init(handler: @escaping @MainActor @Sendable (URL) -> Result) {
    self.handler = handler
  }

  /// Opens an address.
  @MainActor @preconcurrency public func callAsFunction(_ url: URL) { _ = open(url) }

  /// Opens an address and tells whether that was possible.
  @MainActor @preconcurrency public func callAsFunction(_ url: URL, completion: @escaping (Bool) -> Void) {
    completion(open(url))
  }

  @MainActor private func open(_ url: URL) -> Bool {
    switch (handler?(url) ?? .systemAction).kind {
    case .handled: true
    case .discarded: false
    case .system(let other): system(other ?? url)
    }
  }
}

private struct OpenURLKey: EnvironmentKey {
  static var defaultValue: OpenURLAction { OpenURLAction() }
}

private struct SystemOpenURLKey: EnvironmentKey {
  static var defaultValue: (@MainActor @Sendable (URL) -> Bool)? { nil }
}

extension EnvironmentValues {
  /// Opens addresses; set it to open them otherwise.
  public var openURL: OpenURLAction {
    get {
      var action = self[OpenURLKey.self]
      if let system = systemOpenURL { action.system = system }
      return action
    }
    set { self[OpenURLKey.self] = newValue }
  }

  /// The host's function that opens an address; set at the root.
  var systemOpenURL: (@MainActor @Sendable (URL) -> Bool)? {
    get { self[SystemOpenURLKey.self] }
    set { self[SystemOpenURLKey.self] = newValue }
  }
}
