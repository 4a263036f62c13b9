import SwiftUI

/// A stack of cards that are swiped away to the left or to the right.
///
/// The first element lies on top. By default a card moves as the tutorial's: dragged by dx it is turned by dx / 5
/// degrees, then moved by (5 dx, 0), and its opacity is 2 − |dx / 50|; `SwipeDeckOptions.Style.physical` keeps the
/// touched point under the finger. Let go with |dx| > 100, or faster than 1100 points per second outwards, the card
/// leaves with the finger's speed or faster, and is freed once nothing of it can be seen; otherwise a spring draws it
/// back. The next card can be dragged meanwhile. `onSwipe` is called exactly once for each card that goes, `onEmpty` once
/// when none is left.
///
///     struct Discover: View {
///       @State private var deck = SwipeDeckController()
///
///       var body: some View {
///         SwipeDeck(places, controller: deck) { place, direction in
///           if direction == .right { favourites.insert(place.id) }
///         } content: { place in PlaceCard(place: place) }
///         Button("Undo") { deck.undo() }.disabled(!deck.canUndo)
///       }
///     }
///
/// Buttons in a card work; a drag that begins on one moves the card. A vertical scroll view in a card has vertical
/// drags. The arrow keys swipe, Delete undoes. A programmatic swipe ends a drag of the card.
public struct SwipeDeck<Element: Identifiable, Card: View>: View {
  private let elements: [Element]
  private let options: SwipeDeckOptions
  private let controller: SwipeDeckController?
  private let onSwipe: (Element, SwipeDirection) -> Void
  private let onUndo: (Element, SwipeDirection) -> Void
  private let onEmpty: () -> Void
  private let content: (Element) -> Card
  @State private var own = SwipeDeckController()
  @State private var known = KnownElements<Element>()
  @Environment(\.accessibilityReduceMotion) private var reducesMotion
  @Environment(\.layoutDirection) private var layoutDirection

  public init(
    _ data: some RandomAccessCollection<Element>, options: SwipeDeckOptions = SwipeDeckOptions(),
    controller: SwipeDeckController? = nil, onSwipe: @escaping (Element, SwipeDirection) -> Void,
    onUndo: @escaping (Element, SwipeDirection) -> Void = { _, _ in }, onEmpty: @escaping () -> Void = {},
    @ViewBuilder content: @escaping (Element) -> Card
  ) {
    elements = Array(data)
    self.options = options
    self.controller = controller
    self.onSwipe = onSwipe
    self.onUndo = onUndo
    self.onEmpty = onEmpty
    self.content = content
  }

  private var deck: SwipeDeckController { controller ?? own }

  public var body: some View {
    configure()
    let ids = elements.map { AnyHashable($0.id) }
    return ZStack {
      ForEach(deck.visible.reversed(), id: \.self) { id in
        if let element = known.elements[id] {
          // Left and right are the same in every language; what is on a card goes by the language.
          SwipeCardView(
            deck: deck, card: deck.card(id),
            content: content(element).environment(\.layoutDirection, layoutDirection)
          )
          .environment(\.layoutDirection, .leftToRight)
          .transition(reducesMotion ? .opacity : .identity)
        }
      }
    }
    // Where motion is reduced cards fade: they come and go where they are.
    .animation(reducesMotion ? .easeOut(duration: 0.2) : nil, value: deck.visible)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .onGeometryChange(for: CGSize.self) {
      $0.size
    } action: {
      deck.size = $0
    }
    .background(SwipeDeckClock(deck: deck))
    .onChange(of: ids, initial: true) { _, ids in deck.show(ids) }
    // One card a press: a key that is held would throw all of them.
    .onKeyPress(keys: [.leftArrow, .rightArrow, .delete, .deleteForward], phases: .down) { press in
      guard options.listensToKeys else { return .ignored }
      switch press.key {
      case .leftArrow: deck.swipe(.left)
      case .rightArrow: deck.swipe(.right)
      default:
        guard deck.canUndo else { return .ignored }
        deck.undo()
      }
      return .handled
    }
    .accessibilityAction(named: "Swipe left") { deck.swipe(.left) }
    .accessibilityAction(named: "Swipe right") { deck.swipe(.right) }
    .accessibilityAction(named: "Undo") { deck.undo() }
    .accessibilityIdentifier("swipe-deck")
  }

  private func configure() {
    let deck = deck
    let known = known
    known.update(elements, keep: deck.visible)
    deck.options = options
    deck.reducesMotion = reducesMotion
    (known.onSwipe, known.onUndo, known.onEmpty) = (onSwipe, onUndo, onEmpty)
    deck.listener = known
  }
}

/// Who is told of what becomes of a deck's cards.
@MainActor protocol SwipeDeckListener: AnyObject {
  func swiped(_ id: AnyHashable, _ direction: SwipeDirection)
  func returned(_ id: AnyHashable, _ direction: SwipeDirection)
  func emptied()
}

/// The elements that a deck shows or may show again, those that the program has removed meanwhile included, and what the
/// program does with them.
private final class KnownElements<Element: Identifiable>: SwipeDeckListener {
  private(set) var elements: [AnyHashable: Element] = [:]
  var onSwipe: (Element, SwipeDirection) -> Void = { _, _ in }
  var onUndo: (Element, SwipeDirection) -> Void = { _, _ in }
  var onEmpty: () -> Void = {}

  func swiped(_ id: AnyHashable, _ direction: SwipeDirection) {
    elements[id].map { onSwipe($0, direction) }
  }

  func returned(_ id: AnyHashable, _ direction: SwipeDirection) {
    elements[id].map { onUndo($0, direction) }
  }

  func emptied() { onEmpty() }

  func update(_ list: [Element], keep: [AnyHashable]) {
    var next: [AnyHashable: Element] = [:]
    for id in keep { next[id] = elements[id] }
    for element in list { next[AnyHashable(element.id)] = element }
    elements = next
  }
}

/// Keeps cards going while they move.
private struct SwipeDeckClock: View {
  let deck: SwipeDeckController

  private struct Beat: Equatable {
    let date: Date
    let isRunning: Bool
  }

  var body: some View {
    let isRunning = deck.needsTime
    TimelineView(.animation(paused: !isRunning)) { timeline in
      Color.clear
        .onChange(of: Beat(date: timeline.date, isRunning: isRunning), initial: true) { _, beat in
          deck.tick(beat.date)
        }
    }
  }
}

/// A card at its place, with what a finger does to it.
private struct SwipeCardView<Content: View>: View {
  let deck: SwipeDeckController
  let card: SwipeCard
  let content: Content
  @State private var size = CGSize(width: 1, height: 1)
  @Environment(\.accessibilityReduceMotion) private var reducesMotion
  /// Whether the finger has the card; nil: that is not decided. However the gesture ends, the card is let go.
  @GestureState private var isOurs: Bool?
  /// Whether two fingers are on the card: that swipes nothing.
  @GestureState private var isPinched = false

  init(deck: SwipeDeckController, card: SwipeCard, content: Content) {
    self.deck = deck
    self.card = card
    self.content = content
    _isOurs = GestureState(
      wrappedValue: nil, reset: { isOurs, _ in if isOurs == true { deck.drop(card.id) } })
  }

  var body: some View {
    let depth = deck.depth(card.id)
    content
      .onGeometryChange(for: CGSize.self) {
        $0.size
      } action: {
        size = $0
      }
      .modifier(SwipeCardEffect(card: card, style: deck.options.style))
      .gesture(drag)
      .simultaneousGesture(
        MagnifyGesture(minimumScaleDelta: 0).updating($isPinched) { _, isPinched, _ in isPinched = true }
      )
      .onChange(of: isPinched) { _, isPinched in if isPinched { deck.drop(card.id) } }
      .offset(y: deck.options.spacing * CGFloat(depth))
      .animation(reducesMotion ? nil : .spring(), value: depth)
      .allowsHitTesting(deck.remaining.first == card.id)
  }

  private var drag: some Gesture {
    DragGesture()
      // Before the state falls back.
      .onEnded { value in
        guard !isPinched, isOurs ?? deck.grab(card.id, at: grip(value.startLocation)) else { return }
        card.drag(value.translation)
        deck.letGo(card.id, value.velocity, at: value.time)
      }
      .updating($isOurs) { value, isOurs, _ in
        if isPinched { isOurs = false }
        if isOurs == nil { isOurs = deck.grab(card.id, at: grip(value.startLocation)) }
        if isOurs == true { card.drag(value.translation) }
      }
  }

  private func grip(_ point: CGPoint) -> UnitPoint {
    UnitPoint(x: point.x / max(size.width, 1), y: point.y / max(size.height, 1))
  }
}

/// What a drag does to a card's looks.
struct SwipeCardEffect: ViewModifier {
  let card: SwipeCard
  let style: SwipeDeckOptions.Style

  /// The most that a card turns in the hand, in degrees, and the distance over which it does.
  private static let turn = (degrees: 15.0, distance: 300.0)

  func body(content: Content) -> some View {
    let dx = card.offset.width
    switch style {
    case .tutorial:
      content
        .rotationEffect(.degrees(Double(dx / 5)))
        .offset(x: dx * 5, y: 0)
        .opacity(2 - Double(abs(dx / 50)))
    case .physical:
      let part = min(max(Double(dx) / Self.turn.distance, -1), 1)
      content
        .rotationEffect(
          .degrees(Self.turn.degrees * part * (card.grip.y < 0.5 ? 1 : -1)), anchor: card.grip
        )
        .offset(card.offset)
    }
  }
}
