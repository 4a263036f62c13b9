import Foundation

/// Tells where a view is and how large.
///
/// What a body reads from it is noted: when that changes, by layout or by scrolling, the body is evaluated again. It is
/// read on the main thread alone.
public struct GeometryProxy: @unchecked Sendable {
  weak var layout: LayoutNode?
  /// Notes what is read; nil outside of tracked evaluations.
  let reads: GeometryReads?
  /// Used instead of the layout node's own size while that is still being found.
  var fixedSize: CGSize?

  /// The size of the container view.
  public var size: CGSize { onMainActor(Self.size, self) }

  @MainActor private static func size(_ proxy: GeometryProxy) -> CGSize {
    let size = proxy.fixedSize ?? proxy.layout?.size ?? .zero
    proxy.reads?.note(.size, CGRect(origin: .zero, size: size))
    return size
  }

  /// How far the view could reach beyond the safe area: by the depth of the bars and notches that its edges touch.
  public var safeAreaInsets: EdgeInsets {
    onMainActor(Self.safeAreaInsets, self)
  }

  @MainActor private static func safeAreaInsets(_ proxy: GeometryProxy) -> EdgeInsets {
    let insets = proxy.layout?.reachOverSafeArea ?? EdgeInsets()
    proxy.reads?.note(
      .safeArea, CGRect(x: insets.leading, y: insets.top, width: insets.trailing, height: insets.bottom))
    return insets
  }

  /// The view's bounds in another space.
  public func frame(in space: some CoordinateSpaceProtocol) -> CGRect { frame(in: space.coordinateSpace) }

  @_disfavoredOverload
  public func frame(in space: CoordinateSpace) -> CGRect {
    onMainActor(Self.frame, (self, space))
  }

  @MainActor private static func frame(_ asked: (proxy: GeometryProxy, space: CoordinateSpace)) -> CGRect {
    let rect = asked.proxy.layout?.frame(in: asked.space, size: asked.proxy.fixedSize) ?? .zero
    asked.proxy.reads?.note(.frame(asked.space), rect)
    return rect
  }

  /// The bounds of a named space in this view's points; nil where there is no such space.
  public func bounds(of space: NamedCoordinateSpace) -> CGRect? {
    onMainActor(Self.bounds, (self, space.coordinateSpace))
  }

  @MainActor private static func bounds(_ asked: (proxy: GeometryProxy, space: CoordinateSpace)) -> CGRect? {
    asked.proxy.layout?.bounds(of: asked.space)
  }

  /// The value of an anchor, in this view's points.
  public subscript<T>(anchor: Anchor<T>) -> T {
    onMainActor(Self.value, (self, anchor))
  }

  @MainActor private static func value<T>(_ asked: (proxy: GeometryProxy, anchor: Anchor<T>)) -> T {
    guard let layout = asked.proxy.layout else { return asked.anchor.resolve(nil) }
    let value = asked.anchor.resolve(layout)
    asked.proxy.reads?.note(anchor: asked.anchor.source, layout)
    return value
  }
}

/// Notes what was read of a geometry proxy, and the values read.
@MainActor final class GeometryReads {
  enum Question: Equatable {
    case size, safeArea
    case frame(CoordinateSpace)
  }

  private(set) var answers: [(question: Question, answer: CGRect)] = []
  private(set) var anchors: [(source: AnchorSource, target: LayoutNode, answer: CGRect)] = []

  func note(_ question: Question, _ answer: CGRect) {
    if answers.contains(where: { $0.question == question }) { return }
    answers.append((question, answer))
  }

  func note(anchor: AnchorSource, _ target: LayoutNode) {
    anchors.append((anchor, target, anchor.rect(in: target)))
  }

  func removeAll() {
    answers.removeAll(keepingCapacity: true)
    anchors.removeAll()
  }

  /// Whether any answer would be another one now.
  func isOutdated(_ layout: LayoutNode) -> Bool {
    for (question, answer) in answers {
      switch question {
      case .size: if layout.size != answer.size { return true }
      case .safeArea:
        let i = layout.reachOverSafeArea
        if CGRect(x: i.leading, y: i.top, width: i.trailing, height: i.bottom) != answer { return true }
      case .frame(let space): if layout.frame(in: space, size: nil) != answer { return true }
      }
    }
    return anchors.contains { $0.source.rect(in: $0.target) != $0.answer }
  }
}

extension LayoutNode {
  /// Whether scrolling moves it in the window.
  final var isScrolled: Bool { firstAbove { $0.surroundings?.scrollingContainer } != nil }
}
