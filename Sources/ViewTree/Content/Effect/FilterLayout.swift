import Foundation
import Graphics

/// A layout node that flattens its content and changes the picture by animated data.
@MainActor class FilterLayout<Data: VectorArithmetic>: TransformLayout<Data> {
  /// The effects for the data; empty: the content is painted as it is. Lengths are the node's own points.
  func effects(_ data: Data) -> [DisplayEffect] { [] }

  override func compose(_ composer: Composer, _ state: ComposeState) {
    let effects = effects(data(.presentation)).map { $0.transformed(by: state.transform) }
    guard !effects.isEmpty else { return composeChildren(composer, state) }
    composer.withEffects(effects, displayID(), state) { composeChildren(composer, $0) }
  }
}

extension DisplayEffect {
  /// The effect with its lengths transformed as its picture is.
  func transformed(by transform: ProjectionTransform) -> DisplayEffect {
    switch self {
    case .blur(let radius, let opaque): .blur(radius: radius * transform.meanScale, opaque: opaque)
    case .shadow(let color, let radius, let offset):
      .shadow(
        color: color, radius: radius * transform.meanScale,
        offset: CGSize(
          width: transform.m11 * offset.width + transform.m21 * offset.height,
          height: transform.m12 * offset.width + transform.m22 * offset.height))
    case .colorMatrix, .mask, .luminanceToAlpha: self
    }
  }
}

extension ProjectionTransform {
  /// The mean factor by which lengths grow.
  var meanScale: CGFloat {
    let scale = abs(m11 * m22 - m12 * m21).squareRoot()
    return scale.isFinite ? scale : 1
  }
}
