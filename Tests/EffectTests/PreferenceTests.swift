import Foundation
import Testing

@testable import ViewTree

/// Preferences and anchors as tutorials use them.
@MainActor struct PreferenceTests {
  private struct Bounds: PreferenceKey {
    static var defaultValue: [Anchor<CGRect>] { [] }
    static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) {
      value += nextValue()
    }
  }

  private struct Sum: PreferenceKey {
    static var defaultValue: Int { 0 }
    static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
  }

  private var row: some View {
    HStack(spacing: 0) {
      Color.red.frame(width: 20, height: 20)
      Color.green.frame(width: 40, height: 30).anchorPreference(key: Bounds.self, value: .bounds) { [$0] }
    }
  }

  @Test func anOverlayFindsAViewByItsAnchor() {
    let stage = Stage(
      row.overlayPreferenceValue(Bounds.self) { anchors in
        GeometryReader { proxy in
          ForEach(0..<anchors.count, id: \.self) { index in
            let rect = proxy[anchors[index]]
            Color.blue.frame(width: rect.width, height: 2).offset(x: rect.minX, y: rect.maxY - 2)
          }
        }
      })
    #expect(stage.rect(.blue) == CGRect(x: 90, y: 113, width: 40, height: 2))
  }

  @Test func aBackgroundFindsThemToo() {
    let stage = Stage(
      row.transformAnchorPreference(key: Bounds.self, value: .bounds) { $0.append($1) }
        .backgroundPreferenceValue(Bounds.self) { anchors in
          GeometryReader { proxy in
            let width = proxy[anchors[1]].width
            Color.blue.frame(width: width + 10, height: 40).offset(y: -5)
          }
        })
    // The row itself wrote the last one.
    #expect(stage.rect(.blue) == CGRect(x: 70, y: 80, width: 70, height: 40))
  }

  @Test func whatIsBelowIsAddedUpAndEdited() {
    var seen: [Int] = []
    let stage = Stage(
      VStack {
        Color.red.preference(key: Sum.self, value: 2)
        Color.green.preference(key: Sum.self, value: 3).transformPreference(Sum.self) { $0 *= 10 }
      }
      .onPreferenceChange(Sum.self) { seen.append($0) })
    stage.frame()
    #expect(seen == [32])
  }

  @Test func theEnvironmentCanBeEdited() {
    var read: [Bool] = []
    struct Reader: View {
      @Environment(\.isEnabled) var isEnabled
      let note: (Bool) -> Void
      var body: some View {
        note(isEnabled)
        return Color.red
      }
    }
    _ = Stage(Reader { read.append($0) }.transformEnvironment(\.isEnabled) { $0 = false })
    #expect(read == [false])
  }

  @Test func geometryIsReportedWhenItChanges() {
    let model = Model()
    struct Growing: View {
      let model: Model
      let note: (CGSize) -> Void
      var body: some View {
        Color.red.frame(width: model.flag ? 60 : 30, height: 20)
          .onGeometryChange(for: CGSize.self) {
            $0.size
          } action: {
            note($0)
          }
      }
    }
    var sizes: [CGSize] = []
    let stage = Stage(Growing(model: model) { sizes.append($0) })
    stage.frame()
    stage.change { model.flag = true }
    stage.frame()
    #expect(sizes == [CGSize(width: 30, height: 20), CGSize(width: 60, height: 20)])
  }
}
