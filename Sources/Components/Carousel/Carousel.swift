import SwiftUI

/// A row of items of which one rests in the middle: flat, or turned away at the sides as a cover flow.
///
/// With x the distance of an item's middle from the carousel's, w an item's width and its spacing, and a the greatest
/// angle: the item is turned about y by −a · clamp(x / w, −1, 1) and scaled from 1 to `sideScale`. The effect is a
/// function of the place alone and follows the scroll in the same frame; layout does not change. A swipe comes to rest
/// at the item nearest to where the content would run, or one item further at most (`CarouselOptions.Limit.byOne`). A
/// tap on an item at the side selects it. Items are built as they come into sight.
///
///     struct Photos: View {
///       @State private var selection: Place.ID?
///
///       var body: some View {
///         Carousel(places, selection: $selection) { place in
///           Image(place.image).resizable().scaledToFill().clipShape(RoundedRectangle(cornerRadius: 12))
///         } onSelect: { place in print(place.name) }
///       }
///     }
///
/// `selection` follows while one scrolls, and is the goal at once where a tap or a key sends the carousel there;
/// `centered` is the item nearest to the middle in every frame, whoever moves it: what names the item that one sees reads
/// that. `onSelect` is called once when the carousel has come to rest at another item than before. The arrow keys go to the
/// neighbours, Home and End to the ends. Order and keys are mirrored from right to left.
public struct Carousel<Element: Identifiable, Item: View>: View where Element.ID: Sendable {
  private let elements: [Element]
  @Binding private var selection: Element.ID?
  private let centered: Binding<Element.ID?>?
  private let options: CarouselOptions
  private let onSelect: (Element) -> Void
  private let onTap: ((Element) -> Void)?
  private let content: (Element) -> Item
  @State private var width: CGFloat = 0
  @State private var settled: Element.ID?
  /// The index of the item nearest to the middle.
  @State private var nearest = 0
  @Environment(\.layoutDirection) private var layoutDirection
  @Environment(\.accessibilityReduceMotion) private var reducesMotion

  /// - Parameters:
  ///   - centered: set to the item nearest to the middle.
  ///   - onTap: called for a tap on the item in the middle, by option on any.
  ///   - onSelect: called once when another item has come to rest in the middle.
  public init(
    _ data: some RandomAccessCollection<Element>, selection: Binding<Element.ID?>,
    centered: Binding<Element.ID?>? = nil, options: CarouselOptions = CarouselOptions(),
    @ViewBuilder content: @escaping (Element) -> Item,
    onTap: ((Element) -> Void)? = nil, onSelect: @escaping (Element) -> Void = { _ in }
  ) {
    elements = Array(data)
    _selection = selection
    self.centered = centered
    self.options = options
    self.content = content
    self.onTap = onTap
    self.onSelect = onSelect
  }

  private var margin: CGFloat { max(0, (width - options.itemSize.width) / 2) }

  public var body: some View {
    ScrollViewReader { proxy in
      ScrollView(.horizontal, showsIndicators: false) {
        LazyHStack(spacing: options.spacing) {
          ForEach(elements) { element in
            content(element)
              .frame(width: options.itemSize.width, height: options.itemSize.height)
              .contentShape(Rectangle())
              .modifier(CarouselEffect(options: options))
              .onTapGesture { tapped(element) }
          }
        }
        .scrollTargetLayout()
      }
      .contentMargins(.horizontal, margin, for: .scrollContent)
      .scrollTargetBehavior(.viewAligned(limitBehavior: options.limit == .byOne ? .alwaysByOne : .never))
      .scrollPosition(id: $selection)
      .scrollClipDisabled()
      .coordinateSpace(name: CarouselSpace.frame)
      .onScrollGeometryChange(for: Int.self) { [options, layoutDirection] geometry in
        options.index(geometry, isRightToLeft: layoutDirection == .rightToLeft)
      } action: { _, index in
        nearest = index
      }
      .onScrollPhaseChange { _, phase in if phase == .idle { rested() } }
      .onGeometryChange(for: CGFloat.self) {
        $0.size.width
      } action: { next in
        width = next
        // Another width, the same item in the middle.
        if let present = selection ?? elements.first?.id { proxy.scrollTo(present, anchor: .leading) }
      }
    }
    .frame(height: options.itemSize.height)
    .onChange(of: middle?.id, initial: true) { _, id in
      if let centered, centered.wrappedValue != id { centered.wrappedValue = id }
    }
    .onKeyPress(keys: [.leftArrow, .rightArrow, .home, .end]) { press in
      guard options.listensToKeys, !elements.isEmpty else { return .ignored }
      let forward: KeyEquivalent = layoutDirection == .rightToLeft ? .leftArrow : .rightArrow
      switch press.key {
      case .home: select(0)
      case .end: select(elements.count - 1)
      default: select(index + (press.key == forward ? 1 : -1))
      }
      return .handled
    }
    .accessibilityIdentifier("carousel")
  }

  /// The item nearest to the middle.
  private var middle: Element? {
    elements.isEmpty ? nil : elements[min(max(nearest, 0), elements.count - 1)]
  }

  private var index: Int { elements.firstIndex { $0.id == selection } ?? 0 }

  /// Goes to an item, animated unless reduced motion is on.
  private func select(_ wanted: Int) {
    let next = min(max(wanted, 0), elements.count - 1)
    guard elements[next].id != selection else { return }
    withAnimation(reducesMotion ? nil : .easeOut(duration: 0.3)) { selection = elements[next].id }
    if reducesMotion { rested() }
  }

  private func tapped(_ element: Element) {
    if element.id == selection ?? elements.first?.id {
      onTap?(element)
    } else if let next = elements.firstIndex(where: { $0.id == element.id }) {
      select(next)
      if options.tapsReachSides { onTap?(element) }
    }
  }

  /// The carousel has come to rest.
  private func rested() {
    let present = selection ?? elements.first?.id
    guard let present, present != settled ?? elements.first?.id else { return }
    settled = present
    if let element = elements.first(where: { $0.id == present }) { onSelect(element) }
  }
}

/// The names of a carousel's spaces.
enum CarouselSpace: Hashable { case frame }

/// Turns and scales an item by its distance from the middle.
private struct CarouselEffect: ViewModifier {
  let options: CarouselOptions
  @Environment(\.layoutDirection) private var layoutDirection

  init(options: CarouselOptions) { self.options = options }

  func body(content: Content) -> some View {
    // Offsets are mirrored from right to left, and places in the window are not.
    let sign: CGFloat = layoutDirection == .rightToLeft ? -1 : 1
    content.visualEffect { [options] effect, proxy in
      let pose = options.pose(proxy)
      return
        effect
        .scaleEffect(pose.scale)
        .rotation3DEffect(
          .degrees(pose.angle), axis: (x: 0, y: 1, z: 0), perspective: pose.perspective
        )
        .offset(x: sign * pose.shift)
    }
  }
}
