import Foundation
import Graphics

extension GraphicsContext {
  /// A text made ready for drawing: immutable but for its shading, and laid out on the main thread alone.
  public struct ResolvedText: @unchecked Sendable {
    let runs: [TextRun]
    /// The styles of runs that have no single colour.
    let patterns: [AnyShapeStyle]
    let options: TextOptions
    let engine: any FontEngine
    let environment: EnvironmentValues
    /// What it is drawn with in place of its own colours; nil: those.
    var ownShading: Shading?

    /// What it is drawn with.
    public var shading: Shading {
      get { ownShading ?? .foreground }
      set { ownShading = newValue }
    }

    func layout(_ size: CGSize?) -> TextLayout {
      var runs = self.runs
      if let ownShading {
        let style = ownShading.resolved(in: CGRect(origin: .zero, size: size ?? .zero), environment)
        var color = style.solidColor
        if !style.paint.isColor { color.alpha = 1 }
        for index in runs.indices {
          runs[index].color = color
          runs[index].pattern = nil
        }
      }
      let ready = runs
      return onMainActor {
        TextLayouter(engine: engine).layout(ready, width: size?.width, height: size?.height, options: options)
      }
    }

    /// The style of a pattern in a rectangle; `pattern` nil: of the text's own shading. Nil: it is a single colour.
    func paint(_ pattern: Int?, in rect: CGRect) -> ResolvedStyle? {
      let style: ResolvedStyle? =
        if let ownShading {
          ownShading.resolved(in: rect, environment)
        } else {
          pattern.map { patterns[$0]._paint(in: rect, environment: environment).flattened }
        }
      return style.flatMap { $0.paint.isColor ? nil : $0 }
    }

    /// The size for a proposed one.
    public func measure(in size: CGSize) -> CGSize { layout(size).size }
    public func firstBaseline(in size: CGSize) -> CGFloat { layout(size).firstBaseline }
    public func lastBaseline(in size: CGSize) -> CGFloat { layout(size).lastBaseline }
  }

  /// A picture or symbol made ready for drawing: a value; its shading may hold a style of the program, which is
  /// resolved where it is drawn.
  public struct ResolvedImage: @unchecked Sendable {
    enum Artwork {
      case picture(ImageInfo, Image.Interpolation)
      case symbol(SymbolArtwork)
      case missing
    }

    let artwork: Artwork
    /// Its own size in points.
    public let size: CGSize
    public var baseline: CGFloat { size.height }
    /// What a stencil or symbol is drawn with.
    public var shading: Shading?
  }

  /// A view among the canvas's symbols, made ready for drawing; its node is used on the main thread alone.
  public struct ResolvedSymbol: @unchecked Sendable {
    let layout: LayoutNode
    /// Its ideal size in points.
    public let size: CGSize
  }

  // MARK: Texts

  public func resolve(_ text: Text) -> ResolvedText {
    let environment = self.environment
    let resolver = text.resolver(in: environment)
    return ResolvedText(
      runs: resolver.runs, patterns: resolver.patterns, options: TextOptions(environment),
      engine: onMainActor { recording.layout.tree.services.fonts }, environment: environment)
  }

  func add(_ text: ResolvedText, _ layout: TextLayout, at origin: CGPoint) {
    let rect = CGRect(origin: origin, size: layout.size)
    for ground in layout.backgrounds {
      let path = Path(ground.rect.offsetBy(dx: origin.x, dy: origin.y))
      add(.fill(path, .color(ground.color), FillStyle(antialiased: false)), toWindow)
    }
    for part in layout.byPattern {
      var letters = TextContent(layout: part.layout, origin: origin)
      if let style = text.paint(part.pattern, in: rect) {
        letters.ink = .tinted
        add(style, through: .text(letters), rect)
        guard part.layout.hasEmoji else { continue }
        letters.ink = .colored
        var context = self
        context.opacity *= style.strongestOpacity
        context.add(.text(letters), toWindow)
      } else {
        add(.text(letters), toWindow)
      }
    }
  }

  /// Fills what the mask covers.
  private func add(_ style: ResolvedStyle, through mask: DisplayContent, _ rect: CGRect) {
    var bounds = rect
    if !style.paint.isImage { bounds = bounds.insetBy(dx: -rect.height, dy: -rect.height) }
    let fill = DisplayItem(
      id: id(), transform: toWindow, opacity: style.opacity,
      content: .fill(Path(bounds), style.paint, FillStyle()))
    let alpha = DisplayItem(id: id(), transform: toWindow, content: mask)
    add(.group(GroupContent(items: [fill], effects: [.mask([alpha])])), ProjectionTransform())
  }

  public func draw(_ text: ResolvedText, in rect: CGRect) {
    add(text, text.layout(rect.size), at: rect.origin)
  }

  /// Draws a text with a point of it at a place; each paragraph is one line.
  public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
    let layout = text.layout(nil)
    add(text, layout, at: anchor.origin(at: point, layout.size))
  }

  public func draw(_ text: Text, in rect: CGRect) { draw(resolve(text), in: rect) }
  public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(text), at: point, anchor: anchor)
  }

  // MARK: Pictures

  public func resolve(_ image: Image) -> ResolvedImage {
    let environment = self.environment
    return onMainActor {
      let provider = recording.layout.tree.services.images
      if let name = image.symbolName {
        let font = (environment.font ?? .body).resolve(in: environment)
        let side = Image.symbolSide(font: font, scale: environment.imageScale)
        guard let artwork = provider.symbol(named: name, environment.symbolVariants) else {
          return ResolvedImage(artwork: .missing, size: CGSize(width: side, height: side), shading: nil)
        }
        let box = artwork.viewBox
        let width = box.height > 0 ? side * box.width / box.height : side
        return ResolvedImage(
          artwork: .symbol(artwork), size: CGSize(width: width, height: side), shading: .foreground)
      }
      guard let info = image.info(from: provider, darkMode: environment.colorScheme == .dark) else {
        return ResolvedImage(artwork: .missing, size: .zero, shading: nil)
      }
      return ResolvedImage(
        artwork: .picture(info, image.interpolationMode ?? .medium), size: info.size,
        shading: info.isTemplate ? .foreground : nil)
    }
  }

  public func draw(_ image: ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()) {
    let style = image.shading?.resolved(in: rect, environment)
    switch image.artwork {
    case .picture(let info, let interpolation):
      add(
        .image(
          ImageContent(
            source: info.source, imageSize: info.size, rect: rect, interpolation: interpolation,
            tint: info.isTemplate ? style?.solidColor : nil, ground: Color(.systemGray5).rgba(in: environment)
          )),
        toWindow)
    case .symbol(let artwork):
      add(
        .symbol(SymbolContent(artwork: artwork, rect: rect, paint: style?.paint ?? .color(.black))), toWindow)
    case .missing: break
    }
  }

  public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(image, in: CGRect(origin: anchor.origin(at: point, image.size), size: image.size))
  }

  public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) {
    draw(resolve(image), in: rect, style: style)
  }

  public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(image), at: point, anchor: anchor)
  }

  // MARK: Symbols of the canvas

  /// The view among the canvas's symbols with this tag; nil where there is none.
  public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? {
    let key = Box(AnyHashable(id))
    return onMainActor {
      recording.symbol(key.value).map { ResolvedSymbol(layout: $0, size: $0.size) }
    }
  }

  public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) {
    let (width, height) = (max(symbol.size.width, 1e-6), max(symbol.size.height, 1e-6))
    draw(
      symbol,
      CGAffineTransform(translationX: rect.minX, y: rect.minY)
        .scaledBy(x: rect.width / width, y: rect.height / height))
  }

  public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {
    let origin = anchor.origin(at: point, symbol.size)
    draw(symbol, CGAffineTransform(translationX: origin.x, y: origin.y))
  }

  private func draw(_ symbol: ResolvedSymbol, _ place: CGAffineTransform) {
    let window = ProjectionTransform(place).concatenating(toWindow)
    let items = onMainActor { recording.items(of: symbol.layout, window) }
    guard !items.isEmpty else { return }
    add(.group(GroupContent(items: items)), ProjectionTransform())
  }
}

extension UnitPoint {
  /// Where a rectangle of `size` begins whose point at this anchor lies at `point`.
  func origin(at point: CGPoint, _ size: CGSize) -> CGPoint {
    CGPoint(x: point.x - x * size.width, y: point.y - y * size.height)
  }
}
