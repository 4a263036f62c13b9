import Foundation

/// A member for a gesture of a program.
@MainActor final class RecognizerMember<Value>: GestureMember {
  let recognizer: GestureRecognizer<Value>
  var enabled = true

  init(_ layout: LayoutNode, _ recognizer: GestureRecognizer<Value>) {
    self.recognizer = recognizer
    super.init(layout)
  }

  override var claim: GestureClaim { recognizer.claim }
  override var actsWhilePending: Bool { recognizer.actsWhilePending }
  override var holdsArena: Bool { recognizer.holdsArena }
  override var minimumDistance: CGFloat? { recognizer.minimumDistance }
  override var followsPinches: Bool { recognizer.followsPinches }
  override var isEnabled: Bool { enabled }
  override func handle(_ event: PointerEvent) { recognizer.handle(event) }
  override func dispatch() { recognizer.dispatch() }
  override func reject() {
    recognizer.cancel()
    recognizer.dispatch()
  }
  override func reset() { recognizer.reset() }
}
