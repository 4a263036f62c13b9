/// What a recogniser asks of the arena.
enum GestureClaim {
  case none, wants, failed
}
