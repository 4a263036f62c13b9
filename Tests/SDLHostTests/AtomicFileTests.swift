import Foundation
import Testing

@testable import SDLHost

/// Whole files, whatever happens while they are written.
@Suite struct AtomicFileTests {
  private let old = Data("what was there".utf8)
  private let new = Data("what is to be there".utf8)

  @Test(arguments: [true, false])
  func whereverPowerFailsTheOldOrTheNewIsThere(_ isThere: Bool) throws {
    let disk = SimulatedDisk(isThere ? ["file": old] : [:])
    try AtomicFile(calls: disk).write(new, to: "file")
    let legal: Set<Data?> = [isThere ? old : nil, new]
    for moment in 0..<disk.moments {
      #expect(disk.possibilities("file", at: moment).isSubset(of: legal), "before operation \(moment)")
    }
    #expect(disk.possibilities("file", at: disk.moments - 1) == [new], "on the disk when the call returns")
  }

  /// The simulation would notice.
  @Test func withoutSyncingPartsCouldBeSeen() throws {
    let disk = SimulatedDisk(["file": old])
    disk.ignoresSync = true
    try AtomicFile(calls: disk).write(new, to: "file")
    let all = (0..<disk.moments).reduce(into: Set<Data?>()) {
      $0.formUnion(disk.possibilities("file", at: $1))
    }
    #expect(!all.isSubset(of: [old, new]))
  }

  @Test func aCallThatFailsLeavesTheOldAndNothingElse() throws {
    let whole = SimulatedDisk(["file": old])
    try AtomicFile(calls: whole).write(new, to: "file")
    for call in 0..<whole.calls {
      for number in [ENOSPC, EROFS, EIO] {
        let disk = SimulatedDisk(["file": old])
        disk.failure = (call, number)
        #expect(throws: FileCallError(number: number)) { try AtomicFile(calls: disk).write(new, to: "file") }
        #expect(disk.content("file") == old && disk.names == ["file"])
      }
    }
    #expect(FileCallError(number: ENOSPC).reason.contains("full"))
    #expect(FileCallError(number: EROFS).reason.contains("only be read"))
  }

  @Test func whatRunsThatAreNoMoreHaveLeftIsSwept() throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/true")
    try process.run()
    process.waitUntilExit()
    let gone = process.processIdentifier
    let disk = SimulatedDisk([
      ".file.\(gone)-3.part": old, ".file.1-1.part": old, ".other.\(gone)-3.part": old, ".file.x-3.part": old,
    ])
    try AtomicFile(calls: disk).write(new, to: "file")
    #expect(disk.names == [".file.1-1.part", ".file.x-3.part", ".other.\(gone)-3.part", "file"])
  }

  @Test func whatIsNoRegularFileIsWrittenToAndStays() throws {
    let folder = TemporaryFolder()
    let pipe = folder.path + "/pipe"
    mkfifo(pipe, 0o600)
    let reader = open(pipe, O_RDONLY | O_NONBLOCK)
    defer { close(reader) }
    let link = folder.path + "/link"
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "pipe")
    try AtomicFile.write(new, to: link)
    var bytes = [UInt8](repeating: 0, count: 100)
    let count = read(reader, &bytes, 100)
    #expect(Data(bytes.prefix(max(0, count))) == new)
    #expect(folder.names == ["link", "pipe"] && (SystemCalls().mode(of: pipe) ?? 0) & S_IFMT == S_IFIFO)
    let deaf = folder.path + "/deaf"
    mkfifo(deaf, 0o600)
    #expect(throws: UsageError("\(deaf) cannot be written: nobody reads it")) {
      try AtomicFile.write(new, to: deaf)
    }
    #expect(throws: UsageError.self) { try AtomicFile.write(new, to: folder.path) }
  }

  @Test func linksAreFollowedAndModesKept() throws {
    let folder = TemporaryFolder()
    let real = try folder.file("real/file", Array(old))
    chmod(real, 0o640)
    try FileManager.default.createSymbolicLink(atPath: folder.path + "/b", withDestinationPath: real)
    try FileManager.default.createSymbolicLink(atPath: folder.path + "/a", withDestinationPath: "b")
    try AtomicFile.write(new, to: folder.path + "/a")
    #expect(FileManager.default.contents(atPath: real) == new)
    #expect((SystemCalls().mode(of: real) ?? 0) & 0o777 == 0o640)
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: folder.path + "/a") == "b")
    try FileManager.default.createSymbolicLink(atPath: folder.path + "/c", withDestinationPath: "c")
    #expect {
      try AtomicFile.write(new, to: folder.path + "/c")
    } throws: {
      "\($0)".contains("circle")
    }
  }
}
