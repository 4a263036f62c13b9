import Foundation
import SwiftUI
import Testing
import ViewTreeTesting

/// The forms of modifiers, by what they paint: an older one is the newer one, and each changes what it says.
@MainActor struct ModifierFormTests {
  private let red = Color(red: 1, green: 0, blue: 0)
  private let blue = Color(red: 0, green: 0, blue: 1)
  private var box: some View { red.frame(width: 40, height: 40) }
  private var word: some View { Text("Word 11") }

  private func isSame<A: View, B: View>(_ a: A, _ b: B) -> Bool { Painted(a) == Painted(b) }

  @Test func cornersAreCut() {
    #expect(isSame(box.cornerRadius(10), box.clipShape(RoundedRectangle(cornerRadius: 10, style: .circular))))
    #expect(!isSame(box.cornerRadius(10), box))
    #expect(isSame(box.cornerRadius(0), box))
  }

  @Test func textsOfAnyFace() {
    #expect(isSame(word.italic(true), Text("Word 11").italic()))
    #expect(isSame(word.italic(false), word) && !isSame(word.italic(true), word))
    #expect(isSame(word.fontWeight(.bold), Text("Word 11").fontWeight(.bold)))
    #expect(isSame(word.fontWeight(nil), word) && !isSame(word.fontWeight(.bold), word))
    #expect(isSame(word.monospaced(), word.font(.body.monospaced())) && isSame(word.monospaced(false), word))
    #expect(isSame(word.monospacedDigit(), word.font(.body.monospacedDigit())))
    #expect(
      isSame(word.strikethrough(), Text("Word 11").strikethrough()) && !isSame(word.strikethrough(), word))
    #expect(isSame(word.strikethrough(false), word))
    #expect(isSame(word.tracking(4), Text("Word 11").tracking(4)) && !isSame(word.tracking(4), word))
  }

  @Test func textsSayTheSameThemselves() {
    let text = Text("Word 11")
    #expect(isSame(text.bold(true), text.bold()) && isSame(text.bold(false), text))
    #expect(isSame(text.italic(true), text.italic()) && isSame(text.italic(false), text))
    #expect(isSame(text.monospaced(), text.font(.body.monospaced())) && isSame(text.monospaced(false), text))
    #expect(isSame(text.monospacedDigit(), text.font(.body.monospacedDigit())))
    let fonts: [Font] = [.body.bold(true), .body.italic(true), .title3, .callout]
    #expect(
      isSame(text.font(fonts[0]), text.font(.body.bold())) && isSame(text.font(.body.bold(false)), text))
    #expect(
      isSame(text.font(fonts[1]), text.font(.body.italic())) && isSame(text.font(.body.italic(false)), text))
    #expect(!isSame(text.font(fonts[2]), text.font(fonts[3])))
    let patterns: [Text.LineStyle.Pattern] = [.solid, .dot, .dash, .dashDot, .dashDotDot]
    #expect(isSame(text.underline(true, pattern: .solid), text.underline()))
    #expect(isSame(text.strikethrough(true, pattern: .solid), text.strikethrough()))
    for pattern in patterns {
      #expect(!isSame(text.underline(true, pattern: pattern), text))
      #expect(!isSame(text.strikethrough(true, pattern: pattern, color: red), text))
      #expect(isSame(text.underline(false, pattern: pattern), text))
    }
  }

  @Test func linesAreLimited() {
    func height<V: View>(_ view: V) -> CGFloat {
      let tester = ViewTester(
        VStack { view.accessibilityIdentifier("text") }, size: CGSize(width: 100, height: 400))
      return tester.frame(of: "text")?.height ?? 0
    }
    let long = Text(Array(repeating: "word", count: 30).joined(separator: " "))
    let (one, two, three) = (height(Text("a")), height(Text("a\nb")), height(Text("a\nb\nc")))
    #expect(height(long) > three)
    #expect(height(long.lineLimit(...2)) == two && height(Text("a").lineLimit(...2)) == one)
    #expect(height(long.lineLimit(2...3)) == three && height(Text("a").lineLimit(2...3)) == two)
    #expect(height(Text("a").lineLimit(3...)) == three && height(long.lineLimit(3...)) == height(long))
  }

  @Test func textsShrinkToFit() {
    let long = Text("A long sentence").lineLimit(1).frame(width: 60)
    #expect(!isSame(long.minimumScaleFactor(0.3), long))
    let short = Text("A").lineLimit(1).frame(width: 60)
    #expect(isSame(short.minimumScaleFactor(0.3), short))
  }

  @Test func layersInEachForm() {
    let circle = Circle()
    #expect(isSame(box.mask(circle), box.mask { circle }) && !isSame(box.mask(circle), box))
    #expect(isSame(box.overlay(blue, in: circle), box.overlay { circle.fill(blue) }))
    #expect(isSame(box.overlay(blue.opacity(0.5)), box.overlay { blue.opacity(0.5) }))
    let clear = Color.clear.frame(width: 40, height: 40)
    #expect(isSame(clear.background(in: circle), clear.background { circle.fill(.background) }))
    #expect(
      isSame(clear.background(in: circle).backgroundStyle(blue), clear.background { circle.fill(blue) }))
    #expect(isSame(clear.background().backgroundStyle(blue), clear.background(blue)))
  }

  @Test func placesInEachForm() {
    #expect(isSame(box.position(CGPoint(x: 30, y: 40)), box.position(x: 30, y: 40)))
    #expect(!isSame(box.position(CGPoint(x: 30, y: 40)), box))
    #expect(isSame(box.scaleEffect(CGSize(width: 2, height: 0.5)), box.scaleEffect(x: 2, y: 0.5)))
  }

  @Test func shapesInEachForm() {
    let rect = RoundedRectangle(cornerSize: CGSize(width: 10, height: 10), style: .circular)
    #expect(isSame(rect.fill(red), RoundedRectangle(cornerRadius: 10, style: .circular).fill(red)))
    #expect(rect.cornerSize == CGSize(width: 10, height: 10) && rect.style == .circular)
    #expect(
      isSame(
        red.clipShape(.rect(cornerSize: CGSize(width: 9, height: 9))), red.clipShape(.rect(cornerRadius: 9))))
    #expect(isSame(red.clipShape(.ellipse), red.clipShape(Ellipse())))
    #expect(isSame(red.clipShape(.capsule(style: .circular)), red.clipShape(Capsule(style: .circular))))
    #expect(Capsule(style: .circular).style == .circular)
    let shape = Rectangle().size(CGSize(width: 20, height: 10))
    #expect(
      Painted(shape.fill(red)).isNear(15, 5, [255, 0, 0])
        && !Painted(shape.fill(red)).isNear(25, 5, [255, 0, 0]))
    let cornered = Rectangle().size(CGSize(width: 20, height: 10), anchor: .bottomTrailing).fill(red)
    #expect(Painted(cornered).isNear(85, 95, [255, 0, 0]) && !Painted(cornered).isNear(75, 95, [255, 0, 0]))
    #expect(isSame(cornered, Rectangle().size(width: 20, height: 10, anchor: .bottomTrailing).fill(red)))
    #expect(isSame(shape.offset(CGSize(width: 5, height: 6)).fill(red), shape.offset(x: 5, y: 6).fill(red)))
    #expect(isSame(shape.offset(CGPoint(x: 5, y: 6)).fill(red), shape.offset(x: 5, y: 6).fill(red)))
    let ring = Path { path in
      path.addRect(CGRect(x: 10, y: 10, width: 80, height: 80))
      path.addRect(CGRect(x: 30, y: 30, width: 40, height: 40))
    }
    #expect(
      Painted(ring.fill(style: FillStyle(eoFill: true)).foregroundStyle(red)).isNear(20, 20, [255, 0, 0]))
    #expect(
      !Painted(ring.fill(style: FillStyle(eoFill: true)).foregroundStyle(red)).isNear(50, 50, [255, 0, 0]))
    let stroke = StrokeStyle(lineWidth: 6)
    #expect(
      isSame(
        Circle().inset(by: 10).stroke(red, style: stroke), Circle().inset(by: 10).stroke(red, lineWidth: 6)))
  }

  @Test func insetsOfShapesStayInside() {
    let stroke = StrokeStyle(lineWidth: 10)
    func isInside<S: InsettableShape>(_ shape: S) -> Bool {
      let inset = Painted(shape.inset(by: 20).fill(red))
      return inset.isNear(50, 50, [255, 0, 0]) && !inset.isNear(50, 10, [255, 0, 0])
        && isSame(shape.strokeBorder(red, style: stroke), shape.inset(by: 5).stroke(red, style: stroke))
        && isSame(shape.strokeBorder(red, lineWidth: 10), shape.strokeBorder(red, style: stroke))
    }
    #expect(isInside(Rectangle()) && isInside(Circle()) && isInside(Ellipse()) && isInside(Capsule()))
    #expect(isInside(RoundedRectangle(cornerRadius: 12)))
    #expect(isInside(UnevenRoundedRectangle(topLeadingRadius: 12)))
    #expect(isInside(ContainerRelativeShape()) && isInside(ButtonBorderShape.capsule))
    #expect(Painted(Circle().inset(by: 20).fill(red)) == Painted(Circle().fill(red).padding(20)))
    #expect(
      Painted(RoundedRectangle(cornerRadius: 30).inset(by: 20).fill(red)).isNear(50, 50, [255, 0, 0])
        && Painted(Capsule().inset(by: 20).fill(red)) == Painted(Capsule().fill(red).padding(20)))
    #expect(Painted(Ellipse().inset(by: 20).fill(red)) == Painted(Ellipse().fill(red).padding(20)))
    #expect(Painted(Rectangle().inset(by: 20).fill(red)) == Painted(Rectangle().fill(red).padding(20)))
    #expect(
      Painted(UnevenRoundedRectangle(topLeadingRadius: 30).inset(by: 20).fill(red)).isNear(
        50, 50, [255, 0, 0]))
    #expect(Painted(ContainerRelativeShape().inset(by: 20).fill(red)) == Painted(red.padding(20)))
    #expect(
      Painted(ButtonBorderShape.capsule.inset(by: 20).fill(red)) == Painted(Capsule().fill(red).padding(20)))
  }

  @Test func schemesAndAccentsInTheirOldForms() {
    #expect(isSame(word.colorScheme(.dark), word.environment(\.colorScheme, .dark)))
    let button = Button("a") {}
    #expect(isSame(button.accentColor(red), button.tint(red)) && !isSame(button.accentColor(red), button))
  }

  @Test func stylesOfThreeLevels() {
    let squares = VStack(spacing: 0) {
      Rectangle().fill(.primary)
      Rectangle().fill(.secondary)
      Rectangle().fill(.tertiary)
    }
    let painted = Painted(squares.foregroundStyle(red, blue, Color(red: 0, green: 1, blue: 0)))
    #expect(
      painted.isNear(50, 10, [255, 0, 0]) && painted.isNear(50, 50, [0, 0, 255])
        && painted.isNear(50, 90, [0, 255, 0]))
  }

  @Test func marginsOfEdgesInEachForm() {
    func top<V: View>(_ view: V) -> CGFloat {
      let tester = ViewTester(view, size: CGSize(width: 100, height: 100))
      tester.settle()
      return tester.frame(of: "row")?.minY ?? -1
    }
    let list = ScrollView { Text("row") }
    #expect(
      top(list.contentMargins(.top, EdgeInsets(top: 17, leading: 0, bottom: 0, trailing: 0))) == top(list)
        + 17)
    #expect(
      top(list.contentMargins(.bottom, EdgeInsets(top: 17, leading: 0, bottom: 0, trailing: 0))) == top(list))
  }
}
