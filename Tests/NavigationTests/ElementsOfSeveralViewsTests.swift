import SwiftUI
import Testing
import ViewTreeTesting

/// Elements of a lazy container that stand for several views, whatever is applied to them.
@MainActor struct ElementsOfSeveralViewsTests {
  private struct Pair: View, Equatable {
    let number: Int
    var body: some View {
      Text("first \(number)")
      Text("second \(number)")
    }
  }

  private func texts(_ view: some View) -> Set<String> {
    let tester = ViewTester(view, size: CGSize(width: 390, height: 700))
    tester.settle()
    return Set(tester.tree.flattened.compactMap { $0.type == "Text" ? $0.text : nil })
  }

  /// What three elements of two views show.
  private let all: Set<String> = ["first 0", "second 0", "first 1", "second 1", "first 2", "second 2"]

  @Test func sectionsWithAnIdShowTheirRows() {
    let list = List {
      ForEach(0..<3) { number in
        Section { Pair(number: number) }.id(number)
      }
    }
    #expect(texts(list) == all)
    #expect(texts(list.listStyle(.plain)) == all)
  }

  @Test func viewsWithAnIdShowAllOfTheirViews() {
    #expect(texts(List { ForEach(0..<3) { Pair(number: $0).id($0) } }) == all)
    #expect(texts(ScrollView { LazyVStack { ForEach(0..<3) { Pair(number: $0).id($0) } } }) == all)
  }

  @Test func equatableViewsShowAllOfTheirViews() {
    #expect(texts(List { ForEach(0..<3) { Pair(number: $0).equatable() } }) == all)
    #expect(texts(ScrollView { LazyVStack { ForEach(0..<3) { Pair(number: $0).equatable() } } }) == all)
  }

  @Test func anInlinePickerShowsAllOfItsRows() {
    let list = List {
      ForEach(0..<2) { number in
        Picker("Pick", selection: .constant(0)) { ForEach(0..<3) { Text("option \(number) \($0)") } }
          .pickerStyle(.inline)
          .labelsHidden()
      }
    }
    let options = texts(list).filter { $0.hasPrefix("option") }
    #expect(options.count == 6)
  }
}
