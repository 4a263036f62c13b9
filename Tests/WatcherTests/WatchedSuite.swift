import Foundation
import SwiftUI
import Testing
import ViewTreeTesting

/// Watches a visit from its first frame to its end and judges it by the list of known faults.
@MainActor enum Watched {
  /// Lets `visit` play in a window; every fault that is not known fails the test, and so does a known one that is gone.
  static func visit<Root: View>(
    _ place: String, _ root: Root, size: CGSize = CGSize(width: 390, height: 844),
    sourceLocation: SourceLocation = #_sourceLocation, _ visit: (ViewTester) throws -> Void
  ) rethrows {
    let tester = ViewTester(root, size: size)
    let watcher = tester.watch(place)
    tester.settle()
    try visit(tester)
    tester.settle()
    let faults = watcher.faults
    let known: [KnownFault]
    do {
      known = try KnownFaults.all().filter { $0.place == place }
    } catch {
      Issue.record(
        "\(KnownFaults.file.lastPathComponent) cannot be read: \(error)", sourceLocation: sourceLocation)
      return
    }
    for fault in faults where !known.contains(where: { $0.covers(fault, in: place) }) {
      Issue.record("\(place): \(fault)", sourceLocation: sourceLocation)
    }
    for entry in known where !faults.contains(where: { entry.covers($0, in: place) }) {
      Issue.record(
        "\(entry) — this no longer occurs: take it from the list of known faults",
        sourceLocation: sourceLocation)
    }
    #expect(watcher.frameCount > 0, sourceLocation: sourceLocation)
  }

  /// The faults of a visit, of one sentence or of all.
  static func faults<Root: View>(
    _ root: Root, size: CGSize = CGSize(width: 390, height: 844), _ visit: (ViewTester) -> Void
  ) -> [MotionFault] {
    let tester = ViewTester(root, size: size)
    let watcher = tester.watch("program")
    tester.settle()
    visit(tester)
    tester.settle()
    return watcher.faults
  }
}

extension ViewTester {
  /// The middle of what is in sight of a view; the window's where there is none.
  func middle(of name: String) -> CGPoint {
    let frame = visibleFrame(of: name) ?? CGRect(origin: .zero, size: size)
    return CGPoint(x: frame.midX, y: frame.midY)
  }
}
