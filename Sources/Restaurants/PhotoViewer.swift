import BistroComponents
import SwiftUI

/// Photos over the whole screen: the one that was tapped grows out of its place on the page and goes back there. A drag
/// sideways leads to the next one, two fingers or two taps make it larger, and thrown downwards it goes. A finger put down
/// while they move stops them where they are.
struct PhotoViewer: View {
  /// Between photos, in points.
  private static let gap: CGFloat = 24
  /// A photo that is dragged down further than this, or would run so far, is dismissed, in points.
  static let throwAway: CGFloat = 140
  /// Over so many points downwards the ground fades.
  static let fade: CGFloat = 400
  static let tapZoom: CGFloat = 2.5
  /// By how much a press of a key makes a photo larger or smaller.
  static let keyZoom: CGFloat = 1.5
  /// So long the speed of a drag counts for where it would end, in seconds.
  static let runOut: CGFloat = 0.25
  /// How far a pinch is projected by its speed, in seconds.
  static let projection: CGFloat = 0.1
  /// How long photos move, how long they go back to their places, and the fade instead of both, in seconds.
  private static let (duration, back, fading) = (0.35, 0.24, 0.2)
  /// Nearer to its place than this part of the way, a photo that goes back is not seen to move, and is caught no more.
  private static let arrival: CGFloat = 0.01
  /// A zoom nearer to the least one than this is that.
  static let zoomTolerance: CGFloat = 0.002

  let restaurant: Restaurant
  @Binding var page: Int
  let hero: HeroCover<PhotoSource>
  /// How the sheet's area is filled, for what lies over a photo there.
  let arrangement: DetailArrangement
  /// Called once the photo hides the page.
  let covered: () -> Void
  @Environment(\.dismiss) private var dismiss
  @Environment(\.accessibilityReduceMotion) var reducesMotion
  @Environment(\.layoutDirection) private var layoutDirection
  /// How far the photo is from its place on the page: 0 there, 1 here.
  @State private var opening: CGFloat = 0
  @State private var opacity = 0.0
  @State var zoom: CGFloat = 1
  /// How far the photo has been moved while it is larger than the screen.
  @State var moved = CGSize.zero
  /// The widths of photos divided by their heights.
  @State var shapes: [Int: CGFloat] = [:]
  /// The zoom and the place at the beginning of a pinch.
  @State var pinched: (zoom: CGFloat, moved: CGSize)?
  /// Where the photo was when a finger began to move it.
  @State var held: CGSize?
  /// How far a finger has dragged all of it, and the axis along which it moved first.
  @State var drag = CGSize.zero
  @State var axis: Axis?
  /// How far all of it was dragged when a finger began to; nil: none does.
  @State var base: CGSize?
  /// The part of a finger's translation during a pinch, which moves nothing.
  @State var skipped = CGSize.zero
  @State var shown = ShownPhotoPlace()
  /// The number of the animation that moves the photos, and whether it still does.
  @State private var flight = 0
  @State var isFlying = false
  @State var isClosing = false
  /// Whether the ground covers the page: until then the number would lie on the page's texts.
  @State private var isCovering = false
  /// The size of the screen, in points.
  @State var screen = CGSize.zero
  @GestureState var isTouched = false
  @GestureState var isPinching = false

  var body: some View {
    let photos = restaurant.allPhotos
    GeometryReader { proxy in
      ZStack {
        PhotoPlaceProbe(place(proxy.size.width), shown)
          .ignoresSafeArea()
        ForEach(near(photos), id: \.self) { number in
          photo(number, photos, in: proxy.frame(in: .global))
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
    .modifier(OperatorCorner())
    .opacity(opacity)
    .allowsHitTesting(opacity > 0)
    .focusable()
    .focusEffectDisabled()
    .overlay(alignment: .topTrailing) {
      ClosingButton { close() }
        .modifier(HiddenWhilePulled(isPulled: isAway))
    }
    .overlay(alignment: .bottom) {
      if photos.count > 1 {
        PhotoCount(number: page + 1, count: photos.count)
          .padding(24)
          .modifier(HiddenWhilePulled(isPulled: isAway || !isCovering))
      }
    }
    .onGeometryChange(for: CGSize.self, of: \.size) { screen = $0 }
    .onAppear(perform: open)
    .onKeyPress(keys: ["+", "=", "-", "0"], action: enlarge)
    .onKeyPress(.leftArrow) { turn(by: isMirrored ? 1 : -1, photos.count) }
    .onKeyPress(.rightArrow) { turn(by: isMirrored ? -1 : 1, photos.count) }
    .onExitCommand { close() }
    .accessibilityIdentifier("photo-viewer")
  }

  func photo(_ number: Int, _ photos: [String], in area: CGRect) -> some View {
    HeroGrowth(hero, part: number == page ? opening : 1, area: area, shape: shapes[number]) {
      RestaurantPhoto(restaurant: restaurant, photo: photos[number])
        .onGeometryChange(for: CGFloat.self) {
          Self.shape($0.size)
        } action: {
          shapes[number] = $0
        }
    } face: { flight in
      PhotoFace(restaurant: restaurant, arrangement: arrangement, number: number, flight: flight)
        .environment(\.layoutDirection, layoutDirection)
    }
  }

  // MARK: Coming and going

  /// Whether the photo is pulled from its place here or goes: the page shows behind it.
  private var isAway: Bool { down > 0 || isClosing || opening == 0 }

  private func open() {
    if hero.source != nil {
      opacity = 1
      fly(completion: covered) { opening = 1 }
    } else {
      opening = 1
      withAnimation(.easeOut(duration: Self.fading)) {
        opacity = 1
      } completion: {
        isCovering = true
        covered()
      }
    }
  }

  /// Closes: the photo goes to where it is on the page, from wherever it is and with the velocity that a finger gave it. It
  /// fades where there is no such place in sight.
  func close(velocity: CGSize = .zero) {
    guard !isClosing else { return }
    isClosing = true
    (base, held, pinched) = (nil, nil, nil)
    freeze(screen.width)
    if hero.source != nil {
      fly(.spring(duration: Self.back), completion: leave) {
        opening = 0
        drag = .zero
        reset()
      }
      return
    }
    if !reducesMotion, velocity != .zero {
      withAnimation(motion) { drag.height += Self.projection * velocity.height }
    }
    withAnimation(.easeOut(duration: Self.fading)) {
      opacity = 0
    } completion: {
      leave()
    }
  }

  private func leave() { atOnce { dismiss() } }

  // MARK: Places

  var isMirrored: Bool { layoutDirection == .rightToLeft }

  /// How far all of it has been pulled down.
  private var down: CGFloat { axis == .vertical ? drag.height : 0 }

  /// The photo in sight and its neighbours.
  private func near(_ photos: [String]) -> [Int] { photos.indices.filter { abs($0 - page) <= 1 } }

  /// The offset of a photo from the one in sight, from the left in every language.
  func place(_ number: Int, _ width: CGFloat) -> CGFloat {
    let distance = CGFloat(number - page) * (width + Self.gap)
    return (isMirrored ? -distance : distance) + (axis == .horizontal ? drag.width : 0)
  }

  func place(_ width: CGFloat) -> PhotoPlace {
    PhotoPlace(opening: opening, row: place(0, width), down: down, zoom: zoom, moved: moved)
  }

  /// A width divided by a height, so rounded that it is the same for each size of a photo.
  static func shape(_ size: CGSize) -> CGFloat {
    size.height > 0 ? (size.width / size.height * 10_000).rounded() / 10_000 : 1
  }

  /// Stops all of it where it is shown, for a finger.
  func catchPhoto(_ width: CGFloat) {
    freeze(width)
    isClosing = false
  }

  /// Stops all of it where it is shown.
  private func freeze(_ width: CGFloat) {
    let present = shown.value
    guard isFlying, present != place(width) else { return }
    flight += 1
    following {
      opening = present.opening
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
  func fly(
    _ animation: Animation? = nil, completion: @escaping () -> Void = {}, _ change: () -> Void
  ) {
    flight += 1
    let number = flight
    isFlying = motion != nil
    if opening < 1 || axis == .vertical { isCovering = false }
    withAnimation(motion == nil ? nil : animation ?? motion, completionCriteria: .removed) {
      change()
    } completion: {
      guard number == flight else { return }
      isFlying = false
      isCovering = !isClosing
      if drag == .zero { axis = nil }
      completion()
    }
  }

  /// A photo that a finger has let go goes to its place here, wherever it was caught.
  func settle(_ change: () -> Void) {
    isClosing = false
    fly(completion: covered) {
      opening = 1
      change()
    }
  }

  /// Whether nothing stops the photo any more.
  var isGone: Bool { isClosing && shown.value.opening < Self.arrival }

  private var motion: Animation? { reducesMotion ? nil : .spring(duration: Self.duration) }
}
