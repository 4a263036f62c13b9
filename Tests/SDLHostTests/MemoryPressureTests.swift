import Foundation
import Testing

@testable import SDLHost

/// How the program learns that memory is short: from folders and pipes of the tests' own instead of the kernel's.
@Suite struct MemoryPressureTests {
  private let folder = TemporaryFolder()

  private static func events(high: Int = 0, max: Int = 0) -> [UInt8] {
    Array("low 7\nhigh \(high)\nmax \(max)\noom 0\noom_kill 0\n".utf8)
  }

  /// Waits for a report, for as long as the machine needs.
  private func isReported(_ pressure: MemoryPressure, _ woken: DispatchSemaphore) -> Bool {
    woken.wait(timeout: .now() + 60) == .success && pressure.nextReport()
  }

  @Test func theGroupIsFoundByItsMembership() throws {
    let membership = try folder.file(
      "cgroup", Array("1:name=systemd:/x\n0::/system.slice/guide.service\n".utf8))
    #expect(
      MemoryPressure.source(environment: [:], membership: membership, groups: "/groups")
        == .counts("/groups/system.slice/guide.service/memory.events"))
    // The first version of groups alone, and no groups at all.
    let old = try folder.file("old", Array("1:name=systemd:/x\n".utf8))
    #expect(MemoryPressure.source(environment: [:], membership: old) == nil)
    #expect(MemoryPressure.source(environment: [:], membership: folder.path + "/none") == nil)
  }

  @Test func whatTheServiceManagerNamesGoesFirst() {
    let request = Data("some 200000 2000000\0".utf8)
    let environment = [
      "MEMORY_PRESSURE_WATCH": "/sys/fs/cgroup/x/memory.pressure",
      "MEMORY_PRESSURE_WRITE": request.base64EncodedString(),
    ]
    #expect(
      MemoryPressure.source(environment: environment)
        == .stalls("/sys/fs/cgroup/x/memory.pressure", request: Array(request)))
    #expect(MemoryPressure.source(environment: ["MEMORY_PRESSURE_WATCH": "/dev/null"]) == nil)
  }

  @Test func countsThatGrowAreReportedAndOthersAreNot() throws {
    let woken = DispatchSemaphore(value: 0)
    let path = try folder.file("memory.events", Self.events(high: 3))
    let pressure = try #require(MemoryPressure(.counts(path), interval: 0) { woken.signal() })
    #expect(!pressure.nextReport())
    // Written in place, as the kernel's files are: the same counts say nothing.
    let file = try FileHandle(forWritingTo: URL(fileURLWithPath: path))
    try file.write(contentsOf: Self.events(high: 3))
    try file.seek(toOffset: 0)
    try file.write(contentsOf: Self.events(high: 4))
    #expect(isReported(pressure, woken))
    #expect(!pressure.nextReport(), "told once")
    try file.seek(toOffset: 0)
    try file.write(contentsOf: Self.events(high: 4, max: 1))
    #expect(isReported(pressure, woken))
    #expect(woken.wait(timeout: .now()) == .timedOut, "woken once for each")
  }

  @Test func aPipeOfTheServiceManagersIsWaitedFor() throws {
    let path = folder.path + "/pipe"
    #expect(mkfifo(path, 0o600) == 0)
    let woken = DispatchSemaphore(value: 0)
    let pressure = try #require(MemoryPressure(.stalls(path, request: []), interval: 0) { woken.signal() })
    let pipe = try FileHandle(forWritingTo: URL(fileURLWithPath: path))
    try pipe.write(contentsOf: [1])
    #expect(isReported(pressure, woken))
  }

  @Test func whatCannotBeWaitedForIsNone() {
    #expect(MemoryPressure(nil) {} == nil)
    #expect(MemoryPressure(.counts(folder.path + "/none")) {} == nil)
    #expect(MemoryPressure(.stalls(folder.path + "/none", request: [])) {} == nil)
    #expect(MemoryPressure.count("") == 0 && MemoryPressure.count("high x\nmax 2\nlow 9") == 2)
  }
}
