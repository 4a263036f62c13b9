import Foundation

/// Blurs and scales a view away while the one that replaces it grows sharp.
public struct BlurReplaceTransition: Transition {
  /// In which direction views scale.
  public struct Configuration: Equatable, Sendable {
    private enum Kind: Sendable { case downUp, upUp }
    private let kind: Kind
    /// The old view shrinks, the new one grows.
    public static let downUp = Configuration(kind: .downUp)
    /// The old view grows, the new one grows.
    public static let upUp = Configuration(kind: .upUp)

    fileprivate var scaleOfLeaving: CGFloat { kind == .downUp ? 1 - Self.scaleChange : 1 + Self.scaleChange }
    fileprivate var scaleOfComing: CGFloat { 1 - Self.scaleChange }
    /// The part of the size by which views scale.
    private static let scaleChange: CGFloat = 0.25
  }

  public var configuration: Configuration
  /// In points.
  private static let radius: CGFloat = 8

  public init(configuration: Configuration) { self.configuration = configuration }

  public func body(content: Content, phase: TransitionPhase) -> some View {
    content
      .scaleEffect(
        phase.isIdentity
          ? 1 : phase == .willAppear ? configuration.scaleOfComing : configuration.scaleOfLeaving
      )
      .blur(radius: phase.isIdentity ? 0 : Self.radius)
      .opacity(phase.isIdentity ? 1 : 0)
  }
}

extension Transition where Self == BlurReplaceTransition {
  /// Blurs; the old view shrinks, the new one grows.
  public static var blurReplace: BlurReplaceTransition { BlurReplaceTransition(configuration: .downUp) }
  /// Blurs, and scales as configured.
  public static func blurReplace(
    _ configuration: BlurReplaceTransition.Configuration = .downUp
  ) -> BlurReplaceTransition { BlurReplaceTransition(configuration: configuration) }
}
