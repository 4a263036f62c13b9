import Foundation
import Testing
import ViewTree

/// Views are built wherever a program builds them, not on the main actor alone: this target has no default isolation,
/// and what stands here compiles.
struct IsolationTests {
  private enum Place: CaseIterable {
    case list, map, nowhere

    @ViewBuilder var label: some View {
      switch self {
      case .list: Text("List")
      case .map:
        Text("Map")
        Image(systemName: "map")
      case .nowhere: EmptyView()
      }
    }

    func page(_ isBig: Bool) -> some View {
      Group {
        if isBig { Text("big") } else { Text("small") }
        if isBig { Text("more") }
      }
    }
  }

  private final class Coordinator {
    @ViewBuilder func build(_ count: Int) -> some View {
      if count > 0 {
        ForEach(0..<count, id: \.self) { Text("\($0)") }
      } else {
        AnyView(Text("none"))
      }
    }

    func pages() -> [AnyView] { [AnyView(Text("one")), AnyView(erasing: EmptyView())] }
  }

  private struct PageKey: PreferenceKey {
    static var defaultValue: AnyView? { AnyView(Text("none")) }
    static func reduce(value: inout AnyView?, nextValue: () -> AnyView?) { value = nextValue() ?? value }
  }

  private struct Item: Identifiable { let id: Int }

  private static func free() -> some View {
    VStack {
      ForEach([Item(id: 1)]) { Text("\($0.id)") }
      ForEach(0..<2) { Text("\($0)") }
      Canvas { context, size in context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.red)) }
      Circle().fill(.red)
      Circle().stroke(.red, lineWidth: 2)
      Section {
        Text("a")
      } header: {
        Text("h")
      }
      ScrollView { Text("a") }
    }
  }

  @Test func viewsAreBuiltAnywhere() async {
    let count = await Task.detached {
      _ = Self.free()
      _ = Place.allCases.map { ($0.label, $0.page(true)) }
      _ = Coordinator().build(3)
      return Coordinator().pages().count + (PageKey.defaultValue == nil ? 0 : 1)
    }.value
    #expect(count == 3)
  }
}
