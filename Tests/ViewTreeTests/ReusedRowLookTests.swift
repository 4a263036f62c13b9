import SwiftUI
import Testing
import ViewTreeTesting

@testable import ViewTree

/// What is shown where rows take the nodes of others is what is shown where each has new ones: in every frame of a
/// scroll in both directions, of jumps and of changes.
struct ReusedRowLookTests {
  @Observable final class Model {
    var ids = Array(0..<200)
    var isLarge = false
    var isDark = false
    var target: Int?
  }

  /// A list of one kind of rows, with what may happen to it.
  private struct Page<Content: View>: View {
    let model: Model
    @ViewBuilder let content: Content
    var body: some View {
      ScrollViewReader { proxy in
        content
          .font(model.isLarge ? .title : .body)
          .environment(\.colorScheme, model.isDark ? .dark : .light)
          .onChange(of: model.target) { _, target in
            guard let target else { return }
            if target.isMultiple(of: 2) {
              withAnimation { proxy.scrollTo(target, anchor: .top) }
            } else {
              proxy.scrollTo(target, anchor: .top)
            }
          }
      }
    }
  }

  private func column<Row: View>(_ model: Model, @ViewBuilder _ row: @escaping (Int) -> Row) -> some View {
    Page(model: model) {
      ScrollView { LazyVStack(spacing: 2) { ForEach(model.ids, id: \.self) { row($0) } } }
    }
  }

  /// A window, what it shows without the names of nodes, and what is done to it.
  private final class Side {
    let model = Model()
    let tester: ViewTester
    init(_ view: (Model) -> some View, reuses: Bool) {
      tester = ViewTester(view(model), size: CGSize(width: 300, height: 400))
      tester.host.tree.reusesElements = reuses
      tester.settle()
    }

    var items: [DisplayItem] { tester.displayList.content.map(Self.nameless) }

    private static func nameless(_ item: DisplayItem) -> DisplayItem {
      var item = item
      item.id = DisplayID(node: 0)
      if case .group(var group) = item.content {
        group.items = group.items.map(nameless)
        group.effects = group.effects.map {
          if case .mask(let items) = $0 { .mask(items.map(nameless)) } else { $0 }
        }
        item.content = .group(group)
      }
      return item
    }
  }

  /// Does the same to both and compares them frame by frame.
  private func expectSame<V: View>(
    _ name: String, reuses: Bool = true, at location: SourceLocation = #_sourceLocation,
    _ view: (Model) -> V
  ) {
    let (fresh, reused) = (Side(view, reuses: false), Side(view, reuses: true))
    var faults: [String] = []
    func both(_ what: String, frames: Int = 1, _ action: (Side) -> Void) {
      action(fresh)
      action(reused)
      for frame in 0..<frames {
        for side in [fresh, reused] { side.tester.advance(by: 1 / 60) }
        if fresh.tester.tree != reused.tester.tree { faults.append("\(what), frame \(frame): the tree") }
        if fresh.items != reused.items { faults.append("\(what), frame \(frame): the picture") }
      }
    }
    func scroll(_ way: CGFloat, times: Int) {
      for _ in 0..<times {
        both("scroll by \(way)") {
          $0.tester.wheel(at: CGPoint(x: 150, y: 200), dx: way, dy: way, isPrecise: true)
        }
      }
    }
    scroll(-23, times: 40)
    scroll(41, times: 15)
    both("large", frames: 2) { $0.model.isLarge = true }
    scroll(-60, times: 10)
    both("small and dark", frames: 8) { side in
      withAnimation(.linear(duration: 0.2)) {
        side.model.isLarge = false
        side.model.isDark = true
      }
    }
    scroll(-33, times: 10)
    both("remove and insert", frames: 10) { side in
      withAnimation(.linear(duration: 0.1)) {
        side.model.ids.removeAll { $0 % 5 == 2 }
        side.model.ids.insert(1001, at: 20)
      }
    }
    scroll(-37, times: 15)
    both("jump", frames: 3) { $0.model.target = 151 }
    scroll(29, times: 15)
    both("glide", frames: 30) { $0.model.target = 20 }
    both("change in the middle of a scroll", frames: 4) { side in
      side.tester.wheel(at: CGPoint(x: 150, y: 200), dx: -90, dy: -90, isPrecise: true)
      withAnimation(.linear(duration: 0.3)) { _ = side.model.ids.remove(at: 3) }
    }
    scroll(-31, times: 12)
    #expect(
      faults.isEmpty, "\(name): \(faults.count) frames differ: \(faults.prefix(4))", sourceLocation: location)
    let count = reused.tester.host.statistics.elementsReused
    #expect(reuses ? count > 20 : count == 0, "\(name): \(count) reused", sourceLocation: location)
    #expect(fresh.tester.host.statistics.elementsReused == 0, sourceLocation: location)
    #expect(
      fresh.tester.host.statistics.bodies == reused.tester.host.statistics.bodies, "\(name): bodies",
      sourceLocation: location)
  }

  // MARK: Rows whose nodes are handed on

  @Test func textsAndPictures() {
    expectSame("a row of the scene") { model in
      column(model) { index in
        HStack {
          Image(systemName: index % 3 == 0 ? "star" : "heart.fill").resizable().scaledToFit()
            .frame(width: CGFloat(20 + index % 4 * 5)).clipShape(Circle())
          VStack(alignment: index % 2 == 0 ? .leading : .trailing, spacing: CGFloat(index % 3)) {
            Text("row \(index)").bold()
            Text(index % 7 == 0 ? "a longer text that takes more than a line of what there is" : "short")
              .foregroundStyle(index % 2 == 0 ? Color.red : .blue)
          }
          .lineLimit(index % 5 == 0 ? nil : 1)
          Spacer(minLength: CGFloat(index % 4 * 10))
        }
        .padding(.horizontal, CGFloat(index % 6))
        .accessibilityIdentifier("row-\(index)")
      }
    }
    expectSame("texts of several looks") { model in
      column(model) { index in
        Text("**Bold** \(index) ") + Text(verbatim: "kerned").kerning(CGFloat(index % 3))
          + Text(index % 2 == 0 ? " 🙂" : "").font(.caption)
      }
    }
    expectSame("gradients in texts") { model in
      column(model) { index in
        Text("row \(index)")
          .foregroundStyle(
            index % 3 == 0
              ? AnyShapeStyle(.red)
              : AnyShapeStyle(LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)))
      }
    }
  }

  @Test func branchesAndRepetitions() {
    expectSame("conditions") { model in
      column(model) { index in
        HStack {
          if index % 2 == 0 { Text("even \(index)") } else { Circle().frame(width: 20) }
          if index % 3 == 0 { Text("third").padding(4).background(Color.yellow) }
        }
      }
    }
    expectSame("a condition at the root") { model in
      column(model) { index in
        if index % 2 == 0 { Text("even \(index)") } else { Color.blue.frame(height: 20) }
      }
    }
    expectSame("elements in a row") { model in
      column(model) { index in
        HStack { ForEach(0..<(index % 5), id: \.self) { Text("\(index) \($0)") } }
      }
    }
  }

  private struct Reading: View {
    let index: Int
    @Environment(\.colorScheme) private var scheme
    @Environment(\.font) private var font
    var body: some View { Text("\(index) \(scheme == .dark ? "dark" : "light")").font(font) }
  }

  private struct Framed: ViewModifier {
    let width: CGFloat
    @Environment(\.colorScheme) private var scheme
    func body(content: Content) -> some View {
      content.padding(width).border(scheme == .dark ? Color.white : .black, width: width)
    }
  }

  @Test func viewsAndModifiersOfTheProgram() {
    expectSame("readers of the environment") { model in column(model) { Reading(index: $0) } }
    expectSame("modifiers with a body") { model in
      column(model) { Reading(index: $0).modifier(Framed(width: CGFloat($0 % 4))) }
    }
    expectSame("bindings") { model in
      column(model) { Bound(text: .constant("row \($0)")) }
    }
  }

  private struct Bound: View {
    @Binding var text: String
    var body: some View { Text(text) }
  }

  @Test func shapesAndEffects() {
    expectSame("shapes") { model in
      column(model) { index in
        ZStack(alignment: index % 2 == 0 ? .leading : .trailing) {
          RoundedRectangle(cornerRadius: CGFloat(index % 9)).fill(.gray).frame(height: 30)
          Capsule().stroke(index % 2 == 0 ? Color.red : .green, lineWidth: CGFloat(index % 4 + 1))
            .frame(width: 60, height: 20)
          Text("\(index)").offset(x: CGFloat(index % 5 * 8))
        }
        .opacity(index % 4 == 0 ? 0.4 : 1)
        .overlay(alignment: .topTrailing) { Color.black.frame(width: CGFloat(index % 6), height: 6) }
      }
    }
    expectSame("effects") { model in
      column(model) { index in
        Text("row \(index)").padding(6).background(.green).shadow(radius: CGFloat(index % 3))
          .rotationEffect(.degrees(Double(index % 5))).scaleEffect(1 + CGFloat(index % 2) / 4)
          .blur(radius: index % 6 == 0 ? 2 : 0)
      }
    }
    expectSame("what stands in which order") { model in
      column(model) { index in
        HStack(alignment: .firstTextBaseline) {
          Text("row \(index)").layoutPriority(Double(index % 2))
          Text("a text that is longer than there is room for in a row").layoutPriority(Double(index % 3))
          Divider()
          Text("x").alignmentGuide(.firstTextBaseline) { $0.height / CGFloat(index % 3 + 1) }
            .zIndex(Double(index % 4))
        }
        .frame(maxWidth: .infinity, maxHeight: CGFloat(30 + index % 3 * 10))
      }
    }
  }

  @Test func otherContainers() {
    expectSame("a list") { model in
      Page(model: model) {
        List(model.ids, id: \.self) { index in
          Text("row \(index)")
            .listRowInsets(index % 3 == 0 ? EdgeInsets(top: 0, leading: 40, bottom: 0, trailing: 0) : nil)
            .listRowSeparatorTint(index % 4 == 0 ? .red : nil)
            .listRowBackground(index % 5 == 0 ? Color.yellow : nil)
        }
      }
    }
    expectSame("a lazy row") { model in
      Page(model: model) {
        ScrollView(.horizontal) {
          LazyHStack { ForEach(model.ids, id: \.self) { Text("cell \($0)").padding(8) } }
        }
      }
    }
    expectSame("a lazy grid") { model in
      Page(model: model) {
        ScrollView {
          LazyVGrid(columns: [GridItem(.flexible()), GridItem(.flexible())]) {
            ForEach(model.ids, id: \.self) { index in
              Text("cell \(index)").frame(height: CGFloat(30 + index % 3 * 10))
            }
          }
        }
      }
    }
    expectSame("from the right") { model in
      column(model) { index in
        HStack {
          Text("row \(index)"); Spacer(); Text("end").padding(.leading, CGFloat(index % 9))
        }
      }
      .environment(\.layoutDirection, .rightToLeft)
    }
  }

  // MARK: Rows that are made anew

  private struct Kept: View {
    let index: Int
    @State private var first: Int?
    var body: some View { Text("\(index) \(first ?? -1)").onAppear { first = index } }
  }

  @Test func whatKeepsSomethingOfItsOwnIsMadeAnew() {
    expectSame("state", reuses: false) { model in column(model) { Kept(index: $0) } }
    expectSame("an animation of changes", reuses: false) { model in
      column(model) { index in
        Text("row \(index)").opacity(index % 2 == 0 ? 1 : 0.3)
          .animation(.linear(duration: 1), value: index)
      }
    }
    expectSame("a transition", reuses: false) { model in
      column(model) { Text("row \($0)").transition(.scale) }
    }
    expectSame("a task", reuses: false) { model in column(model) { Text("row \($0)").task {} } }
    expectSame("an identity", reuses: false) { model in column(model) { Text("row \($0)").id($0) } }
    expectSame("any view", reuses: false) { model in
      column(model) { $0 % 2 == 0 ? AnyView(Text("row \($0)")) : AnyView(Color.red.frame(height: 9)) }
    }
    expectSame("a button", reuses: false) { model in column(model) { Button("row \($0)") {} } }
    expectSame("a toggle", reuses: false) { model in
      column(model) { Toggle("row \($0)", isOn: .constant($0 % 2 == 0)) }
    }
    expectSame("a text field", reuses: false) { model in
      column(model) { TextField("row \($0)", text: .constant("")) }
    }
    expectSame("a size that is read", reuses: false) { model in
      column(model) { index in
        GeometryReader { proxy in Text("\(index) \(Int(proxy.size.width))") }.frame(height: 30)
      }
    }
    expectSame("a row that scrolls", reuses: false) { model in
      column(model) { index in
        ScrollView(.horizontal) {
          HStack {
            Text("row \(index)"); Color.red.frame(width: 900, height: 9)
          }
        }
      }
    }
    expectSame("swipe actions", reuses: false) { model in
      Page(model: model) {
        List(model.ids, id: \.self) { Text("row \($0)").swipeActions { Button("Delete") {} } }
      }
    }
    expectSame("a moment in time", reuses: false) { model in
      column(model) { Text(Date(timeIntervalSince1970: Double($0)), style: .relative) }
    }
    expectSame("a preference", reuses: false) { model in
      column(model) { Text("row \($0)").preference(key: Last.self, value: $0) }
    }
    expectSame("an equatable view", reuses: false) { model in column(model) { Plain(index: $0).equatable() } }
  }

  private struct Plain: View, Equatable {
    let index: Int
    var body: some View { Text("row \(index)") }
  }

  private struct Last: PreferenceKey {
    static var defaultValue: Int { 0 }
    static func reduce(value: inout Int, nextValue: () -> Int) { value = max(value, nextValue()) }
  }

  // MARK: What the text of a row was

  @Test func aChangeOfWordsBeginsAtTheRowsOwn() {
    expectSame("numbers that roll") { model in
      column(model) { index in
        Text("\(index % 3) \(model.isLarge ? 1 : 2)")
          .contentTransition(.numericText(value: Double(index % 7)))
      }
    }
  }
}
