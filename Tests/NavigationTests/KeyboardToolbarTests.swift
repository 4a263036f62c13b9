import SwiftUI
import Testing
import ViewTreeTesting

/// Items that a tool bar has above the keyboard.
@MainActor struct KeyboardToolbarTests {
  private struct Fields: View {
    @State private var name = ""
    @State private var other = ""
    @State private var taps = 0
    @FocusState private var isFocused: Bool
    var body: some View {
      VStack {
        TextField("Name", text: $name).focused($isFocused)
          .toolbar {
            ToolbarItemGroup(placement: .keyboard) {
              Button("More") { taps += 1 }
              Text("taps \(taps)")
              Spacer()
              Button("Done") { isFocused = false }
            }
          }
        TextField("Other", text: $other)
        Spacer()
        Text("lowest")
      }
    }
  }

  private func tester(_ view: some View, onScreen: Bool = false) -> ViewTester {
    var preferences = UserPreferences()
    preferences.typesOnScreen = onScreen
    let tester = ViewTester(view, size: CGSize(width: 390, height: 700), preferences: preferences)
    tester.settle()
    return tester
  }

  @Test(arguments: [false, true]) func itemsStandAboveTheKeyboardWhileTheFieldHasTheFocus(_ onScreen: Bool) {
    let tester = tester(Fields(), onScreen: onScreen)
    #expect(!tester.paints("Done"))
    tester.tap("Name")
    tester.settle()
    let done = tester.frame(of: "Done") ?? .zero
    let keyboard = tester.frame(of: "keyboard")
    #expect(onScreen == (keyboard != nil))
    let edge = keyboard?.minY ?? 700
    #expect(done.midY > edge - 44 && done.midY < edge)
    #expect(done.maxX > 330)
    // What is in the window makes space for both.
    #expect((tester.frame(of: "lowest")?.maxY ?? 700) <= edge - 44)
    tester.tap("Done")
    tester.settle()
    #expect(!tester.paints("Done"))
    #expect((tester.frame(of: "lowest")?.maxY ?? 0) > 650)
    let isAtRest = tester.host.isAtRest
    #expect(isAtRest)
  }

  @Test func itemsActAndFollowTheirState() {
    let tester = tester(Fields())
    tester.tap("Name")
    tester.settle()
    #expect(tester.paints("taps 0"))
    tester.tap("More")
    tester.settle()
    #expect(tester.paints("taps 1"))
  }

  @Test func fieldsWithoutItemsHaveNoBar() {
    let tester = tester(Fields())
    tester.tap("Name")
    tester.settle()
    #expect(tester.paints("Done"))
    tester.tap("Other")
    tester.settle()
    #expect(!tester.paints("Done"))
  }

  @Test func theBarLiesOverASheet() {
    struct Page: View {
      @State private var text = ""
      @State private var isShown = true
      var body: some View {
        Color.white.sheet(isPresented: $isShown) {
          NavigationStack {
            Form { TextField("Name", text: $text) }
              .toolbar { ToolbarItem(placement: .keyboard) { Button("Hide") {} } }
          }
        }
      }
    }
    let tester = tester(Page())
    tester.tap("Name")
    tester.settle()
    let bar = tester.frame(of: "Hide") ?? .zero
    #expect(bar.midY > 656 && bar.midY < 700)
  }
}
