import Foundation
import SwiftUI
import Testing
import ViewTreeTesting

/// Targets of scrolling have the ids that the program gives them inside the elements of a `ForEach`, and else the elements' own.
@MainActor struct ScrollTargetIDTests {
  @Observable final class Model {
    var position = ScrollPosition(idType: Int.self)
    var number: Int? = 1000
    var name: String?
    var seen: [Int] = []
  }

  /// 20 sections of five rows; the rows' keys are the same in each.
  private struct Sections: View {
    let isLazy: Bool
    var body: some View {
      let sections = ForEach(0..<20, id: \.self) { section in
        Section {
          ForEach(0..<5, id: \.self) { row in
            let number = 1000 + section * 5 + row
            Color.blue.frame(height: 50).accessibilityIdentifier("\(number)").id(number)
          }
        } header: {
          Color.red.frame(height: 50)
        }
      }
      if isLazy {
        LazyVStack(spacing: 0) { sections }.scrollTargetLayout()
      } else {
        VStack(spacing: 0) { sections }.scrollTargetLayout()
      }
    }
  }

  private struct Screen: View {
    @Bindable var model: Model
    let isLazy: Bool
    var body: some View {
      ScrollView { Sections(isLazy: isLazy) }
        .scrollPosition($model.position)
        .onScrollTargetVisibilityChange(idType: Int.self) { model.seen = $0 }
    }
  }

  @Test(arguments: [true, false]) func anIDInsideAnElementIsFoundAndRead(isLazy: Bool) {
    let model = Model()
    let tester = ViewTester(Screen(model: model, isLazy: isLazy), size: CGSize(width: 300, height: 300))
    tester.settle()
    // Below the first header.
    #expect(model.seen.filter { $0 >= 1000 } == Array(1000..<1005))
    model.position.scrollTo(id: 1052, anchor: .top)
    tester.settle()
    #expect(tester.frame(of: "1052")?.minY == 0)
    #expect(model.seen.filter { $0 >= 1000 }.first == 1052)
    tester.drag(from: CGPoint(x: 150, y: 250), by: CGVector(dx: 0, dy: -60), over: 0.5)
    tester.advance(by: 0.5)
    #expect(model.position.viewID(type: Int.self) == 1053)
    // Of rows that were never made, all the way back.
    withAnimation { model.position.scrollTo(id: 1001, anchor: .top) }
    tester.settle()
    #expect(tester.frame(of: "1001")?.minY == 0)
  }

  private struct Strip: View {
    @Bindable var model: Model
    var body: some View {
      ScrollView {
        LazyVGrid(columns: [GridItem(spacing: 0), GridItem(spacing: 0)], spacing: 0) {
          ForEach(0..<100, id: \.self) {
            Color.blue.frame(height: 50).id("row \($0)").padding(2).id(1000 + $0)
          }
        }
        .scrollTargetLayout()
      }
      .scrollPosition(id: $model.number)
      .scrollPosition(id: $model.name)
    }
  }

  @Test func theInnermostIDOfTheTypeThatIsAskedForIsRead() {
    let model = Model()
    let tester = ViewTester(Strip(model: model), size: CGSize(width: 300, height: 300))
    tester.settle()
    tester.drag(from: CGPoint(x: 150, y: 250), by: CGVector(dx: 0, dy: -118), over: 0.5)
    tester.advance(by: 0.5)
    #expect(model.number == 1004)
    #expect(model.name == "row 4")
    model.number = 1041
    tester.settle()
    tester.drag(from: CGPoint(x: 150, y: 250), by: CGVector(dx: 0, dy: -12), over: 0.5)
    // Row 41 came into sight at the bottom.
    #expect(model.name == "row 30")
  }

  private struct Fixed: View {
    @Bindable var model: Model
    var body: some View {
      ScrollView {
        LazyVStack(spacing: 0) {
          Color.red.frame(height: 200).id(1)
          Color.green.frame(height: 200).id(2)
          Color.blue.frame(height: 200).id(3)
        }
        .scrollTargetLayout()
      }
      .scrollPosition(id: $model.number)
      .onScrollTargetVisibilityChange(idType: Int.self) { model.seen = $0 }
    }
  }

  @Test func viewsThatAreNoElementsHaveTheirIDs() {
    let model = Model()
    let tester = ViewTester(Fixed(model: model), size: CGSize(width: 300, height: 300))
    tester.settle()
    #expect(model.seen == [1, 2])
    tester.drag(from: CGPoint(x: 150, y: 290), by: CGVector(dx: 0, dy: -220), over: 0.5)
    tester.advance(by: 0.5)
    #expect(model.number == 2)
    #expect(model.seen == [2, 3])
  }
}
