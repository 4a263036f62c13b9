import Foundation

/// A catalogue with everything that can be wrong in one; it goes with the test.
final class BrokenCatalog {
  /// The folder that the catalogue lies in.
  let folder = NSTemporaryDirectory() + "catalog-" + UUID().uuidString
  var path: String { folder + "/Media.xcassets" }

  init() throws {
    try put("broken.imageset/Contents.json", #"{"images":[{"#)
    try put("old.imageset/Contents.json", #"{"images":[{"idiom":"universal","filename":"old.pdf"}]}"#)
    try put("old.imageset/old.pdf", "%PDF-1.4")
    try put("mark.symbolset/Contents.json", #"{"symbols":[{"filename":"mark.svg"}]}"#)
    try put("Icons/Contents.json", #"{"properties":{"provides-namespace":true}}"#)
    try put("Icons/star.imageset/Contents.json", #"{"images":[{"idiom":"universal","filename":"star.png"}]}"#)
  }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  private func put(_ name: String, _ text: String) throws {
    let url = URL(fileURLWithPath: path + "/" + name)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }
}
