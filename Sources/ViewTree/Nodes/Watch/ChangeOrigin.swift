/// What an update came from.
package enum ChangeOrigin: Sendable {
  /// A change of state between two frames: by a handler of an event, a timer, a task, the end of an animation.
  case program
  /// A motion that has bodies evaluated in each frame.
  case motion
  /// An update of the same frame.
  case update
}
