import Foundation
import Graphics

/// A change of a view's colours by one animatable number.
struct ColorFilterModifier: LayoutModifier {
  typealias Body = Never
  /// What the number changes.
  enum Filter { case brightness, contrast, saturation, grayscale, hueRotation }

  let filter: Filter
  let amount: Double

  final class Wrapper: FilterLayout<Double> {
    var filter = Filter.brightness

    override func effects(_ data: Double) -> [DisplayEffect] {
      filter.matrix(data).map { [.colorMatrix($0)] } ?? []
    }
  }

  private var legal: Double {
    amount.isFinite ? amount : filter == .contrast || filter == .saturation ? 1 : 0
  }

  func makeLayout(_ child: LayoutNode, _ context: NodeContext) -> Wrapper {
    let layout = Wrapper(child, legal, context)
    layout.filter = filter
    return layout
  }

  func updateLayout(_ layout: Wrapper, _ context: NodeContext) { layout.set(legal, context.transaction) }
}

extension ColorFilterModifier.Filter {
  /// The matrix for a number; nil where it changes nothing.
  func matrix(_ amount: Double) -> ColorMatrix? {
    switch self {
    case .brightness: amount == 0 ? nil : .brightness(amount)
    case .contrast: amount == 1 ? nil : .contrast(amount)
    case .saturation: amount == 1 ? nil : .saturation(amount)
    case .grayscale: amount == 0 ? nil : .saturation(1 - amount)
    case .hueRotation: amount == 0 ? nil : .hueRotation(amount)
    }
  }
}

/// Multiplies a view's colours with another.
struct ColorMultiplyModifier: LayoutModifier {
  typealias Body = Never
  let color: Color

  final class Wrapper: FilterLayout<RGBA.Components> {
    override func effects(_ data: RGBA.Components) -> [DisplayEffect] {
      let color = RGBA(components: data)
      return color == .white ? [] : [.colorMatrix(.multiplication(color))]
    }
  }

  func makeLayout(_ child: LayoutNode, _ context: NodeContext) -> Wrapper {
    Wrapper(child, color.rgba(in: context.environment).components, context)
  }

  func updateLayout(_ layout: Wrapper, _ context: NodeContext) {
    layout.set(color.rgba(in: context.environment).components, context.transaction)
  }
}

/// Flattens a view, changes it by fixed effects and blends it with what lies under it.
struct CompositingModifier: LayoutModifier {
  typealias Body = Never
  let effects: [DisplayEffect]
  let blend: BlendMode
  /// Whether the picture is black where nothing covers the view.
  var isOpaque = false

  final class Wrapper: UnaryLayout {
    var effects: [DisplayEffect] = []
    var blend = BlendMode.normal
    var isOpaque = false
    override func compose(_ composer: Composer, _ state: ComposeState) {
      composer.withEffects(effects, displayID(), blend: blend, state) { inner in
        if isOpaque {
          composer.add(.fill(Path(inner.rect), .color(.black), FillStyle()), displayID(1), inner)
        }
        composeChildren(composer, inner)
      }
    }
  }

  func makeLayout(_ child: LayoutNode, _ context: NodeContext) -> Wrapper {
    let layout = Wrapper(child, context)
    updateLayout(layout, context)
    return layout
  }

  func updateLayout(_ layout: Wrapper, _ context: NodeContext) {
    layout.effects = effects
    layout.blend = blend
    layout.isOpaque = isOpaque
    layout.setNeedsCompose()
  }
}

/// How the colours of a flattened picture are stored; always 8 bits of sRGB here.
public enum ColorRenderingMode: Hashable, Sendable {
  case nonLinear, linear, extendedLinear
}

extension View {
  /// Adds brightness: −1 gives black, 1 white.
  public func brightness(_ amount: Double) -> some View {
    modifier(ColorFilterModifier(filter: .brightness, amount: amount))
  }

  /// Spreads colours about the middle grey: 0 gives grey, 1 changes nothing.
  public func contrast(_ amount: Double) -> some View {
    modifier(ColorFilterModifier(filter: .contrast, amount: amount))
  }

  /// Scales the saturation of colours: 0 gives greys, 1 changes nothing.
  public func saturation(_ amount: Double) -> some View {
    modifier(ColorFilterModifier(filter: .saturation, amount: amount))
  }

  /// Removes colour: 0 changes nothing, 1 gives greys.
  public func grayscale(_ amount: Double) -> some View {
    modifier(ColorFilterModifier(filter: .grayscale, amount: amount))
  }

  /// Rotates all hues by an angle.
  public func hueRotation(_ angle: Angle) -> some View {
    modifier(ColorFilterModifier(filter: .hueRotation, amount: angle.radians))
  }

  /// Inverts every colour.
  public func colorInvert() -> some View {
    modifier(CompositingModifier(effects: [.colorMatrix(.inversion)], blend: .normal))
  }

  /// Multiplies all colours with one.
  public func colorMultiply(_ color: Color) -> some View { modifier(ColorMultiplyModifier(color: color)) }

  /// Turns luminance into alpha: light parts are opaque, dark ones transparent.
  public func luminanceToAlpha() -> some View {
    modifier(CompositingModifier(effects: [.luminanceToAlpha], blend: .normal))
  }

  /// Blends the view with what lies under it.
  public func blendMode(_ blendMode: BlendMode) -> some View {
    modifier(CompositingModifier(effects: [], blend: blendMode))
  }

  /// Flattens the view, so that effects outside apply to the whole.
  public func compositingGroup() -> some View { modifier(CompositingModifier(effects: [], blend: .normal)) }

  /// Flattens the view into a picture before it is painted.
  ///
  /// - Parameter opaque: whether the picture has no transparent parts: what nothing covers of the view is black.
  public func drawingGroup(opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear) -> some View {
    modifier(CompositingModifier(effects: [], blend: .normal, isOpaque: opaque))
  }
}
