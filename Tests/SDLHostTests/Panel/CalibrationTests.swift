import Foundation
import Raster
import Testing

@testable import SDLHost

/// A touch panel's matrix from touches, and the file that keeps it.
@Suite struct CalibrationTests {
  private static let targets = [(0.1, 0.1), (0.9, 0.1), (0.9, 0.9), (0.1, 0.9), (0.5, 0.5)]

  @Test(arguments: QuarterTurn.allCases, ["1 0 0 0 1 0", "0 -1 1 1 0 0", "1.1 0.02 -0.05 -0.01 0.9 0.06"])
  func theMatrixThatAPanelNeedsIsFound(turn: QuarterTurn, text: String) throws {
    let truth = try #require(TouchCalibration(argument: text))
    var calibration = PanelCalibration(turn: turn)
    for (x, y) in Self.targets {
      let target = CGPoint(x: x, y: y)
      // What the panel says where the target is touched, and where that is in the picture without a matrix.
      let raw = try #require(Self.solve(truth, turn, target))
      calibration.add(turn.picturePlace(raw), on: target)
    }
    let found = try #require(calibration.matrix)
    #expect(
      calibration.numbers?.contains("-0.0 ") == false && calibration.numbers?.hasSuffix("-0.0") == false)
    for (x, y) in [(0.0, 0.0), (1, 0), (0.3, 0.8)] {
      let (a, b) = (truth.place(CGPoint(x: x, y: y)), found.place(CGPoint(x: x, y: y)))
      #expect(abs(a.x - b.x) < 1e-4 && abs(a.y - b.y) < 1e-4)
    }
    let raw = try #require(Self.solve(truth, turn, CGPoint(x: 0.5, y: 0.25)))
    let confirmed = calibration.place(turn.picturePlace(raw))
    #expect(abs(confirmed.x - 0.5) < 1e-4 && abs(confirmed.y - 0.25) < 1e-4)
  }

  /// The place on the panel that a matrix and a turn bring to a target: Newton's method is exact for what is linear.
  private static func solve(_ matrix: TouchCalibration, _ turn: QuarterTurn, _ target: CGPoint) -> CGPoint? {
    func place(_ x: Double, _ y: Double) -> CGPoint { turn.picturePlace(matrix.place(CGPoint(x: x, y: y))) }
    let (o, u, v) = (place(0, 0), place(1, 0), place(0, 1))
    let (a, b, c, d) = (u.x - o.x, v.x - o.x, u.y - o.y, v.y - o.y)
    let determinant = a * d - b * c
    guard abs(determinant) > 1e-9 else { return nil }
    let (x, y) = (target.x - o.x, target.y - o.y)
    return CGPoint(x: (x * d - y * b) / determinant, y: (y * a - x * c) / determinant)
  }

  @Test func touchesThatSayNothingGiveNoMatrix() {
    var calibration = PanelCalibration(turn: .none)
    for (x, y) in Self.targets { calibration.add(CGPoint(x: 0.5, y: 0.5), on: CGPoint(x: x, y: y)) }
    #expect(calibration.matrix == nil && calibration.numbers == nil)
    var line = PanelCalibration(turn: .none)
    for (x, y) in Self.targets { line.add(CGPoint(x: x, y: x), on: CGPoint(x: x, y: y)) }
    #expect(line.matrix == nil)
    #expect(PanelCalibration(turn: .none).matrix == nil)
  }

  @Test func theFileIsWrittenAndReadAndToldWhereItIsDamaged() throws {
    let folder = NSTemporaryDirectory() + "calibration-" + UUID().uuidString
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let file = CalibrationFile.of(program: "p", environment: ["STATE_DIRECTORY": folder + "/state"])
    var told: [String] = []
    #expect(file.read { told.append($0) } == nil && told.isEmpty)
    let matrix = try #require(TouchCalibration(argument: "0 -1 1 1 0 0"))
    try file.write(matrix)
    #expect(file.read { told.append($0) } == matrix && told.isEmpty)
    try Data("nonsense".utf8).write(to: URL(fileURLWithPath: file.path))
    #expect(file.read { told.append($0) } == nil && told.count == 1 && told[0].contains(file.path))
  }

  @Test(arguments: [
    (["STATE_DIRECTORY": "/var/lib/p"], "/var/lib/p/calibration"),
    (["XDG_STATE_HOME": "/s", "HOME": "/h"], "/s/p/calibration"),
    (["HOME": "/h"], "/h/.local/state/p/calibration"),
  ])
  func theFileLiesWhereTheMachinesStateIs(environment: [String: String], path: String) {
    #expect(CalibrationFile.of(program: "p", environment: environment).path == path)
  }
}
