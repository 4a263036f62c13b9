import Foundation
import Graphics

extension Image {
  /// The provider's information on the picture; nil for symbols, and where there is no such picture.
  @MainActor func info(from provider: any ImageProvider, darkMode: Bool) -> ImageInfo? {
    var info: ImageInfo?
    switch source {
    case .named(let name, let bundle): info = provider.image(named: name, bundle: bundle, darkMode: darkMode)
    case .symbol: return nil
    case .platform(let image):
      switch image.origin {
      case .named(let name, let bundle):
        info = provider.image(named: name, bundle: bundle, darkMode: darkMode)
      case .file(let path): info = image.scaled(provider.image(atPath: path))
      case .bitmap(let bitmap):
        info = ImageInfo(
          source: .bitmap(bitmap),
          size: CGSize(
            width: CGFloat(bitmap.width) / bitmap.scale, height: CGFloat(bitmap.height) / bitmap.scale))
      case .data(let data): info = image.scaled(provider.image(of: data))
      case .symbol: return nil
      }
    }
    if let mode = templateMode { info?.isTemplate = mode == .template }
    return info
  }
}
