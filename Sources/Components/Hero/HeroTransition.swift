import SwiftUI

/// Draws the pictures of a hero transition above its page and the page's bottom sheet.
private struct HeroTransition<ID: Hashable, Picture: View>: ViewModifier {
  let id: ID?
  let picture: (HeroFlight<ID>) -> Picture
  @State private var model = HeroModel()
  @Environment(\.accessibilityReduceMotion) private var reducesMotion

  init(id: ID?, picture: @escaping (HeroFlight<ID>) -> Picture) {
    self.id = id
    self.picture = picture
  }

  func body(content: Content) -> some View {
    model.reducesMotion = reducesMotion
    return
      content
      .environment(\.heroModel, model)
      .overlay {
        HeroLayer(model: model, id: id, picture: picture)
          .ignoresSafeArea()
          .allowsHitTesting(false)
          .accessibilityHidden(true)
      }
  }
}

/// The pictures that fly.
private struct HeroLayer<ID: Hashable, Picture: View>: View {
  let model: HeroModel
  let id: ID?
  let picture: (HeroFlight<ID>) -> Picture
  @Environment(\.layoutDirection) private var layoutDirection

  var body: some View {
    Color.clear
      .onGeometryChange(for: CGPoint.self) {
        $0.frame(in: .global).origin
      } action: {
        model.origin = $0
      }
      .background(HeroWatch(model: model, id: id.map { AnyHashable($0) }))
      // Places in the window are the same in every language; what is in a picture goes by the language.
      .overlay(alignment: .topLeading) {
        ForEach(model.items) { item in
          HeroPicture(model: model, item: item) { flight in
            picture(flight).environment(\.layoutDirection, layoutDirection)
          }
          .transition(.identity)
        }
      }
      .environment(\.layoutDirection, .leftToRight)
      .transaction { $0.animation = nil }
  }
}

/// Tells the model of what the sheet shows and where it is: evaluated alone while the sheet moves, beside the pictures.
private struct HeroWatch: View {
  let model: HeroModel
  let id: AnyHashable?

  var body: some View {
    let shown = model.sheet?.isMounted == true ? id : nil
    Color.clear
      .frame(width: 0, height: 0)
      .onChange(of: shown, initial: true) { _, shown in model.show(shown) }
      .onChange(of: model.presence, initial: true) { _, presence in model.move(to: presence) }
  }
}

/// A picture between its source and its destination, laid out anew at each size, so that its crop changes continuously.
private struct HeroPicture<ID: Hashable, Picture: View>: View {
  let model: HeroModel
  let item: HeroModel.Item
  let picture: (HeroFlight<ID>) -> Picture

  var body: some View {
    if let id = item.id.base as? ID, let source = model.sources[item.id], let destination = model.destination,
      let sheet = model.sheet
    {
      let presence = model.presence
      let progress = item.path.progress(presence)
      let from = source.frame.offsetBy(dx: -model.origin.x, dy: -model.origin.y)
      let to = destination.frame.offsetBy(dx: 0, dy: sheet.y)
      let frame = HeroPath.mix(from, to, progress)
      let radius = source.cornerRadius + (destination.cornerRadius - source.cornerRadius) * progress
      let pose = source.pose.part(1 - progress)
      picture(
        HeroFlight(
          id: id, progress: progress, sourceSize: from.size, destinationSize: to.size, cornerRadius: radius)
      )
      .frame(width: frame.width, height: frame.height)
      // At its source it is as dark as what the scrim dims there.
      .overlay(Color.black.opacity(sheet.shade * Double(1 - progress)))
      .clipShape(RoundedRectangle(cornerRadius: radius, style: source.cornerStyle))
      .accessibilityIdentifier("hero")
      .scaleEffect(pose.scale)
      .rotation3DEffect(.degrees(pose.angle), axis: (x: 0, y: 1, z: 0), perspective: pose.perspective)
      .opacity(item.path.opacity(presence))
      .offset(x: frame.minX + pose.shift, y: frame.minY)
      // Each has the whole layer: several would be put about each other's middle.
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
  }
}

extension View {
  /// Lets the picture that was tapped go over into the bottom sheet that shows it, and back (a hero transition).
  ///
  /// Put it round a view with a `bottomSheet`. Pictures on the page are marked by `heroSource(_:)`, the one in the sheet by
  /// `heroDestination()`, and what scrolls by `heroArea()`:
  ///
  ///     List(places) { place in
  ///       Button { shown = place } label: {
  ///         PlacePicture(place).frame(width: 40, height: 40).heroSource(place.id)
  ///       }
  ///     }
  ///     .heroArea()
  ///     .bottomSheet(isPresented: $isPresented) { PlacePicture(shown).frame(height: 300).heroDestination() }
  ///     .heroTransition(id: shown?.id) { flight in PlacePicture(places[flight.id]) }
  ///
  /// The picture is drawn above page, scrim and sheet, at a place, size and corner radius between those of both ends: a
  /// function of the sheet's place between its edge and its lowest detent. So whatever moves the sheet moves it: a
  /// finger, a throw, a key, the program; and it may be caught and reversed at any time. It begins where both ends are
  /// wholly in sight, else the picture rises and sinks with the sheet. One whose source disappears meanwhile fades on
  /// its flight to where that was. Another one that is shown meanwhile comes out of its own source, while the first
  /// flies back. With reduced motion nothing flies.
  ///
  /// - Parameters:
  ///   - id: the source whose picture the sheet shows; nil: none.
  ///   - picture: the picture, which fills the frame that it is proposed. What lies over it at one end only fades by the
  ///     flight's `sourceOpacity` and `destinationOpacity`.
  public func heroTransition<ID: Hashable, Picture: View>(
    id: ID?, @ViewBuilder picture: @escaping (HeroFlight<ID>) -> Picture
  ) -> some View {
    modifier(HeroTransition(id: id, picture: picture))
  }
}
