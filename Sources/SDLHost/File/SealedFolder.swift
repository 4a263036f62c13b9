import CHost
import Foundation

/// A folder of content that comes from outside: nothing is read through it that lies elsewhere.
///
/// The folder itself may be a link, which is followed once: what is read through one value comes from one folder, even
/// when the link is replaced meanwhile. Links below it are followed as long as they stay below.
public struct SealedFolder: Sendable {
  private final class Root: Sendable {
    let descriptor: Int32
    init(_ descriptor: Int32) { self.descriptor = descriptor }
    deinit { close(descriptor) }
  }

  /// Where it was found, links followed.
  public let path: String
  private let root: Root
  private let byHand: Bool

  /// Finds the folder.
  public init(_ path: String) throws(FileFailure) { try self.init(path, byHand: false) }

  /// `byHand`: walks folder by folder instead of using the system call that keeps to a folder, as where there is none.
  init(_ path: String, byHand: Bool) throws(FileFailure) {
    let descriptor = host_open_root(path)
    guard descriptor >= 0 else { throw FileFailure(number: errno) }
    root = Root(descriptor)
    self.byHand = byHand
    self.path = Self.place(of: descriptor) ?? path
  }

  /// The bytes of a file, where there are no more than `most`.
  public func contents(_ name: String, most: Int) throws(FileFailure) -> Data {
    Data(try FileBytes(descriptor: open(name)).all(most: most))
  }

  /// Where a regular file lies, links followed.
  public func file(_ name: String) throws(FileFailure) -> String {
    let descriptor = try open(name)
    let place = Self.place(of: descriptor)
    _ = try FileBytes(descriptor: descriptor)
    return place ?? path + "/" + name
  }

  /// The names in a folder below, in no order; none where there is no such folder, or it lies elsewhere.
  public func names(in folder: String = "") -> [String] {
    var place = path
    if !folder.isEmpty {
      guard let descriptor = try? open(folder) else { return [] }
      defer { close(descriptor) }
      guard let found = Self.place(of: descriptor) else { return [] }
      place = found
    }
    return (try? FileManager.default.contentsOfDirectory(atPath: place)) ?? []
  }

  private func open(_ name: String) throws(FileFailure) -> Int32 {
    guard !name.isEmpty, !name.utf8.contains(0) else { throw FileFailure(number: ENOENT) }
    let descriptor = host_open_beneath(root.descriptor, name, byHand)
    guard descriptor >= 0 else { throw FileFailure(number: errno) }
    return descriptor
  }

  private static func place(of descriptor: Int32) -> String? {
    try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/fd/\(descriptor)")
  }
}
