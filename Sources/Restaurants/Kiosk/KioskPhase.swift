/// What a guide that stands alone is doing, as whoever supervises it hears.
nonisolated public enum KioskPhase: String, Sendable {
  /// Nobody is there; all is as at the start.
  case start
  case visitor
  /// The visitor is asked whether he is still there.
  case warning
  /// Covers drift by until somebody comes.
  case attracting
  /// The operator's page is open.
  case maintenance

  /// Whether somebody uses the guide.
  public var hasVisitor: Bool {
    switch self {
    case .start, .attracting: false
    case .visitor, .warning, .maintenance: true
    }
  }
}
