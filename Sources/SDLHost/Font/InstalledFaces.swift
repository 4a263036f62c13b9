import CFontconfig
import Foundation

/// The families of faces that are installed, for programs that are given names from outside.
public enum InstalledFaces {
  /// By their names, each once. Listed once.
  public static let all: [String] = {
    guard let pattern = FcPatternCreate(), let objects = FcObjectSetCreate() else { return [] }
    defer {
      FcPatternDestroy(pattern)
      FcObjectSetDestroy(objects)
    }
    FcObjectSetAdd(objects, FC_FAMILY)
    guard let set = FcFontList(FontConfiguration.shared, pattern, objects) else { return [] }
    defer { FcFontSetDestroy(set) }
    var names: Set<String> = []
    for number in 0..<Int(set.pointee.nfont) {
      var index: Int32 = 0
      var value: UnsafeMutablePointer<FcChar8>?
      while FcPatternGetString(set.pointee.fonts[number], FC_FAMILY, index, &value) == FcResultMatch {
        if let value { names.insert(String(cString: value)) }
        index += 1
      }
    }
    return names.sorted()
  }()

  /// Whether a family is there, in letters of either case.
  public static func has(_ name: String) -> Bool {
    all.contains { $0.caseInsensitiveCompare(name) == .orderedSame }
  }
}
