import SwiftUI
import Testing
import ViewTreeTesting

/// What is applied to content of several rows holds for each of them.
@MainActor struct EachRowTests {
  private struct Two: View {
    let name: String
    var body: some View {
      Text(name + " 1")
      Text(name + " 2")
    }
  }

  enum Kind: CaseIterable { case plain, swipe, badge, both, deletion }

  private struct Rows: View {
    let kind: Kind
    var body: some View {
      List {
        change(Two(name: "view"))
        change(Group { Two(name: "group") })
        change(ForEach(0..<1) { _ in Two(name: "element") })
        change(Section("HEADER") { Two(name: "section") })
        change(DisclosureGroup("open", isExpanded: .constant(true)) { Two(name: "group of") })
        if kind == .deletion {
          ForEach(0..<1) { _ in Two(name: "last") }.onDelete { _ in }
        } else {
          Two(name: "last")
        }
      }
    }

    @ViewBuilder private func change(_ rows: some View) -> some View {
      switch kind {
      case .plain, .deletion: rows
      case .swipe: rows.swipeActions { Button("act") {} }
      case .badge: rows.badge(3)
      case .both: rows.swipeActions(edge: .leading) { Button("pin") {} }.swipeActions { Button("act") {} }
      }
    }
  }

  private static let names = ["view", "group", "element", "section", "group of", "last"].flatMap {
    ["\($0) 1", "\($0) 2"]
  }
  private static let all = names + ["HEADER", "open"]

  private func frames(_ kind: Kind) -> [CGRect?] {
    let tester = ViewTester(Rows(kind: kind), size: CGSize(width: 390, height: 1200))
    tester.settle()
    return Self.all.map { tester.frame(of: $0) }
  }

  @Test(arguments: Kind.allCases.dropFirst()) func severalRowsStaySeveralRows(_ kind: Kind) {
    let usual = frames(.plain)
    #expect(usual.allSatisfy { $0 != nil })
    for (name, pair) in zip(Self.all, zip(usual, frames(kind))) {
      #expect(pair.0?.origin == pair.1?.origin, "\(name)")
    }
  }

  @Test func eachOfThemIsSwipedByItself() throws {
    let tester = ViewTester(Rows(kind: .swipe), size: CGSize(width: 390, height: 1200))
    tester.settle()
    for name in Self.names.dropLast(2) {
      let row = try #require(tester.frame(of: name))
      tester.drag(from: CGPoint(x: 350, y: row.midY), by: CGVector(dx: -100, dy: 0), over: 0.3)
      tester.settle()
      let actions = tester.paintedTexts.filter { $0.string == "act" && $0.opacity > 0 }
      #expect(actions.count == 1 && actions.allSatisfy { abs($0.frame.midY - row.midY) < 8 }, "\(name)")
      tester.drag(from: CGPoint(x: 200, y: row.midY), by: CGVector(dx: 120, dy: 0), over: 0.3)
      tester.settle()
    }
  }

  private struct Numbers: View {
    @State private var numbers = Array(0..<1000)
    var body: some View {
      VStack(spacing: 0) {
        Button("remove") { withAnimation { _ = numbers.remove(at: 1) } }
        List {
          ForEach(numbers, id: \.self) { Text("row \($0)") }
            .swipeActions { Button("act") {} }
            .badge(7)
        }
        .listStyle(.plain)
      }
    }
  }

  @Test func elementsAreMadeAsTheyComeIntoSight() throws {
    let tester = ViewTester(Numbers(), size: CGSize(width: 390, height: 844))
    tester.settle()
    func shown() -> Int {
      tester.tree.flattened.count { $0.type == "Text" && $0.text?.hasPrefix("row") == true }
    }
    #expect((10...60).contains(shown()))
    let (second, third) = (try #require(tester.frame(of: "row 1")), try #require(tester.frame(of: "row 2")))
    let watcher = tester.watch("rows")
    tester.tap("remove")
    tester.advance(by: 0.1)
    let way = try #require(tester.frame(of: "row 2"))
    #expect(way.minY < third.minY && way.minY > second.minY)
    tester.settle()
    #expect(tester.frame(of: "row 1") == nil && tester.frame(of: "row 2")?.minY == second.minY)
    #expect(watcher.faults.isEmpty, "\(watcher.faults)")
    tester.flick(from: CGPoint(x: 195, y: 700), by: CGVector(dx: 0, dy: -500), over: 0.1)
    tester.settle()
    #expect((10...60).contains(shown()))
  }
}
