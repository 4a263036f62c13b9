import Foundation
import Graphics
import Testing

@testable import SDLHost

@Suite struct SymbolTests {
  private func artwork(_ body: String) throws(SVGParser.Failure) -> SymbolArtwork {
    let text = """
      <?xml version="1.0"?><!-- a > b -->
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke="currentColor"
        stroke-width="2" stroke-linecap="round">\(body)</svg>
      """
    return try SVGParser.artwork(Array(text.utf8), name: "test")
  }

  @Test func shapesInheritTheStyleOfTheirGroups() throws {
    let drawing = try artwork(
      "<g stroke-linejoin='bevel'><circle cx='12' cy='12' r='4'/></g><rect x='1' y='2' width='3' height='4' "
        + "fill='currentColor' stroke='none' fill-rule='evenodd'/>")
    #expect(drawing.viewBox == CGRect(x: 0, y: 0, width: 24, height: 24))
    #expect(drawing.parts.count == 2)
    #expect(drawing.parts[0].fill == nil)
    #expect(drawing.parts[0].stroke?.lineWidth == 2)
    #expect(drawing.parts[0].stroke?.lineJoin == .bevel && drawing.parts[0].stroke?.lineCap == .round)
    #expect(drawing.parts[0].path.boundingRect == CGRect(x: 8, y: 8, width: 8, height: 8))
    #expect(drawing.parts[1].stroke == nil && drawing.parts[1].fill?.isEOFilled == true)
  }

  @Test func pathDataIsReadHoweverCloselyItIsPacked() throws {
    let path = try #require(
      SVGPathParser.path("M1.5.5-2e1 3l1-1h2v-2H0V0c1 1 2 2 3 3s4 4 5 5q1 1 2 0t2 0z m1 1 2 2"))
    #expect(path.elements.first == .move(to: CGPoint(x: 1.5, y: 0.5)))
    #expect(path.elements[1] == .line(to: CGPoint(x: -20, y: 3)))
    #expect(path.elements[2] == .line(to: CGPoint(x: -19, y: 2)))
    #expect(
      path.elements.contains(
        .curve(
          to: CGPoint(x: 8, y: 8), control1: CGPoint(x: 3, y: 3).applying(.init(translationX: 1, y: 1)),
          control2: CGPoint(x: 7, y: 7))))
  }

  @Test func arcsEndWhereTheySayAndStayOnTheCircle() throws {
    // Flags without separators: a half circle of radius 5 round (10, 10).
    let path = try #require(SVGPathParser.path("M5 10a5 5 0 0110 0"))
    let bounds = path.boundingRect
    #expect(abs(bounds.minY - 5) < 0.01 && abs(bounds.maxX - 15) < 0.01 && abs(bounds.minX - 5) < 0.01)
    guard case .curve(let end, _, _) = try #require(path.elements.last) else {
      Issue.record("an arc ends in a curve")
      return
    }
    #expect(end == CGPoint(x: 15, y: 10))
  }

  @Test(arguments: [
    "<path d='L1 1'/>", "<path d='M1'/>", "<path d='M1 1X2'/>", "<path d='M1 1L'/>", "<path d='M0 0Z 5'/>",
    "<text>a</text>", "<g transform='rotate(3)'></g>", "<path d='M0 0", "<polygon points='1 2 3'/>", "",
    "<path d=M0/>", "</svg></svg>",
  ])
  func aMalformedDrawingIsRefused(_ body: String) {
    #expect(throws: SVGParser.Failure.self) { try artwork(body) }
  }

  @Test func theLineOfAMistakeIsNamed() {
    #expect {
      try artwork("\n<path d='M0 0L1 1'/>\n<path d='broken'/>")
    } throws: { ($0 as? SVGParser.Failure)?.line == 5 }
  }

  @MainActor @Test func everySymbolOfTheProjectIsADrawingInItsBox() throws {
    #expect(SymbolNames.all.count > 1500)
    let finder = ResourceFinder()
    for name in SymbolNames.all.sorted() {
      let path = try #require(finder.symbolPath(name))
      let drawing = try SVGParser.artwork(FileBytes.all(path, most: PictureBudget.vector), name: name)
      let box = drawing.parts.reduce(CGRect.null) { $0.union($1.path.boundingRect) }
      #expect(drawing.viewBox.insetBy(dx: -1, dy: -1).contains(box) && box.width > 1, "\(name)")
    }
  }

  /// What programs name most.
  @Test(arguments: [
    "house.fill person.circle.fill person.2.fill person.3.fill person.badge.plus person.crop.circle.badge.checkmark",
    "person.crop.circle.badge.plus person.crop.circle.fill.badge.checkmark bell.badge bell.badge.fill app.badge",
    "bell.slash.fill mic.slash.fill video.slash.fill heart.slash.fill location.slash pin.fill pin.slash",
    "chevron.forward chevron.backward arrow.forward arrow.backward arrow.up.right.square arrow.clockwise.circle",
    "arrowshape.turn.up.left.fill arrowtriangle.down.fill rectangle.portrait.and.arrow.right goforward.15 gobackward.15",
    "list.bullet.rectangle list.bullet.clipboard list.clipboard.fill checklist note.text doc.on.clipboard",
    "square.grid.3x3.fill rectangle.grid.1x2 square.stack.3d.up circle.grid.2x2 sidebar.right slider.vertical.3",
    "play.rectangle.fill repeat.1 music.mic airplayaudio waveform.path.ecg film photo.on.rectangle.angled",
    "cloud.drizzle cloud.heavyrain.fill cloud.fog cloud.bolt.rain.fill cloud.moon.fill moon.zzz thermometer.sun",
    "icloud icloud.and.arrow.up icloud.and.arrow.down icloud.slash wifi.exclamationmark barcode.viewfinder faceid",
    "chart.bar.xaxis chart.xyaxis.line chart.line.downtrend.xyaxis function sum percent dollarsign eurosign",
    "dumbbell.fill figure.strengthtraining.traditional figure.pool.swim figure.outdoor.cycle soccerball sportscourt",
    "building.columns.fill fuelpump.fill truck.box.fill airplane.departure binoculars.fill tent.fill globe.americas.fill",
    "lock.shield exclamationmark.shield xmark.octagon.fill info.square questionmark.square 1.square.fill 30.circle",
    "terminal.fill curlybraces chevron.left.forwardslash.chevron.right server.rack puzzlepiece.extension atom flask",
    "command escape eject.fill arrowtriangle.forward.fill arrow.2.squarepath arrow.uturn.down arrow.triangle.pull",
    "checkmark.icloud.fill exclamationmark.icloud xmark.icloud cart.badge.minus flashlight.on.fill camera.rotate bubble",
    "flag.2.crossed flowchart.fill dpad.fill headphones.circle homepod.fill balloon.fill rainbow ant.fill fx doc.plaintext",
    "tray.full.fill tray.and.arrow.down bubble.left.and.bubble.right.fill ellipsis.bubble quote.opening textformat.abc",
  ])
  func theCommonestNamesHaveADrawing(_ names: String) {
    #expect(names.split(separator: " ").filter { !SymbolNames.all.contains(String($0)) } == [])
  }
}
