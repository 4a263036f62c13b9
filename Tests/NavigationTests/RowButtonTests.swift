import SwiftUI
import Testing
import ViewTreeTesting

/// Buttons and labels as rows of a list.
@MainActor struct RowButtonTests {
  private struct Rows: View {
    @State private var log = "none"
    var body: some View {
      List {
        Text(log)
        Button("automatic") { log = "did automatic" }
        Button("borderless") { log = "did borderless" }.buttonStyle(.borderless)
        Button("plain") { log = "did plain" }.buttonStyle(.plain)
        HStack {
          Button("first") { log = "did first" }
          Button("second") { log = "did second" }
        }
      }
      .listStyle(.plain)
    }
  }

  private func fills(_ items: [DisplayItem]) -> [CGRect] {
    items.flatMap { item -> [CGRect] in
      switch item.content {
      case .fill(let path, _, _): [path.boundingRect]
      case .group(let group): fills(group.items)
      default: []
      }
    }
  }

  @Test func aButtonAloneIsTheWholeRow() throws {
    let tester = ViewTester(Rows())
    tester.settle()
    func tapEnd(_ name: String) throws {
      tester.tap(CGPoint(x: 380, y: try #require(tester.frame(of: name)).midY))
      tester.settle()
    }
    for name in ["borderless", "plain", "first"] { try tapEnd(name) }
    #expect(tester.has("none"))
    try tapEnd("automatic")
    #expect(tester.has("did automatic"))
    for name in ["borderless", "plain", "first", "second"] {
      tester.tap(name)
      tester.settle()
      #expect(tester.has("did \(name)"))
    }
  }

  @Test func itsRowIsLitWhileItIsHeld() throws {
    let tester = ViewTester(Rows())
    tester.settle()
    let y = try #require(tester.frame(of: "automatic")).midY
    func rows() -> Int {
      fills(tester.displayList.items).filter { $0.width == 390 && (44..<50).contains($0.height) }.count
    }
    let before = rows()
    tester.press(CGPoint(x: 300, y: y))
    tester.advance(by: 0.15)
    #expect(rows() == before + 1)
    tester.release()
    tester.settle()
    #expect(rows() == before)
  }

  private func symbols(_ items: [DisplayItem]) -> [Paint] {
    items.flatMap { item -> [Paint] in
      switch item.content {
      case .symbol(let symbol): [symbol.paint]
      case .group(let group): symbols(group.items)
      default: []
      }
    }
  }

  @Test func theIconOfARowsLabelHasTheTint() throws {
    func icon<Content: View>(@ViewBuilder _ content: @escaping () -> Content) throws -> Paint {
      let tester = ViewTester(VStack(content: content))
      tester.settle()
      return try #require(symbols(tester.displayList.items).first)
    }
    func star() -> some View { Label("star", systemImage: "star") }
    let tinted = try icon { Image(systemName: "star").foregroundStyle(.tint) }
    let black = try icon { star() }
    let red = try icon { star().foregroundStyle(.red) }
    let green = try icon { Image(systemName: "star").foregroundStyle(.green) }
    #expect(tinted != black)
    #expect(try icon { List { star() } } == tinted)
    #expect(
      try icon {
        NavigationStack {
          List {
            NavigationLink {
              Text("")
            } label: {
              star()
            }
          }
        }
      } == tinted)
    #expect(try icon { List { star() }.tint(.green) } == green)
    #expect(try icon { List { star().foregroundStyle(.red) } } == red)
    #expect(
      try icon {
        List {
          Button(role: .destructive) {
          } label: {
            star()
          }
        }
      } == red)
  }
}
