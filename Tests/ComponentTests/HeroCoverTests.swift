import BistroComponents
import SwiftUI
import Testing
import ViewTreeTesting

/// A cover whose picture comes out of a view on the page.
@MainActor struct HeroCoverTests {
  @Observable fileprivate final class Program {
    var isShown = false
    var sources = ["first"]
    var found: [String?] = []
    var flights: [HeroFlight<String>] = []
  }

  private struct Page: View {
    let program: Program

    var body: some View {
      @Bindable var program = program
      ScrollView {
        VStack(spacing: 0) {
          Color.red
            .frame(width: 100, height: 100)
            .heroCoverSource("first", cornerRadius: 10)
            .accessibilityIdentifier("first")
          Text("Face")
            .heroCoverFace("first")
          Color.red
            .frame(width: 60, height: 60)
            .heroCoverSource("second")
            .accessibilityIdentifier("second")
          Color.clear.frame(height: 2000)
        }
      }
      .heroArea()
      .accessibilityIdentifier("page")
      .heroCover(isPresented: $program.isShown, from: program.sources) { Cover(program: program, hero: $0) }
    }
  }

  private struct Cover: View {
    let program: Program
    let hero: HeroCover<String>
    @State private var part: CGFloat = 0
    @Environment(\.dismiss) private var dismiss

    var body: some View {
      GeometryReader { proxy in
        HeroGrowth(hero, part: part, area: proxy.frame(in: .global), shape: 2) {
          Color.green
        } face: { flight in
          let _ = program.flights.append(flight)
          EmptyView()
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
      }
      .onAppear {
        program.found.append(hero.source)
        withAnimation(.linear(duration: 0.2)) { part = 1 }
      }
      .onTapGesture {
        withAnimation(.linear(duration: 0.2)) {
          part = 0
        } completion: {
          dismiss()
        }
      }
    }
  }

  private func page(reducesMotion: Bool = false) -> (ViewTester, Program) {
    let program = Program()
    let tester = ViewTester(
      Page(program: program).environment(\._accessibilityReduceMotion, reducesMotion),
      size: CGSize(width: 400, height: 600))
    tester.settle()
    return (tester, program)
  }

  private func place(_ tester: ViewTester) -> CGRect? { tester.frame(of: "hero-picture") }

  @Test func thePictureGrowsOutOfItsSourceAndGoesBack() throws {
    let (tester, program) = page()
    let source = try #require(tester.frame(of: "first"))
    let own = CGRect(x: 0, y: 200, width: 400, height: 200)
    var frames: [CGRect] = []
    tester.onFrame = { tester in
      guard let frame = place(tester), frame.maxY <= 600 else { return }
      frames.append(frame)
      #expect(!tester.paints("Face"), "\(frame)")
    }
    program.isShown = true
    tester.settle()
    // From its whole height, of which the source shows the middle.
    let first = try #require(frames.first)
    #expect(program.found == ["first"] && frames.last == own)
    #expect(abs(first.midX - source.midX) < 1 && abs(first.midY - source.midY) < 1, "\(first)")
    #expect(abs(first.height - 100) < 1 && abs(first.width - 200) < 1, "\(first)")
    let middle = frames[frames.count / 2]
    #expect(middle.width > 150 && middle.width < 350 && middle.midY > 60 && middle.midY < 290, "\(middle)")
    #expect(
      program.flights.first.map { $0.id == "first" && $0.sourceSize == source.size && $0.progress == 0 }
        == true)
    #expect(program.flights.allSatisfy { $0.destinationSize == own.size && $0.cornerRadius <= 10 })
    frames = []
    tester.tap(CGPoint(x: 200, y: 300))
    tester.settle()
    #expect(place(tester) == nil && !program.isShown && tester.paints("Face"))
    #expect(frames.last.map { abs($0.midY - source.midY) < 30 } == true)
  }

  @Test func thePreferredSourceIsTheFirstInSight() {
    let (tester, program) = page()
    program.sources = ["first", "second"]
    tester.wheel(at: CGPoint(x: 200, y: 300), dy: -110, isPrecise: true)
    tester.settle()
    program.isShown = true
    tester.settle()
    #expect(program.found == ["second"])
  }

  @Test func b49_withReducedMotionThereIsNoSource() {
    let (tester, program) = page(reducesMotion: true)
    program.isShown = true
    tester.settle()
    #expect(program.found == [nil] && program.flights.isEmpty)
  }
}
