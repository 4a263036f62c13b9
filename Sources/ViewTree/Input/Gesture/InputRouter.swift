import Foundation
import Graphics

/// Brings pointers to the gestures under them and decides which of those may act.
///
/// Each pointer has its members, the deepest first; the first that claims it wins, and the others are cancelled.
/// Simultaneous members act independently of the contest.
@MainActor final class InputRouter: LayoutHolder {
  /// Names a contest: by the pointer that is down, or was, where its members wait for another one.
  private struct Contest: Hashable {
    let pointer: Int
    var isWaiting = false
    /// The contest of the same pointer's earlier press that may still wait.
    var earlier: Contest { Contest(pointer: pointer, isWaiting: true) }
  }

  private final class Track {
    let start: PointerEvent
    var members: [GestureMember]
    /// Keeps the layout nodes of the members until the pointer is gone: members refer to them without holding them.
    private let layouts: [LayoutNode]
    var winner: GestureMember?
    var farthest = CGSize.zero
    var isOver = false

    init(_ start: PointerEvent, _ members: [GestureMember]) {
      self.start = start
      self.members = members
      layouts = members.map(\.layout)
    }
  }

  /// Owns the router.
  unowned let tree: Tree
  private var tracks: [Contest: Track] = [:]
  /// Whether small controls are hit near their edges too.
  private(set) var extendsTargets = false
  private var order: [Contest] = []
  private var listeners: [WeakListener] = []
  /// The pinch that a wheel makes.
  private lazy var wheelPinch = WheelPinch(self)

  private struct WeakListener {
    weak var value: (any PressListener)?
  }

  /// Movements below this many points do not decide against gestures that lie deeper.
  nonisolated static let slop: CGFloat = 10

  /// Whether no pointer is down and no gesture waits.
  var isEmpty: Bool { tracks.isEmpty && !wheelPinch.isActive }

  func send(_ event: PointerEvent) {
    switch event.phase {
    case .began:
      wheelPinch.end(at: event.time)
      begin(event)
    case .moved: move(event)
    case .ended: end(event)
    case .cancelled: cancel(Contest(pointer: event.id), at: event.location, event.time)
    }
  }

  /// Cancels every pointer.
  func cancelAll(at time: TimeInterval) {
    wheelPinch.end(at: time)
    for contest in order { cancel(contest, at: tracks[contest]?.start.location ?? .zero, time) }
  }

  /// Cancels the pointers that are down in a view which goes out of sight: what they moved comes to rest there.
  func cancelPointers(in view: LayoutNode, at time: TimeInterval) {
    for contest in order {
      guard let track = tracks[contest], track.members.contains(where: { $0.layout.isInside(view) }) else {
        continue
      }
      cancel(contest, at: track.start.location, time)
    }
  }

  init(_ tree: Tree) { self.tree = tree }

  /// Tells somebody of each press, until he wants no more of it; does not keep him.
  func listen(_ listener: any PressListener) {
    if !listeners.contains(where: { $0.value === listener }) {
      listeners.append(WeakListener(value: listener))
    }
  }

  private func tellListeners(of hit: LayoutNode?) {
    guard !listeners.isEmpty else { return }
    listeners.removeAll { $0.value?.pressBegan(on: hit) != true }
  }

  /// Forgets all pointers without a word to anybody.
  func close() {
    wheelPinch.forget()
    (tracks, order) = ([:], [])
  }

  // MARK: Phases

  private func begin(_ event: PointerEvent) {
    // A pointer that begins twice has had no end: its earlier contest is cancelled.
    let contest = Contest(pointer: event.id)
    cancel(contest, at: event.location, event.time)
    guard let root = tree.rootLayout else { return }
    if event.kind == .touch { tree.hover.touched() }
    guard event.button == 0 else { return pressSecondary(event, root) }
    let hit = target(of: event, root)
    tellListeners(of: hit)
    tree.focus.pointerBegan(on: hit)
    let track = Track(event, hit.map { members(from: $0, at: event.location) } ?? [])
    tracks[contest] = track
    order.append(contest)
    for member in track.members {
      member.pointers.insert(event.id)
      member.handle(event)
    }
    if event.kind == .touch { tellOfOthers(track) }
    // A gesture that is in progress gets further fingers without a new contest.
    if let busy = track.members.first(where: { $0.hasWon && $0.priority != .simultaneous }) {
      win(busy, track)
    } else if let preempting = track.members.first(where: { $0.preempts }) {
      win(preempting, track)
    }
    resolve(track, event)
  }

  /// Tells members of the same scroll view of each other's fingers, while no member has won them.
  private func tellOfOthers(_ track: Track) {
    let scrolling = track.members.filter { $0.scrollAxes != nil }
    for id in order {
      guard let other = tracks[id], other !== track, other.winner == nil, !other.isOver,
        scrolling.contains(where: { member in other.members.contains { $0 === member } })
      else { continue }
      for member in track.members + other.members { member.otherFingerBegan() }
    }
  }

  /// Offers a press of the secondary button to the views under it, the deepest first.
  private func pressSecondary(_ event: PointerEvent, _ root: LayoutNode) {
    guard event.button == 1 else { return }
    var node = root.hitTest(event.location)
    tellListeners(of: node)
    while let present = node, present.pointerResponder?.handleSecondaryPress(event) != true {
      node = present.parent
    }
  }

  /// What a pointer hits. A finger that hits nothing but scroll views hits the control next to it, if that is smaller
  /// than a finger.
  private func target(of event: PointerEvent, _ root: LayoutNode) -> LayoutNode? {
    let hit = root.hitTest(event.location)
    func isScrolledOnly(_ hit: LayoutNode) -> Bool {
      members(from: hit, at: event.location).allSatisfy { $0.scrollAxes != nil }
    }
    guard event.kind == .touch, hit.map(isScrolledOnly) ?? true
    else { return hit }
    extendsTargets = true
    defer { extendsTargets = false }
    guard let near = root.hitTest(event.location), near !== hit,
      near.pointerResponder?.gestureMembers.isEmpty == false
    else {
      return hit
    }
    return near
  }

  private func move(_ event: PointerEvent) {
    if event.kind == .mouse { tree.hover.dragged(to: event.location) }
    guard let track = tracks[Contest(pointer: event.id)] else { return }
    let d = CGSize(
      width: abs(event.location.x - track.start.location.x),
      height: abs(event.location.y - track.start.location.y))
    track.farthest = CGSize(
      width: max(track.farthest.width, d.width), height: max(track.farthest.height, d.height))
    for member in track.members { member.handle(event) }
    resolve(track, event)
  }

  private func end(_ event: PointerEvent) {
    if event.kind == .touch { tree.hover.touched() }
    defer { if event.kind == .mouse { tree.hover.released(at: event.location) } }
    guard let track = tracks[Contest(pointer: event.id)] else { return }
    for member in track.members { member.handle(event) }
    track.isOver = true
    resolve(track, event)
    closeIfDone(track, event)
  }

  private func cancel(_ contest: Contest, at location: CGPoint, _ time: TimeInterval) {
    guard let track = tracks.removeValue(forKey: contest) else { return }
    order.removeAll { $0 == contest }
    let event = PointerEvent(
      id: contest.pointer, kind: track.start.kind, phase: .cancelled, location: location, time: time)
    for member in track.members {
      member.handle(event)
      member.dispatch()
      release(member, contest)
    }
  }

  // MARK: The contest

  /// The members from a node up to the root, for a pointer at a point of the window, in the order of their priority.
  func members(from hit: LayoutNode, at location: CGPoint) -> [GestureMember] {
    var chain: [(mask: GestureMask, members: [GestureMember])] = []
    var node: LayoutNode? = hit
    while let present = node {
      if let responder = present.pointerResponder {
        let (own, mask) = (responder.gestureMembers(at: location).filter(\.isEnabled), responder.gestureMask)
        if !own.isEmpty || mask != .all { chain.append((mask, own)) }
      }
      node = present.parent
    }
    // A mask may exclude deeper members.
    if let outermost = chain.lastIndex(where: { !$0.mask.contains(.subviews) }) {
      for index in 0..<outermost { chain[index].members = [] }
    }
    let all = chain.flatMap { link in link.mask.contains(.gesture) ? link.members : [] }
    let high = all.filter { $0.priority == .high }
    return high.reversed() + all.filter { $0.priority != .high }
  }

  private func resolve(_ track: Track, _ event: PointerEvent) {
    if track.winner == nil {
      let contest = track.members.filter { $0.priority != .simultaneous }
      for (index, member) in contest.enumerated() {
        guard case .wants = member.claim else { continue }
        if member.priority == .normal {
          let deeper = contest[..<index].filter { if case .none = $0.claim { true } else { false } }
          if deeper.contains(where: { $0.holdsArena }) { continue }
          let moved = max(track.farthest.width, track.farthest.height)
          if member.minimumDistance != nil, moved < InputRouter.slop, !track.isOver, !deeper.isEmpty {
            continue
          }
        }
        let chosen = scrollInstead(of: member, contest, track) ?? member
        win(contest.first { $0 !== chosen && $0.preempts(from: chosen) } ?? chosen, track)
        break
      }
    }
    for member in track.members where mayAct(member, track) { member.dispatch() }
  }

  /// The scroll view that wins a drag along its axis against a gesture of a program: one inside of the gesture's view
  /// always; one outside unless the gesture begins before scrolling would.
  private func scrollInstead(of member: GestureMember, _ contest: [GestureMember], _ track: Track)
    -> GestureMember?
  {
    guard member.priority == .normal, member.scrollAxes == nil, let distance = member.minimumDistance else {
      return nil
    }
    let axis: Axis = track.farthest.width > track.farthest.height ? .horizontal : .vertical
    guard let position = contest.firstIndex(where: { $0 === member }) else { return nil }
    for (index, other) in contest.enumerated() {
      guard let axes = other.scrollAxes, axes.contains(axis) else { continue }
      if case .failed = other.claim { continue }
      if index < position || distance >= InputRouter.slop { return other }
    }
    return nil
  }

  private func mayAct(_ member: GestureMember, _ track: Track) -> Bool {
    if member.priority == .simultaneous || member === track.winner { return true }
    if track.winner == nil {
      if case .failed = member.claim { return true }
      guard member.actsWhilePending else { return false }
      return !track.members.contains { $0 !== member && $0.withholdsPresses }
    }
    return false
  }

  private func win(_ member: GestureMember, _ track: Track) {
    track.winner = member
    member.hasWon = true
    rejectOthers(track, member)
    // A gesture in progress gets the fingers that are already on it, as it gets further ones.
    guard !track.isOver else { return }
    for id in order {
      guard let other = tracks[id], other.winner == nil, !other.isOver,
        other.members.contains(where: { $0 === member })
      else { continue }
      other.winner = member
      rejectOthers(other, member)
    }
  }

  private func rejectOthers(_ track: Track, _ member: GestureMember) {
    for other in track.members where other !== member && other.priority != .simultaneous && !other.hasWon {
      other.reject()
    }
  }

  /// A member's state changed by time alone.
  func memberChanged(_ member: GestureMember) {
    var found = false
    for id in order {
      guard let track = tracks[id], track.members.contains(where: { $0 === member }) else { continue }
      found = true
      let event = track.start
      resolve(track, event)
      if track.isOver { closeIfDone(track, event) }
    }
    if !found { member.dispatch() }
  }

  /// Ends a track once no member waits for more.
  private func closeIfDone(_ track: Track, _ event: PointerEvent) {
    let contest = Contest(pointer: track.start.id)
    let waits =
      track.winner == nil
      && track.members.contains { member in
        member.priority != .simultaneous && member.holdsArena
      }
    if waits {
      // The fingers are up; the contest continues by time.
      for member in track.members { member.pointers.remove(contest.pointer) }
      tracks[contest] = nil
      order.removeAll { $0 == contest }
      if let old = tracks[contest.earlier] { drop(old, contest.earlier, except: track) }
      tracks[contest.earlier] = track
      order.append(contest.earlier)
      if !track.members.contains(where: { $0.holdsArena }) { finish(track, contest.earlier) }
      return
    }
    let present = tracks[contest] === track ? contest : contest.earlier
    settleWaiting(before: track, present)
    finish(track, present)
  }

  private func finish(_ track: Track, _ contest: Contest) {
    tracks[contest] = nil
    order.removeAll { $0 == contest }
    for member in track.members { release(member, contest) }
  }

  /// Ends the earlier contest that waited for this track's tap.
  private func settleWaiting(before track: Track, _ contest: Contest) {
    guard !contest.isWaiting, let old = tracks[contest.earlier] else { return }
    if let winner = track.winner, old.members.contains(where: { $0 === winner }) {
      drop(old, contest.earlier, except: track)
    } else if !old.members.contains(where: { $0.holdsArena }) {
      resolve(old, old.start)
      drop(old, contest.earlier, except: track)
    }
  }

  /// Forgets a contest that waited; members that also belong to another one stay in that.
  private func drop(_ track: Track, _ contest: Contest, except other: Track) {
    tracks[contest] = nil
    order.removeAll { $0 == contest }
    for member in track.members where !other.members.contains(where: { $0 === member }) {
      release(member, contest)
    }
  }

  private func release(_ member: GestureMember, _ contest: Contest) {
    // A pointer whose contest waits is up; it may be down again by now, in a contest of its own.
    if !contest.isWaiting { member.pointers.remove(contest.pointer) }
    guard member.pointers.isEmpty else { return }
    member.hasWon = false
    member.reset()
  }

  /// Whether a pointer that is down, or a gesture that waits for more, concerns a view.
  func isUsing(_ layout: LayoutNode) -> Bool {
    wheelPinch.isUsing(layout) || tracks.values.contains { $0.members.contains { $0.layout === layout } }
  }

  /// Forgets the members of a view that is gone: a finger that is still down has no effect on it any more, and a contest
  /// that waited for nobody else, such as for a second tap, is over.
  func forget(_ layout: LayoutNode) {
    if wheelPinch.isUsing(layout) { wheelPinch.forget() }
    for (contest, track) in tracks where track.members.contains(where: { $0.layout === layout }) {
      track.members.removeAll { $0.layout === layout }
      if track.winner?.layout === layout { track.winner = nil }
      if track.isOver, !track.members.contains(where: \.holdsArena) { finish(track, contest) }
    }
  }

  // MARK: Wheel

  /// Scrolls the innermost view that can move; what it does not use goes to those further out. With Control held down it
  /// is a pinch first, where a gesture follows those.
  func send(_ event: WheelEvent) {
    if tracks.isEmpty, wheelPinch.send(event) { return }
    var node = tree.rootLayout?.hitTest(event.location) ?? tree.rootLayout
    var left = event.delta
    while let present = node, left.dx != 0 || left.dy != 0 {
      if let responder = present.pointerResponder { left = responder.handleWheel(event, left) }
      node = present.parent
    }
  }
}

extension Tree {
  /// The routing of pointers in this tree.
  var input: InputRouter { part(InputRouter.self) }
}
