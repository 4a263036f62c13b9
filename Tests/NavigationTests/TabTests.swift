import SwiftUI
import Testing
import ViewTreeTesting

struct TabTests {
  private struct Counter: View {
    let name: String
    var appeared: (String) -> Void = { _ in }
    @State private var count = 0
    var body: some View {
      VStack {
        Text("\(name) content")
        Button("\(name) \(count)") { count += 1 }
      }
      .onAppear { appeared(name) }
    }
  }

  private struct Bar: View {
    @State private var selection = 0
    var appeared: (String) -> Void = { _ in }
    var body: some View {
      TabView(selection: $selection) {
        Counter(name: "first", appeared: appeared)
          .tabItem {
            Image(systemName: "house.fill")
            Text("Home")
          }
          .tag(0)
        Counter(name: "second", appeared: appeared)
          .tag(1)
          .tabItem {
            Image(systemName: "heart.fill")
            Text("Favourites")
          }
          .badge(3)
        Button("to first") { selection = 0 }
          .tabItem {
            Image(systemName: "gear")
            Text("Settings")
          }
          .tag(2)
      }
    }
  }

  private struct Covers: View {
    let isBound: Bool
    @State private var selection: Int?

    var body: some View {
      TabView {
        Group {
          if isBound { scroll.scrollPosition(id: $selection) } else { scroll }
        }
        .tabItem { Text("Covers") }
        Text("other").tabItem { Text("Other") }
      }
    }

    private var scroll: some View {
      ScrollView(.horizontal) {
        LazyHStack(spacing: 0) {
          ForEach(0..<10, id: \.self) { Text("cover \($0)").frame(width: 200, height: 300) }
        }
        .scrollTargetLayout()
      }
      .scrollTargetBehavior(.viewAligned)
    }
  }

  /// What is dragged, or was thrown, in a tab that is left comes to rest where it may, whenever the finger is lifted.
  @Test(arguments: ["lifted before", "lifted meanwhile", "lifted afterwards"], [true, false])
  func contentThatMovesInATabThatIsLeftComesToRest(_ lift: String, _ isBound: Bool) throws {
    let tester = ViewTester(Covers(isBound: isBound))
    tester.settle()
    let first = try #require(tester.frame(of: "cover 1"))
    tester.press(CGPoint(x: 195, y: first.midY))
    tester.move(by: CGVector(dx: -95, dy: 0), over: 0.2)
    if lift == "lifted before" {
      tester.advance(by: 0.1)
      tester.release()
    }
    let other = try #require(tester.frame(of: "Other"))
    tester.press(CGPoint(x: other.midX, y: other.midY), finger: 2)
    tester.advance(by: 0.06)
    tester.release(finger: 2)
    tester.settle()
    #expect(tester.has("other"))
    if lift == "lifted meanwhile" { tester.release() }
    tester.settle()
    tester.tap("Covers")
    tester.settle()
    let x = try #require(tester.frame(of: "cover 1")).midX - first.midX
    #expect(abs(x.truncatingRemainder(dividingBy: 200)) < 0.5, "\(x)")
    if lift == "lifted afterwards" { tester.release() }
    #expect(tester.host.isInputIdle && tester.host.isAtRest)
  }

  @Test func aTabIsChosenByItsButtonAndKeepsItsState() throws {
    var log: [String] = []
    let tester = ViewTester(Bar(appeared: { log.append($0) }), scale: 2)
    tester.settle()
    #expect(tester.has("first content") && !tester.has("second content"))
    // The others are made when they are first chosen.
    #expect(log == ["first"])
    let home = try #require(tester.frame(of: "Home"))
    let settings = try #require(tester.frame(of: "Settings"))
    #expect(abs(home.midX - 65) < 0.5 && abs(settings.midX - 325) < 0.5)
    #expect(home.midY > 844 - 49)
    #expect(tester.has("3"))
    Looking.picture(tester, "tab-light")
    tester.tap("first 0")
    tester.tap("Favourites")
    tester.settle()
    #expect(tester.has("second content") && !tester.has("first content"))
    tester.tap("Home")
    tester.settle()
    #expect(tester.has("first 1"))
    tester.tap("Settings")
    tester.settle()
    tester.tap("to first")
    tester.settle()
    #expect(tester.has("first content"))
    tester.host.updateEnvironment { $0.colorScheme = .dark }
    tester.settle()
    Looking.picture(tester, "tab-dark")
  }

  private struct Pages: View {
    @State private var page = "b"
    var direction = LayoutDirection.leftToRight
    var body: some View {
      VStack {
        Text("page is \(page)")
        Button("last") { page = "c" }
        TabView(selection: $page) {
          ForEach(["a", "b", "c"], id: \.self) { name in
            Text("card \(name)")
              .frame(maxWidth: .infinity, maxHeight: .infinity)
              .background(Color.yellow)
              .tag(name)
          }
        }
        .tabViewStyle(.page(indexDisplayMode: .always))
        .frame(height: 400)
      }
      .environment(\.layoutDirection, direction)
    }
  }

  @Test func pagesAreTurnedByAFingerAndByTheProgram() {
    for direction in [LayoutDirection.leftToRight, .rightToLeft] {
      let sign: CGFloat = direction == .leftToRight ? 1 : -1
      let tester = ViewTester(Pages(direction: direction), scale: 2)
      tester.settle()
      #expect(abs((tester.frame(of: "card b")?.midX ?? 0) - 195) < 0.5)
      #expect(tester.has("page is b"))
      if sign > 0 { Looking.picture(tester, "tab-pages") }
      tester.flick(from: CGPoint(x: 195, y: 450), by: CGVector(dx: sign * 150, dy: 0), over: 0.1)
      tester.settle()
      #expect(abs((tester.frame(of: "card a")?.midX ?? 0) - 195) < 0.5)
      #expect(tester.has("page is a"))
      tester.tap("last")
      tester.settle()
      #expect(abs((tester.frame(of: "card c")?.midX ?? 0) - 195) < 0.5)
      #expect(tester.has("page is c"))
    }
  }

  private struct Buttons: View {
    @State private var page = 0
    var body: some View {
      VStack {
        Text("page is \(page)")
        Button("to 2") { withAnimation { page = 2 } }
        TabView(selection: $page) {
          ForEach(0..<3, id: \.self) { number in
            Button("button \(number)") {}.tag(number)
          }
        }
        .tabViewStyle(.page)
      }
    }
  }

  /// The page that keys and the focus lead to is the one that is chosen.
  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func keysChooseThePageThatTheyLeadTo(_ direction: LayoutDirection) {
    let tester = ViewTester(
      Buttons().environment(\.layoutDirection, direction), size: CGSize(width: 300, height: 400))
    tester.settle()
    tester.key(.tab)
    tester.key(.tab)
    tester.settle()
    #expect(tester.has("page is 0"))
    for (page, modifiers) in [(1, EventModifiers()), (2, []), (1, .shift), (0, .shift), (1, [])] {
      tester.key(.tab, modifiers: modifiers)
      tester.settle()
      #expect(tester.has("page is \(page)"))
      let button = tester.frame(of: "button \(page)")
      #expect(
        button.map { $0.minX >= 0 && $0.maxX <= 300 } ?? false, "\(page) at \(String(describing: button))")
    }
    // A program's choice is chosen all along, also where the window changes on the way.
    tester.tap("to 2")
    for size in [CGSize(width: 300, height: 400), CGSize(width: 500, height: 300)] {
      tester.advance(by: 0.1)
      tester.resize(to: size)
      #expect(tester.has("page is 2"))
    }
    tester.settle()
    #expect(tester.has("page is 2"))
  }
}
