import Foundation

@testable import SDLHost

/// A folder on a disk that may lose power: what was not synced may be there or not, in part, and in any order.
final class SimulatedDisk: FileCalls {
  private enum Operation {
    case create(String, Int), write(Int, Data), sync(Int), rename(String, String), syncFolder, remove(String)
  }

  /// Whether syncing does nothing, as it would if it were forgotten.
  var ignoresSync = false
  /// The call, counted from 0, that fails, and how.
  var failure: (call: Int, number: Int32)?
  private(set) var calls = 0
  private var operations: [Operation] = []
  private var entries: [String: Int]
  private var contents: [Int: Data]
  private let first: (entries: [String: Int], contents: [Int: Data])
  private var descriptors: [Int32: Int] = [:]

  init(_ files: [String: Data]) {
    var (entries, contents): ([String: Int], [Int: Data]) = ([:], [:])
    for (index, file) in files.sorted(by: { $0.key < $1.key }).enumerated() {
      (entries[file.key], contents[index]) = (index, file.value)
    }
    (self.entries, self.contents) = (entries, contents)
    first = (entries, contents)
  }

  var names: [String] { entries.keys.sorted() }
  func content(_ name: String) -> Data? { entries[name].flatMap { contents[$0] } }

  private func call() throws(FileCallError) {
    defer { calls += 1 }
    if let failure, failure.call == calls { throw FileCallError(number: failure.number) }
  }

  func create(_ path: String, mode: mode_t) throws(FileCallError) -> Int32 {
    try call()
    guard entries[path] == nil else { throw FileCallError(number: EEXIST) }
    let file = contents.count
    (entries[path], contents[file]) = (file, Data())
    operations.append(.create(path, file))
    descriptors[Int32(file)] = file
    return Int32(file)
  }

  func open(_ path: String) throws(FileCallError) -> Int32 { throw FileCallError(number: ENXIO) }

  func write(_ descriptor: Int32, _ data: Data) throws(FileCallError) {
    guard let file = descriptors[descriptor] else { throw FileCallError(number: EBADF) }
    // A full disk takes a part.
    do { try call() } catch {
      contents[file]?.append(data.prefix(data.count / 2))
      throw error
    }
    contents[file]?.append(data)
    operations.append(.write(file, data))
  }

  func sync(_ descriptor: Int32) throws(FileCallError) {
    try call()
    if let file = descriptors[descriptor], !ignoresSync { operations.append(.sync(file)) }
  }

  func close(_ descriptor: Int32) { descriptors[descriptor] = nil }

  func rename(_ from: String, to path: String) throws(FileCallError) {
    try call()
    guard let file = entries.removeValue(forKey: from) else { throw FileCallError(number: ENOENT) }
    entries[path] = file
    operations.append(.rename(from, path))
  }

  func syncFolder(_ folder: String) { if !ignoresSync { operations.append(.syncFolder) } }
  func remove(_ path: String) {
    entries[path] = nil
    operations.append(.remove(path))
  }
  func names(in folder: String) -> [String] { names }
  func target(of path: String) throws(FileCallError) -> String { path }
  func mode(of path: String) -> mode_t? { entries[path] == nil ? nil : S_IFREG | 0o644 }

  /// How many moments there are at which power may fail.
  var moments: Int { operations.count + 1 }

  /// Every content (nil: no such file) that a file may have after power failed before the operation `moment`.
  func possibilities(_ name: String, at moment: Int) -> Set<Data?> {
    let done = Array(operations.prefix(moment))
    /// In how many ways each may have reached the disk.
    let ways = done.indices.map { index -> Int in
      let later = done[(index + 1)...]
      switch done[index] {
      case .write(let file, _):
        return later.contains { if case .sync(file) = $0 { true } else { false } } ? 1 : 3
      case .create, .rename, .remove:
        return later.contains { if case .syncFolder = $0 { true } else { false } } ? 1 : 2
      case .sync, .syncFolder: return 1
      }
    }
    var found: Set<Data?> = []
    for number in 0..<ways.reduce(1, *) {
      var rest = number
      var (entries, contents) = first
      var files: [String: Int] = entries
      for (operation, ways) in zip(done, ways) {
        let way = rest % ways
        rest /= ways
        switch operation {
        case .create(let path, let file):
          files[path] = file
          if way == 0 { entries[path] = file }
        case .write(let file, let data):
          contents[file, default: Data()].append(
            way == 0 ? data : way == 1 ? Data() : data.prefix(data.count / 2))
        case .rename(let from, let path):
          // The name may be on the disk before what it was called until then.
          let file = files.removeValue(forKey: from)
          files[path] = file
          if way == 0 { (entries[from], entries[path]) = (nil, file) }
        case .remove(let path):
          files[path] = nil
          if way == 0 { entries[path] = nil }
        case .sync, .syncFolder: break
        }
      }
      found.insert(entries[name].map { contents[$0] ?? Data() })
    }
    return found
  }
}
