import Foundation
import SwiftUI
import Testing
import ViewTreeTesting

/// Sheets, covers and pages where motion is reduced: in every frame they are in their place, and fade.
@MainActor struct ReducedMotionTests {
  enum Kind: CaseIterable { case sheet, cover, page }

  @Observable final class Program {
    var isShown = false
    var path: [Int] = []
  }

  private struct Screen: View {
    let kind: Kind
    @Bindable var program: Program

    var body: some View {
      switch kind {
      case .sheet: ground.sheet(isPresented: $program.isShown) { content.presentationDetents([.medium]) }
      case .cover: ground.fullScreenCover(isPresented: $program.isShown) { content }
      case .page:
        NavigationStack(path: $program.path) {
          ground.navigationTitle("First")
            .navigationDestination(for: Int.self) { _ in content.navigationTitle("Second") }
        }
      }
    }

    private var ground: some View {
      Color.red.frame(maxWidth: .infinity, maxHeight: .infinity).accessibilityIdentifier("ground")
    }

    private var content: some View {
      Color(red: 0, green: 0, blue: 1).frame(maxWidth: .infinity, maxHeight: .infinity)
        .accessibilityIdentifier("content")
    }
  }

  /// What one frame shows.
  private struct Look {
    let time: TimeInterval
    /// Where content and ground are.
    let content: CGRect?
    let ground: CGRect?
    /// How opaque the content is painted.
    let opacity: Double
  }

  private struct Bench {
    let kind: Kind
    let program = Program()
    let tester: ViewTester

    @MainActor init(_ kind: Kind, direction: LayoutDirection) {
      self.kind = kind
      tester = ViewTester(
        Screen(kind: kind, program: program)
          .environment(\._accessibilityReduceMotion, true)
          .environment(\.layoutDirection, direction),
        size: CGSize(width: 390, height: 750))
      tester.settle()
    }

    @MainActor func show(_ isShown: Bool) {
      if kind == .page { program.path = isShown ? [1] : [] } else { program.isShown = isShown }
    }

    /// The frames while `action` plays, until everything rests.
    @MainActor func frames(_ action: () -> Void) -> [Look] {
      var looks: [Look] = []
      tester.onFrame = { looks.append(Bench.look($0)) }
      action()
      tester.settle()
      tester.onFrame = { _ in }
      return looks
    }

    @MainActor private static func look(_ tester: ViewTester) -> Look {
      var opacity = 0.0
      func visit(_ items: [DisplayItem], _ outer: Double) {
        for item in items {
          if case .group(let group) = item.content { visit(group.items, outer * item.opacity) }
          guard case .fill(_, .color(let paint), _) = item.content, paint.blue > 0.9, paint.red < 0.1,
            paint.green < 0.1
          else { continue }
          opacity = outer * item.opacity
        }
      }
      visit(tester.displayList.items, 1)
      return Look(
        time: tester.now, content: tester.frame(of: "content"), ground: tester.frame(of: "ground"),
        opacity: opacity)
    }
  }

  @Test(arguments: Kind.allCases, [LayoutDirection.leftToRight, .rightToLeft])
  func m15_whatIsPresentedFadesInItsPlace(_ kind: Kind, _ direction: LayoutDirection) throws {
    let bench = Bench(kind, direction: direction)
    let ground = try #require(bench.tester.frame(of: "ground"))
    let came = bench.frames { bench.show(true) }
    let place = try #require(came.last?.content)
    let went = bench.frames { bench.show(false) }
    for looks in [came, went] {
      let seen = looks.filter { $0.opacity > 0 && $0.opacity < 1 }
      #expect(seen.count > 10)
      #expect(try #require(seen.last).time - (try #require(seen.first)).time <= 0.2)
      #expect(seen.allSatisfy { $0.content == place && $0.ground == ground })
    }
    #expect(zip(came, came.dropFirst()).allSatisfy { $0.opacity <= $1.opacity })
    #expect(zip(went, went.dropFirst()).allSatisfy { $0.opacity >= $1.opacity })
    #expect(came.last?.opacity == 1 && bench.tester.frame(of: "content") == nil && bench.tester.host.isAtRest)
  }

  /// It is closed before it is there, and opened again before it is gone.
  @Test(arguments: Kind.allCases) func m15_m06_aFadeThatIsTurnedRoundGoesOnFromWhatShows(_ kind: Kind) {
    let bench = Bench(kind, direction: .leftToRight)
    let looks = bench.frames {
      bench.show(true)
      bench.tester.advance(by: 0.1)
      bench.show(false)
      bench.tester.advance(by: 0.05)
      bench.show(true)
    }
    #expect(zip(looks, looks.dropFirst()).allSatisfy { abs($0.opacity - $1.opacity) < 0.1 })
    #expect(looks.last?.opacity == 1)
  }

  /// What follows a finger follows it still; released it fades where it is, or is back at once.
  @Test(arguments: [true, false]) func m15_aSwipeBackFollowsTheFingerAndFadesFromThere(_ goesBack: Bool)
    throws
  {
    let bench = Bench(.page, direction: .leftToRight)
    bench.show(true)
    bench.tester.settle()
    bench.tester.press(CGPoint(x: 2, y: 300))
    bench.tester.move(by: CGVector(dx: goesBack ? 250 : 60, dy: 0), over: 1)
    let place = try #require(bench.tester.frame(of: "content"))
    #expect(place.minX > (goesBack ? 200 : 20))
    let looks = bench.frames { bench.tester.release() }
    #expect(
      looks.allSatisfy {
        $0.content == nil || $0.content?.minX == (goesBack ? place.minX : 0) || $0.opacity == 1
      })
    #expect(bench.program.path.isEmpty == goesBack)
    #expect(goesBack == looks.contains { $0.opacity > 0 && $0.opacity < 1 })
    #expect(bench.tester.host.isAtRest)
  }
}
