import SwiftUI
import Testing
import ViewTreeTesting

/// What lies behind rows of a list: the card of their section, or a background of their own in its place.
@MainActor struct RowGroundTests {
  private func tester<V: View>(_ rows: V, isSidebar: Bool = false) -> ViewTester {
    let tester = ViewTester(
      List { Section { rows } }.environment(\.colorScheme, .light).modifier(Style(isSidebar: isSidebar)),
      size: CGSize(width: 390, height: 500))
    tester.settle()
    return tester
  }

  private struct Style: ViewModifier {
    let isSidebar: Bool
    func body(content: Content) -> some View {
      if isSidebar { content.listStyle(.sidebar) } else { content.listStyle(.insetGrouped) }
    }
  }

  /// Whether white is painted at a height, at the trailing edge of the rows.
  private func isCard(_ tester: ViewTester, _ name: String) throws -> Bool {
    let point = CGPoint(x: 340, y: try #require(tester.frame(of: name)).midY)
    func covers(_ items: [DisplayItem], _ outer: ProjectionTransform) -> Bool {
      items.contains { item in
        let transform = item.transform.concatenating(outer)
        switch item.content {
        case .fill(let path, .color(let color), _):
          guard color == RGBA.white, let inverse = transform.inverted() else { return false }
          return path.contains(inverse.boundingRect(of: CGRect(origin: point, size: .zero)).origin)
        case .group(let group): return covers(group.items, transform)
        default: return false
        }
      }
    }
    return covers(tester.displayList.items, ProjectionTransform())
  }

  @Test(arguments: [true, false])
  func aClearBackgroundLeavesNoCard(_ isSidebar: Bool) throws {
    let tester = tester(
      Group {
        Text("first")
        Text("clear").listRowBackground(Color.clear)
        Text("last")
      }, isSidebar: isSidebar)
    #expect(try isCard(tester, "first") && isCard(tester, "last"))
    #expect(try !isCard(tester, "clear"))
  }

  @Test func aSectionOfClearRowsHasNoCard() throws {
    let tester = tester(ForEach(["a", "b", "c"], id: \.self) { Text($0).listRowBackground(Color.clear) })
    for name in ["a", "b", "c"] { #expect(try !isCard(tester, name)) }
  }

  @Test func noBackgroundIsTheListsOwn() throws {
    #expect(try isCard(tester(Text("row").listRowBackground(Color?.none)), "row"))
  }

  @Test func buttonsOfAHeaderKeepTheirTint() throws {
    let list = List {
      Section {
        Text("row")
      } header: {
        HStack {
          Text("heading")
          Button("all") {}
          Button("more") {}.buttonStyle(.bordered)
          Button("red") {}.foregroundStyle(.red)
        }
      }
    }
    let tester = ViewTester(list.tint(.green), size: CGSize(width: 390, height: 500))
    tester.settle()
    func ink(_ string: String) -> RGBA? {
      func search(_ items: [DisplayItem]) -> RGBA? {
        items.lazy.compactMap { item in
          switch item.content {
          case .text(let text) where text.layout.string.lowercased() == string:
            return text.layout.lines.first?.fragments.first?.color
          case .group(let group): return search(group.items)
          default: return nil
          }
        }.first
      }
      return search(tester.displayList.items)
    }
    let green = try #require(ink("all"))
    #expect(green.green > green.red && green.green > green.blue && ink("more") == green)
    #expect(try #require(ink("red")).red > 0.9 && ink("heading") != green)
  }
}
