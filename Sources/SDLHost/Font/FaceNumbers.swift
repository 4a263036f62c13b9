/// Numbers the faces of a process, in the order in which they are first opened, so that what one library has shaped
/// another one can paint.
@MainActor enum FaceNumbers {
  private static var files: [FontFile] = []
  private static var numbers: [FontFile: Int] = [:]

  /// The number of a face; nil: glyphs cannot name more of them.
  static func number(of file: FontFile) -> Int? {
    if let known = numbers[file] { return known }
    guard files.count < Int(UInt16.max) else { return nil }
    files.append(file)
    numbers[file] = files.count - 1
    return files.count - 1
  }

  static func file(_ number: Int) -> FontFile? { files.indices.contains(number) ? files[number] : nil }
}
