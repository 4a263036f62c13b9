import SwiftUI
import Testing
import ViewTreeTesting

/// Elements of several views in lazy containers, told by their types or hidden in `AnyView`.
@MainActor struct ErasedElementsTests {
  typealias Kind = ModifiedElementsTests.Kind
  typealias Page = ModifiedElementsTests.Page

  private func tester(_ view: some View) -> ViewTester {
    let tester = ViewTester(view, size: CGSize(width: 390, height: 700))
    tester.settle()
    return tester
  }

  private func texts(_ tester: ViewTester) -> [String] {
    tester.tree.flattened.compactMap { $0.type == "Text" ? $0.text : nil }
  }

  private func pairs(_ count: Int) -> [String] { (0..<count).flatMap { ["first \($0)", "second \($0)"] } }

  @Test(arguments: Kind.allCases) func aHiddenGroupContributesItsViews(_ kind: Kind) {
    let page = Page(kind: kind) {
      AnyView(
        Group {
          Text("a"); Text("b")
        })
      AnyView(ForEach(0..<3) { Text("number \($0)") })
    }
    let found = texts(tester(page))
    #expect(found == ["a", "b", "number 0", "number 1", "number 2"])
  }

  @Test(arguments: Kind.allCases) func hiddenElementsContributeAllOfTheirViews(_ kind: Kind) {
    let page = Page(kind: kind) {
      ForEach(0..<3) { number in
        AnyView(
          Group {
            Text("first \(number)"); Text("second \(number)")
          })
      }
    }
    let found = texts(tester(page))
    #expect(found == pairs(3))
  }

  @Test func hiddenSectionsShowTheirRowsAndHeaders() {
    let list = List(0..<2) { number in
      AnyView(
        Section {
          Text("first \(number)"); Text("second \(number)")
        } header: {
          Text("head \(number)")
        })
    }
    let found = texts(tester(list))
    #expect(
      found == ["HEAD 0", "first 0", "second 0", "HEAD 1", "first 1", "second 1"]
        || found == ["head 0", "first 0", "second 0", "head 1", "first 1", "second 1"])
  }

  @Test(arguments: Kind.allCases) func elementsOfAFixedNumberOfViewsAreMadeAsTheyComeIntoSight(_ kind: Kind) {
    let page = Page(kind: kind) {
      ForEach(0..<1000) { number in
        Text("first \(number)").frame(height: 40)
        Text("second \(number)").frame(height: 40)
      }
    }
    let tester = tester(page)
    let found = texts(tester)
    #expect(found.count < 40)
    #expect(Array(found.prefix(6)) == pairs(3))
    for _ in 0..<6 { tester.drag(from: CGPoint(x: 100, y: 650), by: CGVector(dx: 0, dy: -600)) }
    tester.settle()
    let later = texts(tester)
    #expect(later.count < 40 && !later.contains("first 0"))
    // Each element is complete, in its order.
    let numbers = later.compactMap { $0.split(separator: " ").last.flatMap { Int($0) } }
    #expect(numbers == numbers.sorted())
  }

  @Test func optionalViewsOfElementsLeaveLazyStacksLazy() {
    let page = Page(kind: .stack) {
      ForEach(0..<1000) { number in
        Text("first \(number)").frame(height: 40)
        if number.isMultiple(of: 2) { Text("second \(number)").frame(height: 40) }
        if number < 999 { Divider() }
      }
    }
    let tester = tester(page)
    let found = texts(tester)
    #expect(found.count < 40)
    #expect(Array(found.prefix(4)) == ["first 0", "second 0", "first 1", "first 2"])
    let places = ["first 0", "second 0", "first 1", "first 2"].compactMap { tester.frame(of: $0)?.minY }
    #expect(places.count == 4)
    // A divider's thickness is less than two points.
    let differences = zip(places, [0, 40, 80, 120]).map { $0 - (places.first ?? 0) - $1 }
    #expect(differences.allSatisfy { (-0.01..<4).contains($0) })
  }

  @Test func theEndOfALongStackOfPairsIsReached() {
    let tester = tester(
      ScrollViewReader { proxy in
        VStack {
          Button("Go") { proxy.scrollTo(999, anchor: .bottom) }
          ScrollView {
            LazyVStack {
              ForEach(0..<1000) { number in
                Text("first \(number)")
                if number < 999 { Divider() }
              }
            }
          }
        }
      })
    tester.tap("Go")
    tester.settle()
    #expect(tester.paints("first 999"))
    let made = texts(tester).count
    #expect(made < 80)
  }

  @Test(arguments: Kind.allCases) func aViewOfAnElementGoesByItself(_ kind: Kind) {
    struct Changing: View {
      let kind: Kind
      let model: ModifiedElementsTests.Numbers
      var body: some View {
        Page(kind: kind) {
          ForEach(model.numbers, id: \.self) { number in
            Text("first \(number)").frame(height: 40)
            Text("second \(number)").frame(height: 40)
          }
        }
      }
    }
    let model = ModifiedElementsTests.Numbers(100)
    let tester = tester(Changing(kind: kind, model: model))
    let place = tester.frame(of: "second 2")
    withAnimation(.linear(duration: 0.4)) { _ = model.numbers.remove(at: 1) }
    tester.advance(by: 0.2)
    #expect(tester.paints("first 1") && tester.paints("second 1"))
    tester.settle()
    #expect(!tester.paints("first 1") && !tester.paints("second 1"))
    let moved = tester.frame(of: "second 3")
    #expect(place != nil && moved?.minY == place?.minY)
  }
}
