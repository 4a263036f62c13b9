import Foundation
import Graphics
import ViewTree

/// Makes records of a host's frames: what the tree says of its nodes, brought together with what is painted.
@MainActor final class FrameRecorder {
  private let host: ViewHost
  private let recorder: MotionRecorder
  private let pixels: PicturePixels
  private var number = 0
  private static let longAgo = 1000
  /// A node in the last frame.
  private struct Known {
    /// The frame in which it came.
    var came: Int
    var inScope: CGRect
    var content: ProjectionTransform
  }
  private var known: [UInt32: Known] = [:]

  init(_ host: ViewHost, pixels: @escaping PicturePixels) {
    (self.host, self.pixels) = (host, pixels)
    recorder = host.recordMotion()
  }

  /// The frame that was just made, with what came from outside since the one before.
  func record(_ list: DisplayList, _ input: FrameInput) -> FrameRecord {
    let frame = recorder.makeFrame()
    var places: [UInt32: Known] = [:]
    places.reserveCapacity(frame.nodes.count)
    // Of each node: the view that lists it or the nearest above, what moved it, its keeper, whether it travels.
    var links: [Link] = []
    links.reserveCapacity(frame.nodes.count)
    var views: [ViewRecord] = []
    var keepers: [UInt32: FrameRecord.Keeper] = [:]
    for node in frame.nodes {
      let outer = node.parent.map { links[$0] } ?? Link()
      let last = node.isFirst ? nil : known[node.serial]
      // What was there before the first record came long ago.
      let came = last?.came ?? (number == 0 && !node.isFirst ? -Self.longAgo : number)
      places[node.serial] = Known(came: came, inScope: node.frameInScope, content: node.content)
      let step = last.map { node.frameInScope.minX - $0.inScope.minX } ?? 0
      let drop = last.map { node.frameInScope.minY - $0.inScope.minY } ?? 0
      let grown =
        last.map {
          max(
            abs(node.frameInScope.width - $0.inScope.width), abs(node.frameInScope.height - $0.inScope.height)
          )
        } ?? 0
      var jump = CGVector.zero
      var growth = CGVector.zero
      if let foretold = node.foretoldInScope {
        let (now, was) = (node.frameInScope, foretold)
        jump = CGVector(
          dx: Self.smaller(now.minX - was.minX, now.maxX - was.maxX),
          dy: Self.smaller(now.minY - was.minY, now.maxY - was.maxY))
        growth = CGVector(dx: now.width - was.width, dy: now.height - was.height)
      }
      var link = outer
      let moved = max(abs(step), abs(drop), grown)
      let changed = max(abs(jump.dx), abs(jump.dy), abs(growth.dx), abs(growth.dy))
      let own: ViewRecord.Source =
        moved <= 0.01
        ? .none : changed <= 0.25 ? .animation : input.isAny && input.isTouched ? .finger : .layout
      link.source = own == .none ? outer.source : own
      if own != .none { link.mover = ViewRecord.Mover(node: node.serial, age: number - came) }
      // What came into something that moves has come to its place in that.
      let isCarried = !outer.isListed && outer.travels && outer.came == came
      link.travels = isCarried || !Self.isSame(node.place, node.target)
      link.came = came
      link.isListed = node.type != nil || node.id != nil
      let scrolled = last.map { node.scrolled(since: $0.content) } ?? 0
      if link.isListed {
        var view = ViewRecord(
          view: node.serial, container: outer.view, type: node.type ?? "Group", id: node.id, text: node.text,
          label: node.label, value: node.value, frame: node.frame, source: link.source,
          step: CGVector(dx: step, dy: drop), jump: jump)
        view.age = number - came
        view.mover = link.mover
        view.isTravelling = link.travels
        view.isLeaving = node.isLeaving
        view.isCarried = outer.carries
        view.keeper = outer.keeper
        view.layer = node.layer
        (view.scrollSource, view.scrollSpeed) = (Self.source(node.ownSource), node.ownSpeed)
        (view.scrolled, view.isAtEnd) = (scrolled, node.isAtEnd)
        views.append(view)
        link.view = node.serial
      }
      if node.holdsPlaces {
        keepers[node.serial] = FrameRecord.Keeper(outer: outer.keeper, size: node.place.size)
        if node.content.isTranslation {
          let shown = node.frame.offsetBy(dx: node.content.m31, dy: node.content.m32)
          keepers[node.serial]?.shown = shown.intersection(CGRect(origin: .zero, size: list.size))
        }
        link.keeper = node.serial
      }
      if scrolled > 0 { link.carries = true }
      if node.ownSource != .none {
        link.source = Self.source(node.ownSource)
        link.mover = ViewRecord.Mover(node: node.serial, age: number - came)
      }
      links.append(link)
    }
    known = places
    var record = FrameRecord(
      number: number, time: frame.time, size: list.size, isSettled: false,
      changes: changes(frame, input), views: views,
      items: PaintedItems(frame, links.map { ($0.source, $0.view) }, pixels).items(of: list))
    record.keepers = keepers
    record.reducesMotion = host.preferences.reducesMotion
    record.fingerTravel = input.isTouched ? input.travel : .infinity
    let animated = frame.changes.filter { $0.isAnimated && $0.origin == .program }
    // What has no layout may concern everything.
    if animated.contains(where: \.nodes.isEmpty) { record.animatedKeepers.insert(FrameRecord.windowKeeper) }
    let changed = Set(animated.flatMap(\.nodes))
    for node in frame.nodes where changed.contains(node.serial) {
      record.animatedKeepers.insert(node.parent.map { links[$0].keeper } ?? FrameRecord.windowKeeper)
    }
    number += 1
    return record
  }

  /// What a node passes down to those in it.
  private struct Link {
    var view: UInt32?
    var source = ViewRecord.Source.none
    var mover: ViewRecord.Mover?
    var keeper = FrameRecord.windowKeeper
    var travels = false
    var came = 0
    var isListed = false
    /// Whether something around moves its content by itself in this frame.
    var carries = false
  }

  private func changes(_ frame: MotionFrame, _ input: FrameInput) -> FrameRecord.Changes {
    var changes: FrameRecord.Changes = input.isAny ? .input : []
    if input.isCancelled { changes.insert(.cancellation) }
    if input.isOther { changes.insert(.otherInput) }
    for change in frame.changes {
      switch change.origin {
      case .program: changes.insert(change.isAnimated ? .animated : .plain)
      case .motion: changes.insert(.ticking)
      case .update: changes.insert(.following)
      }
    }
    return changes
  }

  /// Of two moves that of the smaller size: what grows at one edge has not moved.
  private static func smaller(_ a: CGFloat, _ b: CGFloat) -> CGFloat { abs(a) < abs(b) ? a : b }

  private static func isSame(_ a: CGRect, _ b: CGRect) -> Bool {
    abs(a.minX - b.minX) < 0.25 && abs(a.minY - b.minY) < 0.25 && abs(a.width - b.width) < 0.25
      && abs(a.height - b.height) < 0.25
  }

  private static func source(_ source: MotionSource) -> ViewRecord.Source {
    switch source {
    case .none: .none
    case .layout: .layout
    case .animation: .animation
    case .scroll: .scroll
    case .finger: .finger
    }
  }
}

extension NodeMotion {
  /// How far the node moved its content since it had this transform, in points.
  fileprivate func scrolled(since before: ProjectionTransform) -> CGFloat {
    guard content.isTranslation, before.isTranslation else { return 0 }
    return hypot(content.m31 - before.m31, content.m32 - before.m32)
  }
}
