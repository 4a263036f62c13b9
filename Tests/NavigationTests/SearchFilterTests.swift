import SwiftUI
import Testing
import ViewTreeTesting

/// Rows of a program whose body filters its list by what is searched for, in every frame.
@MainActor struct SearchFilterTests {
  private struct Page: View {
    enum Kind { case plain, sections, identified }
    var kind = Kind.plain
    @State private var query = ""
    @State private var names = (0..<30).map { "Row \($0)" }

    private var found: [String] {
      query.isEmpty ? names : names.filter { $0.localizedCaseInsensitiveContains(query) }
    }

    var body: some View {
      NavigationStack {
        List {
          switch kind {
          case .plain: ForEach(found, id: \.self) { Text($0) }
          case .sections:
            Section("First") { ForEach(found.filter { $0.count == 5 }, id: \.self) { Text($0) } }
            Section("Others") { ForEach(found.filter { $0.count > 5 }, id: \.self) { Text($0) } }
          case .identified:
            ForEach(found, id: \.self) { name in
              NavigationLink(value: name) {
                HStack {
                  Image(systemName: "circle")
                  Text(name)
                  Spacer()
                  Text(query.isEmpty ? "all" : "found").font(.caption)
                }
              }
            }
          }
        }
        .navigationTitle("Places")
        .searchable(text: $query)
      }
    }
  }

  /// The distances between rows that follow each other in the data, as they are painted.
  private func distances(_ tester: ViewTester) -> [CGFloat] {
    let places = Dictionary(
      tester.paintedTexts.filter { $0.string.hasPrefix("Row") && $0.opacity > 0 }.map {
        ($0.string, $0.frame.midY)
      }
    ) { first, _ in first }
    return (0..<9).compactMap { row in
      guard let a = places["Row \(row)"], let b = places["Row \(row + 1)"] else { return nil }
      return b - a
    }
  }

  @Test(arguments: [Page.Kind.plain, .sections, .identified])
  private func m05_rowsFoundAgainLieAtTheirPlacesInEveryFrame(_ kind: Page.Kind) throws {
    let tester = ViewTester(Page(kind: kind))
    tester.settle()
    let usual = try #require(distances(tester).first)
    let watcher = tester.watch("filter")
    tester.tap("Search")
    tester.settle()
    tester.type("7")
    tester.settle()
    #expect(tester.paints("Row 7") && !tester.paints("Row 6"))
    tester.tap("Cancel")
    for frame in 0..<60 {
      tester.advance(by: 1 / 60)
      let found = distances(tester)
      #expect(found.allSatisfy { abs($0 - usual) < 0.5 }, "frame \(frame): \(found)")
    }
    tester.settle()
    #expect(distances(tester).count > 7)
    #expect(watcher.faults.map(\.description) == [])
  }

  @Test func m05_rowsOfATextThatIsEmptiedLieAtTheirPlaces() throws {
    let tester = ViewTester(Page())
    tester.settle()
    let usual = try #require(distances(tester).first)
    tester.tap("Search")
    tester.settle()
    tester.type("7")
    tester.settle()
    tester.key(.delete)
    for frame in 0..<40 {
      tester.advance(by: 1 / 60)
      #expect(distances(tester).allSatisfy { abs($0 - usual) < 0.5 }, "frame \(frame)")
    }
  }
}
