import Graphics

private struct ImageInfoResolverKey: EnvironmentKey {
  static var defaultValue: ((Image, Bool) -> ImageInfo?)? { nil }
}

extension EnvironmentValues {
  /// Finds the pictures that styles repeat: image, whether dark is wanted. The tree's root sets it.
  var imageInfoResolver: ((Image, Bool) -> ImageInfo?)? {
    get { self[ImageInfoResolverKey.self] }
    set { self[ImageInfoResolverKey.self] = newValue }
  }
}
