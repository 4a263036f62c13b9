import SwiftUI
import Testing
import ViewTreeTesting

struct LazyTests {
  /// Rows of 50 points in a window of 400.
  private struct Rows: View {
    var body: some View {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<200, id: \.self) { index in
            Text("row \(index)").frame(height: 50)
          }
        }
      }
    }
  }

  private func texts(_ tester: ViewTester) -> [String] {
    tester.tree.flattened.filter { $0.type == "Text" }.compactMap(\.text)
  }

  @Test func onlyRowsInSightAndALittleAheadAreBuilt() {
    let tester = ViewTester(Rows(), size: CGSize(width: 300, height: 400))
    #expect(texts(tester).first == "row 0")
    #expect((8...12).contains(texts(tester).count))
  }

  @Test func everyFrameOfAThrowShowsRowsAllTheWayDown() {
    let tester = ViewTester(Rows(), size: CGSize(width: 300, height: 400))
    tester.onFrame = { tester in
      let rows = tester.tree.flattened.filter { $0.type == "Text" }
      let bottom = rows.map { $0.frame.y + $0.frame.height }.max() ?? 0
      let top = rows.map(\.frame.y).min() ?? 0
      #expect(bottom >= 400 - 25, "rows end at \(bottom)")
      #expect(top <= 50)
    }
    tester.flick(from: CGPoint(x: 150, y: 350), by: CGVector(dx: 0, dy: -300), over: 0.1)
    tester.settle()
    #expect(texts(tester).first != "row 0")
  }

  @Test func whatIsAboutToComeIntoSightIsMadeOnceAFrameIsShown() {
    let tester = ViewTester(Rows(), size: CGSize(width: 300, height: 400))
    let host = tester.host
    var made: Int { host.statistics.nodesMade + host.statistics.elementsReused }
    var (within, between) = (0, 0)
    tester.press(CGPoint(x: 150, y: 350))
    for step in 1...60 {
      tester.move(to: CGPoint(x: 150, y: 350 - CGFloat(step) * 5))
      host.timers.advance(to: host.timers.now + 1 / ViewTester.rate)
      let before = made
      _ = host.frame()
      let shown = made
      host.workAhead()
      within += shown - before
      between += made - shown
    }
    #expect(texts(tester).first != "row 0")
    #expect(within == 0, "rows made within frames")
    #expect(between > 0)
  }

  // MARK: Headers and footers that stay in sight

  private final class Counter { var count = 0 }

  /// Two sections of a header of 40 points, 20 rows of 50 and a footer of 30; then rows without a header.
  private struct Sections: View {
    var pinned = PinnedScrollableViews.sectionHeaders
    var counter = Counter()
    var body: some View {
      ScrollView {
        LazyVStack(spacing: 0, pinnedViews: pinned) {
          ForEach(["A", "B"], id: \.self) { name in
            Section {
              ForEach(0..<20, id: \.self) { row in
                Text("row \(name)\(row)").frame(maxWidth: .infinity).frame(height: 50)
                  .contentShape(Rectangle()).onTapGesture {}
              }
            } header: {
              Text("head \(name)").frame(maxWidth: .infinity).frame(height: 40)
                .contentShape(Rectangle()).onTapGesture { counter.count += 1 }
            } footer: {
              Text("foot \(name)").frame(height: 30)
            }
          }
          Section { ForEach(0..<20, id: \.self) { Text("last \($0)").frame(height: 50) } }
        }
      }
    }
  }

  private func scrolled(_ view: some View, by way: CGFloat) -> ViewTester {
    let tester = ViewTester(view, size: CGSize(width: 300, height: 400))
    tester.settle()
    tester.wheel(at: CGPoint(x: 150, y: 200), dy: -way, isPrecise: true)
    tester.settle()
    return tester
  }

  private func middle(_ tester: ViewTester, _ name: String) -> CGFloat {
    tester.frame(of: name)?.midY ?? .nan
  }

  @Test func aPinnedHeaderStaysAtTheTopWhileItsSectionShows() {
    let sections = Sections()
    let tester = scrolled(sections, by: 300)
    #expect(abs(middle(tester, "row A6") - 65) < 1)
    #expect(abs(middle(tester, "head A") - 20) < 1)
    // A touch finds it where it is shown, above the rows.
    tester.tap(CGPoint(x: 150, y: 20))
    tester.settle()
    #expect(sections.counter.count == 1)
    tester.wheel(at: CGPoint(x: 150, y: 200), dy: 300, isPrecise: true)
    tester.settle()
    #expect(abs(middle(tester, "head A") - 20) < 1)
    #expect(abs(middle(tester, "row A0") - 65) < 1)
  }

  @Test func theEndOfItsSectionTakesAPinnedHeaderAway() {
    // The first section ends at 1070.
    let tester = scrolled(Sections(), by: 1050)
    #expect(abs(middle(tester, "head A") - 0) < 1)
    #expect(abs(middle(tester, "head B") - 40) < 1)
    // The second one at 2140; what follows has no header.
    let later = scrolled(Sections(), by: 2300)
    #expect(later.visibleFrame(of: "head A") == nil)
    #expect(later.visibleFrame(of: "head B") == nil)
  }

  @Test func headersThatAreNotPinnedScrollAway() {
    #expect(scrolled(Sections(pinned: []), by: 300).visibleFrame(of: "head A") == nil)
  }

  @Test func aPinnedFooterStaysAtTheBottomWhileItsSectionShows() {
    let tester = scrolled(Sections(pinned: .sectionFooters), by: 100)
    #expect(abs(middle(tester, "foot A") - 385) < 1)
    #expect(abs(middle(tester, "row A2") - 65) < 1)
    // At its place, the footer ends at 1070.
    #expect(abs(middle(scrolled(Sections(pinned: .sectionFooters), by: 800), "foot A") - 255) < 1)
  }

  private struct PinnedGrid: View {
    var body: some View {
      ScrollView {
        LazyVGrid(
          columns: [GridItem(.flexible()), GridItem(.flexible())], spacing: 0, pinnedViews: .sectionHeaders
        ) {
          ForEach(["A", "B"], id: \.self) { name in
            Section(header: Text("head \(name)").frame(height: 40)) {
              ForEach(0..<40, id: \.self) { Text("cell \(name)\($0)").frame(height: 50) }
            }
          }
        }
      }
    }
  }

  @Test func headersOfGridsArePinnedToo() {
    #expect(abs(middle(scrolled(PinnedGrid(), by: 300), "head A") - 20) < 1)
    let tester = scrolled(PinnedGrid(), by: 1020)
    #expect(abs(middle(tester, "head A") - 0) < 1)
    #expect(abs(middle(tester, "head B") - 40) < 1)
  }

  private struct PinnedRow: View {
    var body: some View {
      ScrollView(.horizontal) {
        LazyHStack(spacing: 0, pinnedViews: .sectionHeaders) {
          Section(header: Text("head").frame(width: 60)) {
            ForEach(0..<40, id: \.self) { Text("\($0)").frame(width: 50) }
          }
        }
      }
    }
  }

  @Test func headersOfRowsArePinnedAtTheLeadingEdge() {
    let tester = ViewTester(PinnedRow(), size: CGSize(width: 300, height: 100))
    tester.settle()
    tester.drag(from: CGPoint(x: 280, y: 50), by: CGVector(dx: -250, dy: 0))
    tester.settle()
    #expect(abs((tester.frame(of: "head")?.midX ?? .nan) - 30) < 1)
  }

  // MARK: Views that measure themselves by the scroll view

  private struct Strip: View {
    var body: some View {
      ScrollView(.horizontal) {
        LazyHStack(spacing: 16) {
          ForEach(0..<10, id: \.self) { index in
            Color.red.containerRelativeFrame(.horizontal, count: 5, span: 3, spacing: 16)
              .frame(height: 200)
              .accessibilityIdentifier("cell \(index)")
          }
        }
        .scrollTargetLayout()
      }
      .scrollTargetBehavior(.viewAligned)
      .contentMargins(.horizontal, 78, for: .scrollContent)
    }
  }

  @Test func viewsMadeWhileOneScrollsMeasureThemselvesByTheScrollView() {
    // (390 - 2 · 78 - 4 · 16) / 5 · 3 + 2 · 16 = 134.
    let tester = ViewTester(Strip(), size: CGSize(width: 390, height: 844))
    tester.settle()
    for _ in 0..<3 {
      tester.drag(from: CGPoint(x: 350, y: 422), by: CGVector(dx: -300, dy: 0))
      tester.settle()
      let frames = (0..<10).compactMap { tester.frame(of: "cell \($0)") }
      #expect(frames.count >= 2)
      for frame in frames { #expect(abs(frame.width - 134) < 0.01) }
      for (one, next) in zip(frames, frames.dropFirst()) {
        #expect(abs(next.minX - one.minX - 150) < 0.01)
      }
    }
  }

  // MARK: More in sight without a scroll

  private struct Growing: View {
    @State private var isHigh = false
    var body: some View {
      VStack(spacing: 0) {
        Button("grow") { isHigh = true }.frame(height: 50)
        Rows().frame(height: isHigh ? 700 : 150)
        Spacer(minLength: 0)
      }
    }
  }

  @Test func aScrollViewThatGrowsShowsRowsAllTheWayDown() {
    let tester = ViewTester(Growing(), size: CGSize(width: 300, height: 800))
    tester.settle()
    #expect(!texts(tester).contains("row 13"))
    tester.tap("grow")
    tester.settle()
    #expect(texts(tester).contains("row 13"))
  }
}
