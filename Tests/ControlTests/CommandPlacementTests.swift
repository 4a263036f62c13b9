import SwiftUI
import Testing
import ViewTreeTesting

/// Which menu a command's place belongs to, and in which order the places are there.
@MainActor struct CommandPlacementTests {
  private struct Program<S: Scene>: App {
    let scene: S
    init(scene: S) { self.scene = scene }
    init() { fatalError("made by the test") }
    var body: some Scene { scene }
  }

  private func tester<S: Scene>(_ scene: S) -> ViewTester {
    let tester = ViewTester(_AppView(Program(scene: scene)), size: CGSize(width: 700, height: 500))
    tester.settle()
    tester.key(.function(10))
    tester.settle()
    return tester
  }

  /// The menus that are named in the bar.
  private func menus(_ placement: CommandGroupPlacement) -> [String] {
    let tester = tester(
      WindowGroup { Text("content") }.commands { CommandGroup(before: placement) { Button("mine") {} } })
    return ["File", "Edit", "Format", "View", "Window", "Help"].filter { tester.frame(of: $0) != nil }
  }

  @Test(arguments: [
    (CommandGroupPlacement.newItem, "File"), (.saveItem, "File"), (.importExport, "File"),
    (.printItem, "File"),
    (.undoRedo, "Edit"), (.pasteboard, "Edit"), (.textEditing, "Edit"), (.textFormatting, "Format"),
    (.toolbar, "View"), (.sidebar, "View"), (.windowSize, "Window"), (.windowList, "Window"),
    (.singleWindowList, "Window"), (.windowArrangement, "Window"), (.help, "Help"),
  ])
  func aPlaceIsInItsMenu(_ placement: CommandGroupPlacement, _ menu: String) {
    #expect(menus(placement) == [menu])
  }

  @Test func placesOfTheProgramItselfAreInNoneOfThose() {
    let own: [CommandGroupPlacement] = [
      .appInfo, .appSettings, .systemServices, .appVisibility, .appTermination,
    ]
    for placement in own { #expect(menus(placement) == []) }
  }

  @Test func menusOfAProgramInEachForm() {
    let title = String("Play")
    let key = tester(WindowGroup { Text("a") }.commands { CommandMenu("Play") { Button("Start") {} } })
    let string = tester(WindowGroup { Text("a") }.commands { CommandMenu(title) { Button("Start") {} } })
    let text = tester(WindowGroup { Text("a") }.commands { CommandMenu(Text("Play")) { Button("Start") {} } })
    for tester in [key, string, text] { #expect(tester.frame(of: "Play") != nil) }
  }

  @Test func windowsInEachForm() {
    let title = String("Kitchen")
    func content<S: Scene>(_ scene: S) -> Bool {
      ViewTester(_AppView(Program(scene: scene)), size: CGSize(width: 300, height: 200)).frame(of: "tea")
        != nil
    }
    #expect(content(WindowGroup("Kitchen", id: "main") { Text("tea") }))
    #expect(content(WindowGroup(title, id: "main") { Text("tea") }))
    #expect(content(WindowGroup(Text("Kitchen"), id: "main") { Text("tea") }))
    #expect(content(WindowGroup(id: "main") { Text("tea") }.windowResizability(.contentMinSize)))
    #expect(content(WindowGroup { Text("tea") }.windowResizability(.automatic)))
  }
}
