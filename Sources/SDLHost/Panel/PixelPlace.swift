/// A pixel of a picture.
struct PixelPlace: Equatable {
  var x: Int
  var y: Int
}
