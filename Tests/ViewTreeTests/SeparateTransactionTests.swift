import Foundation
import SwiftUI
import Testing
import ViewTreeTesting

/// M07: an animation moves what its transaction changed, and nothing else that changes in the same frame.
@MainActor struct SeparateTransactionTests {
  @Observable final class Model {
    var isWide = false
    var isRight = false
  }

  private struct Wide: View {
    let model: Model
    var body: some View {
      Color.orange.frame(width: model.isWide ? 300 : 100, height: 40).accessibilityIdentifier("wide")
    }
  }

  private struct Right: View {
    let model: Model
    var body: some View {
      HStack(spacing: 0) {
        Color.blue.frame(width: model.isRight ? 200 : 0, height: 40)
        Text("Mover").accessibilityIdentifier("mover")
      }
    }
  }

  private struct Program: View {
    let model: Model
    /// Whether the view that moves at once lies around the one that is animated.
    let isNested: Bool
    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        if isNested {
          VStack(alignment: .leading, spacing: 0) {
            Right(model: model)
            Wide(model: model)
          }
        } else {
          Wide(model: model)
          Right(model: model)
        }
      }
      .frame(width: 390, alignment: .leading)
    }
  }

  private func program(_ isNested: Bool = false) -> (Model, ViewTester) {
    let model = Model()
    let tester = ViewTester(Program(model: model, isNested: isNested))
    tester.settle()
    return (model, tester)
  }

  private func x(_ tester: ViewTester) -> CGFloat { tester.frame(of: "mover")?.minX ?? .nan }
  private func width(_ tester: ViewTester) -> CGFloat { tester.frame(of: "wide")?.width ?? .nan }

  @Test(arguments: [false, true], [false, true])
  func m07_whatChangesAtOnceIsNotMovedByAnotherChangesAnimation(_ isFirst: Bool, _ isNested: Bool) {
    let (model, tester) = program(isNested)
    let start = x(tester)
    if isFirst { model.isRight = true }
    withAnimation(.linear(duration: 1)) { model.isWide = true }
    if !isFirst { model.isRight = true }
    tester.advance(by: 0.02)
    #expect(x(tester) == start + 200)
    #expect(width(tester) < 120)
    tester.advance(by: 0.5)
    #expect(abs(width(tester) - 200) < 8)
    tester.settle()
    #expect(x(tester) == start + 200 && width(tester) == 300)
  }

  @Test func m07_twoAnimationsOfAFrameEachMoveTheirOwn() {
    let (model, tester) = program()
    let start = x(tester)
    withAnimation(.linear(duration: 1)) { model.isWide = true }
    withAnimation(.linear(duration: 2)) { model.isRight = true }
    tester.advance(by: 0)
    tester.advance(by: 0.5)
    #expect(abs(width(tester) - 200) < 8)
    #expect(abs(x(tester) - start - 50) < 4)
    tester.advance(by: 0.6)
    #expect(width(tester) == 300)
    #expect(abs(x(tester) - start - 110) < 4)
    tester.settle()
    #expect(x(tester) == start + 200)
  }

  @Test func m07_moreAnimationsThanAreToldApartComeToRestToo() {
    let model = (0..<12).map { _ in Model() }
    let tester = ViewTester(
      VStack(alignment: .leading) { ForEach(0..<12, id: \.self) { Right(model: model[$0]) } })
    tester.settle()
    for (index, each) in model.enumerated() {
      withAnimation(.linear(duration: 0.1 * Double(index + 1))) { each.isRight = true }
    }
    tester.settle()
    #expect(tester.warnings.isEmpty && tester.host.isAtRest)
    let places = tester.tree.flattened.filter { $0.id == "mover" }.map(\.frame.rect.minX)
    #expect(places.count == 12 && Set(places).count == 1)
  }

  /// A view whose value no comparison can tell from another, with a change of its own that is animated.
  private struct Sliding: View {
    let ended: () -> Void
    @State private var isRight = false
    var body: some View {
      Button("slide") {
        withAnimation(.linear(duration: 1)) { isRight = true }
        ended()
      }
      .offset(x: isRight ? 200 : 0)
    }
  }

  private struct Telling: View {
    @State private var count = 0
    var body: some View {
      VStack {
        Text("told \(count)")
        Sliding { count += 1 }
      }
    }
  }

  /// The parent changes at once and updates the view, whose own change waits: that keeps its animation.
  @Test func m07_aViewKeepsItsAnimationWhereItsParentChangesAtOnce() {
    let tester = ViewTester(Telling())
    tester.settle()
    let start = tester.frame(of: "slide")?.minX ?? .nan
    tester.tap("slide")
    tester.advance(by: 0.02)
    #expect(tester.frame(of: "told 1") != nil)
    tester.advance(by: 0.5)
    let half = tester.frame(of: "slide")?.minX ?? .nan
    #expect(abs(half - start - 100) < 20)
    tester.settle()
    #expect(tester.frame(of: "slide")?.minX == start + 200)
  }

  /// A tap that is shorter than the delay of presses: its press shows and it acts in one frame.
  @Test func m07_theActionsAnimationDoesNotFadeTheButtonsPress() throws {
    struct Folding: View {
      @State private var isOpen = false
      var body: some View {
        VStack {
          Button("fold") { withAnimation(.linear(duration: 1)) { isOpen.toggle() } }
            .buttonStyle(Lit())
          Color.orange.frame(width: isOpen ? 300 : 100, height: 40).accessibilityIdentifier("wide")
        }
      }
    }
    struct Lit: ButtonStyle {
      func makeBody(configuration: Configuration) -> some View {
        configuration.label.background(Color.red.opacity(configuration.isPressed ? 1 : 0))
      }
    }
    let tester = ViewTester(Folding())
    tester.settle()
    tester.tap("fold")
    var shades: [Double] = []
    for _ in 0..<30 {
      tester.advance(by: 1 / 120)
      shades += tester.displayList.items.compactMap { item in
        if case .fill(_, .color(let color), _) = item.content, color.red > 0.9, color.green < 0.3 {
          Double(color.alpha) * item.opacity
        } else {
          nil
        }
      }
    }
    #expect(!shades.isEmpty && shades.allSatisfy { $0 == 1 }, "\(shades)")
    #expect(width(tester) > 100 && width(tester) < 200)
    tester.settle()
    #expect(width(tester) == 300)
  }

  @Observable final class Names { var all: [String]? = ["first"] }

  /// A model's change is seen at once, so that what it removes is not evaluated before it goes.
  @Test func m07_whatAModelHasRemovedIsNotEvaluatedForAnEarlierChange() {
    struct Row: View {
      let names: Names
      let missed: () -> Void
      @State private var count = 0
      var body: some View {
        if names.all == nil { let _ = missed() }
        Button("remove \(count)") {
          count += 1
          withAnimation(.linear(duration: 1)) { names.all = nil }
        }
      }
    }
    struct Rows: View {
      let names: Names
      let missed: () -> Void
      var body: some View { if names.all != nil { Row(names: names, missed: missed) } }
    }
    var misses = 0
    let tester = ViewTester(Rows(names: Names()) { misses += 1 })
    tester.settle()
    tester.tap("remove 0")
    tester.settle()
    #expect(misses == 0 && tester.frame(of: "remove 1") == nil && tester.frame(of: "remove 0") == nil)
  }

  // MARK: Several changes of one view

  /// One view whose body reads both values.
  private struct Both: View {
    var appears = false
    let changes: @MainActor (Binding<Bool>, Binding<Bool>) -> Void
    @State private var isWide = false
    @State private var isRight = false
    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        Color.orange.frame(width: isWide ? 300 : 100, height: 40).accessibilityIdentifier("wide")
        Text("Mover").accessibilityIdentifier("mover").offset(x: isRight ? 200 : 0)
        Button("change") { changes($isWide, $isRight) }
      }
      .frame(width: 390, alignment: .leading)
      .onAppear { if appears { changes($isWide, $isRight) } }
    }
  }

  @Test(arguments: [false, true])
  func m07_twoAnimationsOfOneViewEachMoveTheirOwn(_ isReversed: Bool) {
    let tester = ViewTester(
      Both { isWide, isRight in
        if isReversed { withAnimation(.linear(duration: 2)) { isRight.wrappedValue = true } }
        withAnimation(.linear(duration: 1)) { isWide.wrappedValue = true }
        if !isReversed { withAnimation(.linear(duration: 2)) { isRight.wrappedValue = true } }
        // The program sees what it wrote at once.
        #expect(isWide.wrappedValue && isRight.wrappedValue)
      })
    tester.settle()
    let start = x(tester)
    tester.tap("change")
    tester.advance(by: 0.5)
    let progress = (width(tester) - 100) / 200
    #expect(progress > 0.3 && progress < 0.6)
    #expect(abs((x(tester) - start) / 200 - progress / 2) < 0.02)
    tester.settle()
    #expect(x(tester) == start + 200 && width(tester) == 300)
  }

  @Test(arguments: [false, true])
  func m07_aPlainWriteOfTheSameViewIsNotAnimated(_ isFirst: Bool) {
    let tester = ViewTester(
      Both { isWide, isRight in
        if isFirst { isRight.wrappedValue = true }
        withAnimation(.linear(duration: 1)) { isWide.wrappedValue = true }
        if !isFirst { isRight.wrappedValue = true }
      })
    tester.settle()
    let start = x(tester)
    tester.tap("change")
    tester.advance(by: 0.02)
    #expect(x(tester) == start + 200)
    #expect(width(tester) > 100 && width(tester) < 200)
    tester.settle()
    #expect(x(tester) == start + 200 && width(tester) == 300)
  }

  /// An animation that begins when a view appears, and a second one with a delay: both by their own measure.
  @Test func m07_animationsThatBeginAsAViewAppearsKeepTheirOwnLengths() {
    let tester = ViewTester(
      Both(appears: true) { isWide, isRight in
        withAnimation(.linear(duration: 1)) { isWide.wrappedValue = true }
        withAnimation(.linear(duration: 1).delay(1)) { isRight.wrappedValue = true }
      })
    tester.advance(by: 0)
    let start = x(tester)
    tester.advance(by: 0.5)
    #expect(width(tester) > 150 && width(tester) < 250)
    #expect(x(tester) == start)
    tester.advance(by: 0.6)
    #expect(width(tester) == 300)
    #expect(x(tester) < start + 60)
    tester.settle()
    #expect(x(tester) == start + 200)
  }

  /// A value that is written three times in one event: bodies see each state once, in order, and the last one stays.
  @Test func m07_writesOfOneValueUnderSeveralAnimationsAreMadeInOrder() {
    struct Counter: View {
      let seen: (Int) -> Void
      @State private var value = 0
      var body: some View {
        let _ = seen(value)
        Button("count") {
          withAnimation(.linear(duration: 1)) { value = 1 }
          value = 2
          withAnimation(.linear(duration: 2)) { value += 1 }
          #expect(value == 3)
        }
      }
    }
    var seen: [Int] = []
    let tester = ViewTester(Counter { seen.append($0) })
    tester.settle()
    seen = []
    tester.tap("count")
    tester.settle()
    #expect(seen == [1, 2, 3])
    #expect(tester.warnings.isEmpty)
  }

  /// More changes than are told apart in a frame are all made in it.
  @Test func m07_aStormOfAnimationsOfOneViewEndsAtTheLastValue() {
    struct Storm: View {
      let seen: (Int) -> Void
      @State private var value = 0
      var body: some View {
        let _ = seen(value)
        Button("go") {
          for next in 1...40 { withAnimation(.linear(duration: 0.1 * Double(next))) { value = next } }
        }
      }
    }
    var seen: [Int] = []
    let tester = ViewTester(Storm { seen.append($0) })
    tester.settle()
    seen = []
    tester.tap("go")
    tester.settle()
    #expect(seen.last == 40 && seen.count < 10 && seen == seen.sorted())
    #expect(tester.warnings.isEmpty && tester.host.isAtRest)
  }

  /// A binding that a child writes reaches the parent's body and the child's in the same stage.
  @Test func m07_childAndParentSeeTheSameValueInEachFrame() {
    struct Child: View {
      @Binding var first: Int
      @Binding var second: Int
      let seen: (Int, Int) -> Void
      var body: some View {
        let _ = seen(first, second)
        Button("both") {
          withAnimation(.linear(duration: 1)) { first += 1 }
          withAnimation(.linear(duration: 2)) { second += 1 }
        }
      }
    }
    struct Parent: View {
      let seen: (Int, Int) -> Void
      @State private var first = 0
      @State private var second = 0
      var body: some View {
        let _ = seen(first, second)
        Child(first: $first, second: $second, seen: seen)
      }
    }
    var seen: [[Int]] = []
    let tester = ViewTester(Parent { seen.append([$0, $1]) })
    tester.settle()
    seen = []
    tester.tap("both")
    tester.settle()
    #expect(Set(seen) == [[1, 0], [1, 1]] && seen.last == [1, 1])
  }
}
