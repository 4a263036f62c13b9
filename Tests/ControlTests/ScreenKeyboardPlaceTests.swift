import SwiftUI
import Testing
import ViewTreeTesting

/// What makes space for the keyboard on the screen.
@MainActor struct ScreenKeyboardPlaceTests {
  private func shows(_ tester: ViewTester, _ text: String) -> Bool {
    tester.tree.flattened.contains { $0.text == text || $0.value == text }
  }

  private func window<Root: View>(_ root: Root, _ size: CGSize = CGSize(width: 390, height: 844))
    -> ViewTester
  {
    var preferences = UserPreferences()
    preferences.typesOnScreen = true
    let tester = ViewTester(root, size: size, preferences: preferences)
    tester.settle()
    return tester
  }

  private struct Rows: View {
    var mode = ScrollDismissesKeyboardMode.automatic
    @State private var text = ""

    var body: some View {
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<20, id: \.self) { Text(verbatim: "Row \($0)").frame(height: 60) }
          TextField("Last", text: $text).frame(height: 60).accessibilityIdentifier("last")
        }
      }
      .scrollDismissesKeyboard(mode)
      .defaultScrollAnchor(.bottom)
    }
  }

  @Test func theFieldIsMovedIntoSight() throws {
    let tester = window(Rows())
    let before = try #require(tester.frame(of: "last"))
    #expect(before.maxY > 800)
    tester.tap("last")
    tester.settle()
    let board = try #require(tester.frame(of: "keyboard"))
    let field = try #require(tester.frame(of: "last"))
    #expect(field.maxY <= board.minY && field.minY > 0)
    tester.tap("key-dismiss")
    tester.settle()
    #expect(tester.frame(of: "last") == before)
  }

  @Test(arguments: [CGSize(width: 390, height: 844), CGSize(width: 844, height: 390)])
  func m01_itComesUpAndGoesStraight(_ size: CGSize) {
    let tester = window(Rows(), size)
    // The first one, and another one.
    for _ in 0..<2 {
      var frames: [CGRect] = []
      tester.onFrame = { if let frame = $0.frame(of: "keyboard") { frames.append(frame) } }
      tester.tap("last")
      tester.settle()
      #expect(frames.allSatisfy { $0.minX == 0 && $0.width == size.width })
      let top = size.height - (frames.last?.height ?? 0)
      #expect(frames.last?.minY == top && (frames.first?.minY ?? 0) > top + 40, "\(frames.first ?? .zero)")
      #expect(zip(frames, frames.dropFirst()).allSatisfy { $0.minY >= $1.minY })
      frames = []
      tester.tap("key-dismiss")
      tester.settle()
      #expect(frames.allSatisfy { $0.minX == 0 }, "\(frames)")
      #expect(zip(frames, frames.dropFirst()).allSatisfy { $0.minY <= $1.minY && $1.minY - $0.minY < 60 })
      tester.onFrame = { _ in }
      #expect(tester.frame(of: "keyboard") == nil)
    }
  }

  @Test(arguments: [
    (ScrollDismissesKeyboardMode.automatic, true), (.immediately, false), (.interactively, false),
    (.never, true),
  ])
  func scrollingPutsItAwayAsTheProgramSays(mode: ScrollDismissesKeyboardMode, stays: Bool) {
    let tester = window(Rows(mode: mode))
    tester.tap("last")
    tester.settle()
    tester.press(CGPoint(x: 200, y: 200))
    tester.move(by: CGVector(dx: 0, dy: 100), over: 0.3)
    tester.release()
    tester.settle()
    #expect((tester.frame(of: "keyboard") != nil) == stays)
  }

  private struct Searched: View {
    @State private var text = ""
    var body: some View {
      TabView {
        NavigationStack {
          List(0..<40, id: \.self) { Text(verbatim: "Row \($0)") }
            .searchable(text: $text)
            .navigationTitle("Rows")
        }
        .tabItem { Label("One", systemImage: "star").accessibilityIdentifier("tab") }
        Text("Other").tabItem { Label("Two", systemImage: "heart") }
      }
    }
  }

  @Test func tabsStayBehindItAndAListThatScrollsPutsItAway() throws {
    let tester = window(Searched())
    let tab = try #require(tester.frame(of: "tab"))
    let field = try #require(tester.tree.flattened.first { $0.type == "TextField" }?.frame.rect)
    tester.tap(CGPoint(x: field.midX, y: field.midY))
    tester.settle()
    #expect(tester.frame(of: "keyboard") != nil)
    #expect(tester.frame(of: "tab") == tab)
    #expect(shows(tester, "Search"))
    tester.press(CGPoint(x: 200, y: 400))
    tester.move(by: CGVector(dx: 0, dy: -80), over: 0.3)
    tester.release()
    tester.settle()
    #expect(tester.frame(of: "keyboard") == nil && tester.frame(of: "tab") == tab)
  }

  private struct Presented: View {
    @State private var isShown = true
    @State private var text = ""
    var body: some View {
      Color.clear
        .sheet(isPresented: $isShown) {
          VStack {
            Spacer()
            TextField("Name", text: $text).accessibilityIdentifier("name")
          }
          .presentationDetents([.medium])
        }
    }
  }

  @Test func itLiesAboveASheetWhoseFieldItLeavesInSight() throws {
    let tester = window(Presented())
    tester.tap("name")
    tester.settle()
    let board = try #require(tester.frame(of: "keyboard"))
    #expect((tester.frame(of: "name")?.maxY ?? 999) <= board.minY + 0.5)
    tester.tap("key-a")
    tester.settle()
    #expect(shows(tester, "A"))
  }

  private struct Naming: View {
    @State private var isShown = false
    @State private var text = ""
    @FocusState private var isTyping: Bool

    var body: some View {
      Button("Open") { isShown = true }
        .sheet(isPresented: $isShown) {
          NavigationView {
            List {
              TextField("Name", text: $text).focused($isTyping).accessibilityIdentifier("name")
              Text("Below")
            }
            .navigationTitle("New")
          }
          .onAppear { isTyping = true }
        }
    }
  }

  @Test(arguments: [CGSize(width: 390, height: 844), CGSize(width: 320, height: 480)])
  func m01_aSheetThatBringsItIsLaidOutForIt(_ size: CGSize) throws {
    let tester = window(Naming(), size)
    let watcher = tester.watch("naming")
    tester.tap("Open")
    tester.settle()
    let board = try #require(tester.frame(of: "keyboard"))
    #expect((tester.frame(of: "name")?.maxY ?? 999) <= board.minY + 0.5)
    #expect(watcher.faults.isEmpty, "\(watcher.faults)")
  }

  @Test func theProgramIsToldAsByUIKit() async {
    nonisolated final class Notes: @unchecked Sendable { var list: [(String, CGRect?)] = [] }
    let notes = Notes()
    let center = NotificationCenter.default
    let tokens = [
      UIResponder.keyboardWillShowNotification, UIResponder.keyboardDidShowNotification,
      UIResponder.keyboardWillHideNotification, UIResponder.keyboardDidHideNotification,
    ].map { name in
      center.addObserver(forName: name, object: nil, queue: nil) { note in
        // Other tests have keyboards too, in windows of other heights.
        let frame = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
        if frame?.width == 391 { notes.list.append((name.rawValue, frame)) }
      }
    }
    let tester = window(Rows(), CGSize(width: 391, height: 844))
    tester.tap("last")
    tester.settle()
    let board = tester.frame(of: "keyboard")
    tester.tap("key-dismiss")
    tester.settle()
    tokens.forEach(center.removeObserver)
    #expect(
      notes.list.map(\.0) == [
        "UIKeyboardWillShowNotification", "UIKeyboardDidShowNotification", "UIKeyboardWillHideNotification",
        "UIKeyboardDidHideNotification",
      ])
    #expect(notes.list.first?.1 == board && notes.list.last?.1?.minY == 844)
  }

  @Test func inEveryFrameContentMovesWithIt() {
    let tester = window(Rows())
    let watcher = tester.watch("keyboard")
    tester.tap("last")
    tester.settle()
    tester.tap("key-a")
    tester.settle()
    tester.tap("key-dismiss")
    tester.settle()
    #expect(watcher.faults.isEmpty, "\(watcher.faults)")
  }
}
