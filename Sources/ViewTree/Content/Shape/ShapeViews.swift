import Foundation

extension Shape {
  @MainActor public var body: _ShapeView<Self, ForegroundStyle> {
    _ShapeView(shape: self, style: ForegroundStyle())
  }

  /// The shape filled with a style.
  nonisolated public func fill<S: ShapeStyle>(_ content: S, style: FillStyle = FillStyle()) -> _ShapeView<
    Self, S
  > {
    _ShapeView(shape: self, style: content, fillStyle: style)
  }

  /// The shape filled with the foreground style.
  nonisolated public func fill(style: FillStyle = FillStyle()) -> _ShapeView<Self, ForegroundStyle> {
    _ShapeView(shape: self, style: ForegroundStyle(), fillStyle: style)
  }

  /// The shape's outline in a style, with or without antialiasing.
  nonisolated public func stroke<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> _ShapeView<Self, S> {
    _ShapeView(
      shape: self, style: content, fillStyle: FillStyle(antialiased: antialiased), stroke: style)
  }

  /// The shape's outline in a style, with or without antialiasing.
  nonisolated public func stroke<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> _ShapeView<Self, S> {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }
}

extension InsettableShape {
  /// The outline, drawn inside of the shape's edge.
  nonisolated public func strokeBorder<S: ShapeStyle>(
    _ content: S = ForegroundStyle(), style: StrokeStyle, antialiased: Bool = true
  ) -> _ShapeView<Self.InsetShape, S> {
    _ShapeView(
      shape: inset(by: style.lineWidth / 2), style: content,
      fillStyle: FillStyle(antialiased: antialiased), stroke: style)
  }

  /// The outline, drawn inside of the shape's edge.
  nonisolated public func strokeBorder<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> _ShapeView<Self.InsetShape, S> {
    strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }

  /// The outline in the foreground style, drawn inside of the shape's edge.
  nonisolated public func strokeBorder(
    lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> _ShapeView<Self.InsetShape, ForegroundStyle> {
    strokeBorder(
      ForegroundStyle(), style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }
}

extension _ShapeView {
  /// A further filling above this one.
  @MainActor @preconcurrency public func fill<S: ShapeStyle>(_ content: S, style: FillStyle = FillStyle())
    -> some View
  {
    background { shape.fill(content, style: style) }
  }

  /// An outline above the filling.
  @MainActor @preconcurrency public func stroke<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> some View {
    overlay { shape.stroke(content, lineWidth: lineWidth, antialiased: antialiased) }
  }

  /// An outline above the filling.
  @MainActor @preconcurrency public func stroke<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> some View {
    overlay { shape.stroke(content, style: style, antialiased: antialiased) }
  }
}

extension _ShapeView where Content: InsettableShape {
  /// An outline inside of the edge, above the filling.
  @MainActor @preconcurrency public func strokeBorder<S: ShapeStyle>(
    _ content: S = ForegroundStyle(), lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> some View {
    overlay { shape.strokeBorder(content, lineWidth: lineWidth, antialiased: antialiased) }
  }

  /// An outline inside of the edge, above the filling.
  @MainActor @preconcurrency public func strokeBorder<S: ShapeStyle>(
    _ content: S = ForegroundStyle(), style: StrokeStyle, antialiased: Bool = true
  ) -> some View {
    overlay { shape.strokeBorder(content, style: style, antialiased: antialiased) }
  }
}
