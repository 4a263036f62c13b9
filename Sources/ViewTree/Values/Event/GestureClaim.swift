/// What a recogniser requests of the arena.
enum GestureClaim {
  case none, wants, failed
}
