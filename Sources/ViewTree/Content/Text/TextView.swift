import Foundation
import Graphics

extension Text: LeafView {
  static var isReusable: Bool { true }
  func makeLayout(_ context: NodeContext) -> TextLeaf { TextLeaf(context) }
  func updateLayout(_ layout: TextLeaf, _ context: NodeContext) { layout.update(self, context) }
}

/// The layout of a text: broken into lines for the proposed width, kept per width.
@MainActor final class TextLeaf: LayoutNode {
  /// The series of the parts behind the letters.
  private static let groundSeries: UInt8 = 1
  /// The letters of the heavier one of two weights.
  private static let heavierPart: UInt32 = 5

  private var runs: [TextRun] = []
  private var options = TextOptions()
  private var text: Text?
  private var environment: EnvironmentValues?
  private var layouts = RecentAnswers<ProposedViewSize, KnownTextLayout>()
  private var shown: TextLayout?
  private var color = AnimatedStyle()
  private var change: TextChange?
  /// Its sizes, weights and distances while they move.
  private var measureMotion: TextMotion?
  private var patterns = TextPatterns()
  private var rendering = TextRendering()
  private var links = TextLinks()
  /// Set while the text depends on the present time.
  private var clock: TimerQueue.Token?

  func update(_ text: Text, _ context: NodeContext) {
    // The same text in the same environment is the same layout.
    if !context.transaction.isHandover, let old = self.text, let environment,
      environment.isIdentical(to: context.environment), old == text
    {
      return
    }
    let before = environment?.contentTransition ?? .identity
    self.text = text
    changesWithTime = text.changesWithTime
    environment = context.environment
    // The text of an element whose node is reused must not be animated from.
    if context.transaction.isHandover { (shown, measureMotion) = (nil, nil) }
    let resolver = resolve(text, context.environment, at: tree.date)
    let newRuns = resolver.runs
    if patterns.update(with: resolver, context) { setNeedsCompose() }
    if patterns.isAnimating { tree.animations.add(self) }
    let newOptions = TextOptions(context.environment)
    let engine = tree.services.fonts
    if rendering.update(with: resolver, newOptions, engine) {
      setNeedsCompose()
      // A renderer may give the text another size than its layout has.
      if isPlaced, computeSize(proposal) != size { setNeedsLayout() }
    }
    links.update(newRuns, in: self, context)
    guard newRuns != runs || newOptions != options else { return }
    let sameSizes = newOptions == options && TextLeaf.measureAlike(newRuns, runs)
    let colors = Set(newRuns.map(\.color))
    if colors.count == 1, patterns.isEmpty, let rgba = colors.first {
      if color.set(ResolvedStyle(.color(rgba)), context) { tree.animations.add(self) }
    } else {
      color.stop()
      color = AnimatedStyle()
    }
    noteChange(to: newRuns, before, context)
    noteMeasures(of: newRuns, newOptions, context)
    runs = newRuns
    options = newOptions
    layouts.removeAll()
    if sameSizes {
      // Only the look has changed: the places stay.
      if isPlaced { shown = layout(for: proposal) }
      if links.isEmpty { setNeedsCompose() } else { setNeedsLayout() }
    } else {
      shown = nil
      let first = runs.first?.font ?? options.font
      ownSpacing = .text(size: first.size)
      setNeedsLayout()
    }
  }

  /// The runs now; schedules the next time at which they change by themselves.
  private func resolve(_ text: Text, _ environment: EnvironmentValues, at now: Date) -> TextResolver {
    if let clock {
      tree.timers.cancel(clock)
      self.clock = nil
    }
    guard text.changesWithTime, environment.currentDate == nil else { return text.resolver(in: environment) }
    clock = text.nextChange(after: now).map { next in
      // 1 ms later, so that rounding does not put it before the change.
      tree.timers.schedule(after: max(0, next.timeIntervalSince(now)) + 1e-3) { [weak self] in self?.tick() }
    }
    var present = environment
    present.currentDate = now
    return text.resolver(in: present)
  }

  private func tick() {
    clock = nil
    guard let text, let environment else { return }
    // Between frames only the timers have the present time.
    let resolver = resolve(text, environment, at: tree.clockOrigin + tree.timers.now)
    guard resolver.runs != runs else { return }
    runs = resolver.runs
    links.update(
      runs, in: self,
      NodeContext(
        tree: tree, parent: nil, environment: environment, transaction: Transaction(),
        transactionModifiers: nil))
    layouts.removeAll()
    shown = nil
    setNeedsLayout()
  }

  override func detached() {
    if let clock { tree.timers.cancel(clock) }
    clock = nil
    links.detached()
    color.stop()
    patterns.stop()
    measureMotion?.stop()
    super.detached()
  }

  /// Keeps the words that were shown, where their change is animated.
  private func noteChange(to new: [TextRun], _ before: ContentTransition, _ context: NodeContext) {
    guard new.map(\.text) != runs.map(\.text) else { return }
    change = shown.flatMap { TextChange(from: $0, before, context.environment.contentTransition, context) }
    if change != nil { tree.animations.add(self) }
  }

  /// Lets the numbers of the text's look move, where their change is animated and the text is the same.
  private func noteMeasures(of new: [TextRun], _ newOptions: TextOptions, _ context: NodeContext) {
    guard TextMeasures.move(from: runs, to: new), rendering.renderer == nil, patterns.isEmpty,
      var motion = measureMotion ?? shown.map({ TextMotion(runs, options, $0) })
    else {
      measureMotion?.stop()
      return measureMotion = nil
    }
    motion.move(to: new, newOptions, context)
    measureMotion = motion.isAnimating ? motion : nil
    if motion.isAnimating { tree.animations.add(self) }
  }

  /// Whether two lists of runs have the same measures.
  private static func measureAlike(_ a: [TextRun], _ b: [TextRun]) -> Bool {
    a.count == b.count && zip(a, b).allSatisfy { $0.measures(like: $1) }
  }

  private func layout(for proposal: ProposedViewSize) -> TextLayout {
    let width = proposal.width.flatMap { $0.isFinite ? $0 : nil }
    let height = proposal.height.flatMap { $0.isFinite ? $0 : nil }
    if let known = layouts.first(where: { $0.holds(width: width, height: height, options) }) {
      return known.layout
    }
    let result = TextLayouter(engine: tree.services.fonts).layout(
      runs, width: width, height: height, options: options)
    layouts.note(
      KnownTextLayout(width: width, height: height, layout: result),
      to: ProposedViewSize(width: width, height: height))
    return result
  }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    rendering.size(proposal) { [weak self] proposal in
      onMainActor { self?.layout(for: proposal).size ?? .zero }
    } ?? layout(for: proposal).size
  }

  override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
    let layout = layout(for: proposal)
    shown = layout
    links.place(in: layout)
  }

  /// The places of links are those of letters, which are counted from the left in every language.
  override var mirrorsChildren: Bool { false }

  override func computeAlignment(_ key: AlignmentKey, in size: CGSize, proposal: ProposedViewSize)
    -> CGFloat?
  {
    if key == VerticalAlignment.firstTextBaseline.key { return layout(for: proposal).firstBaseline }
    if key == VerticalAlignment.lastTextBaseline.key { return layout(for: proposal).lastBaseline }
    return nil
  }

  override func advance(to time: TimeInterval) -> Bool {
    color.settle(at: time)
    patterns.settle(at: time)
    change?.settle(at: time)
    if change?.isAnimating == false { change = nil }
    measureMotion?.settle(at: time)
    if measureMotion?.isAnimating == false { measureMotion = nil }
    let more = super.advance(to: time)
    return color.isAnimating || patterns.isAnimating || change != nil || measureMotion != nil || more
  }

  override func compose(_ composer: Composer, _ state: ComposeState) {
    guard var layout = shown, !layout.lines.isEmpty else { return }
    let color =
      color.isAnimating ? color.shown(color.target, in: .zero, at: tree.time).solidColor : nil
    if let measureMotion, change == nil, !composer.showsPlaceholders {
      return compose(measureMotion, layout, color, composer, state)
    }
    if let color { layout = layout.recolored(color) }
    let origin = restingOrigin(in: state.size)
    if rendering.renderer != nil, !composer.showsPlaceholders {
      composeLinks(composer, at: origin, state)
      return rendering.compose(layout, at: origin, self, composer, state)
    }
    composeGrounds(of: layout, composer, at: origin, state)
    composeLinks(composer, at: origin, state)
    if let change {
      let hasEmoji = !patterns.isEmpty && change.hasEmoji(with: layout)
      patterns.compose(layout, hasEmoji: hasEmoji, self, composer, state) {
        change.compose(to: layout, at: origin, $0, of: self, composer, state)
      }
    } else if patterns.isEmpty || composer.showsPlaceholders {
      composer.add(.text(TextContent(layout: layout, origin: origin)), displayID(), state)
    } else {
      patterns.compose(layout, at: origin, self, composer, state)
    }
  }

  /// Paints the text as its measures are at this time, at the edges of the frame that is shown.
  private func compose(
    _ motion: TextMotion, _ model: TextLayout, _ color: RGBA?, _ composer: Composer, _ state: ComposeState
  ) {
    var moving = runs
    if let color { for index in moving.indices { moving[index].color = color } }
    let (lower, upper) = motion.layouts(
      moving, options, model, proposal, tree.services.fonts, at: tree.time)
    let side: CGFloat =
      switch options.alignment {
      case .center: 0.5
      case .leading: isRightToLeft ? 1 : 0
      case .trailing: isRightToLeft ? 0 : 1
      }
    let origin = CGPoint(x: (state.size.width - lower.size.width) * side, y: 0)
    composeGrounds(of: lower, composer, at: origin, state)
    composer.add(.text(TextContent(layout: lower, origin: origin)), displayID(), state)
    guard let upper else { return }
    composer.add(.text(TextContent(layout: upper, origin: origin)), displayID(Self.heavierPart), state)
  }

  /// Paints what lies behind letters with a colour of their own there.
  private func composeGrounds(
    of layout: TextLayout, _ composer: Composer, at origin: CGPoint, _ state: ComposeState
  ) {
    for (index, ground) in layout.backgrounds.enumerated() {
      let path = Path(ground.rect.offsetBy(dx: origin.x, dy: origin.y))
      composer.add(
        .fill(path, .color(ground.color), FillStyle(antialiased: false)),
        displayID(series: Self.groundSeries, index), state)
    }
  }

  /// Paints what lies behind the letters of links.
  private func composeLinks(_ composer: Composer, at origin: CGPoint, _ state: ComposeState) {
    guard !links.isEmpty else { return }
    var moved = state
    moved.transform = state.transform.translatedBy(x: origin.x, y: origin.y)
    composeChildren(composer, moved)
  }

  /// Where the words lie in the frame that is shown. Text does not stretch: where both edges of its frame move in one
  /// direction it moves with the nearer one; where one stays, or moves in the other direction, it lies at its place.
  private func restingOrigin(in shownSize: CGSize) -> CGPoint {
    guard motion?.isAnimating == true else {
      return CGPoint(x: (shownSize.width - size.width) / 2, y: (shownSize.height - size.height) / 2)
    }
    let shown = shownFrame.origin
    return CGPoint(
      x: Self.rest(shown.x - position.x, shownSize.width - size.width),
      y: Self.rest(shown.y - position.y, shownSize.height - size.height))
  }

  /// - Parameters: how far the first edge is from its place, and by how much the frame is longer than it will be.
  private static func rest(_ first: CGFloat, _ longer: CGFloat) -> CGFloat {
    let last = first + longer
    guard first * last > 0 else { return -first }
    return (abs(first) < abs(last) ? first : last) - first
  }

  override func hitsSelf(_ point: CGPoint) -> Bool { CGRect(origin: .zero, size: size).contains(point) }
  override var dumpEntry: DumpEntry { DumpEntry("Text", text: runs.map { $0.original ?? $0.text }.joined()) }
}

extension TextLayout {
  /// The same lines in one colour.
  func recolored(_ color: RGBA) -> TextLayout {
    TextLayout(
      lines: lines.map { line in
        var line = line
        for i in line.fragments.indices { line.fragments[i].color = color }
        return line
      }, size: size, isTruncated: isTruncated, string: string)
  }
}

extension ViewSpacing {
  /// The spacing of a text: next to nothing to other texts, to other views what makes the gap to its letters even.
  ///
  /// Measured on Apple's: 2 between texts of 17 pt, 14.54 from such a text down to a view; 6.22 from a view down to a
  /// text of 13 pt. All grow with the size.
  static func text(size: CGFloat) -> ViewSpacing {
    var spacing = ViewSpacing()
    spacing.top = Side(aboveText: 6.22 * size / 13, textToText: 2 * size / 17)
    spacing.bottom = Side(belowText: 14.54 * size / 17, textToText: 2 * size / 17)
    return spacing
  }
}
