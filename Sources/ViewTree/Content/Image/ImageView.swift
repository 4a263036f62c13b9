import Foundation
import Graphics

extension Image: PictureView {}

extension Image: LeafView {
  static var isReusable: Bool { true }
  func makeLayout(_ context: NodeContext) -> ImageLeaf { ImageLeaf(context) }
  func updateLayout(_ layout: ImageLeaf, _ context: NodeContext) { layout.update(self, context) }
}

/// The layout of a picture or symbol: rigid at its own size, or stretched where the image is resizable.
@MainActor final class ImageLeaf: LayoutNode {
  private enum Artwork {
    case picture(ImageInfo)
    case symbol(SymbolArtwork?, name: String, side: CGFloat)
    case missing
  }

  private var image: Image?
  private var environment: EnvironmentValues?
  private var artwork = Artwork.missing
  private var shown = AnimatedStyle()
  private var arrival = PictureArrival()
  private var replacement: SymbolReplacement?
  /// A piece of a symbol in several colours; nil: the foreground style.
  private typealias Layer = (artwork: SymbolArtwork, color: RGBA?)
  private var layers: [Layer] = []

  func update(_ image: Image, _ context: NodeContext) {
    if !context.transaction.isHandover, let old = self.image, let environment, old == image,
      environment.isIdentical(to: context.environment)
    {
      return
    }
    let old = self.image
    let oldSize = naturalSize
    let wasResizable = self.image?.resizing
    let oldArtwork = artwork
    self.image = image
    environment = context.environment
    artwork = find(image, context)
    noteReplacement(of: oldArtwork, old, oldSize, context)
    if old?.source != image.source || context.transaction.isHandover { arrival = PictureArrival() }
    layers = colored(image, context.environment)
    if shown.set(ForegroundStyle(), context) { tree.animations.add(self) }
    if oldSize != naturalSize || wasResizable != image.resizing { setNeedsLayout() }
    setNeedsCompose()
  }

  /// Keeps the symbol that was shown, where its change into another one is animated.
  private func noteReplacement(of artwork: Artwork, _ old: Image?, _ size: CGSize, _ context: NodeContext) {
    guard old?.source != image?.source || context.transaction.isHandover else { return }
    replacement?.stop()
    replacement = nil
    guard case .symbol(let before?, _, _) = artwork, case .symbol = self.artwork else { return }
    replacement = SymbolReplacement(from: before, size: old?.resizing == nil ? size : nil, context)
    if replacement != nil { tree.animations.add(self) }
  }

  private func find(_ image: Image, _ context: NodeContext) -> Artwork {
    let images = tree.services.images
    let dark = context.environment.colorScheme == .dark
    func symbol(_ name: String) -> Artwork {
      let font =
        (context.environment.symbolFont ?? context.environment.font ?? .body)
        .resolve(in: context.environment)
      let artwork = images.symbol(named: name, context.environment.symbolVariants)
      return .symbol(
        artwork, name: name,
        side: Image.symbolSide(font: font, scale: context.environment.imageScale))
    }
    switch image.source {
    case .named(let name, let bundle):
      return images.image(named: name, bundle: bundle, darkMode: dark).map { .picture($0) } ?? .missing
    case .symbol(let name, _): return symbol(name)
    case .platform(let platform):
      switch platform.origin {
      case .symbol(let name): return symbol(name)
      case .named(let name, let bundle):
        return images.image(named: name, bundle: bundle, darkMode: dark).map { .picture($0) } ?? .missing
      case .file(let path):
        return platform.scaled(images.image(atPath: path)).map { .picture($0) } ?? .missing
      case .bitmap(let bitmap):
        let size = CGSize(
          width: CGFloat(bitmap.width) / bitmap.scale, height: CGFloat(bitmap.height) / bitmap.scale)
        return .picture(ImageInfo(source: .bitmap(bitmap), size: size))
      case .data(let data):
        return platform.scaled(images.image(of: data)).map { .picture($0) } ?? .missing
      }
    }
  }

  /// The pieces of a symbol that is to be shown in its own colours; empty: it has one colour.
  private func colored(
    _ image: Image, _ environment: EnvironmentValues
  ) -> [Layer] {
    guard case .symbol(let artwork?, _, _) = self.artwork, image.templateMode != .template else { return [] }
    let mode = (image.symbolMode ?? environment.symbolRenderingMode)?.kind
    if image.templateMode != .original, mode == .palette || mode == .hierarchical,
      let sign = artwork.enclosedSign
    {
      return Self.layers(artwork, sign, isPalette: mode == .palette, environment)
    }
    guard image.templateMode == .original || mode == .multicolor else { return [] }
    let colors = SymbolColors.colors(of: artwork.name)
    guard !colors.isEmpty else { return [] }
    return artwork.layers(colors).map { ($0.artwork, $0.color?.rgba(in: environment)) }
  }

  /// How opaque what encloses a sign is where its layers differ by their opacity alone.
  private static let enclosureOpacity = 0.25

  /// A symbol that encloses a sign, and the sign: in the first two foreground styles where they are a palette, else both
  /// in the first one. Empty: there is one style alone.
  private static func layers(
    _ artwork: SymbolArtwork, _ sign: SymbolArtwork, isPalette: Bool, _ environment: EnvironmentValues
  ) -> [Layer] {
    func color(_ style: some ShapeStyle) -> RGBA {
      style._paint(in: CGRect(x: 0, y: 0, width: 1, height: 1), environment: environment).solidColor
    }
    if isPalette {
      let styles = environment.foregroundStyleStack
      return styles.count > 1 ? [(artwork, color(styles[1])), (sign, color(styles[0]))] : []
    }
    return [(artwork, color(ForegroundStyle()).opacity(enclosureOpacity)), (sign, nil)]
  }

  /// Whether it is a symbol that follows the direction of reading, which is from right to left.
  private var isMirrored: Bool {
    guard environment?.layoutDirection == .rightToLeft, case .symbol(_?, let name, _) = artwork else {
      return false
    }
    return SymbolDirection.isMirrored(name)
  }

  /// The size without being stretched; zero for a picture that is missing.
  private var naturalSize: CGSize {
    switch artwork {
    case .picture(let info): info.size
    case .symbol(let artwork, _, let side):
      if let box = artwork?.viewBox, box.height > 0 {
        CGSize(width: side * box.width / box.height, height: side)
      } else {
        CGSize(width: side, height: side)
      }
    case .missing: .zero
    }
  }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    let natural = naturalSize
    guard image?.resizing != nil else { return natural }
    let size = CGSize(width: proposal.width ?? natural.width, height: proposal.height ?? natural.height)
    // A proposal that lacks a length is only a query for the ideal size: nothing is decoded for it.
    if case .picture(let info) = artwork, image?.resizing?.mode == .stretch, proposal.width != nil,
      proposal.height != nil, size.width.isFinite, size.height.isFinite
    {
      let scale = environment?.displayScale ?? 1
      tree.services.images.prepare(
        info.source, size: CGSize(width: size.width * scale, height: size.height * scale))
    }
    return size
  }

  override func computeAlignment(_ key: AlignmentKey, in size: CGSize, proposal: ProposedViewSize)
    -> CGFloat?
  {
    // A symbol lies a little below the baseline, centred on the capital letters beside it.
    if case .symbol(_, _, let side) = artwork, image?.resizing == nil,
      key == VerticalAlignment.firstTextBaseline.key || key == VerticalAlignment.lastTextBaseline.key
    {
      return size.height - side * 0.2
    }
    return nil
  }

  override func advance(to time: TimeInterval) -> Bool {
    shown.settle(at: time)
    arrival.advance(to: time)
    replacement?.settle(at: time)
    if replacement?.isRunning == false { replacement = nil }
    let more = super.advance(to: time)
    return shown.isAnimating || arrival.isFading || replacement != nil || more
  }

  /// Pixels have arrived, perhaps those that it waits for.
  func picturesArrived() {
    guard case .picture(let info) = artwork, arrival.size != .zero,
      tree.services.images.hasPixels(info.source, size: arrival.size)
    else { return }
    arrival.come()
    tree.pictures.remove(self)
    tree.animations.add(self)
  }

  override func detached() {
    tree.pictures.remove(self)
    shown.stop()
    replacement?.stop()
    super.detached()
  }

  override func compose(_ composer: Composer, _ state: ComposeState) {
    guard let image, let environment, state.size.width > 0, state.size.height > 0 else { return }
    guard case .symbol = artwork else { return compose(image, environment, artwork, layers, composer, state) }
    var pose = environment.symbolPose
    guard let replacement else {
      return withPose(pose, composer, state) { compose(image, environment, artwork, layers, composer, $0) }
    }
    let shown = replacement.shown(at: tree.time)
    pose = pose * shown.pose
    withPose(pose, composer, state) { state in
      guard shown.isOld else { return compose(image, environment, artwork, layers, composer, state) }
      var inner = state
      if let size = replacement.size {
        inner.transform = ProjectionTransform()
          .translatedBy(x: (state.size.width - size.width) / 2, y: (state.size.height - size.height) / 2)
          .concatenating(state.transform)
        inner.size = size
      }
      compose(image, environment, .symbol(replacement.artwork, name: "", side: 0), [], composer, inner)
    }
  }

  /// Composes what `body` draws turned, scaled about the middle and faded.
  private func withPose(
    _ pose: SymbolPose, _ composer: Composer, _ state: ComposeState, _ body: (ComposeState) -> Void
  ) {
    guard pose != SymbolPose() else { return body(state) }
    let (x, y) = (state.rect.midX, state.rect.midY)
    var inner = state
    let turn = CGAffineTransform.identity.translatedBy(x: x, y: y).rotated(by: pose.angle * .pi / 180)
      .scaledBy(x: pose.scale, y: pose.scale).translatedBy(x: -x, y: -y)
    inner.transform = ProjectionTransform(turn).concatenating(state.transform)
    composer.withOpacity(pose.opacity, displayID(4)) { body(inner) }
  }

  private func compose(
    _ image: Image, _ environment: EnvironmentValues, _ artwork: Artwork, _ layers: [Layer],
    _ composer: Composer,
    _ state: ComposeState
  ) {
    let state = isMirrored ? state.mirrored : state
    let style = shown.shown(ForegroundStyle(), in: state.rect, environment, at: tree.time)
    let tint = style.solidColor
    // A symbol or stencil is filled with what is no single colour.
    let pattern = style.paint.isColor ? nil : style
    let paint = pattern?.paint ?? .color(tint)
    var look = ResolvedStyle(paint)
    look.opacity = pattern?.opacity ?? 1
    switch artwork {
    case .missing: break
    case .symbol(_?, _, _) where !layers.isEmpty:
      for (index, layer) in layers.enumerated() {
        let ink = layer.color.map(Paint.color) ?? paint
        composer.add(
          .symbol(SymbolContent(artwork: layer.artwork, rect: state.rect, paint: ink)),
          layer.color == nil ? look : ResolvedStyle(ink), displayID(UInt32(index) + 1), state)
      }
    case .symbol(let artwork?, _, _):
      composer.add(
        .symbol(SymbolContent(artwork: artwork, rect: state.rect, paint: paint)), look, displayID(), state)
    case .symbol(nil, _, _):
      // An unknown name shows a dashed square, so that the mistake is seen.
      let inset = state.size.width * 0.14
      composer.add(
        .stroke(
          Path(roundedRect: state.rect.insetBy(dx: inset, dy: inset), cornerRadius: state.size.width * 0.12),
          paint, StrokeStyle(lineWidth: max(1, state.size.width / 16), dash: [3, 2])), look, displayID(),
        state)
    case .picture(let info):
      let isTemplate = image.templateMode == .template || (image.templateMode == nil && info.isTemplate)
      var mode = ImageContent.Mode.stretch
      if let resizing = image.resizing {
        if resizing.mode == .tile {
          mode = .tile(resizing.capInsets)
        } else if resizing.capInsets != EdgeInsets() {
          mode = .ninePart(resizing.capInsets)
        }
      }
      let content = ImageContent(
        source: info.source, imageSize: info.size, rect: state.rect, mode: mode,
        interpolation: image.interpolationMode ?? .medium, tint: isTemplate ? tint : nil,
        ground: Color(.systemGray5).rgba(in: environment))
      if !isTemplate, mode == .stretch, showArrival(content, info, composer, state) { return }
      if isTemplate, let pattern {
        composer.addFilled(pattern, self, 1, state) { composer.add(.image(content), displayID(), state) }
      } else {
        composer.add(.image(content), displayID(), state)
      }
    }
  }

  /// Paints a picture whose pixels are being decoded or are fading in; false: they are there.
  private func showArrival(
    _ content: ImageContent, _ info: ImageInfo, _ composer: Composer, _ state: ComposeState
  ) -> Bool {
    if arrival.isUnknown {
      let scale = environment?.displayScale ?? 1
      let size = CGSize(width: state.size.width * scale, height: state.size.height * scale)
      arrival.begin(size, isThere: tree.services.images.hasPixels(info.source, size: size))
      if !arrival.isThere { tree.pictures.add(self) }
    }
    guard !arrival.isThere else { return false }
    var standIn = content
    standIn.isStandIn = true
    let opacity = arrival.opacity(at: tree.time)
    // What lies behind is not seen through opaque pixels, but where there will be none.
    let stays = info.isOpaque && !tree.services.images.isUndecodable(info.source)
    composer.withOpacity(stays ? 1 : 1 - opacity, displayID(2)) {
      composer.add(.image(standIn), displayID(1), state)
    }
    composer.withOpacity(opacity, displayID(3)) { composer.add(.image(content), displayID(), state) }
    return true
  }

  override func hitsSelf(_ point: CGPoint) -> Bool { CGRect(origin: .zero, size: size).contains(point) }
  override var dumpEntry: DumpEntry { DumpEntry("Image", text: sourceName) }

  private var sourceName: String? {
    guard let image else { return nil }
    switch image.source {
    case .named(let name, _): return name
    case .symbol(let name, _): return name
    case .platform: return nil
    }
  }
}
