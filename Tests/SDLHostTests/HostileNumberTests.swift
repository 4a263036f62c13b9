import Foundation
import Testing
import ViewTree

@testable import SDLHost

/// Numbers and texts that no window, drawing or line of a log could take.
@MainActor @Suite struct HostileNumberTests {
  private func problem(_ text: String) -> String {
    do {
      _ = try Recording.parse(Data(text.utf8), path: "r.jsonl")
      return ""
    } catch { return error.description }
  }

  private func header(_ changes: [String: String] = [:]) -> String {
    var fields = [
      "version": "1", "width": "390", "height": "844", "scale": "1", "safeArea": "[0, 0, 0, 0]",
      "date": "7e8",
    ]
    fields.merge(changes) { $1 }
    return "{" + fields.map { "\"\($0)\": \($1)" }.joined(separator: ", ") + "}"
  }

  @Test(arguments: [
    ["safeArea": "[-1e+308, 0, -1e+308, 1e+308]"], ["safeArea": "[0, 1e+308, 1e+308, 0]"],
    ["safeArea": "[50, 0, 50, -1e+308]"], ["date": "1e+308"], ["date": "-1e12"], ["width": "1e300"],
    ["width": "16000", "height": "16000"], ["width": "10000", "scale": "2"], ["scale": "0.001"],
    ["height": "0"],
  ])
  func aWindowThatCannotBeIsOneSentence(_ changes: [String: String]) {
    #expect(problem(header()) == "")
    #expect(problem(header(changes)) == "r.jsonl, line 1: no window can be like this: record it again")
  }

  @Test(arguments: [
    #"{"at": 1, "what": "resize", "width": 405, "height": 1e+100, "scale": 1, "safeArea": [0, 0, 0, 0]}"#,
    #"{"at": 1, "what": "resize", "width": 1e9, "height": 63, "scale": 1, "safeArea": [0, 0, 0, 0]}"#,
    #"{"at": 1, "what": "resize", "width": 400, "height": 400, "scale": 1, "safeArea": [1e20, 0, 10, 10]}"#,
    #"{"at": 1, "what": "resize", "width": 400, "height": 400, "scale": 300, "safeArea": [0, 0, 0, 0]}"#,
    #"{"at": 4000001012.1, "what": "tick"}"#, #"{"at": 1e18, "what": "tick"}"#,
    #"{"at": 1, "what": "hover", "x": 1e300, "y": 0}"#,
    #"{"at": 1, "what": "wheel", "x": 1, "y": 0, "dx": 0, "dy": 1e308, "time": 1}"#,
    #"{"at": 1, "what": "pointer", "id": 1, "kind": "mouse", "phase": "began", "x": 1, "y": 1, "time": 1e300}"#,
  ])
  func aStepThatCannotBeIsOneSentence(_ line: String) {
    #expect(problem(header() + "\n" + line).hasPrefix("r.jsonl, line 2: this step is malformed"))
  }

  @Test func aTextWithoutEndIsNoStep() {
    let text = String(repeating: "x", count: 200_000)
    #expect(problem(header() + "\n{\"at\": 1, \"what\": \"text\", \"text\": \"\(text)\"}").contains("line 2"))
  }

  @Test func aRecordingIsReadWithinItsBudget() throws {
    let folder = TemporaryFolder()
    let path = try folder.file("r.jsonl", Array(header().utf8))
    truncate(path, off_t(200) << 30)
    #expect(throws: UsageError("the recording \(path) is larger than 64 MB: make it smaller")) {
      try Recording.read(path)
    }
  }

  @Test(arguments: ["16384x16384", "16384x5000"])
  func aWindowOfTooManyPixelsIsOneSentence(_ size: String) throws {
    let wrong = [
      ["--window", size, "--scale", "1"], ["--window", size], ["--window", "4000x3000", "--scale", "8"],
    ]
    for arguments in wrong {
      #expect {
        try CommandLineReader.read(HostOptions.self, arguments: arguments)
      } throws: { error in
        (error as? UsageError)?.description.contains("64 million in all") == true
      }
    }
    var merged = try HostOptions.parse(["--window", "4000x3000"])
    merged.scale = .fixed(8)
    #expect(throws: UsageError.self) { try merged.checkWindow() }
    _ = try HostOptions.parse(["--window", "3840x2160", "--scale", "2"])
  }

  @Test func arcsWithInfiniteNumbersAreDrawnOrRefused() throws {
    // A radius too small to be seen is none.
    let path = try #require(SVGPathParser.path("M5 21A2.51e-320 2.5 0 0 1 2.5 18.5V12"))
    #expect(path.elements.contains(.line(to: CGPoint(x: 2.5, y: 18.5))))
    let numbers = path.elements.flatMap { element -> [CGFloat] in
      switch element {
      case .move(let p), .line(let p): [p.x, p.y]
      case .curve(let p, let a, let b): [p.x, p.y, a.x, a.y, b.x, b.y]
      case .quadCurve(let p, let a): [p.x, p.y, a.x, a.y]
      case .closeSubpath: []
      }
    }
    #expect(numbers.allSatisfy { $0.isFinite })
    #expect(SVGPathParser.path("M5 21A1e300 2 0 0 1 2 18") == nil)
    #expect(SVGPathParser.path("M1e308 0L-1e308 0") == nil)
    #expect(throws: SVGParser.Failure.self) {
      try SVGParser.artwork(Array("<svg viewBox='0 0 1000 1'><path d='M0 0L1 1'/></svg>".utf8), name: "long")
    }
  }

  @Test func namesCannotForgeLinesOrCommandTerminals() {
    #expect(
      LogLine.safe("a\nbistro: error: b\r\u{1b}[2J\u{7}") == "a\\u{a}bistro: error: b\\u{d}\\u{1b}[2J\\u{7}")
    #expect(LogLine.safe("\u{9b}31m\u{2028}\u{202e}x") == "\\u{9b}31m\\u{2028}\\u{202e}x")
    #expect(LogLine.safe("“Café” 日本 👨‍👩‍👧") == "“Café” 日本 👨‍👩‍👧")
    #expect(LogLine.safe(String(repeating: "x", count: 10_000)).count == 2001)
  }
}
