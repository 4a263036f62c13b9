import Foundation
import Testing

@testable import ViewTree

/// Spaces in which places are given, and what a geometry reader tells.
@MainActor struct CoordinateSpaceTests {
  /// Calls back with the reader's proxy.
  private struct Asking: View {
    let ask: (GeometryProxy) -> Void
    var body: some View {
      GeometryReader { proxy in
        let _ = ask(proxy)
        Color.red
      }
    }
  }

  @Test func aFrameIsGivenInEverySpace() {
    var frames: [String: CGRect] = [:]
    let stage = LayoutStage(
      200, 100,
      VStack(spacing: 0) {
        Color.blue.frame(height: 20)
        HStack(spacing: 0) {
          Color.green.frame(width: 50)
          Asking { proxy in
            frames["local"] = proxy.frame(in: .local)
            frames["global"] = proxy.frame(in: .global)
            frames["row"] = proxy.frame(in: .named("row"))
            frames["number"] = proxy.frame(in: .named(7))
            frames["unknown"] = proxy.frame(in: .named("nothing"))
            frames["type local"] = proxy.frame(in: LocalCoordinateSpace())
            frames["type global"] = proxy.frame(in: GlobalCoordinateSpace())
            frames["old"] = proxy.frame(in: CoordinateSpace.named("row"))
          }
          .frame(width: 100)
        }
        .coordinateSpace(.named("row"))
      }
      .padding(.leading, 10)
      .coordinateSpace(name: 7))
    #expect(stage.warnings.isEmpty)
    let local = CGRect(x: 0, y: 0, width: 100, height: 80)
    #expect(frames["local"] == local && frames["type local"] == local)
    // 10 points of padding; the row of 150 in the middle of 190.
    #expect(frames["global"] == local.offsetBy(dx: 80, dy: 20))
    #expect(frames["type global"] == frames["global"] && frames["unknown"] == frames["global"])
    #expect(frames["row"] == local.offsetBy(dx: 50, dy: 0) && frames["old"] == frames["row"])
    #expect(frames["number"] == local.offsetBy(dx: 80, dy: 20))
  }

  @Test func spacesAreValues() {
    let named: NamedCoordinateSpace = .named("row")
    #expect(named == .named("row") && named != .named("column"))
    #expect(named.coordinateSpace == .named("row"))
    #expect(LocalCoordinateSpace.local.coordinateSpace.isLocal)
    #expect(GlobalCoordinateSpace.global.coordinateSpace.isGlobal)
    #expect(!CoordinateSpace.named("row").isGlobal && CoordinateSpace.global != .local)
  }

  /// A space of the program's own: the window's, whatever the name says.
  private struct Anywhere: CoordinateSpaceProtocol {
    var coordinateSpace: CoordinateSpace { .global }
  }

  @Test func aProgramMayNameItsOwn() {
    var frame = CGRect.zero
    _ = LayoutStage(100, 100, Asking { frame = $0.frame(in: Anywhere()) }.padding(10))
    #expect(frame == CGRect(x: 10, y: 10, width: 80, height: 80))
  }

  @Test func theNearestOfTwoSpacesOfOneNameCounts() {
    var frame = CGRect.zero
    _ = LayoutStage(
      100, 100,
      Asking { frame = $0.frame(in: .named("space")) }
        .padding(5).coordinateSpace(.named("space")).padding(10).coordinateSpace(.named("space")))
    #expect(frame.origin == CGPoint(x: 5, y: 5))
  }

  @Test func aScrollViewHasSpacesOfItsOwn() {
    var frames: [String: CGRect] = [:]
    let stage = LayoutStage(
      200, 100,
      ScrollView {
        VStack(spacing: 0) {
          Color.green.frame(width: 100, height: 300)
          Asking { proxy in
            frames["scroll"] = proxy.frame(in: .scrollView)
            frames["vertical"] = proxy.frame(in: .scrollView(axis: .vertical))
            if let bounds = proxy.bounds(of: .scrollView) { frames["bounds"] = bounds }
          }
          .frame(width: 100, height: 50)
        }
      }
      .padding(.top, 20))
    #expect(stage.warnings.isEmpty)
    #expect(frames["scroll"] == CGRect(x: 0, y: 300, width: 100, height: 50))
    #expect(frames["vertical"] == frames["scroll"])
    // The visible part, seen from the view below it.
    #expect(frames["bounds"] == CGRect(x: 0, y: -300, width: 100, height: 80))
  }

  @Test func aProxyTellsSizeSafeAreaBoundsAndAnchors() {
    struct Mark: PreferenceKey {
      static var defaultValue: Anchor<CGRect>? { nil }
      static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) {
        value = nextValue() ?? value
      }
    }
    var insets: EdgeInsets?
    var size = CGSize.zero
    var anchored = CGRect.zero
    var missing: CGRect? = .zero
    _ = LayoutStage(
      200, 100, safeArea: EdgeInsets(top: 20, leading: 0, bottom: 10, trailing: 0),
      VStack(spacing: 0) {
        Color.red.frame(width: 50, height: 20).anchorPreference(key: Mark.self, value: .bounds) { $0 }
        Spacer(minLength: 0)
      }
      .frame(maxWidth: .infinity)
      .overlayPreferenceValue(Mark.self) { anchor in
        Asking { proxy in
          size = proxy.size
          insets = proxy.safeAreaInsets
          missing = proxy.bounds(of: .named("nothing"))
          if let anchor { anchored = proxy[anchor] }
        }
      })
    #expect(size == CGSize(width: 200, height: 70))
    #expect(insets == EdgeInsets(top: 20, leading: 0, bottom: 10, trailing: 0))
    #expect(anchored == CGRect(x: 75, y: 0, width: 50, height: 20))
    #expect(missing == nil)
  }

  @Test func sizeClassesFollowTheWindow() {
    func classes(_ width: CGFloat, _ height: CGFloat) -> [UserInterfaceSizeClass?] {
      struct Reading: View {
        @Environment(\.horizontalSizeClass) private var horizontal
        @Environment(\.verticalSizeClass) private var vertical
        let tell: ([UserInterfaceSizeClass?]) -> Void
        init(tell: @escaping ([UserInterfaceSizeClass?]) -> Void) { self.tell = tell }
        var body: some View {
          let _ = tell([horizontal, vertical])
          Color.red
        }
      }
      var result: [UserInterfaceSizeClass?] = []
      _ = LayoutStage(width, height, Reading { result = $0 })
      return result
    }
    #expect(classes(390, 844) == [.compact, .regular])
    #expect(classes(844, 390) == [.regular, .compact])
    #expect(classes(1080, 1920) == [.regular, .regular])
  }
}
