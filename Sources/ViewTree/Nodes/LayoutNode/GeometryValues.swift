/// Which values of geometry are read where a node moves.
enum GeometryValues {
  /// Those that layout gave: what programs read.
  case model
  /// Those on the screen now, moving to the model's.
  case presentation
  /// The values on the screen once every motion has ended: the model's, with visual effects, which programs do not
  /// read.
  case settled
}
