import Foundation
import SwiftUI
import Testing
import ViewTreeTesting

/// Sheets, covers and pages that come out of a view and go back into it, looked at in every frame.
@MainActor struct ZoomTransitionTests {
  enum Kind: CaseIterable { case sheet, cover, page }

  @Observable final class Program {
    var shown: Int?
    var path: [Int] = []
    var count = 30
    var isAutomatic = false
  }

  struct Item: Identifiable, Hashable { let id: Int }

  private struct Gallery: View {
    let kind: Kind
    @Bindable var program: Program
    @Namespace private var space

    var body: some View {
      switch kind {
      case .sheet: grid.sheet(item: item) { page($0.id) }
      case .cover: grid.fullScreenCover(item: item) { page($0.id) }
      case .page:
        NavigationStack(path: $program.path) {
          grid
            .navigationDestination(for: Int.self) { page($0) }
        }
      }
    }

    private var item: Binding<Item?> {
      Binding {
        program.shown.map(Item.init)
      } set: {
        program.shown = $0?.id
      }
    }

    private var grid: some View {
      ScrollView {
        VStack(alignment: .leading, spacing: 0) {
          ForEach(0..<program.count, id: \.self) { number in
            Color.red
              .frame(width: 60, height: 60)
              .accessibilityIdentifier("source-\(number)")
              .matchedTransitionSource(id: number, in: space) {
                $0.clipShape(RoundedRectangle(cornerRadius: 12)).background(.yellow)
              }
              .padding(.leading, 100)
              .padding(.vertical, 20)
          }
        }
        .frame(maxWidth: .infinity, alignment: .leading)
      }
      .accessibilityIdentifier("grid")
    }

    @ViewBuilder private func page(_ number: Int) -> some View {
      let content = Color.blue
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .accessibilityIdentifier("content")
        .navigationBarHidden(true)
      if program.isAutomatic {
        content.navigationTransition(.automatic)
      } else {
        content.navigationTransition(.zoom(sourceID: number, in: space))
      }
    }
  }

  private struct Bench {
    let kind: Kind
    let program = Program()
    let tester: ViewTester

    @MainActor init(_ kind: Kind, reducesMotion: Bool = false) {
      self.kind = kind
      tester = ViewTester(
        Gallery(kind: kind, program: program).environment(\._accessibilityReduceMotion, reducesMotion),
        size: CGSize(width: 390, height: 750))
      tester.settle()
    }

    @MainActor func open(_ number: Int) {
      if kind == .page { program.path = [number] } else { program.shown = number }
    }
    @MainActor func close() {
      program.path = []
      program.shown = nil
    }
    @MainActor var content: CGRect? { tester.host.frame(of: "content") }

    /// The frames of the content while `action` plays.
    @MainActor func frames(_ action: () -> Void) -> [CGRect] {
      var frames: [CGRect] = []
      tester.onFrame = { _ in if let content { frames.append(content) } }
      action()
      tester.settle()
      tester.onFrame = { _ in }
      return frames
    }

    /// How opaque each of the red sources is painted.
    @MainActor var sources: [Double] {
      var found: [Double] = []
      func look(_ items: [DisplayItem], _ opacity: Double) {
        for item in items {
          if case .group(let group) = item.content { look(group.items, opacity * item.opacity) }
          guard case .fill(_, .color(let paint), _) = item.content, paint.red > 0.9, paint.green < 0.4,
            paint.blue < 0.4
          else { continue }
          found.append(opacity * item.opacity)
        }
      }
      look(tester.displayList.items, 1)
      return found
    }
  }

  @Test(arguments: Kind.allCases)
  func itGrowsOutOfItsSourceAndGoesBack(_ kind: Kind) throws {
    let bench = Bench(kind)
    let source = try #require(bench.tester.frame(of: "source-2"))
    let all = bench.sources.count
    let there = bench.frames { bench.open(2) }
    let target = try #require(there.last)
    #expect(target.minX == 0 && target.width == 390)
    let back = bench.frames { bench.close() }
    for frames in [there, back.reversed()] {
      let moving = frames.filter { $0.width < 389 }
      #expect(moving.count > 5)
      for frame in moving {
        // Scaled to the width of the frame between both, and at its upper edge.
        let part = (frame.width - source.width) / (target.width - source.width)
        #expect(part >= -0.01 && part <= 1)
        #expect(abs(frame.minX - (source.minX + (target.minX - source.minX) * part)) < 0.5)
        #expect(abs(frame.minY - (source.minY + (target.minY - source.minY) * part)) < 1.5)
        #expect(abs(frame.height / frame.width - target.height / target.width) < 0.01)
      }
      #expect(zip(moving, moving.dropFirst()).allSatisfy { $1.width >= $0.width - 0.01 })
      #expect(zip(moving, moving.dropFirst()).allSatisfy { $1.width - $0.width < 90 })
      #expect(try #require(moving.first).width < 160)
    }
    #expect(bench.content == nil && bench.tester.host.isAtRest)
    #expect(bench.sources == Array(repeating: 1, count: all))
  }

  @Test func theSourceIsHiddenWhileTheSheetIsNear() {
    let bench = Bench(.sheet)
    var seen: [(part: Double, opacity: Double)] = []
    let all = bench.sources.count
    bench.tester.onFrame = { tester in
      guard let height = tester.sheetHeight, height > 0 else { return }
      seen.append((height / 740, bench.sources.count < all ? 0 : bench.sources.min() ?? 0))
    }
    bench.open(2)
    bench.tester.settle()
    #expect(seen.filter { (0.3...0.55).contains($0.part) }.allSatisfy { $0.opacity == 0 })
    #expect(seen.contains { (0.3...0.55).contains($0.part) })
    #expect(seen.last?.opacity == 1)
  }

  @Test func aFingerLeadsTheSheetBackAndThrowsItUpAgain() throws {
    let bench = Bench(.sheet)
    bench.open(3)
    bench.tester.settle()
    let frames = bench.frames {
      bench.tester.press(CGPoint(x: 195, y: 60))
      bench.tester.move(by: CGVector(dx: 0, dy: 300), over: 1)
      bench.tester.advance(by: 0.1)
      bench.tester.move(by: CGVector(dx: 0, dy: -120), over: 0.1)
      bench.tester.release()
    }
    let least = try #require(frames.map(\.width).min())
    #expect(least < 300 && least > 200)
    #expect(zip(frames, frames.dropFirst()).allSatisfy { abs($1.width - $0.width) < 40 })
    #expect(bench.content?.width == 390 && bench.program.shown == 3)
  }

  @Test func aFingerAtTheEdgeLeadsThePageBack() throws {
    for goesBack in [true, false] {
      let bench = Bench(.page)
      bench.open(3)
      bench.tester.settle()
      let frames = bench.frames {
        bench.tester.press(CGPoint(x: 5, y: 300))
        bench.tester.move(by: CGVector(dx: 200, dy: 0), over: 1)
        bench.tester.move(by: CGVector(dx: goesBack ? 60 : -100, dy: 0), over: 0.1)
        bench.tester.release()
      }
      // From the first frame on: no page that moves aside first.
      #expect(frames.allSatisfy { abs($0.minX - 100 * (390 - $0.width) / 330) < 1 })
      #expect(try #require(frames.map(\.width).min()) < 240)
      #expect(bench.program.path.isEmpty == goesBack)
      #expect(goesBack || bench.content?.width == 390)
    }
  }

  @Test(arguments: Kind.allCases)
  func withoutASourceInSightItComesTheUsualWay(_ kind: Kind) {
    let bench = Bench(kind)
    // Far below, cut off by the window's edge, and none.
    for number in [25, 7, 99] {
      #expect(bench.frames { bench.open(number) }.allSatisfy { $0.width == 390 }, "\(number)")
      #expect(bench.frames { bench.close() }.allSatisfy { $0.width == 390 }, "\(number)")
    }
    bench.program.isAutomatic = true
    #expect(bench.frames { bench.open(2) }.allSatisfy { $0.width == 390 })
  }

  @Test(arguments: Kind.allCases)
  func withReducedMotionItDoesNotZoom(_ kind: Kind) {
    let bench = Bench(kind, reducesMotion: true)
    #expect(bench.frames { bench.open(2) }.allSatisfy { $0.width == 390 })
    #expect(bench.frames { bench.close() }.allSatisfy { $0.width == 390 })
  }

  @Test(arguments: Kind.allCases)
  func aSourceThatGoesAwayMeanwhileMakesNoJump(_ kind: Kind) {
    let bench = Bench(kind)
    bench.open(4)
    bench.tester.settle()
    let frames = bench.frames {
      bench.close()
      bench.tester.advance(by: 0.1)
      bench.program.count = 2
    }
    #expect(frames.contains { $0.width < 200 })
    #expect(
      zip(frames, frames.dropFirst()).allSatisfy {
        abs($1.minY - $0.minY) < 90 && abs($1.width - $0.width) < 90
      })
    #expect(bench.content == nil)
  }

  @Test(arguments: Kind.allCases)
  func everyFrameOfItIsLegal(_ kind: Kind) {
    let bench = Bench(kind)
    let watcher = bench.tester.watch("zoom")
    bench.open(2)
    bench.tester.advance(by: 0.12)
    bench.close()
    bench.tester.advance(by: 0.1)
    bench.open(2)
    bench.tester.settle()
    bench.close()
    bench.tester.settle()
    #expect(watcher.faults.isEmpty, "\(watcher.faults)")
    #expect(bench.sources.allSatisfy { $0 == 1 })
  }

  /// The source's own ground and corners are seen while the card is still transparent.
  @Test(arguments: Kind.allCases)
  func itsGroundComesWithItsCorners(_ kind: Kind) {
    let bench = Bench(kind)
    var radii: [CGFloat] = []
    bench.tester.onFrame = { tester in
      for item in tester.displayList.items {
        guard case .fill(let path, .color(let paint), _) = item.content, paint.red > 0.9, paint.green > 0.7,
          paint.blue < 0.4, case .roundedRect(_, let corners, _) = path.storage
        else { continue }
        radii.append(corners.topLeft)
      }
    }
    bench.open(2)
    bench.tester.settle()
    #expect(radii.count > 5 && radii.allSatisfy { $0 > 0 && $0 <= 12 })
    #expect(kind == .sheet || zip(radii, radii.dropFirst()).allSatisfy { $1 <= $0 })
  }

  @Test func stylesAndConfigurationsSayWhatTheyChange() throws {
    let zoom: ZoomNavigationTransition = .zoom(sourceID: 1, in: Namespace().wrappedValue)
    let styles: [any NavigationTransition] = [zoom, AutomaticNavigationTransition()]
    #expect(styles.map { $0._zoomSource != nil } == [true, false])
    var found: EmptyMatchedTransitionSourceConfiguration?
    _ = Color.red.matchedTransitionSource(id: 1, in: Namespace().wrappedValue) {
      found = $0
      return $0
    }
    let empty = try #require(found)
    let changed: [any MatchedTransitionSourceConfiguration] = [
      empty.background(Color.red), empty.shadow(radius: 4),
      empty.clipShape(RoundedRectangle(cornerRadius: 3)),
    ]
    #expect(changed.allSatisfy { $0._look != empty._look })
    #expect(empty.clipShape(RoundedRectangle(cornerRadius: 0))._look == empty._look)
  }
}
