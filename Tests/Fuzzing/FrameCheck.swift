import SwiftUI
import ViewTreeTesting

/// What must hold in every frame of whatever program.
@MainActor enum FrameCheck {
  /// What does not hold in the last frame: everything has a finite place and opacity (A01), nothing is painted twice (A02).
  static func complaints(about tester: ViewTester) -> [String] {
    let items = tester.displayList.items
    var list: [String] = []
    var ids = Set<DisplayID>(minimumCapacity: items.count)
    for item in items {
      let m = item.transform
      if !(m.m31.isFinite && m.m32.isFinite && m.m13.isFinite && m.m23.isFinite && item.opacity.isFinite) {
        list.append("A01: \(item.id) has no place or opacity")
      }
      if !ids.insert(item.id).inserted { list.append("A02: \(item.id) is painted twice") }
    }
    return list
  }

  /// Paints the last frame over what was painted before, and says where that differs from painting it afresh (A05).
  static func complaintOfPixels(of tester: ViewTester) -> String? {
    _ = tester.runner.paint()
    guard let afresh = tester.runner.paintAfresh() else { return nil }
    return difference(tester.runner.buffer.bytes, afresh.pixels, width: afresh.width).map {
      "A05: painted over the last frame and afresh are not the same: \($0)"
    }
  }

  /// Where two pictures of one size differ; nil: nowhere.
  static func difference(_ one: [UInt8], _ other: [UInt8], width: Int) -> String? {
    guard one != other else { return nil }
    guard one.count == other.count else { return "their sizes" }
    var box: (x0: Int, y0: Int, x1: Int, y1: Int)?
    var most = 0
    for i in one.indices where one[i] != other[i] {
      let (x, y) = (i / 4 % width, i / 4 / width)
      let b = box ?? (x, y, x, y)
      box = (min(b.x0, x), min(b.y0, y), max(b.x1, x), max(b.y1, y))
      most = max(most, abs(Int(one[i]) - Int(other[i])))
    }
    return box.map { "pixels (\($0.x0), \($0.y0)) to (\($0.x1), \($0.y1)), by up to \(most)" }
  }
}
