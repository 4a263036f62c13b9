import BistroComponents
import SwiftUI

/// The list, and the sheet of the row that was tapped.
struct SceneView: View {
  let rows: Int
  @State private var chosen = 0
  @State private var isOpen = false

  var body: some View {
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
    .bottomSheet(isPresented: $isOpen, detents: [.half, .fraction(0.96)]) {
      SceneDetail(index: chosen)
    }
  }
}
