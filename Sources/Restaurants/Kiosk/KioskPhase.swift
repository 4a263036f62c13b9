/// What an unattended guide is doing, as it is reported to whoever supervises it.
nonisolated public enum KioskPhase: String, Sendable {
  /// Nobody is there; all is as at the start.
  case start
  case visitor
  /// The question whether the visitor is still there is shown.
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
