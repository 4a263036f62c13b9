/// A picture or colour of a catalogue.
public struct AssetSet: Equatable, Sendable {
  public enum Kind: Sendable {
    case image, color

    /// What a name may end with without saying more.
    var noun: String {
      switch self {
      case .image: "image"
      case .color: "color"
      }
    }
  }

  public var kind: Kind
  /// As its folder is called, without ending.
  public var name: String
  /// The folders above it that provide a namespace, outermost first.
  public var namespaces: [String]

  /// The name by which a program loads it at run time.
  public var path: String { (namespaces + [name]).joined(separator: "/") }
}
