import SwiftUI
import Testing
import ViewTreeTesting

/// Elements of a `ForEach` that a modifier stands round: each element has it, and they are made as they come into sight.
@MainActor struct ModifiedElementsTests {
  enum Kind: CaseIterable {
    case stack, list, grid
  }

  @Observable final class Numbers {
    var numbers: [Int]
    init(_ count: Int) { numbers = Array(0..<count) }
  }

  struct Row: View {
    let number: Int
    var body: some View { Text("row \(number)").frame(height: 50) }
  }

  struct Rows: View {
    var body: some View { ForEach(0..<1000) { Row(number: $0) } }
  }

  struct Page<Content: View>: View {
    let kind: Kind
    @ViewBuilder let content: Content
    var body: some View {
      switch kind {
      case .stack: ScrollView { LazyVStack(spacing: 0) { content } }
      case .list: List { content }.listStyle(.plain)
      case .grid: ScrollView { LazyVGrid(columns: [GridItem()], spacing: 0) { content } }
      }
    }
  }

  /// How many rows a window of 700 points makes, scrolled to the hundredth row.
  private func made(_ view: some View) -> Int {
    let tester = ViewTester(view, size: CGSize(width: 390, height: 700))
    tester.host.countsBodies = true
    tester.settle()
    #expect(tester.paints("row 0") && tester.paints("row 8"))
    for _ in 0..<6 { tester.drag(from: CGPoint(x: 100, y: 650), by: CGVector(dx: 0, dy: -600)) }
    tester.settle()
    #expect(!tester.paints("row 0"))
    return tester.tree.flattened.count { $0.text?.hasPrefix("row") == true }
  }

  @Test(arguments: Kind.allCases) func paddedElementsAreMadeAsTheyComeIntoSight(_ kind: Kind) {
    let count = made(Page(kind: kind) { Rows().padding(.horizontal, 8) })
    #expect(count < 40)
  }

  @Test(arguments: Kind.allCases) func elementsOnAGroundAreMadeAsTheyComeIntoSight(_ kind: Kind) {
    let count = made(Page(kind: kind) { Group { Rows() }.background { Color.yellow }.opacity(0.5) })
    #expect(count < 40)
  }

  @Test(arguments: Kind.allCases) func animatedElementsAreMadeAsTheyComeIntoSight(_ kind: Kind) {
    let count = made(Page(kind: kind) { Rows().animation(.default, value: 1) })
    #expect(count < 40)
  }

  @Test func modifiersOfListRowsReachElementsOfASection() {
    let list = List {
      Section("Head") { Rows() }.listRowSeparator(.hidden).listRowInsets(EdgeInsets())
    }
    #expect(made(list.listStyle(.plain)) < 40)
  }

  @Test(arguments: Kind.allCases) func eachElementHasTheModifier(_ kind: Kind) {
    struct Tapped: View {
      let kind: Kind
      @State private var last = 0
      var body: some View {
        Page(kind: kind) {
          ForEach(0..<1000) { number in
            Text("row \(number)").frame(height: 50).onTapGesture { last = number }
          }
          .frame(maxWidth: .infinity, alignment: .trailing)
        }
        .overlay(alignment: .bottomLeading) { Text("last \(last)") }
      }
    }
    let tester = ViewTester(Tapped(kind: kind), size: CGSize(width: 390, height: 700))
    tester.settle()
    let row = tester.frame(of: "row 4")
    #expect((row?.maxX ?? 0) > 370)
    if let row { tester.tap(CGPoint(x: row.midX, y: row.midY)) }
    tester.settle()
    #expect(tester.paints("last 4"))
  }

  @Test(arguments: Kind.allCases) func elementsComeAndGoUnderAModifier(_ kind: Kind) {
    struct Changing: View {
      let kind: Kind
      let model: Numbers
      var body: some View {
        Page(kind: kind) { ForEach(model.numbers, id: \.self) { Row(number: $0) }.padding(.leading, 20) }
      }
    }
    let model = Numbers(1000)
    let tester = ViewTester(Changing(kind: kind, model: model), size: CGSize(width: 390, height: 700))
    tester.settle()
    let place = tester.frame(of: "row 3")
    withAnimation(.linear(duration: 0.4)) { _ = model.numbers.remove(at: 2) }
    tester.advance(by: 0.2)
    #expect(tester.paints("row 2"))
    tester.settle()
    #expect(!tester.paints("row 2"))
    let moved = tester.frame(of: "row 4")
    #expect(place != nil && moved?.minY == place?.minY)
    let isAtRest = tester.host.isAtRest
    #expect(isAtRest)
  }

  @Test func aPaddedForEachCanBeScrolledToAnElement() {
    let tester = ViewTester(
      ScrollViewReader { proxy in
        VStack {
          Button("Go") { proxy.scrollTo(700, anchor: .top) }
          ScrollView { LazyVStack { ForEach(0..<1000) { Row(number: $0) }.padding(4) } }
        }
      }, size: CGSize(width: 390, height: 700))
    tester.settle()
    tester.tap("Go")
    tester.settle()
    #expect(tester.paints("row 700") && !tester.paints("row 690"))
  }
}
