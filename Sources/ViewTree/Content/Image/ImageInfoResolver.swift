import Graphics

private struct ImageInfoResolverKey: EnvironmentKey {
  static var defaultValue: ((Image, Bool) -> ImageInfo?)? { nil }
}

extension EnvironmentValues {
  /// Finds the pictures that styles repeat: the image, and whether its dark variant is wanted. Set by the tree's root.
  var imageInfoResolver: ((Image, Bool) -> ImageInfo?)? {
    get { self[ImageInfoResolverKey.self] }
    set { self[ImageInfoResolverKey.self] = newValue }
  }
}
