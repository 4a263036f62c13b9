import Foundation
import SwiftUI
import Testing
import ViewTreeTesting

/// What keeps views together or apart while they change.
@MainActor struct GroupingTests {
  @Observable final class Model {
    var isOn = false
    var count = 0
  }

  /// What was noted; nobody is told of it.
  final class Notes {
    var log: [String] = []
  }

  /// Equal whenever the number is.
  private struct Row: View, @MainActor Equatable {
    let number: Int
    let noted: () -> Void
    static func == (a: Row, b: Row) -> Bool { a.number == b.number }
    var body: some View {
      noted()
      return Text("row \(number)")
    }
  }

  private struct Rows: View {
    let model: Model
    let notes: Notes
    var body: some View {
      let count = model.count
      VStack {
        Row(number: count / 2, noted: { notes.log.append("\(count)") }).equatable()
        EquatableView(content: Row(number: 9, noted: { notes.log.append("nine") }))
      }
    }
  }

  @Test func anEqualViewIsNotUpdated() {
    let (model, notes) = (Model(), Notes())
    let tester = ViewTester(Rows(model: model, notes: notes), size: CGSize(width: 200, height: 200))
    #expect(notes.log == ["0", "nine"])
    model.count = 1
    tester.settle()
    #expect(notes.log == ["0", "nine"])
    model.count = 2
    tester.settle()
    #expect(notes.log == ["0", "nine", "2"])
    #expect(tester.frame(of: "row 1") != nil)
  }

  @Test func anEqualViewFollowsItsEnvironment() {
    struct Scene: View {
      let model: Model
      var body: some View {
        Rows(model: Model(), notes: Notes()).font(model.isOn ? .largeTitle : .body)
      }
    }
    let model = Model()
    let tester = ViewTester(Scene(model: model), size: CGSize(width: 200, height: 200))
    let before = tester.frame(of: "row 9")?.height ?? 0
    model.isOn = true
    tester.settle()
    #expect((tester.frame(of: "row 9")?.height ?? 0) > before)
  }

  @Test func aGroupMovesAsAWhole() throws {
    struct Scene: View {
      let model: Model
      var body: some View {
        VStack {
          VStack {
            Text("old")
            if model.isOn { Text("new").transition(.identity) }
          }
          .geometryGroup()
          .offset(x: model.isOn ? 100 : 0)
        }
        .frame(maxWidth: .infinity, alignment: .leading)
        .padding(.top, model.isOn ? 200 : 0)
      }
    }
    let model = Model()
    let tester = ViewTester(Scene(model: model), size: CGSize(width: 300, height: 600))
    withAnimation(.linear(duration: 1)) { model.isOn = true }
    tester.advance(by: 0.5)
    let (old, new) = (
      try #require(tester.visibleFrame(of: "old")), try #require(tester.visibleFrame(of: "new"))
    )
    #expect(old.maxY <= new.minY + 1)
    #expect(new.minY - old.maxY < 30)
  }

  @Test func blurReplaceBlursAndScales() throws {
    struct Scene: View {
      let model: Model
      var body: some View {
        ZStack {
          if model.isOn {
            Text("b").transition(.blurReplace(.upUp))
          } else {
            Text("a").transition(BlurReplaceTransition(configuration: .downUp))
          }
          if model.isOn { Text("c").transition(.blurReplace) }
        }
      }
    }
    let model = Model()
    let tester = ViewTester(Scene(model: model), size: CGSize(width: 200, height: 200))
    withAnimation(.linear(duration: 1)) { model.isOn = true }
    tester.advance(by: 0.5)
    func blurs(_ items: [DisplayItem]) -> [CGFloat] {
      items.flatMap { item -> [CGFloat] in
        guard case .group(let group) = item.content else { return [] }
        let own = group.effects.compactMap { effect -> CGFloat? in
          if case .blur(let radius, _) = effect { radius } else { nil }
        }
        return own + blurs(group.items)
      }
    }
    let radii = blurs(tester.displayList.items)
    #expect(radii.count == 3)
    #expect(radii.allSatisfy { abs($0 - 4) < 0.5 })
    tester.settle()
    #expect(blurs(tester.displayList.items).isEmpty)
    #expect(tester.frame(of: "a") == nil)
  }

  @Test func aDynamicRangeIsAnEnvironmentValue() {
    struct Reader: View {
      @Environment(\.allowedDynamicRange) private var range
      var body: some View { Text(range == .high ? "high" : "none") }
    }
    let tester = ViewTester(
      VStack {
        Reader()
        Reader().allowedDynamicRange(.high)
      }, size: CGSize(width: 200, height: 200))
    #expect(tester.frame(of: "none") != nil && tester.frame(of: "high") != nil)
  }
}
