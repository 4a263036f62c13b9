import SwiftUI

/// How an unattended guide behaves between visitors.
nonisolated public struct KioskSettings: Equatable, Sendable {
  /// Seconds without input after which the guide shows the question whether the visitor is still there.
  public var patience: TimeInterval
  /// Seconds that are left to answer.
  public var warning: TimeInterval
  /// Seconds that the start is shown untouched before the guide attracts visitors; nil: it never does.
  public var attractsAfter: TimeInterval?
  /// The operator's words to those who pass by; none: the guide's own.
  public var words: String
  /// When the picture that attracts is dimmed; nil: never.
  public var dimming: DimmingHours?
  /// Opens the operator's page; nil: there is none.
  public var pin: String?

  public init(
    patience: TimeInterval = 60, warning: TimeInterval = 30, attractsAfter: TimeInterval? = 30,
    words: String = "",
    dimming: DimmingHours? = nil, pin: String? = nil
  ) {
    (self.patience, self.warning, self.attractsAfter) = (patience, warning, attractsAfter)
    (self.words, self.dimming, self.pin) = (words, dimming, pin)
  }

  /// The times without input at which something happens, in the order of `Stage`. Until somebody uses the guide for the
  /// first time nobody is there who could be asked: then there is at most the last of them.
  func times(wasUsed: Bool) -> [TimeInterval] {
    guard wasUsed else { return attractsAfter.map { [$0] } ?? [] }
    return [patience, patience + warning] + (attractsAfter.map { [patience + warning + $0] } ?? [])
  }

  /// What it means that `count` of those times have passed.
  func stage(after count: Int, wasUsed: Bool) -> Stage {
    if count > 0, !wasUsed { return .attracting }
    return Stage(rawValue: count) ?? .attracting
  }

  /// What happens where nobody touches the guide, in this order.
  enum Stage: Int {
    case used, asked, over, attracting
  }
}
