import Foundation
import Graphics

/// Paints the content of a view with layers, with the alpha of the layers.
private struct MaskModifier: LayoutModifier {
  typealias Body = Never

  final class Wrapper: UnaryLayout {
    override func compose(_ composer: Composer, _ state: ComposeState) {
      guard let layers = child as? LayersLayout, layers.isPlaced else { return }
      var inner = state
      let frame = layers.shownFrame
      inner.transform = state.transform.translatedBy(x: frame.minX, y: frame.minY)
      inner.size = frame.size
      var mask: [DisplayItem] = []
      composer.capture {
        for layer in layers.children where layer !== layers.content {
          layers.composeChild(layer, composer, inner, inner.transform)
        }
      } change: {
        mask = $0
        return []
      }
      guard !mask.isEmpty else { return }
      composer.withEffects([.mask(mask)], displayID(), inner) { inner in
        layers.composeChild(layers.content, composer, inner, inner.transform)
      }
    }
  }

  func makeLayout(_ child: LayoutNode, _ context: NodeContext) -> Wrapper { Wrapper(child, context) }
  func updateLayout(_ layout: Wrapper, _ context: NodeContext) {}
}

extension View {
  /// Shows the view through the alpha of other views, aligned in it; hit tests are not masked.
  public func mask<Mask: View>(alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask) -> some View {
    modifier(
      LayersModifier(layer: mask().allowsHitTesting(false), alignment: alignment, isOverlay: true)
    ).modifier(MaskModifier())
  }

  /// Shows the view through the alpha of another.
  @_disfavoredOverload
  public func mask<Mask: View>(_ mask: Mask) -> some View { self.mask { mask } }
}
