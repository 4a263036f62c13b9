import Foundation
import Graphics

extension View {
  /// Lays a style over this view, extended over the safe area's edges that it touches.
  public func overlay<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    modifier(
      LayersModifier(layer: StyleLayer(style: style, edges: edges), alignment: .center, isOverlay: true))
  }

  /// Lays a filled shape over this view.
  public func overlay<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    overlay { shape.fill(style, style: fillStyle) }
  }

  /// Lays a style behind this view, extended over the safe area's edges that it touches.
  public func background<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View
  {
    modifier(
      LayersModifier(layer: StyleLayer(style: style, edges: edges), alignment: .center, isOverlay: false))
  }

  /// Lays the background style behind this view.
  public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    background(BackgroundStyle(), ignoresSafeAreaEdges: edges)
  }

  /// Lays a filled shape behind this view.
  public func background<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    background { shape.fill(style, style: fillStyle) }
  }

  /// Lays a shape in the background style behind this view.
  public func background<T: Shape>(in shape: T, fillStyle: FillStyle = FillStyle()) -> some View {
    background(BackgroundStyle(), in: shape, fillStyle: fillStyle)
  }

  /// Draws a border inside of the view's edges.
  public func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View {
    overlay { Rectangle().strokeBorder(content, lineWidth: width) }
  }
}

/// A style as a view that fills the proposal.
struct StyleLayer<S: ShapeStyle>: LeafView {
  static var isReusable: Bool { true }
  let style: S
  let edges: Edge.Set

  func makeLayout(_ context: NodeContext) -> ColorLayout { ColorLayout(context) }
  func updateLayout(_ layout: ColorLayout, _ context: NodeContext) {
    layout.ignoredSafeAreaEdges = edges
    layout.update(AnyShapeStyle(style), context)
  }
}
