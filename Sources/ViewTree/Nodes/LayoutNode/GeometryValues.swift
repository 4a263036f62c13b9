/// Which values of geometry are meant, of what moves by itself.
enum GeometryValues {
  /// Those that layout gave: what programs read.
  case model
  /// Those on the screen now, moving to the model's.
  case presentation
  /// Those that will be on the screen when everything that moves by itself has come to its end: the model's, with what
  /// programs do not read about (visual effects).
  case settled
}
