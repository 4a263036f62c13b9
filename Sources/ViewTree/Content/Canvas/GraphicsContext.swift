import Foundation
import Graphics

/// The state of drawing into a canvas: a transform, a clip and looks. Copies can be changed independently.
///
/// Valid only while the renderer that received it runs. What it draws is recorded on the main thread alone.
public struct GraphicsContext: @unchecked Sendable {
  let recording: GraphicsRecording
  /// From the canvas to the window.
  let base: ProjectionTransform
  var clips: [DisplayClip]
  /// Effects on each drawing, in order; lengths are the window's.
  var effects: [DisplayEffect] = []
  private var clipRect: CGRect?

  /// Multiplies the opacity of everything that is drawn from now on.
  public var opacity = 1.0
  /// How what is drawn is blended with what lies under it.
  public var blendMode = BlendMode.normal
  /// From the present points to the canvas's.
  public var transform = CGAffineTransform.identity

  @MainActor init(_ recording: GraphicsRecording, _ state: ComposeState) {
    self.recording = recording
    base = state.transform
    clips = state.clips
  }

  /// The environment of the canvas.
  public var environment: EnvironmentValues { onMainActor { recording.environment } }

  public mutating func translateBy(x: CGFloat, y: CGFloat) { transform = transform.translatedBy(x: x, y: y) }
  public mutating func scaleBy(x: CGFloat, y: CGFloat) { transform = transform.scaledBy(x: x, y: y) }
  public mutating func rotate(by angle: Angle) { transform = transform.rotated(by: CGFloat(angle.radians)) }
  public mutating func concatenate(_ matrix: CGAffineTransform) {
    transform = matrix.concatenating(transform)
  }

  /// From the present points to the window.
  var toWindow: ProjectionTransform { ProjectionTransform(transform).concatenating(base) }

  // MARK: Clips

  /// How a clip is applied.
  @frozen public struct ClipOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Hides the inside instead of the outside.
    public static let inverse = ClipOptions(rawValue: 1)
  }

  /// A rectangle that contains every point of a canvas.
  static let everything = CGRect(x: -1e5, y: -1e5, width: 2e5, height: 2e5)

  /// The bounding rectangle of the clips; `everything` where there is none.
  public var clipBoundingRect: CGRect { clipRect ?? Self.everything }

  /// Limits what is drawn from now on to a path.
  public mutating func clip(to path: Path, style: FillStyle = FillStyle(), options: ClipOptions = []) {
    var style = style
    var path = path
    if options.contains(.inverse) {
      var outside = Path(Self.everything)
      outside.addPath(path)
      path = outside
      style.isEOFilled = true
    } else {
      let rect = path.boundingRect
      clipRect = clipRect.map { $0.intersection(rect) } ?? rect
    }
    clips.append(DisplayClip(path: path, transform: toWindow, style: style))
  }

  /// Limits what is drawn from now on by the alpha of a drawing.
  public mutating func clipToLayer(
    opacity: Double = 1, options: ClipOptions = [], content: (inout GraphicsContext) throws -> Void
  ) rethrows {
    var items = try layer(content)
    if opacity < 1 {
      items = [DisplayItem(id: id(), opacity: opacity, content: .group(GroupContent(items: items)))]
    }
    if options.contains(.inverse) {
      let all = DisplayItem(
        id: id(), transform: base, content: .fill(Path(Self.everything), .color(.black), FillStyle()))
      let hole = DisplayItem(id: id(), blend: .destinationOut, content: .group(GroupContent(items: items)))
      items = [DisplayItem(id: id(), content: .group(GroupContent(items: [all, hole])))]
    }
    effects.append(.mask(items))
  }

  // MARK: Layers

  /// Draws into a picture of its own, which is then drawn as a whole.
  public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
    let items = try layer(content)
    guard !items.isEmpty else { return }
    add(.group(GroupContent(items: items)), ProjectionTransform())
  }

  /// What `content` draws into a fresh context at the same place.
  private func layer(_ content: (inout GraphicsContext) throws -> Void) rethrows -> [DisplayItem] {
    var inner = self
    inner.opacity = 1
    inner.blendMode = .normal
    inner.effects = []
    inner.clips = []
    let before = onMainActor { recording.begin() }
    defer { onMainActor { recording.restore(before) } }
    try content(&inner)
    return onMainActor { recording.items }
  }

  func id() -> DisplayID { onMainActor { recording.nextID() } }

  /// Adds one drawing with the looks in force.
  func add(_ content: DisplayContent, _ transform: ProjectionTransform) {
    guard opacity > 0 else { return }
    var item = DisplayItem(id: id(), transform: transform, content: content)
    if !effects.isEmpty {
      item = DisplayItem(id: id(), content: .group(GroupContent(items: [item], effects: effects)))
    }
    item.opacity = min(opacity, 1)
    item.blend = blendMode
    item.clips = clips
    let done = item
    onMainActor { recording.add(done) }
  }
}

extension GraphicsRecording {
  /// Starts an empty list; `restore` returns to the one so far.
  func begin() -> [DisplayItem] {
    let outer = items
    replaceItems([])
    return outer
  }

  func restore(_ outer: [DisplayItem]) { replaceItems(outer) }
}
