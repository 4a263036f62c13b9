import Foundation
import Graphics
import Testing

@testable import ViewTree

/// Sizes and outlines of shapes.
@Suite struct ShapeTests {
  private let offer = ProposedViewSize(width: 60, height: 40)
  private let frame = CGRect(x: 0, y: 0, width: 60, height: 40)

  @Test func aCircleTakesASquareOfTheProposal() {
    #expect(Circle().sizeThatFits(offer) == CGSize(width: 40, height: 40))
    #expect(Circle().sizeThatFits(.unspecified) == CGSize(width: 10, height: 10))
    #expect(Circle().sizeThatFits(ProposedViewSize(width: nil, height: 30)) == CGSize(width: 30, height: 30))
    #expect(Circle().path(in: frame).boundingRect == CGRect(x: 10, y: 0, width: 40, height: 40))
  }

  @Test func trimAndStrokeOfACircleStaySquare() {
    let square = CGSize(width: 40, height: 40)
    #expect(Circle().trim(from: 0, to: 0.5).sizeThatFits(offer) == square)
    #expect(Circle().stroke(lineWidth: 2).sizeThatFits(offer) == square)
    #expect(Circle().trim(from: 0, to: 0.5).stroke(style: StrokeStyle()).sizeThatFits(offer) == square)
  }

  @Test func otherChangesOfACircleTakeTheWholeProposal() {
    let whole = CGSize(width: 60, height: 40)
    #expect(Circle().inset(by: 5).sizeThatFits(offer) == whole)
    #expect(Circle().scale(2).sizeThatFits(offer) == whole)
    #expect(Circle().offset(x: 3).sizeThatFits(offer) == whole)
    #expect(Circle().rotation(.degrees(10)).sizeThatFits(offer) == whole)
    #expect(Circle().transform(.identity).sizeThatFits(offer) == whole)
    #expect(Circle().size(width: 5, height: 5).sizeThatFits(offer) == whole)
  }

  @Test func insetMovesTheOutlineInside() {
    #expect(
      Rectangle().inset(by: 5).path(in: frame).boundingRect == CGRect(x: 5, y: 5, width: 50, height: 30))
    #expect(
      Circle().inset(by: 5).inset(by: 5).path(in: frame).boundingRect
        == CGRect(x: 20, y: 10, width: 20, height: 20))
    let inner = RoundedRectangle(cornerRadius: 10, style: .circular).inset(by: 4).path(in: frame)
    #expect(
      inner.storage == .roundedRect(CGRect(x: 4, y: 4, width: 52, height: 32), CornerRadii(6), .circular))
    #expect(Rectangle().inset(by: 50).path(in: frame).boundingRect.width == 0)
  }

  @Test func aCapsuleIsRoundedByHalfItsShorterSide() {
    #expect(
      Capsule(style: .circular).path(in: frame).storage == .roundedRect(frame, CornerRadii(20), .circular))
  }

  @Test func cornersHaveTheirOwnRadii() {
    let shape = UnevenRoundedRectangle(topLeadingRadius: 10, bottomTrailingRadius: 5, style: .circular)
    #expect(
      shape.path(in: frame).storage
        == .roundedRect(
          frame, CornerRadii(topLeft: 10, topRight: 0, bottomRight: 5, bottomLeft: 0), .circular))
  }

  @Test func transformsTurnAboutTheirAnchor() {
    let turned = Rectangle().rotation(.degrees(90)).path(in: frame).boundingRect
    #expect(abs(turned.minX - 10) < 1e-9 && abs(turned.minY + 10) < 1e-9 && abs(turned.width - 40) < 1e-9)
    let scaled = Rectangle().scale(x: 2, y: 0.5, anchor: .bottom).path(in: frame).boundingRect
    #expect(scaled == CGRect(x: -30, y: 20, width: 120, height: 20))
    #expect(
      Rectangle().size(width: 5, height: 6).path(in: frame).boundingRect
        == CGRect(x: 0, y: 0, width: 5, height: 6))
  }

  @Test func shapesChangeInSteps() {
    var shape = RoundedRectangle(cornerRadius: 10).inset(by: 2)
    shape.animatableData.second = 4
    #expect(shape.amount == 4)
    var trimmed = Circle().trim(from: 0, to: 0.5)
    trimmed.animatableData.second.second = 0.75
    #expect(trimmed.endFraction == 0.75)
  }

  @Test func namesStandForShapes() {
    func outline<S: Shape>(_ shape: S) -> Path { shape.path(in: frame) }
    #expect(outline(.rect) == Path(frame))
    #expect(outline(.circle) == Circle().path(in: frame))
    #expect(outline(.rect(cornerRadius: 8)) == RoundedRectangle(cornerRadius: 8).path(in: frame))
    #expect(outline(.capsule) == Capsule().path(in: frame))
    #expect(
      outline(.rect(topLeadingRadius: 8)) == UnevenRoundedRectangle(topLeadingRadius: 8).path(in: frame))
    #expect(AnyShape(Circle()).sizeThatFits(offer) == CGSize(width: 40, height: 40))
  }
}
