import Foundation
import Graphics
import Testing

@testable import ViewTree

/// Arithmetic of angles, transforms and what is measured in them.
@Suite struct GeometryArithmeticTests {
  private func near(_ a: CGFloat, _ b: CGFloat) -> Bool { abs(a - b) < 1e-9 }

  private func near(_ a: CGPoint, _ b: CGPoint) -> Bool { near(a.x, b.x) && near(a.y, b.y) }

  @Test func anglesAreAddedAndScaled() {
    let right = Angle(degrees: 90)
    let half = Angle(radians: .pi)
    #expect(near(right.radians, .pi / 2) && near(half.degrees, 180))
    #expect(near((right + half).degrees, 270) && near((right - half).degrees, -90))
    #expect(near((-right).degrees, -90))
    #expect(near((right * 3).degrees, 270) && near((3 * right).degrees, 270) && near((right / 2).degrees, 45))
    var angle = Angle()
    #expect(angle == .zero)
    angle += half
    angle -= right
    #expect(near(angle.degrees, 90))
    angle *= 4
    angle /= 3
    #expect(near(angle.degrees, 120))
    angle.radians = .pi
    #expect(near(angle.degrees, 180))
  }

  @Test func alignmentsAreAPairOfGuides() {
    #expect(Alignment.centerFirstTextBaseline == Alignment(horizontal: .center, vertical: .firstTextBaseline))
    #expect(Alignment.centerLastTextBaseline == Alignment(horizontal: .center, vertical: .lastTextBaseline))
    #expect(
      Alignment.leadingFirstTextBaseline == Alignment(horizontal: .leading, vertical: .firstTextBaseline))
    #expect(Alignment.leadingLastTextBaseline == Alignment(horizontal: .leading, vertical: .lastTextBaseline))
    #expect(
      Alignment.trailingFirstTextBaseline == Alignment(horizontal: .trailing, vertical: .firstTextBaseline))
    #expect(
      Alignment.trailingLastTextBaseline == Alignment(horizontal: .trailing, vertical: .lastTextBaseline))
    var alignment = Alignment.topLeading
    #expect(alignment.horizontal == .leading && alignment.vertical == .top)
    alignment.horizontal = .trailing
    #expect(alignment == .topTrailing)
  }

  @Test func affineTransformsAreSixNumbers() {
    let t = CGAffineTransform(1, 2, 3, 4, 5, 6)
    #expect([t.a, t.b, t.c, t.d, t.tx, t.ty] == [1, 2, 3, 4, 5, 6])
    // x' = a x + c y + tx, y' = b x + d y + ty.
    #expect(CGPoint(x: 1, y: 1).applying(t) == CGPoint(x: 9, y: 12))
    #expect(CGSize(width: 1, height: 1).applying(t) == CGSize(width: 4, height: 6))
    #expect(CGAffineTransform.identity.isIdentity && !t.isIdentity)
    let point = CGPoint(x: 7, y: -3)
    #expect(near(point.applying(t).applying(t.inverted()), point))
  }

  @Test func whatIsAppliedLastIsWrittenFirst() {
    let moved = CGAffineTransform(scaleX: 2, y: 2).translatedBy(x: 10, y: 0)
    #expect(CGPoint(x: 1, y: 1).applying(moved) == CGPoint(x: 22, y: 2))
    let turned = CGAffineTransform.identity.rotated(by: .pi / 2)
    #expect(near(CGPoint(x: 1, y: 0).applying(turned), CGPoint(x: 0, y: 1)))
    let box = CGRect(x: 0, y: 0, width: 4, height: 2).applying(turned)
    #expect(near(box.width, 2) && near(box.height, 4) && near(box.minX, -2))
  }

  @Test func projectionsKnowWhatTheyKeep() {
    let scale = ProjectionTransform.scale(x: 2, y: 3)
    #expect(scale.isAffine && scale.isAxisAligned && !scale.isTranslation)
    #expect(scale.determinant == 6 && scale.m22 == 3 && scale.m21 == 0)
    #expect(scale.affine == CGAffineTransform(scaleX: 2, y: 3))
    #expect(CGPoint(x: 1, y: 1).applying(scale) == CGPoint(x: 2, y: 3))
    #expect(scale.weight(at: CGPoint(x: 9, y: 9)) == 1)
    var inverse = scale
    let isInverted = inverse.invert()
    #expect(isInverted)
    #expect(near(CGPoint(x: 2, y: 3).applying(inverse), CGPoint(x: 1, y: 1)))
    var flat = ProjectionTransform.scale(x: 0, y: 1)
    let isFlatInverted = flat.invert()
    #expect(!isFlatInverted)
    let move = ProjectionTransform(CGAffineTransform(translationX: 4, y: 5))
    #expect(move.isTranslation)
  }

  @Test func transformsOfThreeDimensionsHaveSixteenNumbers() {
    let move = CATransform3D.translation(x: 1, y: 2, z: 3)
    #expect([move.m11, move.m22, move.m33, move.m44] == [1, 1, 1, 1])
    #expect([move.m41, move.m42, move.m43] == [1, 2, 3])
    #expect(
      [move.m12, move.m13, move.m14, move.m21, move.m23, move.m24, move.m31, move.m32, move.m34].allSatisfy {
        $0 == 0
      })
    let turn = CATransform3D.rotation(radians: .pi / 2, x: 0, y: 0, z: 1)
    #expect(
      near(turn.m11, 0) && near(turn.m12, 1) && near(turn.m21, -1) && near(turn.m22, 0) && near(turn.m33, 1))
    // The one that is written first acts first.
    let both = move.concatenating(turn)
    #expect(near(both.m41, -2) && near(both.m42, 1) && near(both.m43, 3))
  }

  @Test func sizesOfTextAreCompared() {
    let small: [ContentSizeCategory] = [
      .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
    ]
    let large: [ContentSizeCategory] = [
      .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge, .accessibilityExtraExtraLarge,
      .accessibilityExtraExtraExtraLarge,
    ]
    #expect(small.allSatisfy { !$0.isAccessibilityCategory } && large.allSatisfy(\.isAccessibilityCategory))
    let all = small + large
    for (a, b) in zip(all, all.dropFirst()) {
      #expect(a < b && b > a && a <= b && b >= a && !(b < a) && !(a > b))
    }
    #expect(all.allSatisfy { $0 <= $0 && $0 >= $0 })
  }

  @Test func vectorsGoTowardsOthers() {
    var pair = AnimatablePair(1.0, 2.0)
    pair.first = 3
    #expect(pair.magnitudeSquared == 13)
    pair.interpolate(towards: AnimatablePair(5, 4), amount: 0.5)
    #expect(pair == AnimatablePair(4, 3))
    var number = 3.0
    number.scale(by: 2)
    #expect(number == 6 && number.magnitudeSquared == 36)
    var float: Float = 3
    float.scale(by: 2)
    #expect(float == 6 && float.magnitudeSquared == 36)
    var size: CGFloat = 3
    size.scale(by: 2)
    #expect(size == 6 && size.magnitudeSquared == 36)
  }

  @Test func smallValuesKeepWhatTheyAreGiven() {
    #expect(UnitPoint() == .zero && UnitPoint() == .topLeading)
    #expect(CGVector() == .zero)
    #expect(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4).trailing == 4)
    #expect(!FillStyle(eoFill: true, antialiased: false).isAntialiased && FillStyle().isAntialiased)
    let stroke = StrokeStyle(lineWidth: 2, miterLimit: 4, dash: [1, 2], dashPhase: 3)
    #expect(stroke.miterLimit == 4 && stroke.dash == [1, 2] && stroke.dashPhase == 3)
    #expect(Axis.Set(.vertical) == .vertical && Axis.Set(.horizontal) == .horizontal)
    #expect(ProposedViewSize(width: 20, height: nil).height == nil)
    let size = ProposedViewSize(width: 20, height: nil).replacingUnspecifiedDimensions()
    #expect(size == CGSize(width: 20, height: 10))
    #expect(
      ProposedViewSize.unspecified.replacingUnspecifiedDimensions(by: CGSize(width: 1, height: 2))
        == CGSize(width: 1, height: 2))
    let item = GridItem(.fixed(40), spacing: 3, alignment: .top)
    #expect(item.spacing == 3 && item.alignment == .top)
    if case .fixed(let width) = item.size { #expect(width == 40) } else { Issue.record("another size") }
    #expect(HStackLayout(alignment: .top, spacing: 2).spacing == 2)
    #expect(HStackLayout(alignment: .top, spacing: 2).alignment == .top)
    #expect(VStackLayout(alignment: .leading, spacing: 2).spacing == 2)
    #expect(VStackLayout(alignment: .leading, spacing: 2).alignment == .leading)
    #expect(ZStackLayout(alignment: .bottom).alignment == .bottom)
  }

  @Test func keysOfShortcutsAreKept() {
    let shortcut = KeyboardShortcut("s", modifiers: [.command, .shift])
    #expect(shortcut.key == "s" && shortcut.modifiers == [.command, .shift])
    #expect(EventModifiers.all.isSuperset(of: [.capsLock, .numericPad, .command, .option, .control, .shift]))
    #expect(
      EventModifiers.capsLock != EventModifiers.numericPad && KeyEquivalent.clear != KeyEquivalent.delete)
  }
}
