import Foundation
import Graphics
import Observation
import Testing

@testable import ViewTree

/// Words that become others in an animated change: they move by what the layout moves them, not by what they are shorter
/// or longer.
@MainActor struct TextMoveTests {
  @MainActor @Observable final class Words {
    var text = "a long text"
    var isLow = false
  }

  private struct Page: View {
    let words: Words
    let alignment: HorizontalAlignment
    var body: some View {
      VStack(alignment: alignment, spacing: 0) {
        if words.isLow { Color.green.frame(width: 10, height: 100) }
        Text(words.text)
        Color.blue.frame(width: 300, height: 10)
      }
      .frame(maxHeight: .infinity, alignment: .top)
    }
  }

  /// The bounds of the words in the window.
  private func words(_ stage: Stage) -> CGRect? {
    func find(_ items: [DisplayItem], _ outer: ProjectionTransform) -> CGRect? {
      for item in items {
        let transform = item.transform.concatenating(outer)
        switch item.content {
        case .text(let text):
          return transform.boundingRect(of: CGRect(origin: text.origin, size: text.layout.size))
        case .group(let group):
          if let found = find(group.items, transform) { return found }
        default: break
        }
      }
      return nil
    }
    return find(stage.list.items, ProjectionTransform())
  }

  @Test(arguments: [HorizontalAlignment.leading, .center, .trailing])
  func wordsThatBecomeOthersAreAtTheirPlaceAtOnce(_ alignment: HorizontalAlignment) throws {
    for (old, new) in [("a long text", "short"), ("short", "a long text")] {
      let words = Words()
      words.text = old
      let stage = Stage(Page(words: words, alignment: alignment))
      stage.change { withAnimation(.linear(duration: 1)) { words.text = new } }
      stage.advance(0.3)
      let during = try #require(self.words(stage))
      stage.advance(1)
      let after = try #require(self.words(stage))
      #expect(near(during.minX, after.minX, 0.01) && near(during.minY, after.minY, 0.01))
      #expect(stage.host.isAtRest)
    }
  }

  @Test(arguments: [HorizontalAlignment.leading, .center, .trailing])
  func wordsThatAreMovedToMoveWithTheLayout(_ alignment: HorizontalAlignment) throws {
    let words = Words()
    let stage = Stage(Page(words: words, alignment: alignment))
    let before = try #require(self.words(stage))
    stage.change {
      withAnimation(.linear(duration: 1)) {
        words.text = "short"
        words.isLow = true
      }
    }
    stage.advance(0.3)
    let during = try #require(self.words(stage))
    stage.advance(1)
    let after = try #require(self.words(stage))
    #expect(near(after.minY, before.minY + 100))
    #expect(near(during.minY, before.minY + 30, 0.01))
    #expect(near(during.minX, after.minX, 0.01))
  }
}
