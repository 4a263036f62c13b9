import SwiftUI

/// The hosts that guide.json allows pictures to be fetched from, over https alone.
nonisolated struct PictureHosts: Equatable, Sendable {
  let names: [String]

  /// Nothing is fetched.
  init() { names = [] }

  init(_ reader: inout FieldReader) {
    let given = reader.list("hosts", "[\"pictures.example.org\"]").map { $0 as? String ?? "?" }
    for name in given where !_PictureHosts.isName(name) {
      reader.complain(
        "hosts",
        "“hosts” has “\(name.prefix(40))”, which is no name of a host; write pictures.example.org, without https:// and "
          + "without a path; it is left out")
    }
    names = given.filter(_PictureHosts.isName)
  }

  /// What views may fetch from.
  var allowed: _PictureHosts { _PictureHosts(names) }

  /// The address that is meant by the name of a picture, if it may be fetched.
  func address(_ photo: String) -> URL? {
    photo.hasPrefix(Self.scheme) && allowed.admits(photo) ? URL(string: photo) : nil
  }

  /// Why the address in a field of an entry is not fetched, and what to do.
  func refusal(of photo: String, in field: String) -> String {
    let remedy = "put the picture into Pictures and give its name"
    if names.isEmpty { return "“\(field)” has an address, and nothing is fetched; \(remedy)" }
    if !photo.hasPrefix(Self.scheme) {
      return "“\(field)” has an address that does not begin with https://, and is not fetched; \(remedy)"
    }
    let host = URL(string: photo)?.host ?? ""
    guard _PictureHosts.isName(host), _PictureHosts([host]).admits(photo) else {
      return "“\(field)” has an address that cannot be read, and is not fetched; \(remedy)"
    }
    return
      "“\(field)” has an address of \(host), which is none of the “hosts” of guide.json, and is not fetched; add it "
      + "there, or \(remedy)"
  }

  private static let scheme = "https://"
}
