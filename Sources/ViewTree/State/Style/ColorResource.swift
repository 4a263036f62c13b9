import Foundation

/// Names a colour of an asset catalogue, so that the compiler knows whether there is one.
///
/// The plug-in `AssetSymbols` writes a constant of this type for each colour of a target's catalogues.
public struct ColorResource: Hashable, Sendable {
  let name: String
  let bundle: Bundle

  /// The colour `name` of the catalogues in `bundle`; a folder that provides a namespace precedes it (`Brand/accent`).
  public init(name: String, bundle: Bundle) {
    self.name = name
    self.bundle = bundle
  }
}

extension Color {
  /// A colour of an asset catalogue.
  public init(_ resource: ColorResource) { self.init(resource.name, bundle: resource.bundle) }
}

extension UIColor {
  /// A colour of an asset catalogue. Like every named colour it is looked up where it is shown.
  public convenience init(resource: ColorResource) {
    self.init(NamedColor(name: resource.name, bundle: resource.bundle))
  }
}
