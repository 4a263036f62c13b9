import Foundation
import Graphics

/// Where a picture's bytes come from.
struct PictureInput: Hashable, Sendable {
  var source: ImageSource
  /// Whether it may be an SVG: only those of a program's own catalogues are.
  var isVector = false

  /// As sentences call it.
  var name: String {
    switch source {
    case .file(let path): path
    case .data(let picture): "in memory (\(picture.data.count) bytes)"
    case .bitmap: "of a program"
    }
  }

  func open() throws(PictureFailure) -> FileBytes {
    switch source {
    case .file(let path):
      do { return try FileBytes(path) } catch { throw PictureFailure(path, error.what, error.remedy) }
    case .data(let picture): return FileBytes(picture.data)
    case .bitmap: return FileBytes(Data())
    }
  }

  /// The whole of it, within the budget.
  func bytes(_ file: FileBytes) throws(PictureFailure) -> [UInt8] {
    do { return try file.all(most: isVector ? PictureBudget.vector : PictureBudget.file) } catch {
      throw PictureFailure(name, error.what, error.remedy)
    }
  }
}
