import Foundation
import ViewTree

/// A container of a random tree's nodes.
struct ContainerView: View {
  let node: TreeNode

  var body: some View {
    switch node.shape {
    case .row: HStack(alignment: node.rowAlignment, spacing: node.gap) { TreeLoop(node: node) }
    case .column: VStack(alignment: node.columnAlignment, spacing: node.gap) { TreeLoop(node: node) }
    case .layers: ZStack(alignment: node.alignment) { TreeLoop(node: node) }
    case .grid: grid
    case .lazyGrid:
      LazyVGrid(columns: [
        GridItem(.fixed(node.length(0, 40))), GridItem(.flexible(minimum: node.length(1, 30))),
        GridItem(.flexible()),
      ]) { TreeLoop(node: node) }
    case .scroll: ScrollView { TreeLoop(node: node) }
    case .scrollRow: ScrollView([.horizontal]) { HStack { TreeLoop(node: node) } }
    case .lazyColumn:
      ScrollView {
        LazyVStack(
          alignment: node.columnAlignment, spacing: node.gap, pinnedViews: node.flag ? [.sectionHeaders] : []
        ) {
          TreeLoop(node: node)
        }
      }
    case .lazyRow: ScrollView(.horizontal) { LazyHStack(spacing: node.gap) { TreeLoop(node: node) } }
    case .list: list
    case .sections:
      List {
        Section {
          TreeLoop(node: node)
        } header: {
          Text("Section")
        }
        if node.flag { Section("Another") { Text("Row") } }
      }
    case .fitting: ViewThatFits { TreeLoop(node: node) }
    default: Group { TreeLoop(node: node) }
    }
  }

  private var grid: some View {
    Grid(alignment: node.alignment, horizontalSpacing: node.gap) {
      GridRow {
        TreeChild(node: node, index: 0)
        TreeChild(node: node, index: 1).gridCellUnsizedAxes(.vertical)
      }
      GridRow { TreeChild(node: node, index: 2) }
      TreeChild(node: node, index: 3)
    }
  }

  @ViewBuilder private var list: some View {
    if node.flag {
      List { TreeLoop(node: node) }.listStyle(.plain)
    } else {
      List(node.children) { TreeView(node: $0) }
    }
  }
}
