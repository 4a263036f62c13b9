import BistroComponents
import SwiftUI

/// The list, and the sheet of the row that was tapped; or what else the scene shows.
struct SceneView: View {
  let rows: Int
  var look = SceneLook.list
  @State private var chosen = 0
  @State private var isOpen = false

  var body: some View {
    switch look {
    case .list, .receding:
      list.bottomSheet(isPresented: $isOpen, detents: [.half, .fraction(0.96)], options: options) {
        SceneDetail(index: chosen)
      }
    case .tabs:
      TabView {
        list.tabItem { Label("List", systemImage: "list.bullet") }
        Text("Second").tabItem { Label("Second", systemImage: "star") }
      }
    case .canvas: SceneCanvas()
    }
  }

  private var options: BottomSheetOptions {
    var options = BottomSheetOptions()
    if look == .receding { options.backgroundScale = 0.93 }
    return options
  }

  private var list: some View {
    ScrollView {
      LazyVStack(spacing: 0) {
        ForEach(0..<rows, id: \.self) { index in
          SceneRow(index: index)
            .contentShape(Rectangle())
            .onTapGesture {
              chosen = index
              isOpen = true
            }
            .accessibilityIdentifier("row-\(index)")
        }
      }
    }
    .accessibilityIdentifier("list")
  }
}
