/// Why a picture cannot be shown, as one sentence with a remedy.
struct PictureFailure: Error, Equatable, CustomStringConvertible {
  var description: String

  init(_ path: String, _ what: String, _ remedy: String) {
    description = "the picture \(path) \(what): \(remedy)"
  }
}
