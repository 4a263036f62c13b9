import Foundation
import Graphics

/// A layout node that applies an animated transform to its content.
@MainActor class TransformLayout<Data: VectorArithmetic>: UnaryLayout {
  private(set) final var value: AnimatedValue<Data>

  init(_ child: LayoutNode, _ data: Data, _ context: NodeContext) {
    value = AnimatedValue(data)
    super.init(child, context)
  }

  final func set(_ data: Data, _ transaction: Transaction) {
    guard data != value.model else { return }
    value.set(data, transaction, at: tree.time)
    if value.isAnimating { tree.animations.add(self) }
    setNeedsCompose()
  }

  override func advance(to time: TimeInterval) -> Bool {
    value.settle(at: time)
    let more = super.advance(to: time)
    return value.isAnimating || more
  }

  override func detached() {
    value.stop()
    super.detached()
  }

  /// The data as shown, or the model's.
  final func data(_ values: GeometryValues) -> Data {
    values == .presentation ? value.value(at: tree.time) : value.model
  }

  /// The transform of the data for a content of `size`.
  func matrix(_ data: Data, _ size: CGSize) -> ProjectionTransform { ProjectionTransform() }

  override func childTransform(_ values: GeometryValues) -> ProjectionTransform? {
    let m = matrix(data(values), frame(values).size)
    return m.isIdentity ? nil : m
  }
}

/// Rotates a view in the plane.
struct RotationModifier: LayoutModifier {
  typealias Body = Never
  static var isReusable: Bool { true }
  let angle: Angle
  let anchor: UnitPoint

  final class Wrapper: TransformLayout<Double> {
    var anchor = UnitPoint.center
    override func matrix(_ data: Double, _ size: CGSize) -> ProjectionTransform {
      guard data != 0, data.isFinite else { return ProjectionTransform() }
      let p = anchor.point(in: size)
      return ProjectionTransform(
        CGAffineTransform(translationX: p.x, y: p.y).rotated(by: data).translatedBy(x: -p.x, y: -p.y))
    }
  }

  func makeLayout(_ child: LayoutNode, _ context: NodeContext) -> Wrapper {
    let layout = Wrapper(child, angle.radians, context)
    layout.anchor = anchor
    return layout
  }
  func updateLayout(_ layout: Wrapper, _ context: NodeContext) {
    layout.anchor = anchor
    layout.set(angle.radians, context.transaction)
  }
}

/// Scales a view.
struct ScaleModifier: LayoutModifier {
  typealias Body = Never
  static var isReusable: Bool { true }
  let scale: CGSize
  let anchor: UnitPoint

  final class Wrapper: TransformLayout<AnimatablePair<CGFloat, CGFloat>> {
    var anchor = UnitPoint.center
    override func matrix(_ data: AnimatablePair<CGFloat, CGFloat>, _ size: CGSize) -> ProjectionTransform {
      guard data.first.isFinite, data.second.isFinite else { return ProjectionTransform() }
      let p = anchor.point(in: size)
      return ProjectionTransform(
        CGAffineTransform(translationX: p.x, y: p.y).scaledBy(x: data.first, y: data.second)
          .translatedBy(x: -p.x, y: -p.y))
    }
  }

  func makeLayout(_ child: LayoutNode, _ context: NodeContext) -> Wrapper {
    let layout = Wrapper(child, AnimatablePair(scale.width, scale.height), context)
    layout.anchor = anchor
    return layout
  }
  func updateLayout(_ layout: Wrapper, _ context: NodeContext) {
    layout.anchor = anchor
    layout.set(AnimatablePair(scale.width, scale.height), context.transaction)
  }
}

/// Rotates a view in space, with perspective.
struct Rotation3DModifier: LayoutModifier {
  typealias Body = Never
  let angle: Angle
  let axis: (x: CGFloat, y: CGFloat, z: CGFloat)
  let anchor: UnitPoint
  let anchorZ: CGFloat
  let perspective: CGFloat

  final class Wrapper: TransformLayout<Double> {
    var axis: (x: CGFloat, y: CGFloat, z: CGFloat) = (0, 1, 0)
    var anchor = UnitPoint.center
    var anchorZ: CGFloat = 0
    var perspective: CGFloat = 1
    override func matrix(_ data: Double, _ size: CGSize) -> ProjectionTransform {
      guard data != 0, data.isFinite else { return ProjectionTransform() }
      return ProjectionTransform.rotation3D(
        radians: data, axis: axis, size: size, anchor: anchor, anchorZ: anchorZ, perspective: perspective)
    }
  }

  func makeLayout(_ child: LayoutNode, _ context: NodeContext) -> Wrapper {
    let layout = Wrapper(child, angle.radians, context)
    configure(layout)
    return layout
  }
  private func configure(_ layout: Wrapper) {
    layout.axis = axis
    layout.anchor = anchor
    layout.anchorZ = anchorZ
    layout.perspective = perspective
  }
  func updateLayout(_ layout: Wrapper, _ context: NodeContext) {
    configure(layout)
    layout.set(angle.radians, context.transaction)
  }
}

extension ProjectionTransform {
  /// A rotation in space about an anchor, seen from `max(width, height) / perspective` points away.
  static func rotation3D(
    radians: Double, axis: (x: CGFloat, y: CGFloat, z: CGFloat), size: CGSize, anchor: UnitPoint,
    anchorZ: CGFloat,
    perspective: CGFloat
  ) -> ProjectionTransform {
    let p = anchor.point(in: size)
    var view = CATransform3D()
    let largest = max(size.width, size.height)
    if largest > 0, perspective.isFinite { view.m34 = -perspective / largest }
    let turn = CATransform3D.translation(x: -p.x, y: -p.y, z: -anchorZ)
      .concatenating(.rotation(radians: radians, x: axis.x, y: axis.y, z: axis.z))
      .concatenating(view)
    return ProjectionTransform(turn).concatenating(.translation(x: p.x, y: p.y))
  }
}

/// Applies a matrix to a view about its origin.
struct MatrixModifier: LayoutModifier {
  typealias Body = Never
  let matrix: ProjectionTransform

  final class Wrapper: UnaryLayout {
    var matrix = ProjectionTransform()
    override func childTransform(_ values: GeometryValues) -> ProjectionTransform? {
      matrix.isIdentity ? nil : matrix
    }
  }

  func makeLayout(_ child: LayoutNode, _ context: NodeContext) -> Wrapper {
    let layout = Wrapper(child, context)
    layout.matrix = matrix
    return layout
  }
  func updateLayout(_ layout: Wrapper, _ context: NodeContext) {
    guard matrix != layout.matrix else { return }
    layout.matrix = matrix
    layout.setNeedsCompose()
  }
}

extension View {
  /// Rotates the view clockwise about a point of it.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
    modifier(RotationModifier(angle: angle, anchor: anchor))
  }

  /// Scales the view about a point of it.
  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
    modifier(ScaleModifier(scale: scale, anchor: anchor))
  }

  public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View {
    scaleEffect(CGSize(width: s, height: s), anchor: anchor)
  }

  public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some View {
    scaleEffect(CGSize(width: x, height: y), anchor: anchor)
  }

  /// Rotates the view in space about an axis.
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0,
    perspective: CGFloat = 1
  ) -> some View {
    modifier(
      Rotation3DModifier(angle: angle, axis: axis, anchor: anchor, anchorZ: anchorZ, perspective: perspective)
    )
  }

  /// Applies a matrix to the view about its origin.
  public func projectionEffect(_ transform: ProjectionTransform) -> some View {
    modifier(MatrixModifier(matrix: transform))
  }

  /// Applies an affine transform to the view about its origin.
  public func transformEffect(_ transform: CGAffineTransform) -> some View {
    projectionEffect(ProjectionTransform(transform))
  }
}
