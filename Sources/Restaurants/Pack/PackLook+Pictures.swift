import SwiftUI

nonisolated extension PackLook {
  /// The longer side of a picture below which it is shown blurred, in pixels.
  private static let small = 600

  /// Pictures that cannot be shown, or only in part or blurred, and those that nothing shows.
  func pictures() -> [PackProblem] {
    let places = pack.pictures.keys.sorted().compactMap(reading.place(ofPicture:))
    return places.flatMap(problems(ofPictureAt:)) + unused()
  }

  private func problems(ofPictureAt place: String) -> [PackProblem] {
    func problem(_ severity: PackProblem.Severity, _ text: String) -> [PackProblem] {
      [PackProblem(severity: severity, file: pack.folder.path + "/" + place, line: nil, text: text)]
    }
    let data: Data
    do throws(_FileFailure) { data = try reading.bytes(at: place) } catch {
      return problem(.warning, "the file \(error.what); \(error.remedy); a placeholder is shown")
    }
    guard let size = UIImage(data: data)?.size else {
      return problem(
        .warning, "this is no JPEG, PNG or WebP, or it is damaged; write it anew; a placeholder is shown")
    }
    if PictureEnd.isMissing(in: data) {
      return problem(
        .warning,
        "the file is cut off; copy it once more; a part of the picture is shown, or a placeholder")
    }
    if let complaint = _PictureCheck.complaint(of: data) {
      return problem(.warning, "the picture \(complaint); a placeholder is shown")
    }
    guard Int(max(size.width, size.height)) < Self.small else { return [] }
    return problem(
      .hint,
      "the picture is \(Int(size.width)) × \(Int(size.height)) pixels, and blurred where it is shown large; some 1600 "
        + "are well")
  }

  /// Pictures in the folder that no entry names: reported once.
  private func unused() -> [PackProblem] {
    guard pack.isUsable else { return [] }
    let used = Set(
      pack.pictures.keys.compactMap {
        reading.picture(named: $0).path.map { ($0 as NSString).lastPathComponent }
      })
    let unused = reading.pictureFiles.filter { $0.hasPrefix(ContentFolder.pictures + "/") }
      .filter { !used.contains(($0 as NSString).lastPathComponent) }
    guard let first = unused.first else { return [] }
    let more = unused.count > 1 ? ", nor \(unused.count - 1) more" : ""
    return [
      PackProblem(
        severity: .hint, file: pack.folder.path + "/" + first, line: nil,
        text: "no entry shows this picture\(more); name it in “image” or “photos”, or take it out")
    ]
  }
}
