import Foundation
import SwiftUI
import Testing
import ViewTreeTesting

/// The measures of controls and bars, in points, read from what is laid out and painted: those of iOS 17 on a phone.
@MainActor struct MetricsTests {
  /// Something filled: its frame in the window, and its outline.
  private struct Figure {
    let frame: CGRect
    let path: Path
    let color: RGBA?

    /// The radius of its upper leading corner: how far the corner is cut off, on the diagonal.
    var radius: CGFloat { Self.radius(path) }

    static func radius(_ path: Path) -> CGFloat {
      let corner = path.boundingRect.origin
      var (outside, inside): (CGFloat, CGFloat) = (0, path.boundingRect.height / 2)
      for _ in 0..<30 {
        let middle = (outside + inside) / 2
        if path.contains(CGPoint(x: corner.x + middle, y: corner.y + middle)) {
          inside = middle
        } else {
          outside = middle
        }
      }
      return inside / (1 - 0.5.squareRoot())
    }
  }

  private func figures(_ tester: ViewTester) -> [Figure] {
    func collect(_ items: [DisplayItem]) -> [Figure] {
      items.flatMap { item -> [Figure] in
        switch item.content {
        case .fill(let path, let paint, _):
          var color: RGBA?
          if case .color(let value) = paint { color = value }
          return [
            Figure(frame: item.transform.boundingRect(of: path.boundingRect), path: path, color: color)
          ]
        case .group(let group): return collect(group.items)
        default: return []
        }
      }
    }
    return collect(tester.displayList.items)
  }

  /// The outlines that cut off what is painted, in the window.
  private func clips(_ tester: ViewTester) -> [(frame: CGRect, path: Path)] {
    func collect(_ items: [DisplayItem]) -> [(frame: CGRect, path: Path)] {
      items.flatMap { item -> [(frame: CGRect, path: Path)] in
        var list = item.clips.map {
          (frame: $0.transform.boundingRect(of: $0.path.boundingRect), path: $0.path)
        }
        if case .group(let group) = item.content { list += collect(group.items) }
        return list
      }
    }
    return collect(tester.displayList.items)
  }

  private func settled<V: View>(
    _ view: V, width: CGFloat = 390, height: CGFloat = 844, safeArea: EdgeInsets = EdgeInsets()
  ) -> ViewTester {
    let tester = ViewTester(view, size: CGSize(width: width, height: height), safeArea: safeArea)
    tester.settle()
    return tester
  }

  private func isNear(_ a: CGFloat?, _ b: CGFloat, _ tolerance: CGFloat = 1e-6) -> Bool {
    a.map { abs($0 - b) <= tolerance } ?? false
  }

  /// The first figure that is so large.
  private func figure(_ tester: ViewTester, width: CGFloat? = nil, height: CGFloat) -> Figure? {
    figures(tester).first {
      isNear($0.frame.height, height) && isNear($0.frame.width, width ?? $0.frame.width)
    }
  }

  // MARK: Bars

  private struct Page: View {
    var mode = NavigationBarItem.TitleDisplayMode.inline
    var body: some View {
      VStack(spacing: 0) {
        Text("first")
        Spacer()
        Text("last")
      }
      .navigationTitle("Places").navigationBarTitleDisplayMode(mode)
    }
  }

  @Test func aNavigationBarIs44AndALargeTitleAdds52() {
    #expect(isNear(settled(NavigationStack { Page() }).frame(of: "first")?.minY, 44))
    #expect(isNear(settled(NavigationStack { Page(mode: .large) }).frame(of: "first")?.minY, 96))
    let rows = settled(
      NavigationStack {
        ScrollView { Text("row").frame(height: 2000, alignment: .top) }.navigationTitle("Places")
      })
    #expect(isNear(rows.frame(of: "row")?.minY, 96))
    let safeArea = EdgeInsets(top: 59, leading: 0, bottom: 34, trailing: 0)
    let phone = settled(NavigationStack { Page(mode: .large) }, safeArea: safeArea)
    #expect(isNear(phone.frame(of: "first")?.minY, 59 + 96))
    #expect(isNear(phone.frame(of: "last")?.maxY, 844 - 34))
  }

  @Test func aTabBarIs49AndAToolBar44() {
    let tabs = settled(TabView { Page().tabItem { Label("One", systemImage: "star") } })
    #expect(isNear(tabs.frame(of: "last")?.maxY, 844 - 49))
    let tools = settled(
      NavigationStack {
        Page().toolbar { ToolbarItem(placement: .bottomBar) { Button("Sort") {} } }
      })
    #expect(isNear(tools.frame(of: "last")?.maxY, 844 - 44))
    #expect(isNear(tools.frame(of: "Sort")?.midY, 844 - 22))
    let safeArea = EdgeInsets(top: 59, leading: 0, bottom: 34, trailing: 0)
    let phone = settled(
      NavigationStack {
        Page().toolbar { ToolbarItem(placement: .bottomBar) { Button("Sort") {} } }
      }, safeArea: safeArea)
    #expect(isNear(phone.frame(of: "last")?.maxY, 844 - 34 - 44))
  }

  @Test func aSearchFieldIs36InARowOf52() throws {
    let tester = settled(NavigationStack { Page().searchable(text: .constant("")) })
    #expect(isNear(tester.frame(of: "first")?.minY, 44 + 52))
    let field = try #require(figures(tester).first { isNear($0.frame.height, 36) })
    #expect(field.frame == CGRect(x: 16, y: 44, width: 358, height: 36))
  }

  // MARK: Controls

  @Test func aSwitchIs51x31() {
    let tester = settled(Toggle("Sound", isOn: .constant(true)).labelsHidden(), width: 200, height: 100)
    #expect(tester.first("Switch")?.frame.rect.size == CGSize(width: 51, height: 31))
    #expect(figure(tester, width: 51, height: 31) != nil)
  }

  @Test func aSliderHasAThumbOf28OnATrackOf4() throws {
    let tester = settled(Slider(value: .constant(0.5)), width: 200, height: 100)
    let thumb = try #require(figures(tester).last)
    #expect(thumb.frame == CGRect(x: 86, y: 36, width: 28, height: 28) && isNear(thumb.radius, 14, 0.1))
    let track = try #require(figure(tester, width: 200, height: 4))
    #expect(track.frame.minY == 48 && isNear(track.radius, 2, 0.1))
    // At the ends the thumb touches the ends of the track.
    for (value, x) in [(0, 0), (1, 172)] as [(Double, CGFloat)] {
      let end = settled(Slider(value: .constant(value)), width: 200, height: 100)
      #expect(figures(end).last?.frame.minX == x)
    }
  }

  @Test func aStepperIs94x32() {
    let tester = settled(
      Stepper("Guests", value: .constant(1)).labelsHidden(), width: 200, height: 100)
    #expect(tester.first("Stepper")?.frame.rect.size == CGSize(width: 94, height: 32))
    #expect(figure(tester, width: 94, height: 32) != nil)
  }

  @Test func aSegmentedControlIs32WithCornersOf9And7() throws {
    let tester = settled(
      Picker("Size", selection: .constant(1)) {
        Text("One").tag(1)
        Text("Two").tag(2)
      }.pickerStyle(.segmented), width: 200, height: 100)
    #expect(tester.first("SegmentedPicker")?.frame.rect.size == CGSize(width: 200, height: 32))
    let ground = try #require(figure(tester, width: 200, height: 32))
    let plate = try #require(figures(tester).first { isNear($0.frame.height, 28) })
    #expect(isNear(ground.radius, 9, 0.1) && isNear(plate.radius, 7, 0.1))
    #expect(plate.frame.minX == 2 && plate.frame.minY == ground.frame.minY + 2)
  }

  @Test func aWheelIs216WithRowsOf32() throws {
    let tester = settled(
      Picker("Size", selection: .constant(3)) {
        ForEach(0..<9) { Text("row \($0)").tag($0) }
      }.pickerStyle(.wheel), width: 200, height: 400)
    #expect(tester.first("WheelPicker")?.frame.rect.height == 216)
    #expect(figures(tester).contains { isNear($0.frame.height, 32) && isNear($0.frame.midY, 200) })
    // The words next to the middle lie on the cylinder, 32 of its points away.
    let texts = tester.paintedTexts
    let middle = try #require(texts.first { $0.string == "row 3" }).frame.midY
    let next = try #require(texts.first { $0.string == "row 4" }).frame.midY
    #expect(isNear(middle, 200, 0.5) && isNear(next - middle, 108 * sin(32 / 108), 2))
  }

  @Test func aBarOfProgressIs4() {
    let tester = settled(ProgressView(value: 0.5), width: 200, height: 100)
    #expect(tester.first("ProgressView")?.frame.rect.height == 4)
    #expect(figure(tester, width: 200, height: 4) != nil && figure(tester, width: 100, height: 4) != nil)
  }

  @Test func aFieldWithABorderIs34() throws {
    for (name, field) in [
      ("line", AnyView(TextField("Name", text: .constant("")))),
      ("lines", AnyView(TextField("Name", text: .constant("a"), axis: .vertical))),
      ("secure", AnyView(SecureField("Name", text: .constant("")))),
    ] {
      let tester = settled(field.textFieldStyle(.roundedBorder).frame(width: 200), width: 300, height: 100)
      #expect(figure(tester, width: 200, height: 34) != nil, "\(name)")
      // The words are in its middle.
      let words = try #require(tester.paintedTexts.first)
      #expect(isNear(words.frame.midY, 50, 0.01), "\(name)")
    }
    // It grows with its text.
    let large = settled(
      TextField("Name", text: .constant("")).font(.largeTitle).textFieldStyle(.roundedBorder), width: 300,
      height: 200)
    #expect(figures(large).contains { $0.frame.height > 50 && isNear($0.frame.midY, 100, 0.01) })
  }

  @Test func dotsOfPagesAre7And16Apart() {
    let tester = settled(
      TabView { ForEach(0..<4) { Text("page \($0)") } }.tabViewStyle(.page).indexViewStyle(
        .page(backgroundDisplayMode: .always)))
    let dots = figures(tester).map(\.frame).filter { $0.width < 10 && isNear($0.height, $0.width) }
    #expect(dots.map(\.width) == [7, 7, 7, 7])
    #expect(zip(dots, dots.dropFirst()).allSatisfy { $1.midX - $0.midX == 16 })
    #expect(isNear((dots[0].midX + dots[3].midX) / 2, 195))
  }

  // MARK: Lists

  private struct Rows: View {
    var body: some View {
      List {
        Text("one")
        Text("two")
        Text("three\nlines\nhigh")
        Text("four")
      }
    }
  }

  @Test func aRowIsAtLeast44() throws {
    for style in [AnyView(Rows().listStyle(.plain)), AnyView(Rows().listStyle(.insetGrouped))] {
      let tester = settled(style)
      let (one, two) = (try #require(tester.frame(of: "one")), try #require(tester.frame(of: "two")))
      #expect(isNear(two.minY - one.minY, 44))
      // Three lines of body with 11 above and below.
      let (high, four) = (tester.frame(of: "three\nlines\nhigh"), try #require(tester.frame(of: "four")))
      let line = one.height
      #expect(isNear(high?.height, 2 * 22 + line))
      #expect(isNear(four.midY - two.midY, 22 + (2 * 22 + line + 22) + 22))
    }
  }

  @Test func sectionsLieOnCardsWithMarginsByTheWidth() throws {
    for (width, margin) in [(320, 16), (390, 16), (413, 16), (414, 20), (430, 20), (844, 20)]
      as [(
        CGFloat, CGFloat
      )]
    {
      let tester = settled(Rows().listStyle(.insetGrouped), width: width)
      let card = try #require(
        figures(tester).first { $0.frame.minX == margin && isNear($0.frame.width, width - 2 * margin) },
        "\(width)")
      #expect(isNear(card.radius, 10, 0.1), "\(width)")
      #expect(isNear(tester.frame(of: "one")?.minX, margin + 16), "\(width)")
    }
    // Turning the phone changes the margins of what is there.
    let tester = settled(Rows().listStyle(.insetGrouped))
    tester.resize(to: CGSize(width: 844, height: 390))
    tester.settle()
    #expect(isNear(tester.frame(of: "one")?.minX, 36))
  }

  @Test func titleAndSearchLieAboveTheEdgesOfCards() throws {
    func page(_ style: some ListStyle, _ width: CGFloat) -> ViewTester {
      settled(
        NavigationStack {
          Rows().listStyle(style).navigationTitle("Places").searchable(text: .constant(""))
        }, width: width)
    }
    for (tester, width, margin) in [
      (page(.insetGrouped, 390), 390, 16), (page(.insetGrouped, 430), 430, 20), (page(.plain, 430), 430, 16),
    ] as [(ViewTester, CGFloat, CGFloat)] {
      let title = try #require(tester.paintedTexts.first { $0.string == "Places" && $0.frame.height > 30 })
      #expect(isNear(title.frame.minX, margin))
      let field = try #require(figure(tester, height: 36)).frame
      #expect(isNear(field.minX, margin) && isNear(field.maxX, width - margin))
    }
  }

  @Test func tenLinesOfBodyAre22Apart() throws {
    let lines = "1\n2\n3\n4\n5\n6\n7\n8\n9\n10"
    let tester = settled(
      VStack {
        Text(lines)
        Text("line")
      })
    let (ten, one) = (try #require(tester.frame(of: lines)), try #require(tester.frame(of: "line")))
    #expect(isNear(ten.height, 9 * 22 + one.height))
    // The face of this system is 1.21 of its size high, San Francisco 1.19.
    #expect(one.height > 20 && one.height < 21)
  }

  @Test func linesOfAnEditorAre22ApartAndTheirSpacing() throws {
    for (spacing, pitch) in [(0, 22), (5, 27)] as [(CGFloat, CGFloat)] {
      let tester = settled(
        TextEditor(text: .constant("one\ntwo\nthree")).lineSpacing(spacing), width: 300, height: 300)
      let item = try #require(
        tester.displayList.items.last { if case .text = $0.content { true } else { false } })
      guard case .text(let text) = item.content else { return }
      let baselines = text.layout.lines.map(\.baseline)
      #expect(
        baselines.count == 3 && zip(baselines, baselines.dropFirst()).allSatisfy { isNear($1 - $0, pitch) })
    }
  }

  // MARK: Presentations

  private struct Presenter: View {
    enum Kind { case alert, dialog, sheet }
    let kind: Kind
    var body: some View {
      Text("root")
        .alert("Delete?", isPresented: .constant(kind == .alert)) {
          Button("Delete", role: .destructive) {}
          Button("Cancel", role: .cancel) {}
        } message: {
          Text("This cannot be undone.")
        }
        .confirmationDialog("Sort", isPresented: .constant(kind == .dialog), titleVisibility: .hidden) {
          Button("By name") {}
          Button("By price") {}
        }
        .sheet(isPresented: .constant(kind == .sheet)) {
          Text("card").presentationDetents([.medium, .large])
        }
    }
  }

  @Test func anAlertIs270WithCornersOf14AndButtonsOf44() throws {
    let tester = settled(Presenter(kind: .alert))
    let alert = try #require(tester.first("Alert")?.frame.rect)
    #expect(alert.width == 270 && isNear(alert.midX, 195))
    let card = try #require(figures(tester).first { isNear($0.frame.width, 270) && $0.frame.height > 80 })
    #expect(isNear(card.radius, 14, 0.1))
    for name in ["Delete", "Cancel"] {
      #expect(isNear(tester.frame(of: name)?.midY, alert.maxY - 22), "\(name)")
    }
    let buttons = tester.tree.flattened.filter { $0.type == "Button" }.map(\.frame.rect)
    #expect(buttons.count == 2 && buttons.allSatisfy { isNear($0.height, 44) && isNear($0.width, 135) })
  }

  @Test func theButtonsOfAnActionSheetAre57() {
    let tester = settled(Presenter(kind: .dialog))
    let buttons = tester.tree.flattened.filter { $0.type == "Button" }.map(\.frame.rect)
    #expect(buttons.count == 3 && buttons.allSatisfy { isNear($0.height, 57) })
  }

  @Test func aSheetHasCornersOf10AndAGrabberOf36x5() throws {
    let tester = settled(Presenter(kind: .sheet))
    let height = try #require(tester.first("Sheet")?.value.flatMap { Double($0) })
    let top = 844 - CGFloat(height)
    let grabber = try #require(figure(tester, width: 36, height: 5))
    #expect(isNear(grabber.frame.minY, top + 5) && isNear(grabber.frame.midX, 195))
    // What is painted on the card ends at its corners.
    let outlines = figures(tester).map { ($0.frame, $0.path) } + clips(tester).map { ($0.frame, $0.path) }
    let cards = outlines.filter { isNear($0.0.width, 390) && isNear($0.0.minY, top) }
    #expect(cards.contains { isNear(Figure.radius($0.1), 10, 0.1) }, "\(cards.map { Figure.radius($0.1) })")
  }

  @Test func aContextMenuIs250WideWithRowsOf44() throws {
    let tester = settled(
      Text("held").contextMenu {
        Button("Copy") {}
        Button("Share") {}
        Button("Print") {}
      })
    let held = try #require(tester.frame(of: "held"))
    tester.press(CGPoint(x: held.midX, y: held.midY))
    tester.advance(by: 1)
    tester.release()
    tester.settle()
    let menu = try #require(tester.first("Menu")?.frame.rect)
    #expect(menu.width == 250 && menu.height == 3 * 44)
    let rows = ["Copy", "Share", "Print"].compactMap { tester.frame(of: $0)?.midY }
    #expect(rows.count == 3 && zip(rows, rows.dropFirst()).allSatisfy { isNear($1 - $0, 44) })
    let card = try #require(
      clips(tester).first { isNear($0.frame.width, 250) && isNear($0.frame.height, 132) })
    // A continuous corner is cut off a little less than a round one.
    #expect(isNear(Figure.radius(card.path), 13, 1))
  }
}
