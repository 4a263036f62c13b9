import Foundation
import Testing

@testable import ViewTree

/// A rectangle of a fixed size.
@MainActor func box(_ width: CGFloat, _ height: CGFloat) -> some View {
  Color.red.frame(width: width, height: height)
}

/// A view that takes all it is offered.
@MainActor var fill: Color { .blue }

/// Lays a view out in a window and compares the frames of its probes.
///
/// - Parameter expected: one probe a line or between bars: its name, x, y, width, height in the window. Probes that are
///   not listed are not looked at; a name alone says that there is no such probe.
@MainActor func expectFrames<V: View>(
  _ width: CGFloat, _ height: CGFloat, safeArea: EdgeInsets = EdgeInsets(), isRightToLeft: Bool = false,
  _ expected: String, sourceLocation: SourceLocation = #_sourceLocation, @ViewBuilder _ view: () -> V
) {
  let stage = LayoutStage(width, height, safeArea: safeArea, isRightToLeft: isRightToLeft, view())
  compare(stage, expected, sourceLocation)
}

extension LayoutStage {
  /// Compares the frames of the probes as they are now.
  func expect(_ expected: String, sourceLocation: SourceLocation = #_sourceLocation) {
    compare(self, expected, sourceLocation)
  }
}

@MainActor private func compare(_ stage: LayoutStage, _ expected: String, _ location: SourceLocation) {
  for line in expected.split(whereSeparator: { $0 == "\n" || $0 == "|" }) {
    let words = line.split(separator: " ")
    guard let name = words.first.map(String.init) else { continue }
    let numbers = words.dropFirst().compactMap { Double($0) }
    let actual = stage.frames[name]
    let present = actual.map { [$0.minX, $0.minY, $0.width, $0.height].map(Double.init) } ?? []
    let isSame =
      present.count == numbers.count && zip(present, numbers).allSatisfy { abs($0 - $1) < 0.01 }
    if !isSame {
      let shown = present.map { String(format: "%g", $0) }.joined(separator: " ")
      Issue.record(
        "expected \(line.trimmingCharacters(in: .whitespaces)), is \(shown)", sourceLocation: location)
    }
  }
}
