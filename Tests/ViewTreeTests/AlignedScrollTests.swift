import SwiftUI
import Testing
import ViewTreeTesting

/// Whatever moved the content, with targets it comes to rest at one of them.
struct AlignedScrollTests {
  @Observable final class Program { var position: Int? = 0 }

  private struct Strip: View {
    @Bindable var program: Program
    var body: some View {
      ScrollView(.horizontal) {
        HStack(spacing: 0) {
          ForEach(0..<20) { index in Color.blue.frame(width: 200, height: 100).id(index) }
        }
        .scrollTargetLayout()
      }
      .scrollTargetBehavior(.viewAligned)
      .scrollPosition(id: $program.position)
      .accessibilityIdentifier("strip")
      .frame(width: 300, height: 100)
    }
  }

  private let program = Program()
  private let point = CGPoint(x: 150, y: 50)

  private func tester() -> ViewTester {
    ViewTester(Strip(program: program), size: CGSize(width: 300, height: 100))
  }

  private func offset(_ tester: ViewTester) -> CGFloat {
    CGFloat(Double(tester.value(of: "strip")?.split(separator: ",").first ?? "") ?? .nan)
  }

  private struct Cards: View {
    let count: Int
    var body: some View {
      ScrollView(.horizontal) {
        LazyHStack(spacing: 0) {
          ForEach(0..<40) { index in
            Color.blue.containerRelativeFrame(.horizontal, count: count, spacing: 0)
              .accessibilityIdentifier("card \(index)")
          }
        }
        .scrollTargetLayout()
      }
      .scrollTargetBehavior(.viewAligned)
    }
  }

  /// The first card in sight after a throw that would go over several containers.
  private func thrown(_ count: Int, _ sizeClass: UserInterfaceSizeClass) throws -> Int {
    let tester = ViewTester(
      Cards(count: count).environment(\.horizontalSizeClass, sizeClass), size: CGSize(width: 300, height: 100)
    )
    tester.flick(from: CGPoint(x: 280, y: 50), by: CGVector(dx: -200, dy: 0), over: 0.1)
    tester.settle()
    return try #require((0..<40).first { (tester.frame(of: "card \($0)")?.minX ?? -1) > -0.5 })
  }

  @Test func inACompactWidthAThrowGoesAsFarAsTheContainerIsLong() throws {
    #expect(try thrown(1, .compact) == 1)
    #expect(try thrown(3, .compact) == 3)
    #expect(try thrown(1, .regular) > 1)
    #expect(try thrown(3, .regular) > 3)
  }

  @Test func aTrackpadThatIsLeftLetsTheContentGoToTheNearestTarget() {
    let tester = tester()
    for _ in 0..<13 {
      tester.wheel(at: point, dx: -20, dy: 0, isPrecise: true)
      tester.advance(by: 0.01)
    }
    #expect(offset(tester) == 260)
    #expect(program.position == 1)
    tester.advance(by: 2)
    #expect(offset(tester) == 200)
    #expect(program.position == 1)
  }

  @Test func aTrackpadThatRestsUnderAFingerWaitsForIt() {
    let tester = tester()
    tester.press(point)
    tester.wheel(at: point, dx: -90, dy: 0, isPrecise: true)
    tester.advance(by: 1)
    #expect(offset(tester) == 90)
    tester.release()
    tester.advance(by: 2)
    #expect(offset(tester) == 0)
  }

  @Test func aNotchGoesToTheNextTargetHoweverSmallItIs() {
    let tester = tester()
    tester.wheel(at: point, dy: -40)
    tester.advance(by: 1)
    #expect(offset(tester) == 200)
    #expect(program.position == 1)
    tester.wheel(at: point, dy: -40)
    tester.wheel(at: point, dy: -40)
    tester.advance(by: 1)
    #expect(offset(tester) == 600)
    tester.wheel(at: point, dy: 40)
    tester.advance(by: 1)
    #expect(offset(tester) == 400)
    #expect(program.position == 2)
  }

  // Each of these touches falls into another moment of the last crawl.
  @Test(arguments: stride(from: 0.05, through: 1.5, by: 0.05).map { $0 })
  func aTouchThatStopsTheContentLetsItGoOnToItsTarget(_ moment: Double) {
    let tester = tester()
    tester.flick(from: CGPoint(x: 250, y: 50), by: CGVector(dx: -150, dy: 0), over: 0.1)
    tester.advance(by: moment)
    tester.press(point)
    tester.advance(by: 0.2)
    tester.release()
    tester.advance(by: 3)
    #expect(offset(tester).truncatingRemainder(dividingBy: 200) == 0)
  }

  // The indicator goes after a scroll of the program's own, too.
  @Test func theIndicatorFadesWhoeverScrolled() {
    struct Page: View {
      @Bindable var program: Program
      var body: some View {
        ScrollView {
          VStack(spacing: 0) { ForEach(0..<20) { Color.blue.frame(height: 100).id($0) } }.scrollTargetLayout()
        }
        .scrollPosition(id: $program.position)
      }
    }
    let tester = ViewTester(Page(program: program), size: CGSize(width: 300, height: 400))
    let strips = tester.displayList.items.count
    withAnimation(.linear(duration: 0.3)) { program.position = 8 }
    tester.advance(by: 0.2)
    #expect(tester.displayList.items.count > strips)
    tester.advance(by: 0.2)
    withAnimation(.linear(duration: 0.3)) { program.position = 0 }
    tester.advance(by: 4)
    #expect(tester.displayList.items.count == strips)
  }
}
