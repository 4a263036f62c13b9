import ViewTree

/// A type whose views `make preview` shows.
@MainActor @preconcurrency public protocol PreviewProvider {
  associatedtype Previews: View
  /// The views to show; several: one below the other.
  @ViewBuilder @MainActor @preconcurrency static var previews: Previews { get }
  /// Does nothing here: there is one platform.
  @MainActor @preconcurrency static var platform: PreviewPlatform? { get }
}

extension PreviewProvider {
  /// Does nothing here.
  public static var platform: PreviewPlatform? { nil }
}

/// A platform that a preview is meant for; does nothing here.
public enum PreviewPlatform: Sendable, Hashable { case iOS, macOS, tvOS, watchOS }

/// A device that a preview is meant for, by its name; does nothing here.
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Sendable, Hashable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(stringLiteral value: String) { rawValue = value }
}

/// The size of a preview.
public enum PreviewLayout: Sendable, Hashable {
  /// The window.
  case device
  /// As much as the view wants.
  case sizeThatFits
  /// So many points.
  case fixed(width: CGFloat, height: CGFloat)
}

/// The orientation of a preview's window; does nothing here.
public enum InterfaceOrientation: String, Sendable, Hashable, CaseIterable, Identifiable {
  case portrait, portraitUpsideDown, landscapeLeft, landscapeRight
  public var id: String { rawValue }
}

/// The names around previews that are written as `#Preview`.
public enum Preview {
  /// Traits of views.
  public enum ViewTraits {}
}

/// Declares views that `make preview` shows; no part of the program itself.
@freestanding(declaration)
public macro Preview(_ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View) =
  #externalMacro(module: "PreviewMacros", type: "PreviewMacro")

/// Declares views that `make preview` shows, with traits.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>,
  _ additionalTraits: PreviewTrait<Preview.ViewTraits>...,
  @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "PreviewMacros", type: "PreviewMacro")

/// Marks state that belongs to a `#Preview`.
@attached(peer)
public macro Previewable() = #externalMacro(module: "PreviewMacros", type: "PreviewableMacro")
