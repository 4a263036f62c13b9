import SwiftUI

/// How photos over the whole screen are moved and enlarged.
struct PhotoPlace: Equatable {
  /// How far the photo is from its place on the page: 0 there, 1 over the whole screen.
  var opening: CGFloat = 1
  /// How far the row of all photos is moved, in points: 0 shows the first one.
  var row: CGFloat = 0
  /// How far all of it has been pulled down.
  var down: CGFloat = 0
  var zoom: CGFloat = 1
  /// How far the photo has been moved while it is larger than the screen.
  var moved = CGSize.zero

  /// How opaque the black behind the photos is.
  var ground: Double { Double(min(max(opening, 0), 1) * min(max(1 - down / PhotoViewer.fade, 0), 1)) }
}

/// The place at which an animation shows the photos at present: what catches them there goes on from it.
final class ShownPhotoPlace {
  fileprivate(set) var value = PhotoPlace()
  nonisolated init() {}
}

/// The black behind photos, which notes the place at which they are shown in each frame of an animation.
struct PhotoPlaceProbe: View, Animatable {
  private var place: PhotoPlace
  private let shown: ShownPhotoPlace

  init(_ place: PhotoPlace, _ shown: ShownPhotoPlace) {
    (self.place, self.shown) = (place, shown)
  }

  var animatableData:
    AnimatablePair<
      CGSize.AnimatableData, AnimatablePair<AnimatablePair<CGFloat, CGFloat>, CGSize.AnimatableData>
    >
  {
    get {
      AnimatablePair(
        AnimatablePair(place.row, place.down),
        AnimatablePair(AnimatablePair(place.zoom, place.opening), place.moved.animatableData))
    }
    set {
      (place.row, place.down) = (newValue.first.first, newValue.first.second)
      (place.zoom, place.opening) = (newValue.second.first.first, newValue.second.first.second)
      place.moved.animatableData = newValue.second.second
    }
  }

  var body: some View {
    let _ = shown.value = place
    Color.black
      .opacity(place.ground)
  }
}
