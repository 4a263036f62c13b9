import SwiftUI

/// What fingers and keys do to the photos.
extension PhotoViewer {
  func pinch(_ size: CGSize) -> some Gesture {
    MagnifyGesture()
      .updating($isPinching) { _, isPinching, _ in isPinching = true }
      .onChanged { value in
        guard !isGone else { return }
        if pinched == nil {
          catchPhoto(size.width)
          (base, held) = (nil, nil)
        }
        following {
          let start = pinched ?? (zoom, moved)
          pinched = start
          set(
            PhotoResistance.shown(zoom: PhotoResistance.pulled(zoom: start.zoom) * value.magnification),
            about: value.startLocation,
            from: start,
            in: size)
        }
      }
      .onEnded { if pinched != nil { endPinch(at: $0.startLocation, velocity: $0.velocity, size) } }
  }

  /// Lets go of a photo that two fingers have enlarged, or made smaller than it can be.
  func endPinch(at place: CGPoint, velocity: CGFloat, _ size: CGSize) {
    let speed = (pinched?.zoom ?? zoom) * velocity
    pinched = nil
    settle {
      drag = .zero
      enlarge(to: zoom + (reducesMotion ? 0 : Self.projection * speed), about: place, size)
    }
  }

  func tap(_ size: CGSize) -> some Gesture {
    SpatialTapGesture(count: 2)
      .onEnded { value in
        guard !isClosing else { return }
        fly {
          enlarge(to: zoom > 1 ? 1 : Self.tapZoom, about: value.location, size)
        }
      }
  }

  func dragging(_ size: CGSize, _ count: Int) -> some Gesture {
    DragGesture(minimumDistance: isFlying ? 0 : 10)
      .updating($isTouched) { _, isTouched, _ in isTouched = true }
      .onChanged { value in
        guard !isGone else { return }
        // Two fingers move the photo by the pinch alone; what one of them does afterwards counts from there.
        if pinched != nil { return skipped = value.translation }
        if base == nil, held == nil { catchPhoto(size.width) }
        let translation = counted(value.translation)
        following {
          if held != nil || zoom > 1 && base == nil {
            move(by: translation, size)
          } else {
            pull(by: translation, size, count)
          }
        }
      }
      .onEnded { value in
        if base != nil || held != nil { letGo(value.velocity, counted(value.translation), size, count) }
        skipped = .zero
      }
  }

  /// What counts of a finger's translation.
  private func counted(_ translation: CGSize) -> CGSize {
    CGSize(width: translation.width - skipped.width, height: translation.height - skipped.height)
  }

  /// Lets all of it go with a finger's velocity, after so much of a drag; where it goes follows from where it would run.
  func letGo(_ velocity: CGSize, _ translation: CGSize, _ size: CGSize, _ count: Int) {
    let ahead = CGSize(width: Self.runOut * velocity.width, height: Self.runOut * velocity.height)
    let start = base ?? .zero
    let wasHeld = held != nil
    (base, held) = (nil, nil)
    if wasHeld {
      return settle {
        moved.width += ahead.width
        moved.height += ahead.height
        keepInside(size)
      }
    }
    let end = CGSize(
      width: start.width + translation.width + ahead.width,
      height: start.height + translation.height + ahead.height)
    if axis == .vertical, max(end.height, end.height - ahead.height) > Self.throwAway {
      return close(velocity: velocity)
    }
    let turns = axis == .horizontal && abs(end.width) > size.width / 2
    settle {
      if turns { go(by: step(end), count) }
      if zoom < 1 { reset() }
      drag = .zero
    }
  }

  /// Changes values that follow fingers: an animation that follows begins with their velocity.
  func following(_ change: () -> Void) {
    var transaction = Transaction()
    transaction.tracksVelocity = true
    withTransaction(transaction, change)
  }

  /// Moves a photo that is larger than the screen; beyond its edges it resists.
  func move(by translation: CGSize, _ size: CGSize) {
    let most = reach(size)
    let start =
      held
      ?? CGSize(
        width: PhotoResistance.pulled(moved.width, most.width, size.width),
        height: PhotoResistance.pulled(moved.height, most.height, size.height))
    held = start
    let place = CGSize(width: start.width + translation.width, height: start.height + translation.height)
    moved = CGSize(
      width: PhotoResistance.shown(place.width, most.width, size.width),
      height: PhotoResistance.shown(place.height, most.height, size.height))
  }

  /// Drags all photos; upwards, and where there is no other photo, they resist.
  private func pull(by distance: CGSize, _ size: CGSize, _ count: Int) {
    let start = base ?? pulled(drag, size, count)
    base = start
    let translation = CGSize(width: start.width + distance.width, height: start.height + distance.height)
    if axis == nil, distance != .zero {
      axis = abs(distance.width) > abs(distance.height) ? .horizontal : .vertical
    }
    drag = CGSize(
      width: PhotoResistance.shown(translation.width, free(translation, count), size.width),
      height: translation.height > 0
        ? translation.height : PhotoResistance.shown(translation.height, 0, size.height))
  }

  /// How far a finger has to have gone that shows a drag.
  func pulled(_ drag: CGSize, _ size: CGSize, _ count: Int) -> CGSize {
    CGSize(
      width: PhotoResistance.pulled(drag.width, free(drag, count), size.width),
      height: drag.height > 0 ? drag.height : PhotoResistance.pulled(drag.height, 0, size.height))
  }

  /// How far photos follow a finger sideways: without limit where there is a further one, else not at all.
  private func free(_ translation: CGSize, _ count: Int) -> CGFloat {
    (0..<count).contains(page + step(translation)) ? .infinity : 0
  }

  /// The photo to which a finger leads, counted from the one in sight.
  private func step(_ translation: CGSize) -> Int { (translation.width < 0) == isMirrored ? -1 : 1 }

  /// Makes the photo as large as it can be up to `end`, and no smaller than fits, about a place.
  func enlarge(to end: CGFloat, about place: CGPoint, _ size: CGSize) {
    guard end > 1 + Self.zoomTolerance else { return reset() }
    set(min(end, PhotoResistance.greatestZoom), about: place, from: (zoom, moved), in: size)
    keepInside(size)
  }

  /// Zooms so that what is under a place stays there.
  private func set(
    _ new: CGFloat, about place: CGPoint, from start: (zoom: CGFloat, moved: CGSize), in size: CGSize
  ) {
    zoom = new
    let ratio = zoom / start.zoom
    let (x, y) = (place.x - size.width / 2, place.y - size.height / 2)
    moved = CGSize(
      width: x - (x - start.moved.width) * ratio, height: y - (y - start.moved.height) * ratio)
  }

  /// Moves what is larger than the screen so that it reaches its edges.
  private func keepInside(_ size: CGSize) {
    let most = reach(size)
    moved = CGSize(
      width: min(max(moved.width, -most.width), most.width),
      height: min(max(moved.height, -most.height), most.height))
  }

  /// How far the photo can be moved from the middle before one of its edges comes further in than the screen's.
  private func reach(_ size: CGSize) -> CGSize {
    let shape = shapes[page] ?? size.width / max(1, size.height)
    let (width, height) = (min(size.width, size.height * shape), min(size.height, size.width / shape))
    return CGSize(
      width: max(0, zoom * width - size.width) / 2, height: max(0, zoom * height - size.height) / 2)
  }

  func reset() {
    zoom = 1
    moved = .zero
  }

  func go(by step: Int, _ count: Int) {
    page = min(max(0, page + step), count - 1)
    reset()
  }

  func turn(by step: Int, _ count: Int) -> KeyPress.Result {
    guard (0..<count).contains(page + step) else { return .ignored }
    guard !isClosing else { return .handled }
    axis = .horizontal
    fly { go(by: step, count) }
    return .handled
  }

  /// Makes the photo larger or smaller about the middle of the screen, or as large as fits. Together with Control these
  /// keys are for the size of texts.
  func enlarge(_ press: KeyPress) -> KeyPress.Result {
    guard press.modifiers.isDisjoint(with: [.control, .command, .option]) else { return .ignored }
    guard pinched == nil, held == nil, base == nil, !isClosing else { return .handled }
    let factor: CGFloat =
      switch press.key {
      case "0": 0
      case "-": 1 / Self.keyZoom
      default: Self.keyZoom
      }
    fly {
      drag = .zero
      enlarge(to: zoom * factor, about: CGPoint(x: screen.width / 2, y: screen.height / 2), screen)
    }
    return .handled
  }
}
