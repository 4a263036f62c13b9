/// A substitute for UIKit's traits: light or dark.
public struct UITraitCollection: Hashable, Sendable {
  public var userInterfaceStyle: UIUserInterfaceStyle

  public init(userInterfaceStyle: UIUserInterfaceStyle) { self.userInterfaceStyle = userInterfaceStyle }
}

/// Light or dark, with UIKit's names.
public enum UIUserInterfaceStyle: Int, Hashable, Sendable {
  case unspecified, light, dark
}
