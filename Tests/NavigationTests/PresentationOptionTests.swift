import SwiftUI
import Testing
import ViewTreeTesting

/// What the content of a sheet or popover asks of its presentation.
@MainActor struct PresentationOptionTests {
  /// A page of 390 x 844 with a button and a counter at its top, and a sheet.
  private struct Page<Inside: View>: View {
    var inside: () -> Inside
    @State private var isShown = false
    @State private var taps = 0
    var body: some View {
      VStack {
        Button("show") { isShown = true }
        Button("tapped \(taps)") { taps += 1 }
        Spacer()
      }
      .sheet(isPresented: $isShown, content: inside)
    }
  }

  private func shown<Inside: View>(@ViewBuilder _ inside: @escaping () -> Inside) -> ViewTester {
    let tester = ViewTester(Page(inside: inside), scale: 2)
    tester.settle()
    tester.tap("show")
    tester.settle()
    return tester
  }

  /// The frames of what is filled with a colour.
  private func fills(_ tester: ViewTester, _ color: Color) -> [CGRect] {
    let wanted = color.resolve(in: EnvironmentValues())
    return tester.displayList.items.compactMap { item in
      guard case .fill(let path, .color(let paint), _) = item.content,
        abs(paint.red - wanted.red) + abs(paint.green - wanted.green) + abs(paint.blue - wanted.blue) < 0.005
      else { return nil }
      return item.transform.boundingRect(of: path.boundingRect)
    }
  }

  @Test func theCornersAreRoundedAsWanted() throws {
    func corner(_ radius: CGFloat?) -> Path? {
      let tester = shown { Color.green.presentationCornerRadius(radius) }
      let item = tester.displayList.items.first { item in
        if case .fill(let path, _, _) = item.content {
          path.boundingRect.height > 400 && !item.clips.isEmpty
        } else {
          false
        }
      }
      return item?.clips.last.map {
        $0.path.applying(CGAffineTransform(translationX: 0, y: -$0.path.boundingRect.minY))
      }
    }
    let round = try #require(corner(40))
    // A corner of 40 points keeps away from a point 5 points inside of both edges; a corner of 10 does not.
    #expect(!round.contains(CGPoint(x: 5, y: 5)) && round.contains(CGPoint(x: 45, y: 5)))
    #expect(try #require(corner(nil)).contains(CGPoint(x: 5, y: 5)))
    #expect(try #require(corner(0)).contains(CGPoint(x: 0.5, y: 0.5)))
  }

  @Test func theBackgroundIsAStyleOrAView() throws {
    let styled = shown { Text("inside").presentationDetents([.height(300)]).presentationBackground(.yellow) }
    let card = try #require(fills(styled, .yellow).first)
    #expect(card.minX == 0 && card.width == 390 && card.minY == 544 && card.maxY >= 844)
    let viewed = shown {
      Text("inside").presentationDetents([.height(300)]).presentationBackground(alignment: .topLeading) {
        Color.purple.frame(width: 50, height: 20)
      }
    }
    #expect(fills(viewed, .purple) == [CGRect(x: 0, y: 544, width: 50, height: 20)])
  }

  @Test func whatLiesBehindMayStayUsable() {
    func taps(_ interaction: PresentationBackgroundInteraction, _ detents: Set<PresentationDetent>) -> [Bool]
    {
      let tester = shown {
        Text("inside").presentationDetents(detents).presentationBackgroundInteraction(interaction)
      }
      tester.tap("tapped 0")
      tester.settle()
      return [tester.has("tapped 1"), tester.sheetHeight != nil]
    }
    // Tapped and the sheet stays; or not tapped, and the touch beside the sheet dismisses it.
    #expect(taps(.enabled, [.height(200)]) == [true, true])
    #expect(taps(.automatic, [.height(200)]) == [false, false])
    #expect(taps(.disabled, [.height(200)]) == [false, false])
    #expect(taps(.enabled(upThrough: .height(200)), [.height(200), .large]) == [true, true])
    // The same sheet at its greater height.
    let high = shown {
      Text("inside")
        .presentationDetents([.height(200), .height(400)], selection: .constant(.height(400)))
        .presentationBackgroundInteraction(.enabled(upThrough: .height(200)))
    }
    high.tap("tapped 0")
    high.settle()
    #expect(!high.has("tapped 1"))
  }

  /// The opacity of what darkens the window, and whether a shadow is painted.
  private func dimming(_ tester: ViewTester) -> (scrim: Float, hasShadow: Bool) {
    var result = (scrim: Float(0), hasShadow: false)
    for item in tester.displayList.items {
      switch item.content {
      case .fill(let path, .color(let color), _)
      where path.boundingRect == CGRect(x: 0, y: 0, width: 390, height: 844) && color.red == 0:
        result.scrim = color.alpha
      case .group(let group):
        for case .shadow in group.effects { result.hasShadow = true }
      default: break
      }
    }
    return result
  }

  @Test func aSheetThatDarkensNothingHasAShadowUntilItDoes() {
    let tester = shown {
      Text("inside").presentationDetents([.height(200), .height(400)])
        .presentationBackgroundInteraction(.enabled(upThrough: .height(200)))
    }
    #expect(dimming(tester) == (0, true))
    tester.press(CGPoint(x: 195, y: 660))
    var last: Float = 0
    for step in 1...40 {
      tester.move(to: CGPoint(x: 195, y: 660 - CGFloat(step) * 5))
      tester.advance(by: 1.0 / 60)
      let scrim = dimming(tester).scrim
      #expect(scrim >= last && scrim - last < 0.02, "it darkens as it is drawn up")
      last = scrim
    }
    tester.advance(by: 0.3)
    tester.release()
    tester.settle()
    #expect(dimming(tester).hasShadow == false && abs(dimming(tester).scrim - 0.2) < 0.001)
    // A sheet that darkens the window has none.
    #expect(!dimming(shown { Text("inside").presentationDetents([.height(200)]) }).hasShadow)
  }

  @Test func aDragOnTheContentScrollsOrResizes() {
    func drag(_ interaction: PresentationContentInteraction) -> (height: Double?, offset: Double) {
      let tester = shown {
        ScrollView {
          VStack(spacing: 0) { ForEach(0..<40, id: \.self) { Text("row \($0)").frame(height: 50) } }
        }
        .accessibilityIdentifier("scroll")
        .presentationDetents([.medium, .large])
        .presentationContentInteraction(interaction)
      }
      tester.drag(from: CGPoint(x: 195, y: 700), by: CGVector(dx: 0, dy: -350))
      tester.settle()
      return (tester.sheetHeight, tester.scrollOffset(of: "scroll"))
    }
    let half = shown { Text("inside").presentationDetents([.medium]) }.sheetHeight
    let scrolled = drag(.scrolls)
    #expect(scrolled.height == half && scrolled.offset > 100)
    for interaction in [PresentationContentInteraction.resizes, .automatic] {
      let resized = drag(interaction)
      #expect((resized.height ?? 0) > (half ?? 0) + 100 && resized.offset == 0)
    }
  }

  private struct Third: CustomPresentationDetent {
    static func height(in context: Context) -> CGFloat? { context.maxDetentValue / 3 }
  }

  private struct ForLargeText: CustomPresentationDetent {
    static func height(in context: Context) -> CGFloat? {
      context.dynamicTypeSize > .large ? 500 : nil
    }
  }

  @Test func aProgramsDetentComputesItsHeight() throws {
    let whole = try #require(shown { Text("inside") }.sheetHeight)
    let third = try #require(shown { Text("inside").presentationDetents([.custom(Third.self)]) }.sheetHeight)
    #expect(abs(third - whole / 3) < 0.5)
    // One that does not apply is left out.
    let other = shown { Text("inside").presentationDetents([.custom(ForLargeText.self), .height(250)]) }
    #expect(other.sheetHeight == 250)
    #expect(PresentationDetent.custom(Third.self) != .custom(ForLargeText.self))
  }

  // MARK: Popovers

  private struct Anchored: View {
    var anchor = PopoverAttachmentAnchor.rect(.bounds)
    var adaptation = PresentationAdaptation.none
    var isOfBothAxes = false
    @State private var isShown = false
    var body: some View {
      Button("show") { isShown = true }
        .frame(width: 200, height: 60)
        .popover(isPresented: $isShown, attachmentAnchor: anchor, arrowEdge: .bottom) {
          let inside = Text("inside").frame(width: 60, height: 40)
          if isOfBothAxes {
            inside.presentationCompactAdaptation(horizontal: adaptation, vertical: .automatic)
          } else {
            inside.presentationCompactAdaptation(adaptation)
          }
        }
    }
  }

  private func popover(_ anchored: Anchored, _ size: CGSize = CGSize(width: 390, height: 600)) -> ViewTester {
    let tester = ViewTester(anchored, size: size)
    tester.settle()
    tester.tap("show")
    tester.settle()
    return tester
  }

  @Test func aPopoverStandsAtThePlaceItIsAttachedTo() throws {
    // The button's frame is 95 to 295 by 270 to 330.
    func inside(_ anchor: PopoverAttachmentAnchor) throws -> CGRect {
      try #require(popover(Anchored(anchor: anchor)).frame(of: "inside"))
    }
    let whole = try inside(.rect(.bounds))
    #expect(whole.midX == 195 && whole.minY > 330)
    let point = try inside(.point(UnitPoint(x: 0.25, y: 0.5)))
    #expect(point.midX == 145 && point.minY > 300 && point.minY < whole.minY)
    let part = try inside(.rect(.rect(CGRect(x: 150, y: 0, width: 20, height: 20))))
    #expect(part.midX == 255 && part.minY > 290 && part.minY < point.minY)
  }

  @Test func aNarrowWindowAdaptsAPopover() throws {
    func tester(_ adaptation: PresentationAdaptation) -> ViewTester {
      popover(Anchored(adaptation: adaptation))
    }
    #expect(tester(.sheet).sheetHeight != nil)
    #expect(tester(.automatic).sheetHeight != nil)
    #expect(tester(.popover).sheetHeight == nil)
    #expect(popover(Anchored(adaptation: .popover, isOfBothAxes: true)).sheetHeight == nil)
    #expect(popover(Anchored(adaptation: .sheet, isOfBothAxes: true)).sheetHeight != nil)
    #expect(tester(.none).sheetHeight == nil)
    let cover = tester(.fullScreenCover)
    #expect(cover.sheetHeight == nil && cover.value(ofType: "FullScreenCover") == "600.0")
    // A wide window shows it as it is.
    let wide = popover(Anchored(adaptation: .sheet), CGSize(width: 1000, height: 700))
    #expect(wide.sheetHeight == nil && wide.has("inside"))
  }

  // MARK: Dismissing

  private struct Closing: View {
    @Environment(\.dismiss) private var dismiss
    let seen: (DismissAction) -> Void
    var body: some View {
      Button("close") { dismiss() }.onAppear { seen(dismiss) }
    }
  }

  @Test func theDismissActionOfTheContentSendsItAway() {
    var action: DismissAction?
    let tester = shown { Closing { action = $0 } }
    #expect(tester.sheetHeight != nil)
    tester.tap("close")
    tester.settle()
    #expect(tester.sheetHeight == nil)
    tester.tap("show")
    tester.settle()
    action?()
    tester.settle()
    #expect(tester.sheetHeight == nil)
  }
}
