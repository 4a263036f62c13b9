/// The text that cut, copy and paste exchange.
@MainActor package protocol Clipboard: AnyObject {
  var text: String? { get set }
}

/// A clipboard of this process alone.
@MainActor package final class MemoryClipboard: Clipboard {
  package var text: String?
  nonisolated package init() {}
}
