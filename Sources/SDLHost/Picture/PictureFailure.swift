/// Why a picture cannot be shown, as one sentence with a remedy.
struct PictureFailure: Error, Equatable, CustomStringConvertible {
  private let path: String
  /// What is wrong with it, behind its name.
  let what: String
  let remedy: String

  init(_ path: String, _ what: String, _ remedy: String) {
    (self.path, self.what, self.remedy) = (path, what, remedy)
  }

  var description: String { "the picture \(path) \(what): \(remedy)" }
}
