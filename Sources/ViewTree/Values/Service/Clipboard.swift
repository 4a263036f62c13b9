/// The text that cut, copy and paste exchange.
@MainActor public protocol Clipboard: AnyObject {
  var text: String? { get set }
}

/// A clipboard of this process alone.
@MainActor public final class MemoryClipboard: Clipboard {
  public var text: String?
  nonisolated public init() {}
}
