import Foundation
import Graphics

/// A place in a view, to be turned into the points of another. Immutable; it is read on the main actor alone.
public struct Anchor<Value>: @unchecked Sendable {
  let source: AnchorSource
  let read: @MainActor (AnchorSource, LayoutNode?) -> Value

  @MainActor func resolve(_ target: LayoutNode?) -> Value { read(source, target) }

  /// How an anchor is made from a view. Immutable; it is called on the main actor alone.
  public struct Source: @unchecked Sendable {
    let make: @MainActor (LayoutNode) -> Anchor<Value>
  }
}

extension Anchor: Hashable, Equatable where Value: Hashable {
  public static func == (a: Anchor, b: Anchor) -> Bool { a.source == b.source }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(source)) }
}

/// A rectangle or point of a layout node. Immutable; the node is accessed on the main actor alone.
final class AnchorSource: Equatable, @unchecked Sendable {
  private weak var layout: LayoutNode?
  private let part: @MainActor (CGRect) -> CGRect

  @MainActor init(_ layout: LayoutNode, _ part: @escaping @MainActor (CGRect) -> CGRect) {
    self.layout = layout
    self.part = part
  }

  static func == (a: AnchorSource, b: AnchorSource) -> Bool { a === b }

  /// The part in the points of `target`.
  @MainActor func rect(in target: LayoutNode?) -> CGRect {
    guard let layout else { return .zero }
    let local = part(CGRect(origin: .zero, size: layout.size))
    let toWindow = layout.transform(to: nil, .model)
    guard let target else { return toWindow.boundingRect(of: local) }
    guard let fromWindow = target.transform(to: nil, .model).inverted() else { return .zero }
    return toWindow.concatenating(fromWindow).boundingRect(of: local)
  }
}

extension Anchor.Source where Value == CGRect {
  /// The view's bounds.
  public static var bounds: Anchor<CGRect>.Source {
    .init { layout in
      Anchor(source: AnchorSource(layout) { $0 }) { source, target in source.rect(in: target) }
    }
  }

  public static func rect(_ r: CGRect) -> Anchor<CGRect>.Source {
    .init { layout in
      Anchor(source: AnchorSource(layout) { _ in r }) { source, target in source.rect(in: target) }
    }
  }
}

extension Anchor.Source where Value == CGPoint {
  /// A point of the view, in its unit square.
  public static func unitPoint(_ p: UnitPoint) -> Anchor<CGPoint>.Source {
    .init { layout in
      Anchor(
        source: AnchorSource(layout) { CGRect(origin: p.point(in: $0), size: .zero) }
      ) { source, target in source.rect(in: target).origin }
    }
  }

  public static func point(_ p: CGPoint) -> Anchor<CGPoint>.Source {
    .init { layout in
      Anchor(source: AnchorSource(layout) { _ in CGRect(origin: p, size: .zero) }) { source, target in
        source.rect(in: target).origin
      }
    }
  }

  public static var topLeading: Anchor<CGPoint>.Source { unitPoint(.topLeading) }
  public static var top: Anchor<CGPoint>.Source { unitPoint(.top) }
  public static var topTrailing: Anchor<CGPoint>.Source { unitPoint(.topTrailing) }
  public static var leading: Anchor<CGPoint>.Source { unitPoint(.leading) }
  public static var center: Anchor<CGPoint>.Source { unitPoint(.center) }
  public static var trailing: Anchor<CGPoint>.Source { unitPoint(.trailing) }
  public static var bottomLeading: Anchor<CGPoint>.Source { unitPoint(.bottomLeading) }
  public static var bottom: Anchor<CGPoint>.Source { unitPoint(.bottom) }
  public static var bottomTrailing: Anchor<CGPoint>.Source { unitPoint(.bottomTrailing) }
}
