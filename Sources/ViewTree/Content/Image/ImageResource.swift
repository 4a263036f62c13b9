import Foundation

/// Names a picture of an asset catalogue, so that the compiler knows whether there is one.
///
/// The plug-in `AssetSymbols` writes a constant of this type for each picture of a target's catalogues.
public struct ImageResource: Hashable, Sendable {
  let name: String
  let bundle: Bundle

  /// The picture `name` of the catalogues in `bundle`; the name begins with the folder, where that provides a namespace
  /// (`Icons/star`).
  public init(name: String, bundle: Bundle) {
    self.name = name
    self.bundle = bundle
  }
}

extension Image {
  /// A picture of an asset catalogue.
  public init(_ resource: ImageResource) { self.init(resource.name, bundle: resource.bundle) }
}

extension UIImage {
  /// A picture of an asset catalogue.
  public convenience init(resource: ImageResource) { self.init(.named(resource.name, resource.bundle)) }
}
