import Foundation
import Testing
import ViewTree

@testable import SDLHost

@MainActor @Suite struct RecordingTests {
  private let steps: [RecordedStep] = [
    .event(
      .pointer(
        PointerEvent(
          id: 17, kind: .touch, phase: .began, location: CGPoint(x: 0.1, y: 1.0 / 3), time: 0.1,
          modifiers: [.shift]))),
    .event(
      .pointer(PointerEvent(id: 2, kind: .mouse, phase: .cancelled, location: .zero, time: 0.2, button: 2))),
    .event(.hover(nil)), .event(.hover(CGPoint(x: 3, y: 4))),
    .event(
      .wheel(WheelEvent(location: .zero, delta: CGVector(dx: -0.3, dy: 40), isPrecise: true, time: 0.3))),
    .event(.key(KeyEvent(key: .upArrow, phase: .repeat, modifiers: [.command], time: 0.4))),
    .event(.key(KeyEvent(key: "é", phase: .up, time: 0.4))), .event(.text("日本\"\n")),
    .event(.composition("")),
    .event(
      .resize(
        size: CGSize(width: 10.5, height: 20), scale: 1.25,
        safeArea: EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))),
    .event(.visibility(false)), .event(.focus(true)), .event(.memoryWarning),
    .event(.cancelPointers), .frame, .tick,
  ]

  @Test func everyStepComesBackExactly() throws {
    let path = NSTemporaryDirectory() + "recording-" + UUID().uuidString
    defer { try? FileManager.default.removeItem(atPath: path) }
    let header = RecordingHeader(
      size: CGSize(width: 390, height: 844), scale: 2,
      safeArea: EdgeInsets(top: 44, leading: 0, bottom: 34, trailing: 0))
    let writer = try RecordingWriter(path, header: header)
    for (i, step) in steps.enumerated() { writer.write(step, at: Double(i) * 0.1 + 1.0 / 7) }
    writer.flush()
    let read = try Recording.read(path)
    #expect(read.header == header)
    #expect(read.entries.map(\.step) == steps)
    #expect(read.entries.map(\.time) == steps.indices.map { Double($0) * 0.1 + 1.0 / 7 })
  }

  @Test(arguments: [
    ("", 1), ("{}", 1), ("nonsense", 1),
    ("{\"version\":9,\"width\":1,\"height\":1,\"scale\":1,\"safeArea\":[0,0,0,0]}", 1),
    (
      "{\"version\":1,\"width\":1,\"height\":1,\"scale\":1,\"safeArea\":[0,0,0,0]}\n{\"at\":1,\"what\":\"pointer\"}",
      2
    ),
    (
      "{\"version\":1,\"width\":1,\"height\":1,\"scale\":1,\"safeArea\":[0,0,0,0]}\n{\"at\":2,\"what\":\"tick\"}\n{\"at\":1,\"what\":\"tick\"}",
      3
    ),
    ("{\"version\":1,\"width\":1,\"height\":1,\"scale\":1,\"safeArea\":[0,0]}", 1),
  ])
  func aMalformedRecordingIsOneSentenceWithFileAndLine(_ text: String, _ line: Int) {
    #expect {
      _ = try Recording.parse(Data(text.utf8), path: "tap.jsonl")
    } throws: { "\($0)".hasPrefix("tap.jsonl, line \(line): ") }
  }

  @Test func aRecordingKnowsItsDate() throws {
    let origin = Date(timeIntervalSinceReferenceDate: 8e8)
    let header = RecordingHeader(
      size: CGSize(width: 2, height: 3), scale: 1, safeArea: .init(), origin: origin)
    let read = try JSONDecoder().decode(RecordingHeader.self, from: JSONEncoder().encode(header))
    #expect(read.origin == origin)
    // One of before there were dates.
    let old = #"{"version":1,"width":1,"height":1,"scale":1,"safeArea":[0,0,0,0]}"#
    #expect(
      try JSONDecoder().decode(RecordingHeader.self, from: Data(old.utf8)).origin
        .timeIntervalSinceReferenceDate == 0)
  }

  @Test func datesOfViewsAreThoseOfTheWall() throws {
    var seen: Date?
    let runner = OffscreenRunner(
      root: TimelineView(.animation) { context in
        let _ = seen = context.date
        Color.red
      }, origin: Date(timeIntervalSinceReferenceDate: 8e8))
    #expect(seen == Date(timeIntervalSinceReferenceDate: 8e8) + runner.now)
    #expect(abs(HostClock.origin.addingTimeInterval(HostClock.now).timeIntervalSinceNow) < 1)
  }

  @Test func fingersThatLoseTheirEndAreCancelled() {
    var table = FingerTable(silenceLimit: 5)
    let a = FingerTable.Key(device: 1, finger: 0)
    let first = table.down(a, at: .zero, time: 0)
    #expect(first.map(\.phase) == [.began])
    // The same finger again: its end was lost.
    let second = table.down(a, at: .zero, time: 1)
    #expect(
      second.map(\.phase) == [.cancelled, .began] && second[0].id == first[0].id
        && second[1].id != first[0].id)
    #expect(table.move(.init(device: 1, finger: -1), to: .zero, time: 2).map(\.phase) == [.cancelled])
    #expect(table.up(a, at: .zero, time: 3).isEmpty && table.isEmpty)
    _ = table.down(a, at: .zero, time: 4)
    #expect(table.purge(devices: [1], time: 8).isEmpty && table.deadline == 9)
    #expect(table.purge(devices: [1], time: 9).map(\.phase) == [.cancelled])
    _ = table.down(a, at: .zero, time: 10)
    #expect(table.purge(devices: [2], time: 10).map(\.phase) == [.cancelled])
  }
}
