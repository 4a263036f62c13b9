import Foundation

/// As a view a mesh fills the proposal; its points and colours move by the animation of their change.
extension MeshGradient: View {
  public var body: some View { ResolvedMesh(mesh: self) }
}

/// A mesh whose colours are numbers, as those of an animation are.
private struct ResolvedMesh: View {
  let mesh: MeshGradient
  @Environment(\.self) private var environment

  var body: some View {
    var resolved = mesh
    if case .colors(let colors) = mesh.colors {
      resolved.colors = .resolvedColors(colors.map { $0.resolve(in: environment) })
    }
    return AnimatedMesh(mesh: resolved)
  }
}

private struct AnimatedMesh: Animatable {
  var mesh: MeshGradient

  /// The numbers of a mesh, where they fit the mesh's number of corners.
  var animatableData: MeshNumbers {
    get { MeshNumbers(mesh) }
    set { newValue.write(to: &mesh) }
  }
}

extension AnimatedMesh: View {
  var body: some View { Rectangle().fill(mesh) }
}

/// The points and colours of a mesh as numbers that can be animated.
struct MeshNumbers: VectorArithmetic {
  /// Empty: zero, of whatever length.
  private var values: [Float]

  private init(_ values: [Float]) { self.values = values }

  init(_ mesh: MeshGradient) {
    switch mesh.locations {
    case .points(let points): values = points.flatMap { [$0.x, $0.y] }
    case .bezierPoints(let points):
      values = points.flatMap { point in
        [
          point.position, point.leadingControlPoint, point.topControlPoint, point.trailingControlPoint,
          point.bottomControlPoint,
        ].flatMap { [$0.x, $0.y] }
      }
    }
    if case .resolvedColors(let colors) = mesh.colors {
      values += colors.flatMap { [$0.red, $0.green, $0.blue, $0.opacity] }
    }
  }

  func write(to mesh: inout MeshGradient) {
    func pair(_ index: Int) -> SIMD2<Float> { SIMD2(values[2 * index], values[2 * index + 1]) }
    var colors: [Color.Resolved] = []
    if case .resolvedColors(let known) = mesh.colors { colors = known }
    let first = values.count - 4 * colors.count
    switch mesh.locations {
    case .points(let points):
      guard first == 2 * points.count else { return }
      mesh.locations = .points(points.indices.map(pair))
    case .bezierPoints(let points):
      guard first == 10 * points.count else { return }
      mesh.locations = .bezierPoints(
        points.indices.map {
          .init(
            position: pair(5 * $0), leadingControlPoint: pair(5 * $0 + 1), topControlPoint: pair(5 * $0 + 2),
            trailingControlPoint: pair(5 * $0 + 3), bottomControlPoint: pair(5 * $0 + 4))
        })
    }
    guard !colors.isEmpty else { return }
    for index in colors.indices {
      let at = first + 4 * index
      func unit(_ offset: Int) -> Float { min(1, max(0, values[at + offset])) }
      (colors[index].red, colors[index].green) = (unit(0), unit(1))
      (colors[index].blue, colors[index].opacity) = (unit(2), unit(3))
    }
    mesh.colors = .resolvedColors(colors)
  }

  static var zero: MeshNumbers { MeshNumbers([]) }

  private static func joined(_ a: MeshNumbers, _ b: MeshNumbers, _ join: (Float, Float) -> Float)
    -> MeshNumbers
  {
    if b.values.isEmpty { return a }
    if a.values.isEmpty { return MeshNumbers(b.values.map { join(0, $0) }) }
    // Meshes of different sizes cannot be interpolated.
    guard a.values.count == b.values.count else { return a }
    return MeshNumbers(zip(a.values, b.values).map(join))
  }

  static func + (a: MeshNumbers, b: MeshNumbers) -> MeshNumbers { joined(a, b, +) }
  static func - (a: MeshNumbers, b: MeshNumbers) -> MeshNumbers { joined(a, b, -) }
  mutating func scale(by rhs: Double) { for i in values.indices { values[i] *= Float(rhs) } }
  var magnitudeSquared: Double { values.reduce(0) { $0 + Double($1 * $1) } }
}
