import SwiftUI
import Testing
import ViewTreeTesting

/// M14, M05: what a container moves while the window gets another size has come as far as before, and ends at the new
/// edges.
@MainActor struct ResizedMotionTests {
  private struct Stack: View {
    var body: some View {
      NavigationStack {
        NavigationLink("next") {
          Color.green.accessibilityIdentifier("page")
        }
        .navigationTitle("First")
      }
    }
  }

  private func page(_ tester: ViewTester) -> CGFloat { tester.frame(of: "page")?.minX ?? .nan }

  @Test func aPageThatGoesLeavesOverTheNewEdge() {
    let tester = ViewTester(Stack())
    tester.settle()
    tester.tap("next")
    tester.settle()
    tester.tap("First")
    tester.advance(by: 0.15)
    let part = page(tester) / 390
    #expect(part > 0.2 && part < 0.9)
    tester.resize(to: CGSize(width: 844, height: 390))
    tester.advance(by: 0)
    #expect(abs(page(tester) / 844 - part) < 0.01)
    var last = page(tester)
    tester.onFrame = { tester in
      guard let x = tester.frame(of: "page")?.minX else { return }
      #expect(x >= last - 0.01)
      last = x
    }
    tester.settle()
    #expect(last > 840 && tester.frame(of: "page") == nil)
  }

  @Test func aPageThatComesHasComeAsFar() {
    let tester = ViewTester(Stack(), size: CGSize(width: 844, height: 390))
    tester.settle()
    tester.tap("next")
    tester.advance(by: 0.15)
    let part = page(tester) / 844
    tester.resize(to: CGSize(width: 390, height: 844))
    tester.advance(by: 0)
    #expect(abs(page(tester) / 390 - part) < 0.01)
    tester.settle()
    #expect(page(tester) == 0)
  }

  private struct Sheets: View {
    var isCover = false
    @State private var isShown = false
    var body: some View {
      Button("show") { isShown = true }
        .sheet(isPresented: isCover ? .constant(false) : $isShown) { inside }
        .fullScreenCover(isPresented: isCover ? $isShown : .constant(false)) { inside }
    }
    private var inside: some View { Button("close") { isShown = false } }
  }

  @Test(arguments: [false, true]) func aSheetHasComeOrGoneAsFar(_ leaves: Bool) throws {
    let tester = ViewTester(Sheets())
    tester.settle()
    tester.tap("show")
    if leaves {
      tester.settle()
      tester.key(.escape)
    }
    tester.advance(by: 0.15)
    let whole = 834.0
    let part = try #require(tester.sheetHeight) / whole
    #expect(part > 0.1 && part < 0.95)
    tester.resize(to: CGSize(width: 844, height: 390))
    tester.advance(by: 0)
    #expect(abs(try #require(tester.sheetHeight) / 380 - part) < 0.01)
    tester.settle()
    #expect(tester.sheetHeight == (leaves ? nil : 380))
  }

  private struct Pages: View {
    @State private var page = 0
    var body: some View {
      TabView(selection: $page) {
        ForEach(0..<5, id: \.self) { number in
          Color.green.overlay { Text("page \(number)") }.tag(number)
        }
      }
      .tabViewStyle(.page)
      .overlay(alignment: .top) { Button("turn") { withAnimation(.easeInOut(duration: 0.6)) { page += 1 } } }
    }
  }

  @Test(arguments: [false, true], [LayoutDirection.leftToRight, .rightToLeft])
  func aPageThatTurnsComesToRestInTheMiddle(_ isThrown: Bool, _ direction: LayoutDirection) {
    let tester = ViewTester(Pages().environment(\.layoutDirection, direction))
    tester.settle()
    if isThrown {
      let dx = direction == .leftToRight ? -160.0 : 160
      tester.flick(from: CGPoint(x: 195 - dx / 2, y: 400), by: CGVector(dx: dx, dy: 0), over: 0.1)
    } else {
      tester.tap("turn")
    }
    tester.advance(by: 0.1)
    for size in [CGSize(width: 500, height: 700), CGSize(width: 844, height: 390)] {
      tester.resize(to: size)
      tester.advance(by: 0.05)
    }
    tester.settle()
    #expect(abs((tester.frame(of: "page 1")?.midX ?? .nan) - 422) < 0.5)
  }

  @Test func contentThatSpringsBackFromItsEndDoesSoAtTheNewEnd() {
    let tester = ViewTester(
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<30, id: \.self) { Text("row").frame(height: 50).accessibilityIdentifier("row \($0)") }
        }
      })
    tester.settle()
    tester.flick(from: CGPoint(x: 195, y: 600), by: CGVector(dx: 0, dy: -500), over: 0.1)
    while (tester.frame(of: "row 29")?.maxY ?? .nan) > 800 { tester.advance(by: 1 / 60) }
    let beyond = 844 - (tester.frame(of: "row 29")?.maxY ?? .nan)
    tester.resize(to: CGSize(width: 844, height: 390))
    tester.advance(by: 0)
    #expect(abs(390 - (tester.frame(of: "row 29")?.maxY ?? .nan) - beyond) < 25)
    tester.onFrame = { #expect(($0.frame(of: "row 29")?.maxY ?? .nan) < 391) }
    tester.settle()
    #expect(abs((tester.frame(of: "row 29")?.midY ?? .nan) - 365) < 0.5)
  }

  /// What lies over the edges of a page does not count.
  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func aPageAtRestStaysInSight(_ direction: LayoutDirection) throws {
    let tester = ViewTester(
      ScrollView(.horizontal) {
        HStack(spacing: 0) {
          ForEach(0..<4, id: \.self) { number in
            Color.green.frame(width: 700)
              .containerRelativeFrame(.horizontal)
              .clipped()
              .accessibilityElement(children: .ignore)
              .accessibilityIdentifier("page \(number)")
          }
        }
      }
      .scrollTargetBehavior(.paging)
      .environment(\.layoutDirection, direction))
    tester.settle()
    let dx = direction == .leftToRight ? -200.0 : 200
    tester.flick(from: CGPoint(x: 195 - dx / 2, y: 400), by: CGVector(dx: dx, dy: 0), over: 0.1)
    tester.settle()
    for (width, height) in [(500, 700), (844, 390), (320, 480), (390, 844)] {
      tester.resize(to: CGSize(width: width, height: height))
      tester.settle()
      let page = try #require(tester.frame(of: "page 1"))
      #expect(abs(page.midX - CGFloat(width) / 2) < 0.5, "\(width)x\(height): \(page)")
    }
  }
}
