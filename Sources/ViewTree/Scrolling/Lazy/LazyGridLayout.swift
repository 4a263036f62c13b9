import Foundation
import Graphics

/// The layout of a lazy grid: a slot of each line for each track. A header or footer lies in the first slot of a line of
/// its own, over all tracks.
@MainActor final class LazyGridLayout: LazyContainerLayout {
  private var gridItems: [GridItem] = []
  private var alignment = Alignment.center
  private var spacing: CGFloat?
  private var tracks = GridTracks([], room: 0)
  /// The views in lines; nil: to be found again.
  private var cells: LazyGridCells?
  /// The length across the axis for which the tracks are; nil: they are not computed yet, inner nil: none was proposed.
  private var arrangedFor: CGFloat??

  func update(_ items: [GridItem], _ alignment: Alignment, _ spacing: CGFloat?) {
    let isSame = items.count == gridItems.count && zip(items, gridItems).allSatisfy { $0.isSame($1) }
    guard !isSame || alignment != self.alignment || spacing != self.spacing else { return }
    gridItems = items
    self.alignment = alignment
    self.spacing = spacing
    arrangedFor = .none
    measures.forget()
    setNeedsLayout()
  }

  // MARK: Lines

  override var lineWidth: Int { cells?.tracks ?? 1 }
  override var lineCount: Int { cells?.lineCount ?? 0 }
  override var lineSpacing: CGFloat { spacing ?? ViewSpacing.standard }
  override var sources: [any LazyElementSource] { cells?.sources ?? [] }
  override var sectionParts: [SectionFinder.Found] { cells?.sectionParts ?? [] }

  override func itemsChanged() {
    cells = nil
    findPins()
  }

  override func room(_ proposal: ProposedViewSize) -> CGFloat? {
    proposal[axis.other].flatMap { $0.isFinite ? $0 : nil }
  }

  override func arrange(_ proposal: ProposedViewSize) -> Bool {
    let room = room(proposal)
    if arrangedFor != .some(room) {
      tracks = GridTracks(gridItems, room: room)
      arrangedFor = .some(room)
    }
    if let cells, cells.tracks == max(1, tracks.tracks.count) { return false }
    forgetBuilt()
    build { cells = LazyGridCells(items, tracks: tracks.tracks.count) }
    findPins()
    return true
  }

  /// The first line of cells: a header is no measure for them.
  override var sampleLines: Range<Int> {
    guard let cells, cells.lineCount > 0 else { return 0..<0 }
    var first = 0
    while first + 1 < cells.lineCount, cells.isWhole(first) { first += 1 }
    return first..<first + 1
  }

  override func cell(_ slot: Int) -> LazyCell? {
    cells.flatMap { $0.cell(line: slot / $0.tracks, track: slot % $0.tracks) }
  }

  override func slot(forKey key: AnyHashable) -> Int? { cells?.slot(of: key) }
  override func firstSlot(of source: any LazyElementSource) -> Int? { cells?.firstSlot(of: source) }
  override func slot(ofItem layout: LayoutNode) -> Int? { cells?.slot(ofItem: layout) }

  override func firstItem(ofLine line: Int) -> (index: Int, key: AnyHashable?) {
    (cells?.firstView(ofLine: line) ?? line, key(at: line * lineWidth))
  }

  override func line(of top: LazyTop) -> Int {
    top.key.flatMap { cells?.slot(of: $0) }.map { $0 / lineWidth } ?? cells?.line(ofView: top.index) ?? 0
  }

  // MARK: Measures

  override func across(_ proposal: ProposedViewSize) -> CGFloat { proposal[axis.other] ?? tracks.length }

  override func proposal(in size: CGSize, _ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(CGSize(axis, along: size[axis], across: size[axis.other]))
  }

  /// The track of a slot; nil: what lies there lies over all of them.
  private func track(_ slot: Int) -> GridTracks.Track? {
    guard let cells, !cells.isWhole(slot / cells.tracks), slot % cells.tracks < tracks.tracks.count else {
      return nil
    }
    return tracks.tracks[slot % cells.tracks]
  }

  private func offer(_ track: GridTracks.Track?, _ proposal: ProposedViewSize) -> ProposedViewSize {
    let across = track?.length ?? room(proposal)
    return axis == .vertical
      ? ProposedViewSize(width: across, height: nil) : ProposedViewSize(width: nil, height: across)
  }

  override func length(_ layout: LayoutNode, _ slot: Int, _ proposal: ProposedViewSize) -> CGFloat {
    layout.sizeThatFits(offer(track(slot), proposal))[axis]
  }

  /// How far the tracks lie from the container's start across the axis, in points.
  private func shift(_ room: CGFloat) -> CGFloat {
    let own = ViewDimensions(size: CGSize(axis, along: 0, across: room)) { _ in nil }
    let all = ViewDimensions(size: CGSize(axis, along: 0, across: tracks.length)) { _ in nil }
    let guide = axis == .vertical ? alignment.horizontal.key : alignment.vertical.key
    return own[guide] - all[guide]
  }

  override func frame(ofSlot slot: Int) -> CGRect {
    let track = track(slot)
    return frame(
      ofLine: slot / lineWidth, across: track.map { $0.start + shift(size[axis.other]) } ?? 0,
      track?.length ?? size[axis.other])
  }

  override func place(_ layout: LayoutNode, _ slot: Int, in size: CGSize, _ proposal: ProposedViewSize) {
    let room = size[axis.other]
    let line = slot / lineWidth
    let track = track(slot)
    let offer = offer(track, proposal)
    let d = layout.dimensions(offer)
    let box = ViewDimensions(
      size: CGSize(axis, along: extents.length(line), across: track?.length ?? room)
    ) { _ in nil }
    let how = track?.alignment ?? alignment
    let start = CGSize(
      axis, along: extents.start(line), across: track.map { $0.start + shift(room) } ?? 0)
    layout.place(
      at: CGPoint(
        x: start.width + box[how.horizontal] - d[how.horizontal],
        y: start.height + box[how.vertical] - d[how.vertical]), proposal: offer)
  }

  override var dumpEntry: DumpEntry { DumpEntry(axis == .vertical ? "LazyVGrid" : "LazyHGrid") }
}
