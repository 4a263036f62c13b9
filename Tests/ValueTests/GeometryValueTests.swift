import Foundation
import Graphics
import Testing

@testable import ViewTree

@MainActor struct GeometryValueTests {
  @Test func edgesAndAxesAreSets() {
    #expect(Edge.Set.horizontal == [.leading, .trailing])
    #expect(Edge.Set.all.contains(Edge.Set(Edge.bottom)))
    #expect(!Edge.Set.vertical.contains(.leading))
    #expect(Axis.Set([.horizontal, .vertical]).contains(Axis.Set(rawValue: 1)))
    #expect(Axis.allCases.count == 2)
    #expect(VerticalEdge.Set.all == [.top, .bottom])
    #expect(HorizontalEdge.Set.all == [.leading, .trailing])
    #expect(HorizontalEdge.allCases.count + VerticalEdge.allCases.count == Edge.allCases.count)
  }

  @Test func transformsOfCoreAnimationCombine() {
    let moved = CATransform3DMakeTranslation(10, 20, 0)
    let turned = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
    // First the turn, then the move.
    let both = CATransform3DConcat(turned, moved)
    #expect(abs(both.m12 - 1) < 1e-9)
    #expect(abs(both.m41 - 10) < 1e-9)
    // `Translate` and `Rotate` put theirs before the transform given.
    #expect(CATransform3DTranslate(CATransform3DIdentity, 10, 20, 0).m42 == moved.m42)
    let inner = CATransform3DRotate(moved, .pi / 2, 0, 0, 1)
    #expect(abs(inner.m12 - both.m12) < 1e-9 && abs(inner.m41 - 10) < 1e-9)
    var projection: CATransform3D = CATransform3DIdentity
    projection.m34 = -1 / 500
    #expect(projection.m34 < 0)
    #expect(ProjectionTransform(CATransform3DIdentity).isIdentity)
  }

  @Test func radiiBelongToCorners() {
    let radii = RectangleCornerRadii(topLeading: 1, bottomLeading: 2, bottomTrailing: 3, topTrailing: 4)
    #expect(radii.topLeading == 1 && radii.bottomLeading == 2)
    #expect(radii.bottomTrailing == 3 && radii.topTrailing == 4)
    let shape = UnevenRoundedRectangle(cornerRadii: radii)
    #expect(shape.cornerRadii == radii)
  }

  @Test func phasesSayWhereAViewIs() {
    #expect(TransitionPhase.identity.isIdentity && TransitionPhase.identity.value == 0)
    #expect(TransitionPhase.willAppear.value == -1 && TransitionPhase.didDisappear.value == 1)
    #expect(ScrollTransitionPhase.topLeading.value == -1)
    #expect(ScrollTransitionPhase.bottomTrailing.value == 1)
    #expect(ScrollTransitionPhase.identity.isIdentity)
    #expect(!ScrollPhase.idle.isScrolling && ScrollPhase.decelerating.isScrolling)
  }

  @Test func sizesOfTypeAreInOrder() {
    #expect(DynamicTypeSize.small < .large && .xxxLarge < DynamicTypeSize.accessibility1)
    #expect(DynamicTypeSize.accessibility3.isAccessibilitySize && !DynamicTypeSize.large.isAccessibilitySize)
    #expect(ContentSizeCategory.allCases.contains(.large))
  }

  @Test func setsOfOptionsCombine() {
    #expect(GestureMask.all.contains(.gesture) && GestureMask.all.contains(.subviews))
    #expect(SafeAreaRegions.all.contains(.keyboard))
    #expect(ContentShapeKinds([.interaction, .dragPreview]).contains(.interaction))
    #expect(!PinnedScrollableViews.sectionHeaders.contains(.sectionFooters))
    #expect(MatchedGeometryProperties.frame == [.position, .size])
    #expect(EventModifiers([.command, .shift]).contains(.shift))
    #expect(!SubmitTriggers.text.contains(.search))
    #expect(!RedactionReasons.placeholder.contains(.privacy))
    #expect(AccessibilityTraits([.isButton, .isHeader]).contains(.isHeader))
  }

  @Test func targetsAndProposalsAreValues() {
    var target = ScrollTarget(rect: CGRect(x: 0, y: 0, width: 10, height: 10), anchor: .center)
    target.rect.origin.y = 5
    #expect(target != ScrollTarget(rect: CGRect(x: 0, y: 0, width: 10, height: 10), anchor: .center))
    #expect(UITraitCollection(userInterfaceStyle: .dark).userInterfaceStyle == UIUserInterfaceStyle.dark)
    #expect(UIDeviceOrientation.portraitUpsideDown.isPortrait && !UIDeviceOrientation.faceUp.isLandscape)
    #expect(UIUserInterfaceIdiom.pad.rawValue == 1)
  }
}
