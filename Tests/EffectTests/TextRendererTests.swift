import Foundation
import Graphics
import Observation
import Testing

@testable import ViewTree

/// Texts that a program draws itself; each character is half as wide as the font is large.
@MainActor struct TextRendererTests {
  private struct Emphasis: TextAttribute { var strength = 1 }

  private struct Rising: TextRenderer {
    var progress: Double
    var animatableData: Double {
      get { progress }
      set { progress = newValue }
    }

    func draw(layout: Text.Layout, in context: inout GraphicsContext) {
      for line in layout {
        for run in line {
          guard run[Emphasis.self] != nil else {
            context.draw(run)
            continue
          }
          for slice in run {
            var copy = context
            copy.translateBy(x: 0, y: -10 * progress)
            copy.draw(slice)
          }
        }
      }
    }
  }

  /// What is painted as text: its words or letters, and where each begins.
  private func painted(_ stage: Stage) -> [(text: String, place: CGPoint)] {
    stage.items.flatMap { item -> [(String, CGPoint)] in
      guard case .text(let content) = item.content else { return [] }
      return content.layout.lines.flatMap { line in
        line.fragments.map { fragment in
          let point = CGPoint(x: content.origin.x + line.x + fragment.x, y: content.origin.y + line.baseline)
          let glyphs = String(String.UnicodeScalarView(fragment.glyphs.compactMap { Unicode.Scalar($0.id) }))
          return (glyphs, item.transform.apply(point) ?? .zero)
        }
      }
    }
  }

  private func text() -> Text {
    Text("ab ") + Text("cd").customAttribute(Emphasis(strength: 2)).foregroundStyle(.red)
  }

  @Test func runsAndGlyphsAreDrawnWhereTheRendererPutsThem() {
    let stage = Stage(text().font(.system(size: 20)).textRenderer(Rising(progress: 0.5)))
    let found = painted(stage)
    #expect(found.map(\.text) == ["ab ", "c", "d"])
    let base = found[0].place
    #expect(found[1].place == CGPoint(x: base.x + 30, y: base.y - 5))
    #expect(found[2].place == CGPoint(x: base.x + 40, y: base.y - 5))
  }

  @Observable final class Model { var progress = 0.0 }

  private struct Animated: View {
    let model: Model
    var body: some View {
      (Text("ab ") + Text("cd").customAttribute(Emphasis())).font(.system(size: 20))
        .textRenderer(Rising(progress: model.progress))
    }
  }

  @Test func aRendererMovesThroughItsAnimatableData() {
    let model = Model()
    let stage = Stage(Animated(model: model))
    let start = painted(stage)[1].place.y
    stage.change { withAnimation(.linear(duration: 1)) { model.progress = 1 } }
    var last = start
    for step in 1...10 {
      stage.advance(0.1)
      let y = painted(stage)[1].place.y
      #expect(y <= last + 0.01, "step \(step)")
      if step == 5 { #expect(abs(y - (start - 5)) < 0.8) }
      last = y
    }
    stage.advance(0.2)
    #expect(abs(painted(stage)[1].place.y - (start - 10)) < 0.01 && stage.host.isAtRest)
  }

  private struct Measuring: TextRenderer {
    final class Report {
      var lines: [(String, CGRect)] = []; var slices: [CGRect] = []; var strengths: [Int?] = []
    }
    let report: Report
    var extra: CGFloat = 0
    func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize {
      let size = text.sizeThatFits(proposal)
      return CGSize(width: size.width + extra, height: size.height + extra)
    }
    func draw(layout: Text.Layout, in ctx: inout GraphicsContext) {
      report.lines = layout.map { line in ("\(line.count)", line.typographicBounds.rect) }
      report.slices = layout.flatMap { $0.flatMap { $0.map(\.typographicBounds.rect) } }
      report.strengths = layout.flatMap { $0.map { $0[Emphasis.self]?.strength } }
      for line in layout { ctx.draw(line) }
    }
  }

  @Test func aLayoutHasItsMeasuresAndAttributes() {
    let report = Measuring.Report()
    let stage = Stage(
      text().font(.system(size: 20)).textRenderer(Measuring(report: report)).frame(width: 30))
    // Two lines: "ab" and "cd".
    #expect(
      report.lines.map(\.1) == [
        CGRect(x: 0, y: 0, width: 20, height: 20), CGRect(x: 0, y: 20, width: 20, height: 20),
      ])
    #expect(report.slices.map(\.minX) == [0, 10, 0, 10] && report.slices.allSatisfy { $0.width == 10 })
    #expect(report.strengths == [nil, 2])
    #expect(painted(stage).map(\.text) == ["ab", "cd"])
  }

  @Test func aRendererMayGiveTheTextAnotherSize() {
    let report = Measuring.Report()
    let stage = Stage(
      VStack(spacing: 0) {
        Text("ab").font(.system(size: 20)).textRenderer(Measuring(report: report, extra: 30))
          .background(Color.green)
      })
    let rects = stage.items.compactMap { item -> CGRect? in
      if case .fill(let path, _, _) = item.content { path.boundingRect } else { nil }
    }
    #expect(rects.map(\.size) == [CGSize(width: 50, height: 50)])
  }

  @Test func oneRendererDrawsAllTextsInAViewAndPatternsStay() {
    let style = LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
    let stage = Stage(
      VStack {
        Text("ab")
        Text("cd").foregroundStyle(style)
      }
      .textRenderer(Rising(progress: 0)))
    var masks = 0
    for item in stage.items { if case .group(let group) = item.content { masks += group.effects.count } }
    #expect(painted(stage).map(\.text) == ["ab"] && masks == 1)
  }

  @Test func fromRightToLeftARunSaysSo() {
    final class Found {
      var directions: [LayoutDirection] = []; var clusters: [[Text.Layout.CharacterIndex]] = []
    }
    struct Reading: TextRenderer {
      let found: Found
      func draw(layout: Text.Layout, in ctx: inout GraphicsContext) {
        found.directions = layout.flatMap { $0.map(\.layoutDirection) }
        found.clusters = layout.flatMap { $0.map(\.characterIndices) }
        #expect(!layout.isTruncated && layout.first?.origin == layout.first?.typographicBounds.origin)
      }
    }
    let found = Found()
    _ = Stage(Text("שלום").textRenderer(Reading(found: found)))
    #expect(found.directions == [.rightToLeft])
    #expect(found.clusters.first.map { $0 == $0.sorted(by: >) } == true)
  }
}
