import Graphics

/// The blends of premultiplied colours that are a sum of both, each times a factor: what a GPU does by itself.
package enum GeometryBlend: CaseIterable, Sendable {
  /// The source replaces what is there.
  case copy
  case over
  case plusLighter
  case screen
  /// Right on what is opaque, as a window is.
  case multiply
  case exclusion
  case sourceAtop
  case destinationOver
  case destinationOut

  /// Nil: a blend of another kind.
  init?(_ blend: BlendMode) {
    switch blend {
    case .normal: self = .over
    case .plusLighter: self = .plusLighter
    case .screen: self = .screen
    case .multiply: self = .multiply
    case .exclusion: self = .exclusion
    case .sourceAtop: self = .sourceAtop
    case .destinationOver: self = .destinationOver
    case .destinationOut: self = .destinationOut
    default: return nil
    }
  }
}
