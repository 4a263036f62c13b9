import Observation
import SwiftUI
import Testing
import ViewTreeTesting

/// Places that show one view show several as a stack, whatever they come from.
@MainActor struct ImplicitStackTests {
  /// What several views come from.
  enum Source: CaseIterable {
    case builder, custom, nested, group, modifiedGroup, elements, condition, erased, modifier
  }

  private struct Three: View {
    var body: some View {
      Text(verbatim: "one")
      Text(verbatim: "two").font(.largeTitle)
      Text(verbatim: "three")
    }
  }

  private struct Nested: View { var body: some View { Three() } }

  private struct WithMore: ViewModifier {
    func body(content: Content) -> some View {
      content
      Text(verbatim: "two").font(.largeTitle)
      Text(verbatim: "three")
    }
  }

  private struct Views: View {
    let source: Source
    var isThere = true

    var body: some View {
      switch source {
      case .builder:
        Text(verbatim: "one")
        Text(verbatim: "two").font(.largeTitle)
        Text(verbatim: "three")
      case .custom: Three()
      case .nested: Nested()
      case .group: Group { Three() }
      case .modifiedGroup: Group { Three() }.foregroundStyle(.red).padding(0)
      case .elements: ForEach(["one", "two", "three"], id: \.self) { Text(verbatim: $0) }
      case .condition:
        if isThere {
          Text(verbatim: "one")
          Text(verbatim: "two")
        }
        Text(verbatim: "three")
      case .erased: AnyView(Three())
      case .modifier: Text(verbatim: "one").modifier(WithMore())
      }
    }
  }

  private static let phone = CGSize(width: 390, height: 700)
  private static let desk = CGSize(width: 1000, height: 700)

  private func tester(_ view: some View, _ size: CGSize = phone) -> ViewTester {
    let tester = ViewTester(view, size: size)
    tester.settle()
    return tester
  }

  private func frames(_ tester: ViewTester) -> [CGRect] {
    ["one", "two", "three"].compactMap { tester.frame(of: $0) }
  }

  /// Whether the three lie below each other, centred.
  private func expectColumn(
    _ tester: ViewTester, isLeading: Bool = false, _ note: String = "",
    location: SourceLocation = #_sourceLocation
  ) {
    let frames = frames(tester)
    guard frames.count == 3 else {
      Issue.record("\(note): \(frames.count) views", sourceLocation: location)
      return
    }
    for (a, b) in zip(frames, frames.dropFirst()) {
      #expect(a.maxY <= b.minY + 0.01, "\(note): \(a), \(b)", sourceLocation: location)
      let distance = isLeading ? a.minX - b.minX : a.midX - b.midX
      #expect(abs(distance) < 0.51, "\(note): \(a), \(b)", sourceLocation: location)
    }
  }

  /// Whether the three lie beside each other, centred.
  private func expectRow(
    _ tester: ViewTester, _ note: String = "", location: SourceLocation = #_sourceLocation
  ) {
    let frames = frames(tester)
    guard frames.count == 3 else {
      Issue.record("\(note): \(frames.count) views", sourceLocation: location)
      return
    }
    for (a, b) in zip(frames, frames.dropFirst()) {
      #expect(abs(b.minX - a.maxX - 8) < 0.51, "\(note): \(a), \(b)", sourceLocation: location)
      #expect(abs(a.midY - b.midY) < 0.51, "\(note): \(a), \(b)", sourceLocation: location)
    }
  }

  // MARK: Columns

  enum Place: CaseIterable {
    case window, sheet, cover, popover, narrowPopover, page, oldPage, destination, split, tab, item, bottom,
      top,
      leading, scroll
  }

  private struct Shown: View {
    let place: Place
    let source: Source

    private var views: Views { Views(source: source) }

    var body: some View {
      switch place {
      case .window: views
      case .sheet: Color.green.sheet(isPresented: .constant(true)) { views }
      case .cover: Color.green.fullScreenCover(isPresented: .constant(true)) { views }
      case .popover, .narrowPopover: Color.green.popover(isPresented: .constant(true)) { views }
      case .page: NavigationStack { views.navigationTitle("Title") }
      case .oldPage: NavigationView { views }
      case .destination:
        NavigationStack(path: .constant([1])) {
          Text(verbatim: "root").navigationDestination(for: Int.self) { _ in views }
        }
      case .split:
        NavigationSplitView {
          Text(verbatim: "side")
        } detail: {
          views
        }
      case .tab: TabView { views.tabItem { Text(verbatim: "tab") } }
      case .item: TabView { Tab("tab", systemImage: "star") { views } }
      case .bottom: Color.green.safeAreaInset(edge: .bottom) { views }
      case .top: Color.green.safeAreaInset(edge: .top) { views }
      case .leading: Color.green.safeAreaInset(edge: .leading) { views }
      case .scroll: ScrollView { views }
      }
    }
  }

  @Test(arguments: Place.allCases, Source.allCases) func severalViewsAreAColumn(
    _ place: Place, _ source: Source
  ) {
    let isWide = place == .popover || place == .split
    let tester = tester(Shown(place: place, source: source), isWide ? Self.desk : Self.phone)
    expectColumn(tester)
    if place == .bottom { #expect(abs(700 - (frames(tester).last?.maxY ?? 0)) < 0.51) }
    if place == .top { #expect(frames(tester).first?.minY == 0) }
    #expect(tester.warnings.isEmpty)
  }

  /// Spacers share the height.
  @Test func spacersAtTheTopOfAWindowSpread() {
    struct Spread: View {
      var body: some View {
        Spacer()
        HStack {
          Text(verbatim: "a")
          Text(verbatim: "b")
        }
        Spacer()
        Text(verbatim: "three")
        Spacer()
      }
    }
    let tester = tester(Spread())
    let (a, three) = (tester.frame(of: "a") ?? .null, tester.frame(of: "three") ?? .null)
    let free = (700 - a.height - three.height) / 3
    #expect(abs(a.minY - free) < 0.01 && abs(700 - three.maxY - free) < 0.01)
    #expect(tester.frame(of: "b")?.midY == a.midY)
  }

  @Test func aModifierAppliesToEachOfSeveral() {
    let tester = tester(Three().frame(width: 200, height: 200))
    let frames = frames(tester)
    #expect(abs(frames[1].midY - frames[0].midY - 208) < 0.01)
    #expect(abs(frames[2].midY - frames[1].midY - 208) < 0.01)
  }

  @Test func nothingTakesNoPlace() {
    struct Bar: View {
      let isThere: Bool
      var body: some View {
        Text(verbatim: "content").frame(maxHeight: .infinity, alignment: .bottom)
          .safeAreaInset(edge: .bottom) {
            if isThere {
              Text(verbatim: "one")
              Text(verbatim: "two")
            }
          }
      }
    }
    #expect(tester(Bar(isThere: false)).frame(of: "content")?.maxY == 700)
    #expect((tester(Bar(isThere: true)).frame(of: "content")?.maxY ?? 700) < 660)
  }

  @Test func thePreviewOfAContextMenuIsAColumn() {
    let tester = tester(
      Text(verbatim: "target").contextMenu {
        Button("act") {}
      } preview: {
        Three()
      })
    tester.press(CGPoint(x: 195, y: 350))
    tester.advance(by: 1)
    tester.release()
    tester.settle()
    expectColumn(tester)
    #expect(tester.frame(of: "act") != nil)
  }

  @Test func theTextsOfAnAlertLieBelowEachOther() {
    let tester = tester(
      Color.green.alert("Title", isPresented: .constant(true)) {
        Button("OK") {}
      } message: {
        Three()
      })
    let frames = frames(tester)
    #expect(frames.count == 3)
    for (a, b) in zip(frames, frames.dropFirst()) { #expect(a.maxY <= b.minY + 0.01 || a.maxX <= b.minX) }
  }

  /// What stays on each other: layers, and what a geometry reader holds.
  @Test func layersAndGeometryReadersAreNoStacks() {
    let layers = frames(tester(Color.green.overlay { Three() }))
    #expect(Set(layers.map(\.midY)).count == 1)
    let behind = frames(tester(Color.clear.background { Three() }))
    #expect(Set(behind.map(\.midY)).count == 1)
    let reader = frames(tester(GeometryReader { _ in Three() }))
    #expect(reader.allSatisfy { $0.origin == .zero })
  }

  /// A view whose body may hold another of its kind is asked how many views it is, and that ends.
  @Test func aViewThatMayHoldItselfIsPlaced() {
    let tester = tester(
      List(0..<3, id: \.self) { _ in
        ProgressView { Three() }
        Button(action: {}, label: { ProgressView { Text(verbatim: "label") } })
      })
    #expect(frames(tester).count == 3)
    #expect(tester.frame(of: "label") != nil)
  }

  @Test func inAListEachIsARow() {
    let frames = frames(tester(List { Three() }.listStyle(.plain)))
    #expect(frames.count == 3)
    #expect(frames[1].midY - frames[0].midY >= 44 && frames[2].midY - frames[1].midY >= 44)
  }

  // MARK: Rows and labels

  enum Labelled: CaseIterable {
    case button, plain, bordered, prominent, own, menu, link, listLink, destination, listButton
  }

  private struct OwnStyle: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      configuration.label.padding(10).background(.yellow)
    }
  }

  private struct Label: View {
    let kind: Labelled
    let source: Source
    private var views: Views { Views(source: source) }
    private var button: some View { Button(action: {}, label: { views }) }

    var body: some View {
      switch kind {
      case .button: button
      case .plain: button.buttonStyle(.plain)
      case .bordered: button.buttonStyle(.bordered)
      case .prominent: button.buttonStyle(.borderedProminent)
      case .own: button.buttonStyle(OwnStyle())
      case .menu: Menu(content: { Text(verbatim: "item") }, label: { views })
      case .link:
        NavigationStack { NavigationLink(destination: { Text(verbatim: "page") }, label: { views }) }
      case .listLink:
        NavigationStack { List { NavigationLink(destination: { Text(verbatim: "page") }, label: { views }) } }
      case .destination: Link(destination: URL(fileURLWithPath: "/"), label: { views })
      case .listButton: List { button }
      }
    }
  }

  @Test(arguments: Labelled.allCases, Source.allCases)
  func theLabelOfAButtonIsARow(_ kind: Labelled, _ source: Source) {
    expectRow(tester(Label(kind: kind, source: source)))
  }

  @Test func aLabelOfSeveralViewsIsOneToAStyle() {
    let tester = tester(Label(kind: .own, source: .builder))
    // One ground round all: the row is centred with it, ten points round it.
    let frames = frames(tester)
    #expect(abs((frames[0].minX + frames[2].maxX) / 2 - 195) < 0.51)
  }

  enum Titled: CaseIterable { case toggle, label, content, picker, stepper, date, disclosure }

  private struct Title: View {
    let kind: Titled
    let source: Source
    private var views: Views { Views(source: source) }

    var body: some View {
      switch kind {
      case .toggle: Toggle(isOn: .constant(true)) { views }
      case .label: SwiftUI.Label(title: { views }, icon: { Image(systemName: "star") })
      case .content: LabeledContent(content: { Text(verbatim: "value") }, label: { views })
      case .picker:
        List {
          Picker(selection: .constant(1), content: { Text(verbatim: "value").tag(1) }, label: { views })
        }
      case .stepper: Stepper(value: .constant(1)) { views }
      case .date: DatePicker(selection: .constant(Date(timeIntervalSince1970: 0))) { views }
      case .disclosure: DisclosureGroup(content: { Text(verbatim: "content") }, label: { views })
      }
    }
  }

  @Test(arguments: Titled.allCases, Source.allCases)
  func theLabelOfAnotherControlIsAColumnAtTheLeadingEdge(_ kind: Titled, _ source: Source) {
    expectColumn(tester(Title(kind: kind, source: source)), isLeading: true)
  }

  // MARK: Changes

  @MainActor @Observable final class Model {
    var hasMore = false
    var isOther = false
  }

  @Test func aViewThatComesMovesTheOthersInItsAnimation() {
    struct Growing: View {
      let model: Model
      var body: some View {
        Text(verbatim: "first")
        if model.hasMore { Color.blue.frame(height: 300) }
      }
    }
    let model = Model()
    let tester = tester(Growing(model: model))
    let start = tester.frame(of: "first")?.midY ?? .nan
    #expect(start == 350)
    withAnimation(.linear(duration: 0.5)) { model.hasMore = true }
    var places: [CGFloat] = []
    for _ in 0..<60 {
      tester.advance(by: 0.01)
      places.append(tester.frame(of: "first")?.midY ?? .nan)
    }
    let steps = zip([start] + places, places).map { $0 - $1 }
    #expect(steps.allSatisfy { $0 >= -0.01 && $0 < 6 }, "\(steps)")
    #expect((places.last ?? start) < 210)
  }

  @Test func whatLeavesStaysWhereItWas() {
    struct Screens: View {
      let model: Model
      var body: some View {
        if model.isOther {
          Color.green.overlay { Text(verbatim: "main") }
        } else {
          Text(verbatim: "start")
          Text(verbatim: "below")
        }
      }
    }
    let model = Model()
    let tester = tester(Screens(model: model))
    let start = tester.frame(of: "start")
    var places: Set<CGFloat> = []
    var frames = 0
    func look(_ items: [DisplayItem], _ base: ProjectionTransform) {
      for item in items {
        let matrix = item.transform.concatenating(base)
        if case .group(let group) = item.content { look(group.items, matrix) }
        guard case .text(let text) = item.content, text.layout.string == "start" else { continue }
        places.insert(((text.origin.y + matrix.m32) * 100).rounded() / 100)
        frames += 1
      }
    }
    tester.onFrame = { look($0.displayList.items, ProjectionTransform()) }
    tester.advance(by: 0.01)
    withAnimation(.linear(duration: 0.3)) { model.isOther = true }
    tester.settle()
    #expect(start != nil && tester.frame(of: "main") != nil)
    #expect(frames > 10 && places.count == 1, "\(places)")
  }
}
