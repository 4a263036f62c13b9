import BistroComponents
import SwiftUI

/// Photos over the whole screen: a drag sideways leads to the next one, two fingers or two taps make it larger, and thrown
/// downwards it goes.
struct PhotoViewer: View {
  /// Between photos, in points.
  private static let gap: CGFloat = 24
  /// What goes down further than this, or would run so far, is thrown away, in points.
  private static let throwAway: CGFloat = 140
  /// Over so many points downwards the ground fades.
  private static let fade: CGFloat = 400
  private static let greatestZoom: CGFloat = 4
  private static let tapZoom: CGFloat = 2.5
  /// Of a pinch beyond the least and the greatest zoom so much is followed, as a power.
  private static let resistance: CGFloat = 0.4
  /// How far a pinch is projected by its speed, in seconds.
  private static let projection: CGFloat = 0.1

  let restaurant: Restaurant
  @Binding var page: Int
  @Environment(\.dismiss) private var dismiss
  @Environment(\.accessibilityReduceMotion) private var reducesMotion
  @Environment(\.layoutDirection) private var layoutDirection
  @State private var zoom: CGFloat = 1
  /// How far the photo has been moved while it is larger than the screen.
  @State private var moved = CGSize.zero
  /// The zoom and the place at the beginning of a pinch.
  @State private var pinched: (zoom: CGFloat, moved: CGSize)?
  /// Where the photo was when a finger began to move it.
  @State private var held: CGSize?
  /// How far a finger has dragged all of it, and which way it went first.
  @State private var drag = CGSize.zero
  @State private var axis: Axis?

  var body: some View {
    let photos = restaurant.allPhotos
    GeometryReader { proxy in
      ZStack {
        Color.black
          .opacity(1 - max(0, down) / Self.fade)
          .ignoresSafeArea()
        ForEach(near(photos), id: \.self) { number in
          RestaurantPhoto(restaurant: restaurant, photo: photos[number])
            .scaleEffect(number == page ? zoom : 1)
            .offset(number == page ? moved : .zero)
            .frame(width: proxy.size.width, height: proxy.size.height)
            .offset(x: place(number, proxy.size.width), y: down)
        }
      }
      .contentShape(Rectangle())
      .gesture(tap(proxy.size))
      .gesture(dragging(proxy.size, photos.count))
      .simultaneousGesture(pinch(proxy.size))
    }
    .overlay(alignment: .topTrailing) { closing }
    .overlay(alignment: .bottom) {
      PhotoCount(number: page + 1, count: photos.count)
        .padding(24)
        .opacity(down > 0 ? 0 : 1)
    }
    .focusable()
    .onKeyPress(.leftArrow) { turn(by: isMirrored ? 1 : -1, photos.count) }
    .onKeyPress(.rightArrow) { turn(by: isMirrored ? -1 : 1, photos.count) }
    .onExitCommand { dismiss() }
    .accessibilityIdentifier("photo-viewer")
  }

  private var closing: some View {
    Button {
      dismiss()
    } label: {
      Image(systemName: "xmark")
        .font(.headline)
        .foregroundStyle(.white)
        .frame(width: 44, height: 44)
        .background(.black.opacity(0.55), in: Circle())
        .contentShape(Circle())
    }
    .buttonStyle(.plain)
    .padding(12)
    .opacity(down > 0 ? 0 : 1)
    .accessibilityLabel("Close")
    .accessibilityIdentifier("close-photos")
  }

  // MARK: Places

  private var isMirrored: Bool { layoutDirection == .rightToLeft }

  /// How far all of it has been pulled down.
  private var down: CGFloat { axis == .vertical ? drag.height : 0 }

  /// The photo in sight and its neighbours.
  private func near(_ photos: [String]) -> [Int] { photos.indices.filter { abs($0 - page) <= 1 } }

  /// Where a photo stands beside the one in sight; places in a stack count from the left in every language.
  private func place(_ number: Int, _ width: CGFloat) -> CGFloat {
    let distance = CGFloat(number - page) * (width + Self.gap)
    return (isMirrored ? -distance : distance) + (axis == .horizontal ? drag.width : 0)
  }

  // MARK: Gestures

  private func pinch(_ size: CGSize) -> some Gesture {
    MagnifyGesture()
      .onChanged { value in
        following {
          let start = pinched ?? (zoom, moved)
          pinched = start
          set(
            resisted(zoom: start.zoom * value.magnification), about: value.startLocation, from: start,
            in: size)
        }
      }
      .onEnded { value in
        let speed = (pinched?.zoom ?? zoom) * value.velocity
        pinched = nil
        withAnimation(motion) {
          let end = zoom + (reducesMotion ? 0 : Self.projection * speed)
          guard end > 1 else { return reset() }
          set(min(end, Self.greatestZoom), about: value.startLocation, from: (zoom, moved), in: size)
          keepInside(size)
        }
      }
  }

  private func tap(_ size: CGSize) -> some Gesture {
    SpatialTapGesture(count: 2)
      .onEnded { value in
        withAnimation(motion) {
          if zoom > 1 {
            reset()
          } else {
            set(Self.tapZoom, about: value.location, from: (1, .zero), in: size)
          }
        }
      }
  }

  private func dragging(_ size: CGSize, _ count: Int) -> some Gesture {
    DragGesture()
      .onChanged { value in
        following {
          if zoom > 1 { move(by: value.translation, size) } else { pull(by: value.translation, size, count) }
        }
      }
      .onEnded { value in
        let translation = value.predictedEndTranslation
        if held != nil {
          withAnimation(motion) {
            moved.width += translation.width - value.translation.width
            moved.height += translation.height - value.translation.height
            keepInside(size)
          }
          held = nil
        } else if axis == .vertical, max(translation.height, value.translation.height) > Self.throwAway {
          dismiss()
        } else {
          let turns = axis == .horizontal && abs(translation.width) > size.width / 2
          withAnimation(motion) {
            if turns { go(by: step(translation), count) }
            drag = .zero
          } completion: {
            if drag == .zero { axis = nil }
          }
        }
      }
  }

  /// Changes what follows fingers: what it ends with goes on as fast as they were.
  private func following(_ change: () -> Void) {
    var transaction = Transaction()
    transaction.tracksVelocity = true
    withTransaction(transaction, change)
  }

  /// Moves a photo that is larger than the screen; beyond its edges it resists.
  private func move(by translation: CGSize, _ size: CGSize) {
    let start = held ?? moved
    held = start
    let place = CGSize(width: start.width + translation.width, height: start.height + translation.height)
    let most = reach(size)
    moved = CGSize(
      width: resisted(place.width, most.width, size.width),
      height: resisted(place.height, most.height, size.height))
  }

  /// Drags all photos; upwards, and where there is no other photo, they resist.
  private func pull(by translation: CGSize, _ size: CGSize, _ count: Int) {
    if axis == nil { axis = abs(translation.width) > abs(translation.height) ? .horizontal : .vertical }
    let hasNext = (0..<count).contains(page + step(translation))
    drag = CGSize(
      width: hasNext ? translation.width : resisted(translation.width, 0, size.width),
      height: translation.height > 0 ? translation.height : resisted(translation.height, 0, size.height))
  }

  /// The photo to which a finger leads, counted from the one in sight.
  private func step(_ translation: CGSize) -> Int { (translation.width < 0) == isMirrored ? -1 : 1 }

  private func resisted(_ distance: CGFloat, _ free: CGFloat, _ length: CGFloat) -> CGFloat {
    let inside = min(max(distance, -free), free)
    return inside + RubberBand.displacement(distance - inside, over: length)
  }

  /// The zoom that a pinch shows: less than it asks for beyond the least and the greatest.
  private func resisted(zoom: CGFloat) -> CGFloat {
    let inside = min(max(zoom, 1), Self.greatestZoom)
    return inside * pow(max(zoom, 0.01) / inside, Self.resistance)
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

  /// How far a photo can be moved from the middle before one of its edges is in sight.
  private func reach(_ size: CGSize) -> CGSize {
    CGSize(width: max(0, zoom - 1) * size.width / 2, height: max(0, zoom - 1) * size.height / 2)
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
    withAnimation(motion) { go(by: step, count) }
    return .handled
  }

  private var motion: Animation? { reducesMotion ? nil : .spring(duration: 0.35) }
}

/// A photo as a whole, in the middle of its area.
private struct RestaurantPhoto: View {
  let restaurant: Restaurant
  let photo: String
  @Environment(RestaurantStore.self) private var store
  @Environment(\.guide) private var guide

  var body: some View {
    if let image = store.image(named: photo) {
      image
        .resizable()
        .scaledToFit()
        .accessibilityLabel(restaurant.name)
    } else {
      Image(systemName: guide.placeholder)
        .font(.largeTitle)
        .foregroundStyle(.white)
    }
  }
}
