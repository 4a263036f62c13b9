import SwiftUI
import Testing
import ViewTreeTesting

/// Texts whose size, weight and distances of letters change with an animation.
@MainActor struct TextMeasureMotionTests {
  @Observable final class Look {
    var size: CGFloat = 17
    var weight = Font.Weight.regular
    var kerning: CGFloat = 0
    var color = Color.black
  }

  private struct Scene: View {
    let look: Look
    var words = "Moving letters"
    var width: CGFloat?
    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        Text(words).font(.system(size: look.size)).fontWeight(look.weight).kerning(look.kerning)
          .foregroundStyle(look.color)
        Color.red.frame(height: 1)
      }
      .frame(width: width)
    }
  }

  /// What is painted of the text: its layouts, where they begin, and where its letters do.
  private struct Painted {
    var layouts: [TextLayout] = []
    var origins: [CGPoint] = []
    var size: CGFloat { layouts.first?.lines.first?.fragments.first?.font.size ?? 0 }
    var width: CGFloat { layouts.first?.size.width ?? 0 }
    func places(_ index: Int) -> [CGFloat] {
      guard let fragment = layouts[index].lines.first?.fragments.first else { return [] }
      var pen: CGFloat = 0
      return fragment.glyphs.map { glyph in
        defer { pen += glyph.advance }
        return (pen + glyph.advance / 2) * fragment.font.size
      }
    }
  }

  private func painted(_ tester: ViewTester) -> Painted {
    var result = Painted()
    for item in tester.displayList.items {
      guard case .text(let content) = item.content else { continue }
      result.layouts.append(content.layout)
      result.origins.append(
        item.transform.boundingRect(of: CGRect(origin: content.origin, size: .zero)).origin)
    }
    return result
  }

  private func tester(_ look: Look, words: String = "Moving letters", width: CGFloat? = nil) -> ViewTester {
    let tester = ViewTester(
      Scene(look: look, words: words, width: width), size: CGSize(width: 600, height: 400))
    tester.settle()
    return tester
  }

  @Test func theSizeMovesWithoutAJump() throws {
    let look = Look()
    let tester = tester(look)
    let watcher = tester.watch()
    withAnimation(.linear(duration: 0.5)) { look.size = 40 }
    var sizes: [CGFloat] = []
    for _ in 0..<40 {
      tester.advance(by: 1 / 60)
      let now = painted(tester)
      sizes.append(now.size)
      #expect(now.layouts.count == 1 && now.layouts.first?.lines.count == 1)
      let frame = try #require(tester.frame(of: "Moving letters"))
      #expect(abs(now.width - frame.width) < 0.5, "\(now.width) \(frame)")
      #expect(abs((now.origins.first?.x ?? 0) - frame.minX) < 0.5)
    }
    #expect(sizes.contains { $0 > 25 && $0 < 32 })
    #expect(zip(sizes, sizes.dropFirst()).allSatisfy { $1 >= $0 && $1 - $0 < 1 }, "\(sizes)")
    #expect(sizes.last == 40)
    #expect(watcher.faults.isEmpty, "\(watcher.faults)")
  }

  @Test func aMoveThatIsTurnedBackGoesOnFromWhatShows() {
    let look = Look()
    let tester = tester(look)
    var sizes: [CGFloat] = []
    func run(_ seconds: Double) {
      for _ in 0..<Int(seconds * 60) {
        tester.advance(by: 1 / 60)
        sizes.append(painted(tester).size)
      }
    }
    withAnimation(.spring(response: 0.5, dampingFraction: 0.6)) { look.size = 60 }
    run(0.2)
    withAnimation(.spring(response: 0.5, dampingFraction: 0.6)) { look.size = 17 }
    run(0.1)
    withAnimation(.spring(response: 0.5, dampingFraction: 0.6)) { look.size = 30 }
    run(2)
    #expect(zip(sizes, sizes.dropFirst()).allSatisfy { abs($1 - $0) < 6 }, "\(sizes)")
    // The speed goes over too.
    let steps = zip(sizes, sizes.dropFirst()).map { $1 - $0 }
    #expect(zip(steps, steps.dropFirst()).allSatisfy { abs($1 - $0) < 2 }, "\(steps)")
    #expect(sizes.last == 30)
  }

  @Test func kerningMovesWithoutAJump() {
    let look = Look()
    let tester = tester(look)
    let before = painted(tester).width
    withAnimation(.linear(duration: 0.5)) { look.kerning = 10 }
    var widths = [before]
    for _ in 0..<40 {
      tester.advance(by: 1 / 60)
      widths.append(painted(tester).width)
    }
    #expect(zip(widths, widths.dropFirst()).allSatisfy { $1 >= $0 - 0.01 && $1 - $0 < 6 }, "\(widths)")
    #expect(abs(widths[40] - before - 140) < 11)
  }

  @Test func weightsBetweenFacesAreTheHeavierOneOverTheLighterOne() {
    let look = Look()
    let tester = tester(look)
    withAnimation(.linear(duration: 0.6)) { look.weight = .bold }
    var widths: [CGFloat] = []
    for _ in 0..<50 {
      tester.advance(by: 1 / 60)
      let now = painted(tester)
      widths.append(now.width)
      #expect(now.layouts.count == 1 || now.layouts.count == 2)
      guard now.layouts.count == 2 else { continue }
      // The letters of both have their middles in common, and the lighter ones are opaque.
      let (lower, upper) = (now.places(0), now.places(1))
      #expect(lower.count == upper.count && zip(lower, upper).allSatisfy { abs($0 - $1) < 0.05 })
      #expect(now.layouts[0].lines[0].fragments[0].color.alpha == 1)
      let weights = now.layouts.map { $0.lines[0].fragments[0].font.weight }
      #expect(weights[1] - weights[0] == 100)
    }
    #expect(Set(widths).count > 20)
    #expect(zip(widths, widths.dropFirst()).allSatisfy { abs($1 - $0) < 1 }, "\(widths)")
    let end = painted(tester)
    #expect(end.layouts.count == 1 && end.layouts[0].lines[0].fragments[0].font.weight == 700)
  }

  @Test func twoWeightsOfAFaintColorAreAsFaintAsOne() {
    let look = Look()
    look.color = .black.opacity(0.5)
    let tester = tester(look)
    withAnimation(.linear(duration: 0.6)) { look.weight = .bold }
    tester.advance(by: 0.25)
    let alphas = painted(tester).layouts.map { Double($0.lines[0].fragments[0].color.alpha) }
    #expect(alphas.count == 2)
    let both = 1 - alphas.reduce(1) { $0 * (1 - $1) }
    #expect(abs(both - 0.5) < 0.01, "\(alphas)")
  }

  @Test func linesBreakAtTheSizeThatIsShown() {
    let words = "Some words that need two lines, or three where they are large"
    let look = Look()
    let tester = tester(look, words: words, width: 300)
    withAnimation(.linear(duration: 0.5)) { look.size = 40 }
    var counts: [Int] = []
    for _ in 0..<40 {
      tester.advance(by: 1 / 60)
      let now = painted(tester)
      counts.append(now.layouts.first?.lines.count ?? 0)
      #expect(now.width <= 300.5)
    }
    #expect(counts.first == 2 && (counts.last ?? 0) > 3)
    #expect(zip(counts, counts.dropFirst()).allSatisfy { $1 >= $0 })
  }

  @Test func nothingIsLaidOutMeanwhileAndWithoutAnAnimationItIsThereAtOnce() {
    let look = Look()
    let tester = tester(look)
    withAnimation(.linear(duration: 0.5)) { look.size = 40 }
    tester.advance(by: 0.1)
    let before = tester.host.statistics
    tester.advance(by: 0.2)
    #expect(tester.host.statistics.layouts == before.layouts)
    #expect(tester.host.statistics.bodies == before.bodies)
    tester.settle()
    look.size = 20
    look.weight = .heavy
    tester.advance(by: 1 / 60)
    #expect(painted(tester).size == 20 && painted(tester).layouts.count == 1)
  }
}
