import Foundation
import Restaurants
import SwiftUI

/// Writes the film strips of the documentation: `filmstrips FOLDER`.
@main struct Filmstrips {
  static func main() throws {
    let folder = CommandLine.arguments.count > 1 ? CommandLine.arguments[1] : "docs/images"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    for (name, play) in strips {
      let film = Film(GuideView(store: RestaurantStore(folder: .bundled)))
      play(film)
      let path = "\(folder)/\(name).png"
      try film.write(path)
      print(path)
    }
  }

  private static let strips: [(String, @MainActor (Film) -> Void)] = [
    ("sheet-flick", flick), ("sheet-grab", grab), ("sheet-handoff", handOff), ("deck-undo", deck),
    ("refresh", refresh), ("cover-flow", coverFlow), ("hero", hero),
  ]

  private static func open(_ film: Film, _ row: Int) {
    film.tester.tap("row-\(row)")
    film.tester.settle()
  }

  private static func middle(_ film: Film, _ name: String) -> CGPoint {
    let frame = film.tester.visibleFrame(of: name) ?? .zero
    return CGPoint(x: frame.midX, y: frame.midY)
  }

  /// Half to full by a flick.
  private static func flick(_ film: Film) {
    open(film, 8)
    film.press(middle(film, "bottom-sheet-handle"))
    film.shoot()
    film.move(by: CGVector(dx: 0, dy: -70), over: 0.09, shots: 1)
    film.release()
    film.watch([0.05, 0.05, 0.08, 0.4])
  }

  /// Grabbed in mid-flight and reversed.
  private static func grab(_ film: Film) {
    open(film, 4)
    film.shoot()
    film.tester.key(.upArrow)
    film.tester.advance(by: 0.08)
    let y = (film.tester.frame(of: "bottom-sheet") ?? .zero).minY
    film.press(CGPoint(x: 195, y: y + 60))
    film.shoot()
    film.move(by: CGVector(dx: 0, dy: 330), over: 0.25, shots: 2)
    film.release()
    film.watch([0.06, 0.1])
  }

  /// One drag from half to full and on into the content, and back.
  private static func handOff(_ film: Film) {
    open(film, 8)
    film.press(CGPoint(x: 260, y: 780))
    film.shoot()
    film.move(by: CGVector(dx: 0, dy: -380), over: 0.5, shots: 1)
    film.move(by: CGVector(dx: 0, dy: -280), over: 0.4, shots: 1)
    film.move(by: CGVector(dx: 0, dy: 280), over: 0.4, shots: 1)
    film.move(by: CGVector(dx: 0, dy: 300), over: 0.4, shots: 1)
    film.tester.advance(by: 0.1)
    film.release()
    film.watch([0.5])
  }

  /// A card flicked to the right, and taken back.
  private static func deck(_ film: Film) {
    film.tester.tap("tab-discover")
    film.tester.settle()
    film.press(CGPoint(x: 150, y: 300))
    film.move(by: CGVector(dx: 110, dy: -15), over: 0.12, shots: 1)
    film.release()
    film.watch([0.08, 0.5])
    film.tester.tap("undo")
    film.watch([0.05, 0.08, 0.6])
  }

  /// The list pulled down, read again, and what is said of it.
  private static func refresh(_ film: Film) {
    film.press(CGPoint(x: 195, y: 260))
    film.move(by: CGVector(dx: 0, dy: 280), over: 0.4, shots: 3)
    film.release()
    film.watch([0.35, 0.35, 0.5])
  }

  /// The cover flow flung, and snapped.
  private static func coverFlow(_ film: Film) {
    film.tester.tap("tab-photos")
    film.tester.settle()
    film.shoot()
    let point = middle(film, "carousel")
    film.press(CGPoint(x: 320, y: point.y))
    film.move(by: CGVector(dx: -220, dy: 0), over: 0.14, shots: 1)
    film.release()
    film.watch([0.08, 0.12, 0.2, 1.5])
  }

  /// The photo of a row on its way into the sheet, caught and thrown back.
  private static func hero(_ film: Film) {
    film.shoot()
    film.tester.tap("row-3")
    film.watch([0.05, 0.06])
    let y = (film.tester.frame(of: "bottom-sheet") ?? .zero).minY
    film.press(CGPoint(x: 195, y: y + 14))
    film.move(by: CGVector(dx: 0, dy: -70), over: 0.2, shots: 1)
    film.move(by: CGVector(dx: 0, dy: 140), over: 0.12, shots: 1)
    film.release()
    film.watch([0.05, 0.07, 0.4])
  }
}
