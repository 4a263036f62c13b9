import BistroComponents
import SwiftUI

/// Photos over the whole screen: a drag sideways leads to the next one, two fingers or two taps make it larger, and thrown
/// downwards it goes, as fast as it was thrown. A finger put down while they move stops them where they are.
struct PhotoViewer: View {
  /// Between photos, in points.
  private static let gap: CGFloat = 24
  /// A photo that is dragged down further than this, or would run so far, is dismissed, in points.
  private static let throwAway: CGFloat = 140
  /// Over so many points downwards the ground fades.
  private static let fade: CGFloat = 400
  private static let tapZoom: CGFloat = 2.5
  /// By how much a press of a key makes a photo larger or smaller.
  private static let keyZoom: CGFloat = 1.5
  /// So long the speed of a drag counts for where it would end, in seconds.
  private static let runOut: CGFloat = 0.25
  /// How far a pinch is projected by its speed, in seconds.
  private static let projection: CGFloat = 0.1
  /// How fast a photo that is thrown away at least leaves the screen, in points per second.
  private static let leavingSpeed: CGFloat = 2400
  /// A zoom nearer to the least one than this is that.
  private static let zoomTolerance: CGFloat = 0.002

  let restaurant: Restaurant
  @Binding var page: Int
  @Environment(\.dismiss) private var dismiss
  @Environment(\.accessibilityReduceMotion) private var reducesMotion
  @Environment(\.layoutDirection) private var layoutDirection
  @State private var zoom: CGFloat = 1
  /// How far the photo has been moved while it is larger than the screen.
  @State private var moved = CGSize.zero
  /// The sizes of photos that are as large as fits the screen, in points.
  @State private var sizes: [Int: CGSize] = [:]
  /// The zoom and the place at the beginning of a pinch.
  @State private var pinched: (zoom: CGFloat, moved: CGSize)?
  /// Where the photo was when a finger began to move it.
  @State private var held: CGSize?
  /// How far a finger has dragged all of it, and the axis along which it moved first.
  @State private var drag = CGSize.zero
  @State private var axis: Axis?
  /// How far all of it was dragged when a finger began to; nil: none does.
  @State private var base: CGSize?
  /// The part of a finger's translation during a pinch, which moves nothing.
  @State private var skipped = CGSize.zero
  @State private var shown = ShownPhotoPlace()
  /// The number of the animation that moves the photos, and whether it still does.
  @State private var flight = 0
  @State private var isFlying = false
  @State private var isLeaving = false
  /// The size of the screen, in points.
  @State private var screen = CGSize.zero
  @GestureState private var isTouched = false
  @GestureState private var isPinching = false

  var body: some View {
    let photos = restaurant.allPhotos
    GeometryReader { proxy in
      ZStack {
        PhotoPlaceProbe(place(proxy.size.width), shown)
        Color.black
          .opacity(1 - max(0, down) / Self.fade)
          .ignoresSafeArea()
        ForEach(near(photos), id: \.self) { number in
          RestaurantPhoto(restaurant: restaurant, photo: photos[number])
            .onGeometryChange(for: CGSize.self) {
              $0.size
            } action: {
              sizes[number] = $0
            }
            .scaleEffect(number == page ? zoom : 1)
            .offset(number == page ? moved : .zero)
            .frame(width: proxy.size.width, height: proxy.size.height)
            .offset(x: place(number, proxy.size.width), y: down)
        }
      }
      // Places and distances of fingers count from the left, so offsets must, too.
      .environment(\.layoutDirection, .leftToRight)
      .contentShape(Rectangle())
      // What flies is caught at once: nothing waits for a second tap.
      .gesture(tap(proxy.size), including: isFlying ? .subviews : .all)
      .gesture(dragging(proxy.size, photos.count))
      .simultaneousGesture(pinch(proxy.size))
      // A gesture that is cancelled has no end.
      .onChange(of: isPinching) { _, isPinching in
        if !isPinching, pinched != nil { endPinch(at: .zero, velocity: 0, proxy.size) }
      }
      .onChange(of: isTouched) { _, isTouched in
        if !isTouched, base != nil || held != nil { letGo(.zero, .zero, proxy.size, photos.count) }
      }
    }
    .allowsHitTesting(!isLeaving)
    .overlay(alignment: .topTrailing) {
      ClosingButton { dismiss() }
        .modifier(HiddenWhilePulled(isPulled: down > 0))
    }
    .overlay(alignment: .bottom) {
      if photos.count > 1 {
        PhotoCount(number: page + 1, count: photos.count)
          .padding(24)
          .modifier(HiddenWhilePulled(isPulled: down > 0))
      }
    }
    .onGeometryChange(for: CGSize.self, of: \.size) { screen = $0 }
    .focusable()
    .onKeyPress(keys: ["+", "=", "-", "0"], action: enlarge)
    .onKeyPress(.leftArrow) { turn(by: isMirrored ? 1 : -1, photos.count) }
    .onKeyPress(.rightArrow) { turn(by: isMirrored ? -1 : 1, photos.count) }
    .onExitCommand { dismiss() }
    .accessibilityIdentifier("photo-viewer")
  }

  // MARK: Places

  private var isMirrored: Bool { layoutDirection == .rightToLeft }

  /// How far all of it has been pulled down.
  private var down: CGFloat { axis == .vertical ? drag.height : 0 }

  /// The photo in sight and its neighbours.
  private func near(_ photos: [String]) -> [Int] { photos.indices.filter { abs($0 - page) <= 1 } }

  /// The offset of a photo from the one in sight, from the left in every language.
  private func place(_ number: Int, _ width: CGFloat) -> CGFloat {
    let distance = CGFloat(number - page) * (width + Self.gap)
    return (isMirrored ? -distance : distance) + (axis == .horizontal ? drag.width : 0)
  }

  private func place(_ width: CGFloat) -> PhotoPlace {
    PhotoPlace(row: place(0, width), down: down, zoom: zoom, moved: moved)
  }

  /// Stops all of it where it is shown.
  private func freeze(_ width: CGFloat) {
    let present = shown.value
    guard isFlying, present != place(width) else { return }
    flight += 1
    following {
      zoom = abs(present.zoom - 1) < Self.zoomTolerance ? 1 : present.zoom
      moved = present.moved
      switch axis {
      case .horizontal: drag.width += present.row - place(0, width)
      case .vertical: drag.height = present.down
      case nil: break
      }
    }
  }

  /// Moves the photos by an animation, until a finger stops them.
  private func fly(_ change: () -> Void) {
    flight += 1
    let number = flight
    isFlying = motion != nil
    withAnimation(motion, change) {
      guard number == flight else { return }
      isFlying = false
      if drag == .zero { axis = nil }
    }
  }

  // MARK: Gestures

  private func pinch(_ size: CGSize) -> some Gesture {
    MagnifyGesture()
      .updating($isPinching) { _, isPinching, _ in isPinching = true }
      .onChanged { value in
        if pinched == nil {
          freeze(size.width)
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
      .onEnded { endPinch(at: $0.startLocation, velocity: $0.velocity, size) }
  }

  /// Lets go of a photo that two fingers have enlarged, or made smaller than it can be.
  private func endPinch(at place: CGPoint, velocity: CGFloat, _ size: CGSize) {
    let speed = (pinched?.zoom ?? zoom) * velocity
    pinched = nil
    fly {
      drag = .zero
      enlarge(to: zoom + (reducesMotion ? 0 : Self.projection * speed), about: place, size)
    }
  }

  private func tap(_ size: CGSize) -> some Gesture {
    SpatialTapGesture(count: 2)
      .onEnded { value in
        fly {
          enlarge(to: zoom > 1 ? 1 : Self.tapZoom, about: value.location, size)
        }
      }
  }

  private func dragging(_ size: CGSize, _ count: Int) -> some Gesture {
    DragGesture(minimumDistance: isFlying ? 0 : 10)
      .updating($isTouched) { _, isTouched, _ in isTouched = true }
      .onChanged { value in
        // Two fingers move the photo by the pinch alone; what one of them does afterwards counts from there.
        if pinched != nil { return skipped = value.translation }
        if base == nil, held == nil { freeze(size.width) }
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
  private func letGo(_ velocity: CGSize, _ translation: CGSize, _ size: CGSize, _ count: Int) {
    let ahead = CGSize(width: Self.runOut * velocity.width, height: Self.runOut * velocity.height)
    let start = base ?? .zero
    let wasHeld = held != nil
    (base, held) = (nil, nil)
    if wasHeld {
      return fly {
        moved.width += ahead.width
        moved.height += ahead.height
        keepInside(size)
      }
    }
    let end = CGSize(
      width: start.width + translation.width + ahead.width,
      height: start.height + translation.height + ahead.height)
    if axis == .vertical, max(end.height, end.height - ahead.height) > Self.throwAway {
      return leave(velocity.height, size)
    }
    let turns = axis == .horizontal && abs(end.width) > size.width / 2
    fly {
      if turns { go(by: step(end), count) }
      if zoom < 1 { reset() }
      drag = .zero
    }
  }

  /// Sends the photo out at the bottom, first as fast as the finger was, then faster, and closes.
  private func leave(_ speed: CGFloat, _ size: CGSize) {
    let distance = size.height - drag.height
    guard motion != nil, distance > 0 else { return dismiss() }
    isLeaving = true
    let first = max(0, speed)
    let last = max(first, Self.leavingSpeed)
    // Even acceleration: the curve is a parabola with these speeds at its ends, as parts of the mean one.
    let duration = 2 * distance / (first + last)
    let (begin, end) = (first * duration / distance, last * duration / distance)
    withAnimation(.timingCurve(1 / 3, begin / 3, 2 / 3, 1 - end / 3, duration: duration)) {
      drag.height = size.height
    } completion: {
      atOnce { dismiss() }
    }
  }

  /// Changes values that follow fingers: an animation that follows begins with their velocity.
  private func following(_ change: () -> Void) {
    var transaction = Transaction()
    transaction.tracksVelocity = true
    withTransaction(transaction, change)
  }

  /// Moves a photo that is larger than the screen; beyond its edges it resists.
  private func move(by translation: CGSize, _ size: CGSize) {
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
  private func pulled(_ drag: CGSize, _ size: CGSize, _ count: Int) -> CGSize {
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
  private func enlarge(to end: CGFloat, about place: CGPoint, _ size: CGSize) {
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
    let photo = sizes[page] ?? size
    return CGSize(
      width: max(0, zoom * photo.width - size.width) / 2,
      height: max(0, zoom * photo.height - size.height) / 2)
  }

  private func reset() {
    zoom = 1
    moved = .zero
  }

  private func go(by step: Int, _ count: Int) {
    page = min(max(0, page + step), count - 1)
    reset()
  }

  private func turn(by step: Int, _ count: Int) -> KeyPress.Result {
    guard (0..<count).contains(page + step) else { return .ignored }
    axis = .horizontal
    fly { go(by: step, count) }
    return .handled
  }

  /// Makes the photo larger or smaller about the middle of the screen, or as large as fits. Together with Control these
  /// keys are for the size of texts.
  private func enlarge(_ press: KeyPress) -> KeyPress.Result {
    guard press.modifiers.isDisjoint(with: [.control, .command, .option]) else { return .ignored }
    guard pinched == nil, held == nil, base == nil, !isLeaving else { return .handled }
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

  private var motion: Animation? { reducesMotion ? nil : .spring(duration: 0.35) }
}
