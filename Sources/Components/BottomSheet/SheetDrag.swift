import SwiftUI

/// Lets a finger drag the sheet by the modified view.
struct SheetDrag: ViewModifier {
  let model: SheetModel
  let holder: SheetHolder
  /// How far the finger must go first, in points.
  let distance: CGFloat
  /// Whether the drag moves the sheet; nil: that is not decided. However the gesture ends, the sheet is released.
  @GestureState private var isOurs: Bool?

  init(model: SheetModel, holder: SheetHolder, distance: CGFloat) {
    self.model = model
    self.holder = holder
    self.distance = distance
    _isOurs = GestureState(
      wrappedValue: nil, reset: { isOurs, _ in if isOurs == true { model.dragGone(holder) } })
  }

  func body(content: Content) -> some View {
    Group {
      switch holder {
      case .caught:
        // A touch on a moving sheet stops it at once, and presses nothing.
        content.highPriorityGesture(drag, including: model.isCatching || isOurs == true ? .all : .subviews)
      case .handle: content.highPriorityGesture(drag)
      default: content.gesture(drag)
      }
    }
  }

  private var drag: some Gesture {
    DragGesture(minimumDistance: distance, coordinateSpace: .global)
      // Before the state falls back.
      .onEnded { value in
        guard isOurs ?? true, model.dragged(holder, value.translation, isFirst: isOurs == nil) else { return }
        model.dragEnded(holder, velocity: value.velocity.height, at: value.time)
      }
      .updating($isOurs) { value, isOurs, _ in
        if isOurs != false {
          isOurs = model.dragged(holder, value.translation, isFirst: isOurs == nil)
        }
      }
  }
}
