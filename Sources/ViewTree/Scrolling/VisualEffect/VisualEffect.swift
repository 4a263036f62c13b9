import Foundation

/// Changes to what a view looks like that leave its layout alone, and so may depend on its own geometry.
public protocol VisualEffect: Sendable, Animatable {
  /// The changes, innermost first. For the library's own use.
  var _operations: [_VisualOperation] { get }
}

extension VisualEffect {
  func adding(_ operation: _VisualOperation) -> _VisualEffectChain {
    _VisualEffectChain(_operations: _operations + [operation])
  }
}

/// The effect that changes nothing: what `visualEffect` starts from.
public struct EmptyVisualEffect: VisualEffect {
  public init() {}
  public var _operations: [_VisualOperation] { [] }
}

/// Several changes after each other.
public struct _VisualEffectChain: VisualEffect {
  public var _operations: [_VisualOperation]
}

extension VisualEffect {
  /// Moves what is painted.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect {
    adding(_VisualOperation(.offset, [x, y]))
  }

  /// Moves what is painted.
  public func offset(_ offset: CGSize) -> some VisualEffect { self.offset(x: offset.width, y: offset.height) }

  /// Scales about a point of the view.
  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some VisualEffect {
    adding(_VisualOperation(.scale, [scale.width, scale.height, anchor.x, anchor.y]))
  }

  public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect {
    scaleEffect(CGSize(width: s, height: s), anchor: anchor)
  }

  public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some VisualEffect {
    scaleEffect(CGSize(width: x, height: y), anchor: anchor)
  }

  /// Turns in the plane.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect {
    adding(_VisualOperation(.rotation, [CGFloat(angle.radians), anchor.x, anchor.y]))
  }

  /// Turns in space.
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0,
    perspective: CGFloat = 1
  ) -> some VisualEffect {
    adding(
      _VisualOperation(
        .rotation3D,
        [CGFloat(angle.radians), axis.x, axis.y, axis.z, anchor.x, anchor.y, anchorZ, perspective]))
  }

  /// Applies an affine transform to the view about its origin.
  public func transformEffect(_ t: CGAffineTransform) -> some VisualEffect {
    adding(_VisualOperation(.transform, [t.a, t.b, 0, t.c, t.d, 0, t.tx, t.ty, 1]))
  }

  /// Applies a matrix to the view about its origin.
  public func transformEffect(_ t: ProjectionTransform) -> some VisualEffect {
    adding(_VisualOperation(.transform, [t.m11, t.m12, t.m13, t.m21, t.m22, t.m23, t.m31, t.m32, t.m33]))
  }

  /// Makes the view transparent.
  public func opacity(_ opacity: Double) -> some VisualEffect {
    adding(_VisualOperation(.opacity, [CGFloat(opacity)]))
  }

  /// Blurs the view (sigma = radius).
  public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect {
    adding(_VisualOperation(opaque ? .opaqueBlur : .blur, [radius]))
  }

  /// Makes the view lighter.
  public func brightness(_ amount: Double) -> some VisualEffect {
    adding(_VisualOperation(.color(.brightness), [CGFloat(amount)]))
  }

  /// Spreads colours about the middle grey.
  public func contrast(_ amount: Double) -> some VisualEffect {
    adding(_VisualOperation(.color(.contrast), [CGFloat(amount)]))
  }

  /// Makes colours stronger or paler.
  public func saturation(_ amount: Double) -> some VisualEffect {
    adding(_VisualOperation(.color(.saturation), [CGFloat(amount)]))
  }

  /// Removes colour.
  public func grayscale(_ amount: Double) -> some VisualEffect {
    adding(_VisualOperation(.color(.grayscale), [CGFloat(amount)]))
  }

  /// Turns all hues.
  public func hueRotation(_ angle: Angle) -> some VisualEffect {
    adding(_VisualOperation(.color(.hueRotation), [CGFloat(angle.radians)]))
  }
}
