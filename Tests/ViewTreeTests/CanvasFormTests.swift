import Foundation
import SwiftUI
import Testing

/// What a canvas paints with, by the pixels that it leaves.
@MainActor struct CanvasFormTests {
  private func canvas(_ draw: @escaping (inout GraphicsContext, CGSize) -> Void) -> Painted {
    Painted(Canvas(renderer: draw))
  }

  private let red = Color(red: 1, green: 0, blue: 0)
  private let all = Path(CGRect(x: 0, y: 0, width: 100, height: 100))

  @Test func coloursOfNumbersAndStyles() {
    let all = all
    #expect(
      canvas { c, _ in c.fill(all, with: .color(red: 0.2, green: 0.4, blue: 0.6)) }.isNear(
        50, 50, [51, 102, 153]))
    #expect(canvas { c, _ in c.fill(all, with: .color(white: 0.4)) }.isNear(50, 50, [102, 102, 102]))
    #expect(
      canvas { c, _ in c.fill(all, with: .style(Color(red: 0.2, green: 0.4, blue: 0.6))) }.isNear(
        50, 50, [51, 102, 153]))
    let foreground = Canvas { c, _ in c.fill(all, with: .foreground) }.foregroundStyle(red)
    #expect(Painted(foreground).isNear(50, 50, [255, 0, 0]))
    #expect(
      canvas { c, _ in c.fill(all, with: .palette([.color(.red), .color(.blue)])) }[50, 50].isEmpty == false)
  }

  @Test func whatExceedsItsBoundsIsCutOff() {
    let red = red
    let small = Canvas { c, _ in
      c.fill(Path(CGRect(x: -50, y: -50, width: 200, height: 200)), with: .color(red))
    }
    .frame(width: 40, height: 40)
    let picture = Painted(small)
    #expect(picture.isNear(50, 50, [255, 0, 0]) && picture.isNear(31, 31, [255, 0, 0]))
    #expect(picture.isNear(25, 50, [255, 255, 255]) && picture.isNear(50, 75, [255, 255, 255]))
  }

  @Test func gradientsAboutACentre() {
    let (all, red) = (all, red)
    let gradient = Gradient(colors: [red, .black])
    let center = CGPoint(x: 50, y: 50)
    let radial = canvas { c, _ in
      c.fill(all, with: .radialGradient(gradient, center: center, startRadius: 0, endRadius: 40))
    }
    #expect(radial.isNear(50, 50, [255, 0, 0], 8) && radial.isNear(5, 50, [0, 0, 0]))
    #expect(abs(radial[70, 50][0] - 128) < 12)
    let conic = canvas { c, _ in c.fill(all, with: .conicGradient(gradient, center: center)) }
    // Clockwise from the right: a quarter of the turn is below the centre.
    #expect(
      abs(conic[50, 90][0] - 191) < 8 && abs(conic[10, 50][0] - 128) < 8 && abs(conic[50, 10][0] - 64) < 8)
  }

  @Test func theSpaceIsTurnedAndMoved() {
    let red = red
    let box = Path(CGRect(x: 0, y: 0, width: 20, height: 10))
    let turned = canvas { c, _ in
      c.translateBy(x: 50, y: 50)
      c.rotate(by: .degrees(90))
      c.fill(box, with: .color(red))
    }
    #expect(turned.isNear(45, 60, [255, 0, 0]) && !turned.isNear(60, 55, [255, 0, 0]))
    let moved = canvas { c, _ in
      c.concatenate(CGAffineTransform(translationX: 30, y: 40))
      c.fill(box, with: .color(red))
    }
    #expect(moved.isNear(35, 45, [255, 0, 0]) && !moved.isNear(5, 5, [255, 0, 0]))
    let set = canvas { c, _ in
      c.transform = CGAffineTransform(scaleX: 2, y: 2)
      c.fill(box, with: .color(red))
    }
    #expect(set.isNear(38, 18, [255, 0, 0]) && !set.isNear(42, 18, [255, 0, 0]))
  }

  @Test func linesHaveStyles() {
    let red = red
    let line = Path { path in
      path.move(to: CGPoint(x: 0, y: 50))
      path.addLine(to: CGPoint(x: 100, y: 50))
    }
    let dashed = canvas { c, _ in
      c.stroke(line, with: .color(red), style: StrokeStyle(lineWidth: 10, dash: [20, 20]))
    }
    #expect(dashed.isNear(10, 50, [255, 0, 0]) && !dashed.isNear(30, 50, [255, 0, 0]))
    #expect(dashed.isNear(50, 52, [255, 0, 0]))
  }

  @Test func clippingLeavesWhatIsOutside() {
    let (all, red) = (all, red)
    let hole = Path(CGRect(x: 40, y: 40, width: 20, height: 20))
    let outside = canvas { c, _ in
      c.clip(to: hole, options: .inverse)
      c.fill(all, with: .color(red))
    }
    #expect(outside.isNear(10, 10, [255, 0, 0]) && !outside.isNear(50, 50, [255, 0, 0]))
    let layer = canvas { c, _ in
      c.clipToLayer { $0.fill(hole, with: .color(.black)) }
      c.fill(all, with: .color(red))
    }
    #expect(layer.isNear(50, 50, [255, 0, 0]) && !layer.isNear(10, 10, [255, 0, 0]))
    var bounds = CGRect.zero
    _ = canvas { c, _ in
      c.clip(to: hole)
      bounds = c.clipBoundingRect
    }
    #expect(bounds == CGRect(x: 40, y: 40, width: 20, height: 20))
  }

  @Test func textsAndPicturesHaveFramesOfTheirOwn() {
    let direct = canvas { c, _ in c.draw(Text("word"), in: CGRect(x: 10, y: 10, width: 80, height: 40)) }
    let resolved = canvas { c, _ in
      c.draw(c.resolve(Text("word")), in: CGRect(x: 10, y: 10, width: 80, height: 40))
    }
    #expect(direct == resolved && direct != canvas { _, _ in })
    let star = Image(systemName: "star.fill")
    let drawn = canvas { c, _ in c.draw(star, at: CGPoint(x: 50, y: 50)) }
    let same = canvas { c, _ in c.draw(c.resolve(star), at: CGPoint(x: 50, y: 50)) }
    #expect(drawn == same && drawn != canvas { _, _ in })
    let size = CGSize(width: 40, height: 30)
    let framed = canvas { c, _ in
      c.draw(c.resolve(star), in: CGRect(origin: CGPoint(x: 10, y: 10), size: size))
    }
    #expect(framed != drawn && framed != canvas { _, _ in })
  }

  @Test func linesOfTextHaveBaselines() {
    var baselines: (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
    _ = canvas { c, size in
      let text = c.resolve(Text("one\ntwo"))
      let fit = text.measure(in: size)
      baselines = (text.firstBaseline(in: size), text.lastBaseline(in: size), fit.height)
    }
    #expect(baselines.0 > 0 && baselines.1 > baselines.0 && baselines.1 < baselines.2)
    #expect(abs((baselines.1 - baselines.0) - baselines.2 / 2) < 1)
  }

  @Test func aPictureKnowsItsSize() {
    var size = CGSize.zero
    var baseline: CGFloat = -1
    _ = canvas { c, _ in
      let image = c.resolve(Image(systemName: "star.fill"))
      (size, baseline) = (image.size, image.baseline)
    }
    #expect(size.width > 5 && size.height > 5 && baseline > 0 && baseline <= size.height)
  }

  @Test func aPictureIsPaintedInAColour() {
    let red = red
    let star = Image(systemName: "square.fill")
    let painted = canvas { c, _ in
      var image = c.resolve(star)
      image.shading = .color(red)
      c.draw(image, in: CGRect(x: 0, y: 0, width: 100, height: 100))
    }
    #expect(painted.isNear(50, 50, [255, 0, 0]))
  }

  @Test func aSymbolIsDrawnIntoAFrame() {
    let red = red
    var size = CGSize.zero
    let painted = Painted(
      Canvas { c, _ in
        guard let symbol = c.resolveSymbol(id: 1) else { return }
        size = symbol.size
        c.draw(symbol, in: CGRect(x: 20, y: 20, width: 60, height: 60))
      } symbols: {
        red.frame(width: 10, height: 10).tag(1)
      })
    #expect(size == CGSize(width: 10, height: 10))
    #expect(painted.isNear(25, 25, [255, 0, 0]) && painted.isNear(75, 75, [255, 0, 0]))
    #expect(!painted.isNear(15, 15, [255, 0, 0]))
  }

  @Test func aCanvasKeepsWhatItIsGiven() {
    let canvas = Canvas(opaque: true, colorMode: .linear, rendersAsynchronously: true) { _, _ in
    } symbols: {
      Text("a")
    }
    #expect(canvas.isOpaque && canvas.colorMode == .linear && canvas.rendersAsynchronously)
    var isCalled = false
    let other = Canvas { _, _ in isCalled = true }
    #expect(!isCalled && !other.isOpaque && !other.rendersAsynchronously)
  }

  @Test func theEnvironmentIsTheViews() {
    var scheme: ColorScheme?
    _ = Painted(Canvas { c, _ in scheme = c.environment.colorScheme }.environment(\.colorScheme, .dark))
    #expect(scheme == .dark)
  }
}
