import SwiftUI

/// The state of a pull to refresh.
///
///     idle --pulled to T--> armed --let go--> loading --done, finger up--> idle
///     armed --pushed back by more than 3 points--> idle
@Observable final class RefreshModel {
  enum Phase { case idle, armed, loading }

  private(set) var phase = Phase.idle
  /// How far the content is pulled down, as it shows.
  private(set) var pull: CGFloat = 0
  /// Whether the header is held open.
  private(set) var isOpen = false
  /// The turn of the arrow, in degrees.
  private(set) var turn = 0.0
  @ObservationIgnored var threshold: CGFloat = 80
  @ObservationIgnored private var isDragging = false
  @ObservationIgnored private var isReleased = false
  @ObservationIgnored private var closesLater = false
  @ObservationIgnored private var task: Task<Void, Never>?
  @ObservationIgnored private var serial = 0

  /// How far a finger may roll back while it is lifted without disarming the refresh, in points.
  static let slack: CGFloat = 3
  /// The part of the threshold from which the arrow turns.
  static let turnsFrom: CGFloat = 0.6

  /// Nothing up to 60 % of the threshold, then evenly to half a turn at it.
  static func turn(_ pull: CGFloat, threshold: CGFloat) -> Double {
    guard threshold > 0 else { return 0 }
    let start = turnsFrom * threshold
    return 180 * Double(min(max((pull - start) / (threshold - start), 0), 1))
  }

  /// How far the header is held open beyond what the pull shows of it.
  var hold: CGFloat { isOpen ? threshold - min(pull, threshold) : 0 }

  func pulled(by distance: CGFloat) {
    let next = max(0, distance)
    if next != pull { pull = next }
    guard phase != .loading else { return }
    let turn = RefreshModel.turn(next, threshold: threshold)
    if turn != self.turn { self.turn = turn }
    guard isDragging else { return }
    if phase == .idle, next >= threshold {
      phase = .armed
    } else if phase == .armed, next < threshold - RefreshModel.slack {
      phase = .idle
    }
  }

  /// A finger holds the content, or no longer; only fingers arm.
  func dragging(_ dragging: Bool, pull: CGFloat) {
    if dragging {
      isReleased = false
      isDragging = true
    } else if isDragging {
      pulled(by: pull)
      isReleased = phase == .armed
      isDragging = false
      if phase == .armed { phase = .idle }
      if closesLater { close() }
    }
  }

  /// The finger was lifted; not called when its touch was cancelled.
  ///
  /// - Returns: whether a load is to begin.
  func lifted() -> Bool {
    defer { isReleased = false }
    return isReleased && phase != .loading
  }

  /// Begins a load; a second one only when the first is over or was given up after `timeout` seconds.
  func begin(timeout: TimeInterval?, _ action: @escaping @MainActor () async -> Void) {
    guard phase != .loading else { return }
    phase = .loading
    serial += 1
    let present = serial
    if pull > 0 { isOpen = true } else { withAnimation(.easeOut(duration: 0.25)) { isOpen = true } }
    task = Task { @MainActor [weak self] in
      await action()
      self?.end(present)
    }
    if let timeout {
      DispatchQueue.main.asyncAfter(deadline: .now() + timeout) { [weak self] in
        self?.end(present)
      }
    }
  }

  /// Cancels a load.
  func cancel() { end(serial) }

  private func end(_ serial: Int) {
    guard serial == self.serial, phase == .loading else { return }
    task?.cancel()
    task = nil
    // Nothing moves while a finger holds the content.
    if isDragging { closesLater = true } else { close() }
  }

  private func close() {
    closesLater = false
    withAnimation(.easeOut(duration: 0.25)) { isOpen = false }
    phase = .idle
    turn = RefreshModel.turn(pull, threshold: threshold)
  }
}
