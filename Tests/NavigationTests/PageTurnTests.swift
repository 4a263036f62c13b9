import SwiftUI
import Testing
import ViewTreeTesting

/// Pages that a finger catches on their way: M05 and M06 in every frame.
@MainActor struct PageTurnTests {
  private struct Tabs: View {
    @State private var page = 0
    var body: some View {
      VStack {
        Button("turn") { withAnimation(.easeInOut(duration: 0.6)) { page += 1 } }
        TabView(selection: $page) {
          ForEach(0..<5, id: \.self) { number in
            Color.green.overlay { Text("page \(number)") }.tag(number)
          }
        }
        .tabViewStyle(.page)
        Text("shows \(page)")
      }
    }
  }

  private struct Paged: View {
    @State private var position: Int?
    var body: some View {
      VStack {
        Button("turn") { withAnimation(.easeInOut(duration: 0.6)) { position = (position ?? 0) + 1 } }
        ScrollView(.horizontal) {
          LazyHStack(spacing: 0) {
            ForEach(0..<5, id: \.self) { number in
              Text("page \(number)").containerRelativeFrame([.horizontal, .vertical])
            }
          }
          .scrollTargetLayout()
        }
        .scrollPosition(id: $position)
        .scrollTargetBehavior(.paging)
        Text("shows \(position ?? 0)")
      }
    }
  }

  enum Kind: CaseIterable { case tabs, paged }
  enum Start: CaseIterable { case throwing, program }

  private func tester(_ kind: Kind) -> ViewTester {
    let tester =
      switch kind {
      case .tabs: ViewTester(Tabs())
      case .paged: ViewTester(Paged())
      }
    tester.settle()
    return tester
  }

  private func offset(_ tester: ViewTester) -> Double {
    tester.tree.flattened.first { $0.type == "ScrollView" }?.value.flatMap {
      $0.split(separator: ",").first.flatMap { Double($0) }
    } ?? .nan
  }

  /// Sets the first page in motion and waits until it is a part of the distance from the second one.
  private func begin(_ tester: ViewTester, _ start: Start, after time: Double) {
    switch start {
    case .throwing: tester.flick(from: CGPoint(x: 300, y: 500), by: CGVector(dx: -100, dy: 0), over: 0.12)
    case .program: tester.tap("turn")
    }
    for _ in 0..<Int(time * 60) { tester.advance(by: 1 / 60) }
  }

  @Test(arguments: Kind.allCases, Start.allCases)
  func m05_aPageThatIsCaughtStaysWhereItIsAndFollowsTheFinger(_ kind: Kind, _ start: Start) {
    for time in [0.15, 0.2, 0.3] {
      let tester = tester(kind)
      begin(tester, start, after: time)
      let before = offset(tester)
      #expect(before > 20 && before < 389, "\(time): \(before)")
      tester.press(CGPoint(x: 200, y: 500))
      var held: [Double] = []
      for _ in 0..<20 {
        tester.advance(by: 1 / 60)
        held.append(offset(tester))
      }
      // Within the event's own frame it may still go on.
      #expect(abs(held[0] - before) < 30 && held.allSatisfy { $0 == held[0] }, "\(time): \(before) \(held)")
      tester.move(by: CGVector(dx: 40, dy: 0), over: 0.2)
      tester.advance(by: 1 / 60)
      #expect(abs(offset(tester) - (held[0] - 40)) < 0.5, "\(offset(tester)) \(held[0])")
      tester.advance(by: 0.2)
      tester.release()
      tester.settle()
      let page = (offset(tester) / 390).rounded()
      #expect(offset(tester) == page * 390 && tester.has("shows \(Int(page))"))
    }
  }

  /// Press and release in one frame: nothing is seen of it.
  @Test(arguments: Kind.allCases, Start.allCases)
  func m06_aTouchOfNoLengthDoesNotStopAPage(_ kind: Kind, _ start: Start) {
    for isTouched in [false, true] {
      let tester = tester(kind)
      begin(tester, start, after: 0.15)
      let watcher = tester.watch("touched page")
      if isTouched {
        tester.press(CGPoint(x: 200, y: 500))
        tester.release()
      }
      var offsets: [Double] = []
      for _ in 0..<60 {
        tester.advance(by: 1 / 60)
        offsets.append(offset(tester))
      }
      let steps = zip(offsets, offsets.dropFirst()).map { $1 - $0 }
      #expect(steps.allSatisfy { $0 >= -0.01 } && steps[0] > 5 && offsets.last == 390, "\(steps)")
      #expect(zip(steps, steps.dropFirst()).allSatisfy { abs($0 - $1) < 4 }, "\(steps)")
      #expect(watcher.faults.isEmpty && tester.has("shows 1"))
    }
  }

  @Test(arguments: Kind.allCases, Start.allCases)
  func m06_aPageThatIsCaughtAndThrownGoesOnWithTheFingersSpeed(_ kind: Kind, _ start: Start) {
    for distance in [-120.0, 120] {
      let tester = tester(kind)
      let watcher = tester.watch("caught page")
      begin(tester, start, after: 0.15)
      tester.press(CGPoint(x: 200, y: 500))
      tester.advance(by: 0.15)
      tester.move(by: CGVector(dx: distance, dy: 0), over: 0.15)
      tester.release()
      tester.settle()
      let faults = watcher.faults.map(\.description)
      #expect(faults == [])
      let page = (offset(tester) / 390).rounded()
      #expect(offset(tester) == page * 390 && tester.has("shows \(Int(page))"))
      #expect(distance < 0 ? page >= 1 : page == 0, "\(page)")
    }
  }
}
