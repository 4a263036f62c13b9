import Foundation
import Observation
import Testing

@testable import ViewTree

/// When state is kept, and when it begins anew.
@MainActor struct IdentityTests {
  /// Notes which state stands behind a name: the number that it began with.
  @MainActor final class Stamps {
    private(set) var seen: [String: Int] = [:]
    private var last = 0
    func next() -> Int {
      last += 1
      return last
    }
    func note(_ name: String, _ number: Int) { seen[name] = number }
    func forget() { seen = [:] }
  }

  /// A view with state of its own.
  struct Stamp: View {
    let name: String
    let stamps: Stamps
    @State private var number: Int

    init(_ name: String, _ stamps: Stamps) {
      self.name = name
      self.stamps = stamps
      _number = State(initialValue: stamps.next())
    }

    var body: some View {
      stamps.note(name, number)
      return box(20, 20).probe(name)
    }
  }

  struct Other: View {
    let name: String
    let stamps: Stamps
    var body: some View { Stamp(name, stamps) }
  }

  @MainActor @Observable final class Steps { var step = 0 }

  private struct Stepped<V: View>: View {
    let steps: Steps
    let make: (Int) -> V
    var body: some View { make(steps.step) }
  }

  /// The numbers behind the names after each step.
  private func numbers<V: View>(
    _ count: Int, _ make: @escaping (Int, Stamps) -> V, between: (LayoutStage) -> Void = { _ in }
  ) -> [[String: Int]] {
    let (steps, stamps) = (Steps(), Stamps())
    let stage = LayoutStage(200, 200, Stepped(steps: steps) { make($0, stamps) })
    var result = [stamps.seen]
    for step in 1..<count {
      between(stage)
      steps.step = step
      stage.settle()
      // What is kept may not have been asked again: the last note holds as long as the view is there.
      result.append(stamps.seen.filter { stage.frames[$0.key] != nil })
    }
    return result
  }

  @Test func anotherValueAtTheSamePlaceIsTheSameView() {
    let n = numbers(2) { step, stamps in
      VStack {
        Stamp("a", stamps).opacity(step == 0 ? 1 : 0.5)
        Stamp("b", stamps).padding(step == 0 ? 0 : 10)
        Stamp("c", stamps).frame(width: step == 0 ? nil : 50)
      }
    }
    #expect(n[0] == n[1])
  }

  @Test func branchesAreDifferentViews() {
    let n = numbers(3) { step, stamps in
      VStack {
        if step == 1 { Stamp("a", stamps) } else { Stamp("a", stamps) }
        Stamp("b", stamps)
      }
    }
    #expect(Set(n.compactMap { $0["a"] }).count == 3)
    #expect(Set(n.compactMap { $0["b"] }).count == 1)
  }

  @Test func aModifierInOneBranchOnlyMakesAnotherView() {
    let n = numbers(2) { step, stamps in
      HStack { if step == 1 { Stamp("a", stamps).padding() } else { Stamp("a", stamps) } }
    }
    #expect(n[0]["a"] != n[1]["a"])
  }

  @Test func anOptionalViewBeginsAnewItsNeighboursStay() {
    let n = numbers(3) { step, stamps in
      HStack(spacing: 0) {
        if step != 1 { Stamp("a", stamps) }
        Stamp("b", stamps)
      }
    }
    #expect(n[1]["a"] == nil)
    #expect(n[0]["a"] != nil && n[2]["a"] != nil && n[0]["a"] != n[2]["a"])
    #expect(Set(n.compactMap { $0["b"] }).count == 1)
  }

  @Test func casesOfASwitchAreDifferentViews() {
    let n = numbers(4) { step, stamps in
      VStack {
        switch step {
        case 0: Stamp("a", stamps)
        case 1: Stamp("a", stamps)
        default: Stamp("a", stamps)
        }
      }
    }
    #expect(n[0]["a"] != n[1]["a"] && n[1]["a"] != n[2]["a"])
    #expect(n[2]["a"] == n[3]["a"])
  }

  @Test func elementsFollowTheirIds() {
    let lists = [["a", "b", "c"], ["c", "a", "b"], ["c", "x", "b"], ["a", "b", "c"], ["b", "c"]]
    let n = numbers(lists.count) { step, stamps in
      HStack(spacing: 0) { ForEach(lists[step], id: \.self) { Stamp($0, stamps) } }
    }
    #expect(Set(n.compactMap { $0["b"] }).count == 1)
    #expect(Set(n.compactMap { $0["c"] }).count == 1)
    #expect(n[0]["a"] == n[1]["a"])
    #expect(n[2]["a"] == nil)
    #expect(n[3]["a"] != nil && n[3]["a"] != n[0]["a"])
  }

  @Test func anotherIdAtTheSamePlaceIsAnotherElement() {
    struct Item: Identifiable { let id: Int }
    let n = numbers(3) { step, stamps in
      HStack { ForEach([Item(id: step / 2)]) { _ in Stamp("a", stamps) } }
    }
    #expect(n[0]["a"] == n[1]["a"])
    #expect(n[1]["a"] != n[2]["a"])
  }

  @Test func anotherExplicitIdIsAnotherView() {
    let n = numbers(4) { step, stamps in
      VStack {
        Stamp("a", stamps).id(step / 2); Stamp("b", stamps).id("b")
      }
    }
    #expect(n[0]["a"] == n[1]["a"] && n[2]["a"] == n[3]["a"])
    #expect(n[1]["a"] != n[2]["a"])
    #expect(Set(n.compactMap { $0["b"] }).count == 1)
  }

  @Test func aHiddenTypeKeepsItsViewAsLongAsItStaysTheSame() {
    let n = numbers(4) { step, stamps in
      HStack { step == 2 ? AnyView(Other(name: "a", stamps: stamps)) : AnyView(Stamp("a", stamps)) }
    }
    #expect(n[0]["a"] == n[1]["a"])
    #expect(n[1]["a"] != n[2]["a"] && n[2]["a"] != n[3]["a"] && n[3]["a"] != n[1]["a"])
  }

  @Test func whatStandsBeforeAViewDoesNotMatter() {
    let n = numbers(3) { step, stamps in
      VStack(spacing: 0) {
        if step > 0 { box(20, 20) }
        ForEach(0..<step, id: \.self) { _ in box(10, 10) }
        Group {
          if step > 1 { box(5, 5) }; Stamp("a", stamps)
        }
        Stamp("b", stamps)
      }
    }
    #expect(Set(n.compactMap { $0["a"] }).count == 1)
    #expect(Set(n.compactMap { $0["b"] }).count == 1)
  }

  @Test func aViewInAnotherContainerIsAnotherView() {
    let n = numbers(2) { step, stamps in
      HStack {
        VStack { if step == 0 { Stamp("a", stamps) } }; VStack { if step == 1 { Stamp("a", stamps) } }
      }
    }
    #expect(n[0]["a"] != n[1]["a"])
  }

  @Test func layersAndReadersKeepTheirState() {
    let n = numbers(3) { step, stamps in
      GeometryReader { g in
        box(CGFloat(100 + step * 10), g.size.height / 2).overlay { Stamp("a", stamps) }
          .background { Stamp("b", stamps) }
      }.padding(CGFloat(step))
    }
    #expect(n[0] == n[1] && n[1] == n[2])
  }

  @Test func aViewThatIsStillLeavingComesBackAsItWas() {
    let steps = Steps()
    let stamps = Stamps()
    let stage = LayoutStage(
      200, 200,
      Stepped(steps: steps) { step in
        VStack { if step != 1 { Stamp("a", stamps).transition(.opacity) } }
          .animation(.linear(duration: 1), value: step)
      })
    let first = stamps.seen["a"]
    steps.step = 1
    stage.advance(0.3)
    steps.step = 2
    stage.advance(0.1)
    #expect(stamps.seen["a"] == first)
    steps.step = 1
    stage.advance(2)
    steps.step = 2
    stage.advance(2)
    #expect(stamps.seen["a"] != first)
  }

  /// The rule chosen: a lazy container frees elements that are far out of sight, and their state with them; what is to
  /// outlast that belongs into the data.
  @Test func elementsOfLazyContainersBeginAnewAfterTheyWereFarAway() {
    let steps = Steps()
    let stamps = Stamps()
    let stage = LayoutStage(
      100, 100,
      Stepped(steps: steps) { step in
        ScrollViewReader { proxy in
          ScrollView {
            LazyVStack(spacing: 0) { ForEach(0..<100, id: \.self) { Stamp("r\($0)", stamps).id($0) } }
          }
          .onChange(of: step) { _, step in proxy.scrollTo(step, anchor: .top) }
        }
      })
    let first = stamps.seen
    #expect(first["r0"] != nil && first["r4"] != nil && first["r50"] == nil)
    // A little: those still in sight are the same.
    steps.step = 2
    stage.settle()
    #expect(stamps.seen["r2"] == first["r2"] && stamps.seen["r4"] == first["r4"])
    steps.step = 50
    stage.settle()
    #expect(stamps.seen["r50"] != nil)
    steps.step = 0
    stage.settle()
    #expect(stamps.seen["r0"] != first["r0"])
  }
}
