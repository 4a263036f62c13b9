import Foundation
import ViewTreeTesting

/// Records that tests of rules write by hand.
enum HandMadeFrames {
  static let place = CGRect(x: 20, y: 100, width: 100, height: 20)

  /// Frames at 60 a second; the first and the last are frames of rest.
  static func frames(
    _ count: Int, changes: (Int) -> FrameRecord.Changes = { _ in [] },
    views: (Int) -> [ViewRecord] = { _ in [] },
    items: (Int) -> [PaintedItem] = { _ in [] }
  ) -> [FrameRecord] {
    (0..<count).map { index in
      FrameRecord(
        number: index, time: Double(index) / 60, isSettled: index == 0 || index == count - 1,
        changes: changes(index), views: views(index), items: items(index))
    }
  }
}
