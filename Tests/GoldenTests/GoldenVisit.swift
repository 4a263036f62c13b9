import Restaurants
import SwiftUI
import Testing
import ViewTreeTesting

/// A visit to the guide in one window, with the moments that are kept as pictures.
nonisolated struct GoldenVisit: Sendable, CustomTestStringConvertible {
  /// The moments, in the order of the visit.
  enum GeometryValues: String, CaseIterable, Sendable {
    case list
    /// The list thrown upwards and come to rest: the title has moved into the bar.
    case scrolled
    /// 0.10 s after the tap on a row.
    case rising
    case half
    /// 0.10 s after the up arrow.
    case expanding
    case full
    /// The other tabs.
    case discover, photos
  }

  let size: CGSize
  let scale: CGFloat
  let moments: [GeometryValues]
  /// The row that is tapped: one whose name is not Latin, or one of few colours.
  let row: Int
  /// The part of the sheet's pictures that is kept, in points, where the whole would be too large a file.
  let part: CGRect?

  var testDescription: String {
    "\(Int(size.width))x\(Int(size.height))" + (scale == 1 ? "" : "@\(Int(scale))x")
  }

  /// The part of a moment's picture that is kept; nil: all of it.
  func part(of moment: GeometryValues) -> CGRect? { moment == .list ? nil : part }

  static let phone = GoldenVisit(
    size: CGSize(width: 390, height: 844), scale: 1, moments: GeometryValues.allCases, row: 1, part: nil)

  static let all = [
    phone,
    // Two pixels a point: the left part of the sheet, with corner, handle, texts and symbols.
    GoldenVisit(
      size: CGSize(width: 390, height: 844), scale: 2, moments: [.list, .half, .expanding, .full], row: 8,
      part: CGRect(x: 0, y: 40, width: 230, height: 804)),
  ]

  /// Plays the visit through the guide with its own content; `look` is called at each moment.
  @MainActor func play(paintingEveryFrame: Bool = false, look: (GeometryValues, ViewTester) throws -> Void)
    rethrows
  {
    let tester = ViewTester(GuideView(store: RestaurantStore(folder: .bundled)), size: size, scale: scale)
    tester.settle()
    try look(.list, tester)
    if moments.contains(.scrolled) {
      let start = CGPoint(x: size.width / 2, y: size.height * 0.8)
      tester.flick(from: start, by: CGVector(dx: 0, dy: -320), over: 0.18)
      tester.settle()
      try look(.scrolled, tester)
      tester.key(.home)
      tester.settle()
    }
    tester.runner.paintsEveryFrame = paintingEveryFrame
    tester.tap("row-\(row)")
    tester.advance(by: 0.1)
    try look(.rising, tester)
    tester.settle()
    try look(.half, tester)
    tester.key(.upArrow)
    tester.advance(by: 0.1)
    try look(.expanding, tester)
    tester.settle()
    try look(.full, tester)
    guard moments.contains(.discover) else { return }
    for _ in 0..<2 {
      tester.key(.escape)
      tester.settle()
    }
    tester.tap("tab-discover")
    tester.settle()
    try look(.discover, tester)
    tester.tap("tab-photos")
    tester.settle()
    try look(.photos, tester)
  }
}
