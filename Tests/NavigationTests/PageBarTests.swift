import SwiftUI
import Testing
import ViewTreeTesting

/// The bar of a tab view that pages hide, and pages that are pushed while others come, in every frame.
@MainActor struct PageBarTests {
  private struct Tabs: View {
    @State private var path: [String] = []
    var hides = true
    var direction = LayoutDirection.leftToRight
    var body: some View {
      TabView {
        NavigationStack(path: $path) {
          VStack {
            Button("push") { path.append("page") }
            Spacer()
            Text("lower foot")
          }
          .navigationTitle("First").navigationBarTitleDisplayMode(.inline)
          .navigationDestination(for: String.self) { _ in
            VStack {
              Button("pop") { path.removeLast() }
              Spacer()
              Text("upper foot")
            }
            .toolbar(hides ? .hidden : .automatic, for: .tabBar)
          }
        }
        .tabItem { Text("tab") }
      }
      .environment(\.layoutDirection, direction)
    }
  }

  private func place(_ tester: ViewTester, _ text: String) -> CGRect? {
    tester.paintedTexts.last { $0.string == text && $0.opacity > 0 }?.frame
  }

  /// Plays frames in which the bar moves with the lower page, and nothing moves up or down.
  private func follow(_ tester: ViewTester, _ seconds: Double, home: CGRect, foot: CGRect) throws -> Int {
    var count = 0
    for _ in 0..<Int(seconds * 60) {
      tester.advance(by: 1.0 / 60)
      if let lower = place(tester, "lower foot") {
        let bar = try #require(place(tester, "tab"), "the bar goes with the page")
        #expect(abs((bar.minX - home.minX) - (lower.minX - foot.minX)) < 0.5)
        #expect(bar.minY == home.minY && lower.minY == foot.minY)
        count += 1
      }
      if let upper = place(tester, "upper foot") {
        #expect(upper.maxY > home.minY, "it ends at the lower edge")
      }
    }
    return count
  }

  @Test(
    arguments: [LayoutDirection.leftToRight, .rightToLeft],
    [CGSize(width: 390, height: 844), CGSize(width: 844, height: 390)])
  func aTabBarThatAPageHidesGoesAndComesWithThePageBelow(_ direction: LayoutDirection, _ size: CGSize) throws
  {
    let tester = ViewTester(Tabs(direction: direction), size: size)
    let watcher = tester.watch("page bar")
    tester.settle()
    let (home, foot) = (try #require(place(tester, "tab")), try #require(place(tester, "lower foot")))
    tester.tap("push")
    #expect(try follow(tester, 1, home: home, foot: foot) > 10)
    tester.settle()
    #expect(place(tester, "tab") == nil)
    tester.tap("pop")
    #expect(try follow(tester, 1, home: home, foot: foot) > 10)
    tester.settle()
    #expect(place(tester, "tab") == home && place(tester, "lower foot") == foot)
    #expect(watcher.faults.isEmpty, "\(watcher.faults)")
  }

  @Test func aTabBarFollowsTheFingerThatGoesBack() throws {
    for goesOn in [true, false] {
      let tester = ViewTester(Tabs())
      tester.settle()
      let (home, foot) = (try #require(place(tester, "tab")), try #require(place(tester, "lower foot")))
      tester.tap("push")
      tester.settle()
      tester.press(CGPoint(x: 5, y: 400))
      for _ in 0..<20 {
        tester.move(by: CGVector(dx: goesOn ? 15 : 5, dy: 0), over: 1.0 / 60)
        if let lower = place(tester, "lower foot") {
          let bar = try #require(place(tester, "tab"))
          #expect(abs((bar.minX - home.minX) - (lower.minX - foot.minX)) < 0.5)
        }
      }
      tester.advance(by: 0.2)
      tester.release()
      _ = try follow(tester, 1, home: home, foot: foot)
      tester.settle()
      #expect((place(tester, "tab") == home) == goesOn)
    }
  }

  @Test func aTabBarThatNoPageHidesStays() throws {
    let tester = ViewTester(Tabs(hides: false))
    tester.settle()
    let home = try #require(place(tester, "tab"))
    tester.tap("push")
    for _ in 0..<40 {
      tester.advance(by: 1.0 / 60)
      #expect(place(tester, "tab") == home)
    }
  }

  // MARK: Pushed over a page that comes

  private struct Pages: View {
    @State private var path: [Int] = []
    let model: Model
    var body: some View {
      NavigationStack(path: $path) {
        Text("page 0").frame(maxWidth: .infinity, maxHeight: .infinity)
          .navigationTitle("title 0").navigationBarTitleDisplayMode(.inline)
          .navigationDestination(for: Int.self) { number in
            Text("page \(number)").frame(maxWidth: .infinity, maxHeight: .infinity)
              .navigationTitle("title \(number)")
          }
      }
      .onChange(of: model.path) { path = model.path }
    }
  }

  @Observable fileprivate final class Model { var path: [Int] = [] }

  @Test(arguments: [0.03, 0.1, 0.25], [false, true])
  func aPageThatIsComingGoesOnUnderTheNextOne(_ pause: Double, _ pops: Bool) throws {
    let model = Model()
    let tester = ViewTester(Pages(model: model))
    tester.settle()
    var last: [String: CGFloat] = [:]
    func look(_ seconds: Double) {
      for _ in 0..<Int((seconds * 120).rounded()) {
        tester.advance(by: 1.0 / 120)
        var present: [String: CGFloat] = [:]
        for text in tester.paintedTexts where text.string.hasPrefix("page") && text.opacity > 0 {
          present[text.string] = text.frame.midX
          if let before = last[text.string] {
            #expect(abs(text.frame.midX - before) < 45, "\(text.string) jumps from \(before)")
          } else if !last.isEmpty, text.frame.midX > 200 {
            #expect(text.frame.midX > 480, "\(text.string) comes from the edge")
          }
        }
        last = present
      }
    }
    look(0.05)
    model.path = [1]
    look(pause)
    model.path = [1, 2]
    look(pause)
    model.path = pops ? [1] : [1, 2, 3]
    look(1)
    tester.settle()
    #expect(tester.paintedTexts.filter { $0.opacity > 0 }.map(\.string).contains(pops ? "page 1" : "page 3"))
    #expect(last == [pops ? "page 1" : "page 3": 195])
    #expect(tester.host.isInputIdle && !tester.host.needsFrame)
  }
}
