import Foundation
import SwiftUI
import ViewTreeTesting

/// Measures single passes in windows that exist only in memory, and prints a table.
///
///     micro [NAME…]
@main @MainActor struct Micro {
  static func main() {
    let names = CommandLine.arguments.dropFirst()
    let cases = MicroCase.all.filter { names.isEmpty || names.contains($0.name) }
    guard !cases.isEmpty else {
      FileHandle.standardError.write(
        Data("micro: there are \(MicroCase.all.map(\.name).joined(separator: ", "))\n".utf8))
      exit(64)
    }
    print("| case | update | layout | compose | paint | whole frame, µs |")
    print("|---|--:|--:|--:|--:|--:|")
    for one in cases { print(one.run().row(one.title)) }
  }
}

/// Microseconds of a frame's processor time by pass.
struct MicroFigures {
  var update = 0.0
  var layout = 0.0
  var compose = 0.0
  var paint = 0.0
  var whole = 0.0

  /// The middle of each figure.
  static func median(_ all: [MicroFigures]) -> MicroFigures {
    func middle(_ values: [Double]) -> Double { values.sorted()[values.count / 2] }
    return MicroFigures(
      update: middle(all.map(\.update)), layout: middle(all.map(\.layout)),
      compose: middle(all.map(\.compose)), paint: middle(all.map(\.paint)),
      whole: middle(all.map(\.whole)))
  }

  func row(_ title: String) -> String {
    let figures = [update, layout, compose, paint, whole].map { String(format: "%.1f", $0) }
    return "| \(title) | \(figures.joined(separator: " | ")) |"
  }
}
