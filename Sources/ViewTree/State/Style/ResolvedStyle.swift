import Foundation
import Graphics

/// A style made ready for one figure: the paint and what happens round it.
public struct ResolvedStyle: Hashable, Sendable {
  /// A shadow that belongs to the figure's paint.
  public struct Shadow: Hashable, Sendable {
    public var color: RGBA
    public var radius: CGFloat
    public var offset: CGSize
    /// Inside the figure instead of under it.
    public var isInner: Bool
  }

  public var paint: Paint
  /// Multiplied onto the paint and onto the shadows.
  public var opacity: Double
  public var blend: BlendMode
  public var shadows: [Shadow]
  public init(_ paint: Paint) {
    self.paint = paint
    opacity = 1
    blend = .normal
    shadows = []
  }

  /// The one colour that comes nearest, for things that can only be painted in one: of a gradient the mean of its
  /// stops; opacity included.
  public var solidColor: RGBA {
    let color: RGBA
    switch paint {
    case .color(let c): color = c
    case .linearGradient(let stops, _, _), .radialGradient(let stops, _, _, _),
      .ellipticalGradient(let stops, _, _, _), .angularGradient(let stops, _, _, _):
      let n = Float(max(stops.count, 1))
      func mean(_ path: KeyPath<RGBA, Float>) -> Float {
        stops.reduce(0) { $0 + $1.color[keyPath: path] } / n
      }
      color = RGBA(red: mean(\.red), green: mean(\.green), blue: mean(\.blue), alpha: mean(\.alpha))
    case .backdrop(let backdrop): color = backdrop.plain
    case .image(let content): color = content.tint ?? RGBA(red: 0.5, green: 0.5, blue: 0.5)
    }
    return opacity == 1 ? color : color.opacity(opacity)
  }

  /// Whether it is a colour that cannot be seen.
  var isClearColor: Bool { if case .color(let color) = paint { color.alpha <= 0 } else { false } }

  /// The opacity where it is most opaque, for things that keep their own colours in it.
  var strongestOpacity: Double {
    switch paint {
    case .color(let c): opacity * Double(c.alpha)
    case .linearGradient(let stops, _, _), .radialGradient(let stops, _, _, _),
      .ellipticalGradient(let stops, _, _, _), .angularGradient(let stops, _, _, _):
      opacity * Double(stops.map(\.color.alpha).max() ?? 0)
    case .backdrop(let backdrop): opacity * Double(backdrop.plain.alpha)
    case .image: opacity
    }
  }

  /// The paint with `opacity` in it where it is made of colours; opacity is 1 afterwards then.
  public var flattened: ResolvedStyle {
    guard opacity != 1 else { return self }
    var copy = self
    func faded(_ stops: [GradientStop]) -> [GradientStop] {
      stops.map { GradientStop(color: $0.color.opacity(opacity), location: $0.location) }
    }
    switch paint {
    case .color(let c): copy.paint = .color(c.opacity(opacity))
    case .linearGradient(let stops, let start, let end):
      copy.paint = .linearGradient(faded(stops), start: start, end: end)
    case .radialGradient(let stops, let center, let start, let end):
      copy.paint = .radialGradient(faded(stops), center: center, startRadius: start, endRadius: end)
    case .ellipticalGradient(let stops, let rect, let start, let end):
      copy.paint = .ellipticalGradient(faded(stops), in: rect, startFraction: start, endFraction: end)
    case .angularGradient(let stops, let center, let start, let end):
      copy.paint = .angularGradient(faded(stops), center: center, start: start, end: end)
    case .image, .backdrop: return self
    }
    copy.shadows = shadows.map {
      Shadow(color: $0.color.opacity(opacity), radius: $0.radius, offset: $0.offset, isInner: $0.isInner)
    }
    copy.opacity = 1
    return copy
  }
}
