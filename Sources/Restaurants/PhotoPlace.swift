import SwiftUI

/// How photos over the whole screen are moved and enlarged.
struct PhotoPlace: Equatable {
  /// How far the row of all photos is moved, in points: 0 shows the first one.
  var row: CGFloat = 0
  /// How far all of it has been pulled down.
  var down: CGFloat = 0
  var zoom: CGFloat = 1
  /// How far the photo has been moved while it is larger than the screen.
  var moved = CGSize.zero
}

/// The place at which an animation shows the photos at present: what catches them there goes on from it.
final class ShownPhotoPlace {
  fileprivate(set) var value = PhotoPlace()
  nonisolated init() {}
}

/// Notes the place at which photos are shown in each frame of an animation; shows nothing itself.
struct PhotoPlaceProbe: View, Animatable {
  private var place: PhotoPlace
  private let shown: ShownPhotoPlace

  init(_ place: PhotoPlace, _ shown: ShownPhotoPlace) {
    (self.place, self.shown) = (place, shown)
  }

  var animatableData: AnimatablePair<CGSize.AnimatableData, AnimatablePair<CGFloat, CGSize.AnimatableData>> {
    get {
      AnimatablePair(
        AnimatablePair(place.row, place.down), AnimatablePair(place.zoom, place.moved.animatableData))
    }
    set {
      (place.row, place.down) = (newValue.first.first, newValue.first.second)
      place.zoom = newValue.second.first
      place.moved.animatableData = newValue.second.second
    }
  }

  var body: some View {
    let _ = shown.value = place
    Color.clear
  }
}
