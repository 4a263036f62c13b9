import Foundation

/// What lies round a menu, a popover or a card beside a control: a touch there closes it when the finger is lifted, however
/// long it lasted and wherever it went.
struct OutsideGround: View {
  /// Called with the place in the window at which the finger was lifted.
  let close: @MainActor (CGPoint) -> Void

  var body: some View {
    Color.clear
      .contentShape(Rectangle())
      .gesture(DragGesture(minimumDistance: 0, coordinateSpace: .global).onEnded { close($0.location) })
  }
}
