import SwiftUI
import Testing
import ViewTreeTesting

struct AlertTests {
  private struct Screen: View {
    @State private var isShown = false
    @State private var log: [String] = []
    var dark = false

    var body: some View {
      VStack {
        Button("show") { isShown = true }
        Text(log.joined(separator: " ")).accessibilityIdentifier("log")
      }
      .alert("Delete the visit?", isPresented: $isShown) {
        Button("Delete", role: .destructive) { log.append("deleted") }
        Button("Cancel", role: .cancel) { log.append("kept") }
      } message: {
        Text("This cannot be undone, and nobody will remember that you were there.")
      }
      .preferredColorScheme(dark ? .dark : .light)
    }
  }

  private func shown(dark: Bool = false) -> ViewTester {
    let tester = ViewTester(Screen(dark: dark), scale: 2)
    tester.advance(by: 0.1)
    tester.tap("show")
    tester.settle()
    return tester
  }

  @Test func standsInTheMiddleWithCancelFirst() throws {
    let tester = shown()
    let card = try #require(tester.tree.flattened.first { $0.type == "Alert" }).frame.rect
    #expect(card.width == 270)
    #expect(abs(card.midX - 195) < 0.5 && abs(card.midY - 422) < 0.5)
    let cancel = try #require(tester.frame(of: "Cancel"))
    let delete = try #require(tester.frame(of: "Delete"))
    #expect(cancel.maxX < delete.minX)
    #expect(abs(cancel.midY - (card.maxY - 22)) < 1)
    Looking.picture(tester, "alert-light")
    Looking.picture(shown(dark: true), "alert-dark")
  }

  @Test func anActionEndsItAndActs() {
    let tester = shown()
    tester.tap("Delete")
    tester.settle()
    #expect(tester.has("deleted"))
    #expect(!tester.has("Delete"))
  }

  @Test func escapeCancels() {
    let tester = shown()
    tester.key(.escape)
    tester.settle()
    #expect(tester.has("kept"))
    #expect(!tester.has("Delete"))
  }

  @Test func whatLiesBelowIsOutOfReach() {
    let tester = shown()
    tester.tap(CGPoint(x: 20, y: 20))
    tester.settle()
    #expect(tester.has("Delete"))
  }

  private enum Buttons: CaseIterable { case plain, marked, confirmed, destructive, field }

  private struct Returning: View {
    let buttons: Buttons
    @State private var isShown = false
    @State private var name = ""
    @State private var other = ""
    @State private var log = "nothing"
    var body: some View {
      VStack {
        Button("show") { isShown = true }
        Text(log)
      }
      .alert("Sure?", isPresented: $isShown) {
        switch buttons {
        case .plain:
          Button("Later") { log = "later" }
          Button("Now") { log = "now" }
        case .marked:
          Button("Now") { log = "now" }.keyboardShortcut(.defaultAction)
          Button("Later") { log = "later" }
        case .confirmed:
          Button("OK", role: .cancel) { log = "ok" }
          Button("Delete", role: .destructive) { log = "deleted" }
        case .destructive:
          Button("Delete", role: .destructive) { log = "deleted" }
          Button("Now") { log = "now" }.disabled(true)
        case .field:
          TextField("name", text: $name)
          TextField("again", text: $other)
          Button("OK") { log = "\(name) and \(other)" }
          Button("Cancel", role: .cancel) { log = "kept" }
        }
      }
    }
  }

  @Test func returnDoesWhatOneMostLikelyWants() throws {
    let wanted: [Buttons: String] = [
      .plain: "now", .marked: "now", .confirmed: "ok", .destructive: "nothing",
    ]
    for (buttons, word) in wanted {
      let tester = ViewTester(Returning(buttons: buttons))
      tester.settle()
      tester.tap("show")
      tester.settle()
      tester.key(.return)
      tester.settle()
      #expect(tester.has(word), "\(buttons)")
      #expect(tester.has("Sure?") == (word == "nothing"), "\(buttons)")
    }
  }

  @Test func oneTypesIntoTheFirstFieldAtOnceAndReturnGoesToTheNextAndAtLastConfirms() throws {
    let tester = ViewTester(Returning(buttons: .field))
    tester.settle()
    tester.tap("show")
    tester.settle()
    tester.type("an")
    tester.key(.return)
    tester.settle()
    #expect(tester.has("Sure?"))
    tester.type("na")
    tester.key(.return)
    tester.settle()
    #expect(tester.has("an and na"))
    #expect(!tester.has("Sure?"))
  }

  private struct Old: View {
    struct Problem: Identifiable { let id: Int }
    @State private var problem: Problem?
    @State private var isShown = false
    var body: some View {
      VStack {
        Button("item") { problem = Problem(id: 3) }
        Button("flag") { isShown = true }
      }
      .alert(item: $problem) { Alert(title: Text("Problem \($0.id)")) }
      .background(
        Text("back").alert(isPresented: $isShown) {
          Alert(
            title: Text("Sure?"), message: Text("Really"), primaryButton: .destructive(Text("Yes")),
            secondaryButton: .cancel())
        })
    }
  }

  @Test func theOldFormsWork() {
    let tester = ViewTester(Old())
    tester.advance(by: 0.1)
    tester.tap("item")
    tester.settle()
    #expect(tester.has("Problem 3"))
    tester.tap("OK")
    tester.settle()
    #expect(!tester.has("Problem 3"))
    tester.tap("flag")
    tester.settle()
    #expect(tester.has("Yes") && tester.has("Cancel") && tester.has("Really"))
    tester.tap("Yes")
    tester.settle()
    #expect(!tester.has("Sure?"))
  }

  private struct Choice: View {
    @State private var isShown = false
    @State private var choice = "none"
    var dark = false
    var body: some View {
      VStack {
        Button("choose") { isShown = true }
        Text(choice)
      }
      .confirmationDialog("Change the background", isPresented: $isShown, titleVisibility: .visible) {
        Button("Red") { choice = "red" }
        Button("Blue") { choice = "blue" }
        Button("Remove", role: .destructive) { choice = "removed" }
      }
      .preferredColorScheme(dark ? .dark : .light)
    }
  }

  @Test func aDialogStandsBelowWithACancelOfItsOwn() throws {
    for dark in [false, true] {
      let tester = ViewTester(Choice(dark: dark), scale: 2)
      tester.advance(by: 0.1)
      tester.tap("choose")
      tester.settle()
      let cancel = try #require(tester.frame(of: "Cancel"))
      let blue = try #require(tester.frame(of: "Blue"))
      #expect(abs(cancel.midY - (844 - 8 - 28.5)) < 1)
      #expect(cancel.midY > blue.midY)
      Looking.picture(tester, dark ? "dialog-dark" : "dialog-light")
      tester.tap("Blue")
      tester.settle()
      #expect(tester.has("blue"))
      #expect(!tester.has("Cancel"))
    }
  }

  private struct Pop: View {
    @State private var isShown = false
    var body: some View {
      VStack {
        Button("more") { isShown = true }
          .popover(isPresented: $isShown, arrowEdge: .bottom) { Text("popped").padding(40) }
        Spacer()
      }
      .padding(60)
    }
  }

  @Test func aPopoverStandsBelowItsAnchorInAWideWindowAndIsASheetInANarrowOne() throws {
    let wide = ViewTester(Pop(), size: CGSize(width: 1000, height: 700), scale: 2)
    wide.advance(by: 0.1)
    wide.tap("more")
    wide.settle()
    let anchor = try #require(wide.frame(of: "more"))
    let text = try #require(wide.frame(of: "popped"))
    #expect(abs(text.minY - 40 - anchor.maxY - 18) < 1)
    #expect(abs(text.midX - anchor.midX) < 1)
    Looking.picture(wide, "popover")
    wide.tap(CGPoint(x: 20, y: 600))
    wide.settle()
    #expect(!wide.has("popped"))
    let narrow = ViewTester(Pop())
    narrow.advance(by: 0.1)
    narrow.tap("more")
    narrow.settle()
    #expect(narrow.sheetHeight == 834)
  }

  /// One presentation of each form.
  private struct Forms: View {
    struct Problem: Identifiable, LocalizedError {
      let id: Int
      var errorDescription: String? { "Broken" }
    }
    @State private var item: Problem?
    @State private var isShown: [Bool] = Array(repeating: false, count: 6)

    var body: some View {
      VStack {
        ForEach(0..<6, id: \.self) { number in Button("show \(number)") { isShown[number] = true } }
        Button("show 6") { item = Problem(id: 6) }
      }
      .alert("plain", isPresented: $isShown[0]) {}
      .alert("about", isPresented: $isShown[1], presenting: 1) { _ in }
      .alert(isPresented: $isShown[2], error: Problem(id: 2)) {}
      .alert(isPresented: $isShown[3]) { Alert(title: Text("value")) }
      .confirmationDialog("choice", isPresented: $isShown[4]) { Button("One") {} }
      .confirmationDialog("choice", isPresented: $isShown[5], presenting: 1) { _ in Button("One") {} }
      .alert(item: $item) { Alert(title: Text("Problem \($0.id)")) }
    }
  }

  @Test(arguments: 0..<7) func everyFormComesAndGoesByItsTransitionTheFirstTimeToo(number: Int) throws {
    let tester = ViewTester(Forms(), scale: 1)
    tester.advance(by: 0.1)
    func isFading() -> Bool { tester.displayList.items.contains { $0.opacity > 0.05 && $0.opacity < 0.95 } }
    tester.tap("show \(number)")
    tester.advance(by: 0.08)
    #expect(isFading())
    tester.settle()
    #expect(!isFading())
    tester.key(.escape)
    tester.advance(by: 0.08)
    #expect(isFading())
    tester.settle()
    #expect(!tester.tree.flattened.contains { $0.type == "Alert" || $0.type == "ConfirmationDialog" })
  }
}
