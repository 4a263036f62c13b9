import Foundation

/// A program that is measured, and what a hand does with it. Places are pixels of the screen.
struct Subject {
  /// The upright panel of a touch kiosk.
  static let screen = CGSize(width: 1080, height: 1920)

  let name: String
  /// The environment variable that may name the executable.
  let variable: String
  let arguments: [String]
  let scale: Double
  /// The row that is tapped, by its identity.
  let row: String
  /// Between these heights the list is dragged.
  let list: (top: CGFloat, bottom: CGFloat)
  /// Between these heights the sheet's handle is dragged.
  let sheet: (top: CGFloat, bottom: CGFloat)
  /// Where row and handle are, for a program that writes no tree: the same scene in another toolkit.
  var places: Places?
  /// Whether it is another toolkit's, which counts frames and time alone.
  var isPeer: Bool { places != nil }

  /// The scene that is the same for every toolkit, one pixel a point.
  static func scene(rows: Int = 1000) -> Subject {
    Subject(
      name: "scene", variable: "BISTRO_SCENE",
      arguments: ["--rows", "\(rows)", "--window", "1080x1920", "--scale", "1", "--renderer", "software"],
      scale: 1, row: rows > 3 ? "row-3" : "row-0", list: (500, 1500), sheet: (200, 1400))
  }

  /// The restaurant guide as a touch kiosk shows it.
  static let guide = Subject(
    name: "bistro", variable: "BISTRO_EXECUTABLE",
    arguments: ["--window", "540x960", "--scale", "2", "--renderer", "software"],
    scale: 2, row: "row-3", list: (500, 1500), sheet: (200, 1400))

  /// The scene in Qt Quick's software renderer (`Peers/QtQuick/scene.py`, which BISTRO_PEER_QT names).
  static func qtQuick(rows: Int = 1000) -> Subject {
    Subject(
      name: "qt-quick", variable: "BISTRO_PEER_QT", arguments: ["--rows", "\(rows)"], scale: 1, row: "",
      list: (500, 1500), sheet: (200, 1400),
      places: Places(row: CGPoint(x: 540, y: 336), handle: CGPoint(x: 540, y: 972)))
  }

  /// What the command line calls a program.
  static func named(_ name: String, rows: Int) -> Subject? {
    switch name {
    case "scene": .scene(rows: rows)
    case "guide": .guide
    case "qt-quick": .qtQuick(rows: rows)
    default: nil
    }
  }
}
