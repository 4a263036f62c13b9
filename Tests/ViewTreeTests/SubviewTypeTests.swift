import SwiftUI
import Testing
import ViewTreeTesting

/// Subviews and sections as collections of values.
@MainActor struct SubviewTypeTests {
  struct WeightKey: ContainerValueKey { static let defaultValue = 1 }

  private func texts(_ tester: ViewTester) -> [String] { tester.tree.flattened.compactMap(\.text) }

  private func tester<V: View>(_ view: V) -> ViewTester {
    ViewTester(view, size: CGSize(width: 300, height: 600))
  }

  private var content: some View {
    Group {
      Text("a")
      if true { Text("b").containerValue(\.weight, 5) }
      ForEach(0..<2) { Text("row \($0)") }
    }
  }

  @Test func subviewsAreACollectionOfViews() {
    let first = tester(
      VStack {
        Group(subviews: content) { (subviews: SubviewsCollection) in
          let last: SubviewsCollectionSlice = subviews[1...]
          Text("\(subviews.count) \(last.count) \(last.startIndex)")
          last
          Text("then")
          subviews[0]
        }
      })
    #expect(texts(first) == ["4 3 1", "b", "row 0", "row 1", "then", "a"])
    let all = tester(VStack { Group(subviews: content) { subviews in subviews } })
    #expect(texts(all) == ["a", "b", "row 0", "row 1"])
    let inner = tester(VStack { Group(subviews: content) { subviews in subviews[1...][2..<3] } })
    #expect(texts(inner) == ["row 0"])
  }

  @Test func aSubviewHasAnIdentityAndValuesForItsContainer() {
    var ids: [Subview.ID] = []
    var weights: [Int] = []
    _ = tester(
      Group(subviews: content) { subviews in
        let _ = ids = subviews.map(\.id)
        let _ = weights = subviews.map { (subview: Subview) in subview.containerValues.weight }
        Color.red
      })
    #expect(Set(ids).count == 4)
    #expect(weights == [1, 5, 1, 1])
    var values = ContainerValues()
    #expect(values[WeightKey.self] == 1)
    values[WeightKey.self] = 7
    #expect(values.weight == 7)
  }

  @Test func groupsAndLoopsOverSubviewsAreTypesOfTheirOwn() {
    typealias Counting = Group<GroupElementsOfContent<Text, Text>>
    let group: Counting = Group(subviews: Text("a")) { Text("\($0.count)") }
    #expect(texts(tester(group)) == ["1"])
    typealias Looping = ForEach<ForEachSubviewCollection<Subview>, Subview.ID, Subview>
    let loop: Looping = ForEach(subviews: Text("a")) { $0 }
    #expect(texts(tester(loop)) == ["a"])
    typealias Sections = Group<GroupSectionsOfContent<Text, Text>>
    let sections: Sections = Group(sections: Text("a")) { Text("\($0.count) sections") }
    #expect(texts(tester(sections)) == ["1 sections"])
    typealias SectionLoop = ForEach<
      ForEachSectionCollection<SubviewsCollection>, SectionConfiguration.ID, SubviewsCollection
    >
    let sectionLoop: SectionLoop = ForEach(sections: Text("a")) { $0.content }
    #expect(texts(tester(sectionLoop)) == ["a"])
  }

  @Test func sectionsAreACollectionWithHeadersFootersAndValues() {
    var weights: [Int] = []
    let tester = tester(
      VStack {
        Group(
          sections: Group {
            Section("head") {
              Text("a")
              Text("b")
            }
            .containerValue(\.weight, 9)
            Text("c")
          }
        ) { (sections: SectionCollection) in
          let _ = weights = sections.map { $0.containerValues.weight }
          Text("\(sections.count)")
          ForEach(sections) { (section: SectionConfiguration) in
            Text("\(section.header.count) \(section.content.count) \(section.footer.count)")
            section.header
          }
        }
      })
    #expect(texts(tester) == ["2", "1 2 0", "head", "0 1 0"])
    #expect(weights == [9, 1])
  }
}

extension ContainerValues {
  fileprivate var weight: Int {
    get { self[SubviewTypeTests.WeightKey.self] }
    set { self[SubviewTypeTests.WeightKey.self] = newValue }
  }
}
