import FinishedPrograms
import Foundation
import Testing

/// A build is the same in whatever order its parts are compiled: OpenCombine compiled when a module named Combine exists
/// already, as it does whenever something of it is built again, gives a Combine with the same vocabulary.
struct RebuildTests {
  private static let probe = """
    import Combine
    import Foundation
    func probe(_ subject: PassthroughSubject<Int, Never>) -> [AnyCancellable] {
      let waits = subject.debounce(for: .seconds(1), scheduler: DispatchQueue.main)
        .receive(on: DispatchQueue.main).receive(on: OperationQueue.main).subscribe(on: RunLoop.main)
      let value: Optional<Int>.Publisher = Optional(1).publisher
      let result: Result<Int, Error>.Publisher = Result<Int, Error>.success(1).publisher
      return [
        waits.sink { _ in }, value.sink { _ in }, result.sink(receiveCompletion: { _ in }, receiveValue: { _ in }),
        NotificationCenter.default.publisher(for: Notification.Name("")).sink { _ in },
        Timer.publish(every: 1, on: .main, in: .common).autoconnect().sink { _ in },
      ]
    }
    """

  @Test(arguments: [false, true]) func combineIsTheSameWhateverExistedBefore(existed: Bool) throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let folder = FileManager.default.temporaryDirectory.appending(path: "rebuild-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let products = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
      .resolvingSymlinksInPath()
    let checkout = products.deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "checkouts/OpenCombine/Sources")
    let helpers = products.appending(path: "COpenCombineHelpers.build/module.modulemap").path
    func compile(_ module: String, _ sources: [String], _ more: [String]) throws -> String {
      try Self.output(
        of: [
          "swiftc", "-emit-module", "-parse-as-library", "-module-name", module, "-package-name", module,
        ]
          + ["-emit-module-path", folder.appending(path: module + ".swiftmodule").path, "-I", folder.path]
          + ["-Xcc", "-fmodule-map-file=" + helpers] + more + sources)
    }
    let combine = try Self.sources(root.appending(path: "Sources/Combine"))
    if existed {
      // What an earlier build left is found; what is in it does not matter.
      let empty = folder.appending(path: "empty.swift")
      try Data().write(to: empty)
      #expect(try compile("Combine", [empty.path], []) == "")
    }
    let openCombine = try Self.sources(checkout.appending(path: "OpenCombine"))
    #expect(openCombine.count > 50)
    #expect(try compile("OpenCombine", openCombine, ["-swift-version", "5", "-suppress-warnings"]) == "")
    #expect(try compile("Combine", combine, ["-swift-version", "6"]) == "")
    let probe = folder.appending(path: "probe.swift")
    try Data(Self.probe.utf8).write(to: probe)
    #expect(try compile("Probe", [probe.path], ["-swift-version", "5"]) == "")
  }

  private static func sources(_ folder: URL) throws -> [String] {
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    return (files?.compactMap { $0 as? URL } ?? []).map(\.path).filter { $0.hasSuffix(".swift") }.sorted()
  }

  /// Runs a program and returns what it printed where it failed; nothing where it did its work.
  private static func output(of arguments: [String]) throws -> String {
    let program = try FinishedProgram(nil, arguments)
    return program.status == 0 ? "" : program.text
  }
}
