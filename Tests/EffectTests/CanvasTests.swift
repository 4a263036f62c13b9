import Foundation
import Graphics
import Testing

@testable import ViewTree

@MainActor struct CanvasTests {
  private func canvas(_ draw: @escaping (inout GraphicsContext, CGSize) -> Void) -> Stage {
    Stage(Canvas(renderer: draw).frame(width: 100, height: 100))
  }

  @Test func figuresLieWhereTheCanvasIsAndCopiesOfTheContextAreIndependent() {
    let stage = canvas { context, size in
      var moved = context
      moved.translateBy(x: 10, y: 20)
      moved.scaleBy(x: 2, y: 2)
      moved.fill(Path(CGRect(x: 0, y: 0, width: 5, height: 5)), with: .color(.red))
      context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.blue))
    }
    #expect(stage.rect(.red) == CGRect(x: 60, y: 70, width: 10, height: 10))
    #expect(stage.rect(.blue) == CGRect(x: 50, y: 50, width: 100, height: 100))
  }

  @Test func opacityBlendAndClipsBelongToWhatIsDrawnAfterThem() {
    let stage = canvas { context, _ in
      context.fill(Path(CGRect(x: 0, y: 0, width: 5, height: 5)), with: .color(.red))
      context.opacity = 0.5
      context.blendMode = .screen
      context.clip(to: Path(ellipseIn: CGRect(x: 0, y: 0, width: 50, height: 50)))
      context.stroke(Path(CGRect(x: 0, y: 0, width: 5, height: 5)), with: .color(.green), lineWidth: 3)
    }
    #expect(stage.list.items.map(\.opacity) == [1, 0.5])
    #expect(stage.list.items.map(\.blend) == [.normal, .screen])
    #expect(stage.list.items.map(\.clips.count) == [1, 2])
  }

  @Test func layersAndFiltersMakeGroups() {
    let stage = canvas { context, _ in
      context.addFilter(.shadow(color: .black, radius: 2, x: 1, y: 1))
      context.drawLayer { layer in
        layer.fill(Path(CGRect(x: 0, y: 0, width: 5, height: 5)), with: .color(.red))
        layer.fill(Path(CGRect(x: 5, y: 0, width: 5, height: 5)), with: .color(.blue))
      }
    }
    #expect(stage.list.items.count == 1)
    #expect(stage.effects == [.shadow(color: .black, radius: 2, offset: CGSize(width: 1, height: 1))])
    #expect(stage.rect(.blue)?.minX == 55)
  }

  @Test func textsAndSymbolsAreDrawnByTheirAnchor() {
    let stage = canvas { context, _ in
      context.draw(Text("abcd").font(.system(size: 10)), at: CGPoint(x: 50, y: 50))
      context.draw(Image(systemName: "star"), in: CGRect(x: 0, y: 0, width: 8, height: 8))
    }
    guard case .text(let text) = stage.list.items[0].content else { Issue.record("no text"); return }
    #expect(text.origin == CGPoint(x: 40, y: 45))
    guard case .symbol(let symbol) = stage.list.items[1].content else { Issue.record("no symbol"); return }
    #expect(symbol.rect == CGRect(x: 0, y: 0, width: 8, height: 8))
  }

  @Test func viewsAmongTheSymbolsAreFoundByTheirTag() {
    let stage = Stage(
      Canvas { context, _ in
        if let dot = context.resolveSymbol(id: 1) {
          context.draw(dot, at: CGPoint(x: 10, y: 10))
          context.draw(dot, at: CGPoint(x: 90, y: 90))
        }
      } symbols: {
        Color.red.frame(width: 6, height: 6).tag(1)
        Color.blue.frame(width: 6, height: 6).tag(2)
      }
      .frame(width: 100, height: 100))
    #expect(stage.rects(.red).map(\.midX) == [60, 140])
    #expect(stage.rect(.blue) == nil)
  }
}
