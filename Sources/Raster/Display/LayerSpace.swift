import Graphics

/// Where the pixels of items lie on the picture that is painted, and what can be seen of them there.
///
/// Quads are kept in the pixels of the layer that they are in, so that a layer that moves is not prepared again.
struct LayerSpace: Equatable {
  /// The pixel of the picture on which the layer's origin lies.
  var offset = PixelPoint.zero
  /// What can be seen at most, in the picture's pixels.
  var clip = ClipState.none.box
  /// Figures that limit the layer, in the picture's pixels.
  var masks: [Coverage.Placed] = []

  static func == (a: LayerSpace, b: LayerSpace) -> Bool {
    a.offset == b.offset && a.clip == b.clip && (a.masks.isEmpty && b.masks.isEmpty || a.masks == b.masks)
  }

  /// A box of the layer on the picture, as far as it can be seen.
  func box(_ own: PixelBox) -> PixelBox { own.offset(offset).intersection(clip) }

  /// The space of a state's children.
  @MainActor func inside(_ state: ItemState) -> LayerSpace {
    guard let layer = state.layerPlace else { return self }
    var result = self
    result.offset = offset + layer.offset
    result.clip = box(layer.clip.box)
    for mask in layer.clip.masks {
      result.masks.append(Coverage.Placed(coverage: mask.coverage, origin: mask.origin + offset))
    }
    return result
  }

  /// All of a quad on the picture, whatever limits the layer: a backdrop does not change with that.
  func wholeBox(_ quad: Quad, in bounds: PixelBox) -> PixelBox {
    quad.box.offset(offset).intersection(bounds)
  }

  /// The part of a quad, on the picture, in which its source alone decides what it adds to a pixel: no edge of a
  /// figure runs through it.
  func plainBox(_ quad: Quad) -> PixelBox {
    var result = quad.box
    if let coverage = quad.coverage {
      result = result.intersection(coverage.coverage.inner.offset(coverage.origin))
    }
    for clip in quad.clips { result = result.intersection(clip.coverage.inner.offset(clip.origin)) }
    result = box(result)
    for mask in masks { result = result.intersection(mask.coverage.inner.offset(mask.origin)) }
    return result
  }
}

/// The spaces of the same items in the last frame and in the present one.
struct LayerMove {
  var old: LayerSpace
  var new: LayerSpace
  /// Set in the layer whose pixels are carried along (`LayerCarry`): the distance that they move.
  var carry: PixelPoint?
  /// Whether the items do not move by that distance with the rest of the layer.
  var isApart = false

  /// Nothing moves.
  static var none: LayerMove { LayerMove(old: LayerSpace(), new: LayerSpace()) }

  /// Whether items that did not change concern the painter: their pixels moved or, staying where they are in a layer
  /// whose pixels are carried along, must not go with them.
  var concernsUnchanged: Bool { !isStill || carry != nil && isApart }

  /// Whether the items keep their place on the picture and what can be seen of them.
  var isStill: Bool { old == new }

  /// The move of what is in a layer that keeps its place in the one that it is in.
  @MainActor func inside(_ state: ItemState) -> LayerMove {
    LayerMove(old: old.inside(state), new: new.inside(state), carry: carry, isApart: isApart)
  }
}
