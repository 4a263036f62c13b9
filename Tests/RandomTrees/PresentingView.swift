import Foundation
import ViewTree

/// A view of a random tree that shows another one above itself.
struct PresentingView: View {
  let node: TreeNode

  private struct BoundsKey: PreferenceKey {
    static var defaultValue: Anchor<CGRect>? { nil }
    static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) {
      value = value ?? nextValue()
    }
  }

  private var child: TreeChild { TreeChild(node: node) }

  /// Whether it is shown: never without something to show, on which its content relies.
  private var isPresented: Binding<Bool> {
    Binding {
      node.flag && node.children.count > 1
    } set: {
      node.flag = $0
    }
  }

  var body: some View {
    switch node.shape {
    case .sheet:
      child.sheet(isPresented: isPresented) {
        TreeView(node: node.children[1]).presentationDetents(node.pick(0, 2) == 0 ? [.medium] : [.large])
      }
    case .cover: child.fullScreenCover(isPresented: isPresented) { TreeView(node: node.children[1]) }
    case .popover: child.popover(isPresented: isPresented) { TreeView(node: node.children[1]) }
    case .alert:
      child.alert("Alert", isPresented: Binding(get: { node.flag }, set: { node.flag = $0 })) {
        Button("Yes") {}
        if node.pick(0, 2) == 0 { Button("No", role: .cancel) {} }
      }
    case .pushed:
      NavigationStack {
        child.navigationTitle(node.pick(0, 2) == 0 ? "Title" : "")
          .navigationDestination(isPresented: isPresented) { TreeView(node: node.children[1]) }
      }
    default:
      child.anchorPreference(key: BoundsKey.self, value: .bounds) { $0 }
        .overlayPreferenceValue(BoundsKey.self) { anchor in
          GeometryReader { proxy in
            let bounds = anchor.map { proxy[$0] } ?? .zero
            Rectangle().stroke(node.color).frame(width: bounds.width, height: bounds.height)
              .offset(x: bounds.minX, y: bounds.minY)
          }
        }
    }
  }
}
