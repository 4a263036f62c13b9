import Foundation

/// A picture's file and what its name or catalogue says of it.
struct FoundPicture: Equatable {
  var path: String
  /// Pixels per point.
  var scale: CGFloat
  /// Whether it is drawn as a stencil.
  var isTemplate: Bool
  /// Whether it is a drawing (SVG), which only catalogues may hold.
  var isVector = false

  /// `@2x` or `@3x` at the end of a name, before the extension; 1 without.
  static func statedScale(_ file: String) -> CGFloat {
    let stem = (file as NSString).deletingPathExtension
    return stem.hasSuffix("@3x") ? 3 : stem.hasSuffix("@2x") ? 2 : 1
  }
}
