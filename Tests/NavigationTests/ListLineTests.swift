import Foundation
import SwiftUI
import Testing
import ViewTreeTesting

/// The lines of lists, and the colours of their items.
@MainActor struct ListLineTests {
  /// The colours and heights over the window of all lines, from the top.
  private func lines<V: View>(_ view: V) -> [(y: CGFloat, color: RGBA, width: CGFloat)] {
    let tester = ViewTester(view, size: CGSize(width: 300, height: 500), scale: 1)
    tester.settle()
    return tester.displayList.items.compactMap { item in
      guard case .fill(let path, .color(let color), _) = item.content, path.boundingRect.height == 1 else {
        return nil
      }
      let rect = item.transform.boundingRect(of: path.boundingRect)
      return (rect.minY, color, rect.width)
    }.sorted { $0.0 < $1.0 }
  }

  @Test func rowsHideLinesAtEitherEdge() {
    func count(_ edges: VerticalEdge.Set) -> Int {
      lines(
        List {
          Text("a")
          Text("b").listRowSeparator(.hidden, edges: edges)
          Text("c")
        }.listStyle(.plain)
      ).count
    }
    #expect(count([]) == 2)
    #expect(count(.top) == 1)
    #expect(count(.bottom) == 1)
    #expect(count(.all) == 0)
  }

  @Test func linesTakeTheColourOfEitherRow() {
    let blue = RGBA(red: 0, green: 0, blue: 1)
    let found = lines(
      List {
        Text("a")
        Text("b").listRowSeparatorTint(Color(red: 0, green: 0, blue: 1), edges: .top)
        Text("c")
      }.listStyle(.plain))
    #expect(found.map { $0.color == blue } == [true, false])
  }

  @Test func aLineBeginsAtTheRowsMarginWhereOnlyAControlHasWords() {
    let found = lines(
      Form {
        Picker("kind", selection: .constant(1)) {
          Text("one").tag(1)
          Text("two").tag(2)
        }.pickerStyle(.segmented)
        Label("words", systemImage: "star")
        Text("last")
      })
    // Cards are 16 points from the edges, rows' margins 16 within them.
    #expect(found.count == 2)
    #expect(abs((found.first?.width ?? 0) - (300 - 16 - 32)) < 0.01)
    #expect((found.last?.width ?? 0) < 300 - 16 - 32)
  }

  @Test func rowsWithControlsAreAsHighAsRowsOfText() throws {
    let found = lines(
      Form {
        Text("words")
        Toggle("switch", isOn: .constant(true))
        ColorPicker("colour", selection: .constant(Color.red))
        Stepper("stepper", value: .constant(1))
        DatePicker("date", selection: .constant(Date(timeIntervalSince1970: 0)), displayedComponents: .date)
        Text("last")
      })
    #expect(zip(found.dropFirst(), found).map { $0.y - $1.y } == [44, 44, 44, 44])
  }

  @Test func sectionsOfGroupedListsMayBeOpen() {
    func wide(_ visibility: Visibility, _ edges: VerticalEdge.Set) -> Int {
      lines(
        List {
          Section {
            Text("a")
            Text("b")
          }.listSectionSeparator(visibility, edges: edges)
        }.listStyle(.grouped)
      ).count { $0.width == 300 }
    }
    #expect(wide(.automatic, .all) == 2)
    #expect(wide(.hidden, .all) == 0)
    #expect(wide(.hidden, .top) == 1)
  }

  @Test func sectionsOfPlainListsMayBeClosed() {
    let red = RGBA(red: 1, green: 0, blue: 0)
    let found = lines(
      List {
        Section("head") { ForEach(0..<2) { Text("row \($0)") } }
          .listSectionSeparator(.visible).listSectionSeparatorTint(
            Color(red: 1, green: 0, blue: 0), edges: .bottom)
      }.listStyle(.plain)
    ).filter { $0.width == 300 }
    #expect(found.count == 2)
    #expect(found.last?.color == red && found.first?.color != red)
  }

  @Test func iconsOfRowsTakeATint() {
    let green = RGBA(red: 0, green: 1, blue: 0)
    func tints<V: View>(_ view: V) -> [Bool] {
      let tester = ViewTester(view, size: CGSize(width: 300, height: 400))
      tester.settle()
      return tester.displayList.items.compactMap { item in
        if case .symbol(let symbol) = item.content, case .color(let color) = symbol.paint {
          color == green
        } else {
          nil
        }
      }
    }
    let color = Color(red: 0, green: 1, blue: 0)
    #expect(
      tints(
        List {
          Label("a", systemImage: "heart").listItemTint(color)
          Label("b", systemImage: "heart").listItemTint(.fixed(color))
          Label("c", systemImage: "heart").listItemTint(.monochrome)
          Label("d", systemImage: "heart")
        }) == [true, true, false, false])
    // Outside of lists it changes nothing.
    #expect(tints(Label("a", systemImage: "heart").listItemTint(color)) == [false])
  }
}
