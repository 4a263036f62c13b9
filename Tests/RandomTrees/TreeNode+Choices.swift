import Foundation
import ViewTree

/// What a node's picks stand for.
extension TreeNode {
  var rowAlignment: VerticalAlignment { [.top, .center, .bottom][pick(1, 3)] }
  var columnAlignment: HorizontalAlignment { [.leading, .center, .trailing][pick(1, 3)] }
  var alignment: Alignment {
    Alignment(horizontal: columnAlignment, vertical: [.top, .center, .bottom][picks[1] / 3 % 3])
  }
  var edge: Edge { [.top, .bottom, .leading, .trailing][pick(0, 4)] }
  var gap: CGFloat? { flag ? nil : length(0, 12) }
  var insets: EdgeInsets {
    EdgeInsets(top: length(0, 9), leading: length(1, 9), bottom: length(2, 9), trailing: length(0, 9))
  }
  var color: Color {
    [Color.red, .green, .blue, .orange, .purple, .gray.opacity(0.5), .primary, .yellow][pick(0, 8)]
  }

  var animation: Animation? {
    switch pick(0, 6) {
    case 0: .linear(duration: 0.2)
    case 1: .spring()
    case 2: .interpolatingSpring(stiffness: 200, damping: 25, initialVelocity: 10)
    case 3: .easeOut(duration: 0.3).delay(0.1)
    case 4: .bouncy(duration: 0.3)
    default: nil
    }
  }

  var transition: AnyTransition {
    switch pick(1, 8) {
    case 0: .opacity
    case 1: .move(edge: edge)
    case 2: .scale(scale: 0.3)
    case 3: .slide
    case 4: .identity
    case 5: .asymmetric(insertion: .push(from: edge), removal: .scale.combined(with: .opacity))
    case 6: .offset(x: length(0, 80), y: length(1, 80))
    default: AnyTransition(.blurReplace)
    }
  }
}
