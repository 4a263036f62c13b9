/// Which geometry is asked for.
enum Moment {
  /// Where layout put things: what programs read.
  case target
  /// Where things are on the screen now.
  case shown
  /// What will be shown when everything that moves by itself has come to its end: `target`, with what programs do not
  /// read about (visual effects).
  case settled
}
