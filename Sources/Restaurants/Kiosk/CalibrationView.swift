import SwiftUI

/// Shows targets one after the other, computes a touch panel's matrix from the touches, and keeps it when a touch on a
/// further target arrives there. Without such a touch nothing is changed.
public struct CalibrationView: View {
  /// Numbers of the page, in points, seconds and parts of the display.
  enum Metrics {
    static let targets = [
      CGPoint(x: 0.15, y: 0.15), CGPoint(x: 0.85, y: 0.15), CGPoint(x: 0.85, y: 0.85),
      CGPoint(x: 0.15, y: 0.85), CGPoint(x: 0.5, y: 0.5),
    ]
    static let confirmation = CGPoint(x: 0.5, y: 0.25)
    static let radius: CGFloat = 44
    /// For the touch that confirms.
    static let patience = 20
  }

  @State private var calibration: _PanelCalibration
  /// The target that is to be touched; after the last one the touch that confirms.
  @State private var number = 0
  /// Where the last touch was by the new matrix.
  @State private var mark: CGPoint?
  @State private var left = Metrics.patience
  private let keep: (String) -> Void
  private let giveUp: () -> Void

  /// - Parameters:
  ///   - degrees: how far the picture is turned clockwise.
  ///   - keep: called with the matrix that was confirmed.
  ///   - giveUp: called when nobody has confirmed it.
  public init(degrees: Int, keep: @escaping (String) -> Void, giveUp: @escaping () -> Void) {
    _calibration = State(initialValue: _PanelCalibration(degrees: degrees))
    (self.keep, self.giveUp) = (keep, giveUp)
  }

  public var body: some View {
    GeometryReader { proxy in
      ZStack {
        Color(.systemBackground)
        Target(isConfirmation: isConfirming)
          .frame(width: 2 * Metrics.radius, height: 2 * Metrics.radius)
          .accessibilityIdentifier("target")
          .position(place(target, proxy.size))
        VStack(spacing: 10) {
          if isConfirming {
            Text("Touch the green circle to keep this.")
            Text("Otherwise all stays as it was, in \(left) s.")
              .foregroundStyle(Color.minor)
          } else {
            Text("Touch the middle of the cross.")
            Text("\(number + 1) of \(Metrics.targets.count)")
              .foregroundStyle(Color.minor)
          }
        }
        .font(.title3)
        .multilineTextAlignment(.center)
        .padding(40)
        .position(x: proxy.size.width / 2, y: proxy.size.height * 0.7)
        if let mark {
          Circle()
            .fill(Color.tag)
            .frame(width: 16, height: 16)
            .position(place(mark, proxy.size))
        }
      }
      .contentShape(Rectangle())
      .gesture(
        DragGesture(minimumDistance: 0)
          .onEnded { touched($0.startLocation, proxy.size) })
    }
    .ignoresSafeArea()
    .task(id: isConfirming) {
      guard isConfirming else { return }
      left = Metrics.patience
      while left > 0 {
        guard (try? await Task.sleep(nanoseconds: 1_000_000_000)) != nil else { return }
        left -= 1
      }
      giveUp()
    }
    // Places of a panel know no direction of reading.
    .environment(\.layoutDirection, .leftToRight)
  }

  private var isConfirming: Bool { number == Metrics.targets.count }
  private var target: CGPoint { isConfirming ? Metrics.confirmation : Metrics.targets[number] }

  private func place(_ part: CGPoint, _ size: CGSize) -> CGPoint {
    CGPoint(x: part.x * size.width, y: part.y * size.height)
  }

  private func touched(_ point: CGPoint, _ size: CGSize) {
    let part = CGPoint(x: point.x / max(1, size.width), y: point.y / max(1, size.height))
    guard isConfirming else {
      calibration.add(part, on: target)
      number += 1
      // Touches that are all in one place determine no matrix.
      if isConfirming, calibration.numbers == nil { giveUp() }
      return
    }
    let there = calibration.place(part)
    mark = there
    let (shown, wanted) = (place(there, size), place(target, size))
    guard hypot(shown.x - wanted.x, shown.y - wanted.y) <= Metrics.radius, let numbers = calibration.numbers
    else {
      return
    }
    keep(numbers)
  }
}

private struct Target: View {
  let isConfirmation: Bool

  var body: some View {
    ZStack {
      Circle()
        .fill(isConfirmation ? Color.green : Color(.secondarySystemBackground))
      if isConfirmation {
        Image(systemName: "checkmark")
          .font(.title)
          .foregroundColor(.white)
      } else {
        Rectangle()
          .frame(width: 2)
        Rectangle()
          .frame(height: 2)
      }
    }
  }
}
