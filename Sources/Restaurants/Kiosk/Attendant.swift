import SwiftUI

/// The callbacks of whoever supervises an unattended guide: what the guide reports, and what it cannot do itself.
public struct Attendant {
  /// The guide does something else from now on.
  public var tell: (KioskPhase) -> Void
  /// The guide is as at its start.
  public var begin: () -> Void
  /// How the program is.
  public var report: () -> _ServiceReport
  /// Ends the program so that it is started again, or for good.
  public var leave: (_ restarts: Bool) -> Void

  /// Nobody, unless they are given.
  public init(
    tell: @escaping (KioskPhase) -> Void = { _ in }, begin: @escaping () -> Void = {},
    report: @escaping () -> _ServiceReport = { _ServiceReport() },
    leave: @escaping (_ restarts: Bool) -> Void = { _ in }
  ) {
    (self.tell, self.begin, self.report, self.leave) = (tell, begin, report, leave)
  }
}
