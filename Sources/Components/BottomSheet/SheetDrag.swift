import SwiftUI

/// Lets a finger drag the sheet by the modified view.
struct SheetDrag: ViewModifier {
  let model: SheetModel
  let holder: SheetHolder
  /// How far the finger must go first, in points.
  let distance: CGFloat
  @State private var isOurs: Bool?
  @GestureState private var isDragging = false

  func body(content: Content) -> some View {
    Group {
      switch holder {
      case .caught:
        // On its way a touch stops it at once, and presses nothing.
        content.highPriorityGesture(drag, including: model.isCatching || isOurs == true ? .all : .subviews)
      case .handle: content.highPriorityGesture(drag)
      default: content.gesture(drag)
      }
    }
    .onChange(of: isDragging) { _, isDragging in
      guard !isDragging else { return }
      if isOurs == true { model.dragGone(holder) }
      isOurs = nil
    }
  }

  private var drag: some Gesture {
    DragGesture(minimumDistance: distance, coordinateSpace: .global)
      .updating($isDragging) { _, state, _ in state = true }
      .onChanged { value in
        if isOurs != false {
          isOurs = model.dragged(holder, value.translation, isFirst: isOurs == nil)
        }
      }
      .onEnded { value in
        if isOurs == true { model.dragEnded(holder, velocity: value.velocity.height, at: value.time) }
        isOurs = nil
      }
  }
}
