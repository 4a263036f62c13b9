import SwiftUI
import Testing
import ViewTreeTesting

struct ListTests {
  private struct Groups: View {
    var dark = false
    var body: some View {
      List {
        Section {
          Text("one")
          Text("two")
          Text("three")
        } header: {
          Text("Numbers")
        } footer: {
          Text("A footer that explains the numbers above.")
        }
        Section("Letters") {
          ForEach(["a", "b"], id: \.self) { Text($0) }
        }
        Section {
          Text("red").listRowBackground(Color.red)
        }
      }
      .preferredColorScheme(dark ? .dark : .light)
    }
  }

  @Test func insetGroupsStandOnCards() throws {
    for dark in [false, true] {
      let tester = ViewTester(Groups(dark: dark).listStyle(.insetGrouped), scale: 2)
      tester.settle()
      let one = try #require(tester.frame(of: "one"))
      let two = try #require(tester.frame(of: "two"))
      #expect(one.minX == 32)
      #expect(abs(two.midY - one.midY - 44) < 4)
      #expect(try #require(tester.frame(of: "NUMBERS")).minX == 32)
      Looking.picture(tester, dark ? "list-inset-dark" : "list-inset")
    }
    let right = ViewTester(
      Groups().listStyle(.insetGrouped).environment(\.layoutDirection, .rightToLeft), scale: 2)
    right.settle()
    #expect(abs((right.frame(of: "one")?.maxX ?? 0) - 358) < 0.5)
    Looking.picture(right, "list-inset-rtl")
  }

  @Test func groupsReachFromEdgeToEdge() throws {
    let tester = ViewTester(Groups().listStyle(GroupedListStyle()), scale: 2)
    tester.settle()
    #expect(tester.frame(of: "one")?.minX == 16)
    Looking.picture(tester, "list-grouped")
  }

  private struct Long: View {
    var body: some View {
      List {
        ForEach(0..<5, id: \.self) { section in
          Section("Section \(section)") {
            ForEach(0..<20, id: \.self) { Text("row \(section).\($0)") }
          }
        }
      }
      .listStyle(.plain)
      .accessibilityIdentifier("list")
    }
  }

  @Test func headersOfPlainListsStayInSight() throws {
    let tester = ViewTester(Long(), scale: 2)
    tester.settle()
    #expect(tester.has("Section 0") && tester.has("row 0.0"))
    tester.drag(from: CGPoint(x: 195, y: 700), by: CGVector(dx: 0, dy: -310))
    tester.settle()
    Looking.picture(tester, "list-plain-pinned")
    let item = tester.displayList.items.first { item in
      if case .text(let text) = item.content { return "\(text)".contains("Section 0") } else { return false }
    }
    // Painted at the top although its place is above.
    if let item {
      let y = item.transform.apply(.zero)?.y ?? -1
      #expect(y >= 0 && y < 30)
    }
    for _ in 0..<12 {
      tester.flick(from: CGPoint(x: 195, y: 700), by: CGVector(dx: 0, dy: -500), over: 0.1)
      tester.settle()
    }
    #expect(tester.has("row 4.19"))
  }

  private struct Deleting: View {
    @State private var names = ["anna", "ben", "cleo"]
    var body: some View {
      NavigationView {
        List {
          ForEach(names, id: \.self) { Text($0) }
            .onDelete { names.remove(atOffsets: $0) }
        }
        .navigationBarTitle("Names", displayMode: .inline)
        .navigationBarItems(trailing: EditButton())
      }
    }
  }

  @Test func aRowIsDrawnAwayAndDeleted() throws {
    let tester = ViewTester(Deleting(), scale: 2)
    tester.settle()
    let ben = try #require(tester.frame(of: "ben"))
    tester.drag(from: CGPoint(x: 300, y: ben.midY), by: CGVector(dx: -100, dy: 0))
    tester.settle()
    Looking.picture(tester, "list-swipe")
    // The button stands at the trailing edge, as wide as it needs to be.
    tester.tap(CGPoint(x: 370, y: ben.midY))
    tester.settle()
    #expect(!tester.has("ben") && tester.has("cleo"))
    // A touch on an open row closes it and does nothing else.
    let anna = try #require(tester.frame(of: "anna"))
    tester.drag(from: CGPoint(x: 300, y: anna.midY), by: CGVector(dx: -100, dy: 0))
    tester.settle()
    tester.tap(CGPoint(x: 60, y: anna.midY))
    tester.settle()
    #expect(tester.has("anna"))
  }

  @Test func drawnAllTheWayTheFirstActionIsDone() throws {
    let tester = ViewTester(Deleting(), scale: 2)
    tester.settle()
    let ben = try #require(tester.frame(of: "ben"))
    tester.press(CGPoint(x: 360, y: ben.midY))
    tester.move(by: CGVector(dx: -300, dy: 0), over: 0.3)
    Looking.picture(tester, "list-swipe-full")
    tester.advance(by: 0.1)
    tester.release()
    tester.settle()
    #expect(!tester.has("ben"))
  }

  @Test func whileEditingAMinusOpensTheRow() throws {
    let tester = ViewTester(Deleting(), scale: 2)
    tester.settle()
    tester.tap("Edit")
    tester.settle()
    #expect(tester.has("Done"))
    #expect((tester.frame(of: "anna")?.minX ?? 0) > 40)
    Looking.picture(tester, "list-editing")
  }

  private struct Swiping: View {
    @State private var log = ""
    var body: some View {
      VStack {
        Text("log \(log)")
        List {
          Text("mail")
            .swipeActions(edge: .leading) { Button("Read") { log = "read" }.tint(.blue) }
            .swipeActions {
              Button("Bin", role: .destructive) { log = "bin" }
              Button("Flag") { log = "flag" }.tint(.orange)
            }
        }
      }
    }
  }

  @Test func bothEdgesHaveActions() throws {
    for direction in [LayoutDirection.leftToRight, .rightToLeft] {
      let sign: CGFloat = direction == .leftToRight ? 1 : -1
      let tester = ViewTester(Swiping().environment(\.layoutDirection, direction), scale: 2)
      tester.settle()
      let y = try #require(tester.frame(of: "mail")).midY
      tester.drag(from: CGPoint(x: 195, y: y), by: CGVector(dx: -150 * sign, dy: 0))
      tester.settle()
      Looking.picture(tester, sign > 0 ? "list-actions" : "list-actions-rtl")
      tester.tap(CGPoint(x: 195 + sign * (195 - 110), y: y))
      tester.settle()
      #expect(tester.has("log flag"))
      tester.drag(from: CGPoint(x: 195, y: y), by: CGVector(dx: 90 * sign, dy: 0))
      tester.settle()
      tester.tap(CGPoint(x: 195 - sign * (195 - 30), y: y))
      tester.settle()
      #expect(tester.has("log read"))
    }
  }

  private struct Choosing: View {
    @State private var one: Int?
    @State private var many: Set<String> = []
    var body: some View {
      VStack {
        Text("one \(one.map(String.init) ?? "none") many \(many.sorted().joined())")
        List(0..<3, id: \.self, selection: $one) { Text("number \($0)") }
        List(selection: $many) {
          Text("x").tag("x")
          Text("y").tag("y")
        }
        .environment(\.editMode, .constant(.active))
      }
    }
  }

  @Test func rowsAreChosenByTheirIdOrTag() {
    let tester = ViewTester(Choosing(), scale: 2)
    tester.settle()
    tester.tap("number 1")
    tester.settle()
    #expect(tester.has("one 1 many "))
    tester.tap("x")
    tester.tap("y")
    tester.settle()
    #expect(tester.has("one 1 many xy"))
    Looking.picture(tester, "list-selection")
    tester.tap("x")
    tester.settle()
    #expect(tester.has("one 1 many y"))
  }

  @Test func aRowMayBeLeftOutOfTheSelection() {
    struct Scene: View {
      @State private var one: Int?
      @State private var isDisabled = true
      var body: some View {
        VStack {
          Text("one \(one.map(String.init) ?? "none")")
          Button("free") { isDisabled = false }
          List(0..<3, id: \.self, selection: $one) { row in
            Text("number \(row)").selectionDisabled(row == 1 && isDisabled)
          }
        }
      }
    }
    let tester = ViewTester(Scene())
    tester.settle()
    tester.tap("number 1")
    tester.settle()
    #expect(tester.has("one none"))
    tester.tap("number 2")
    tester.settle()
    #expect(tester.has("one 2"))
    tester.tap("free")
    tester.settle()
    tester.tap("number 1")
    tester.settle()
    #expect(tester.has("one 1"))
  }

  /// What the refreshing waits for.
  private final class Gate {
    private var continuation: CheckedContinuation<Void, Never>?
    var isWaited: Bool { continuation != nil }
    func wait() async { await withCheckedContinuation { continuation = $0 } }
    func open() {
      continuation?.resume()
      continuation = nil
    }
  }

  /// Lets tasks run until a condition holds.
  private func turn(until condition: () -> Bool) async {
    for _ in 0..<1000 where !condition() { await Task.yield() }
  }

  private struct Refreshing: View {
    let gate: Gate
    var counted: (Int) -> Void = { _ in }
    @State private var count = 0
    var body: some View {
      NavigationView {
        List(0..<30, id: \.self) { Text("row \($0) of \(count)") }
          .accessibilityIdentifier("list")
          .navigationTitle("Pull")
          .refreshable {
            await gate.wait()
            count += 1
            counted(count)
          }
      }
    }
  }

  @Test func aPullRefreshesAndHoldsTheContentUntilItIsDone() async {
    let gate = Gate()
    var count = 0
    let tester = ViewTester(Refreshing(gate: gate, counted: { count = $0 }), scale: 2)
    tester.settle()
    tester.press(CGPoint(x: 195, y: 300))
    tester.move(by: CGVector(dx: 0, dy: 100), over: 0.2)
    Looking.picture(tester, "refresh-pulled")
    tester.move(by: CGVector(dx: 0, dy: 200), over: 0.2)
    tester.advance(by: 0.05)
    tester.release()
    tester.advance(by: 1)
    await turn { gate.isWaited }
    tester.advance(by: 1)
    #expect(abs(tester.scrollOffset(of: "list") + 60) < 1)
    Looking.picture(tester, "refresh-held")
    gate.open()
    await turn { count == 1 }
    for _ in 0..<10 { await Task.yield() }
    tester.settle()
    #expect(tester.has("row 3 of 1"))
    #expect(tester.scrollOffset(of: "list") == 0)
  }

  @Test func m05_aRefreshThatBeginsAndEndsUnderAFingerMovesNothing() async {
    let gate = Gate()
    var count = 0
    let tester = ViewTester(Refreshing(gate: gate, counted: { count = $0 }))
    tester.settle()
    tester.press(CGPoint(x: 195, y: 300))
    var last = tester.scrollOffset(of: "list")
    func pull(_ dy: CGFloat, steps: Int) {
      for _ in 0..<steps {
        tester.move(by: CGVector(dx: 0, dy: dy))
        tester.advance(by: 0.01)
        let offset = tester.scrollOffset(of: "list")
        #expect(abs(offset - last) <= abs(dy) + 0.5, "\(last) to \(offset)")
        last = offset
      }
    }
    pull(4, steps: 70)
    await turn { gate.isWaited }
    #expect(last < -100)
    gate.open()
    await turn { count == 1 }
    for _ in 0..<10 { await Task.yield() }
    pull(-4, steps: 20)
    pull(4, steps: 10)
    tester.release()
    tester.settle()
    #expect(tester.scrollOffset(of: "list") == 0)
  }

  @Test func aKeyRefreshesToo() async {
    let gate = Gate()
    var count = 0
    let tester = ViewTester(Refreshing(gate: gate, counted: { count = $0 }), scale: 2)
    tester.settle()
    tester.key(.function(5))
    await turn { gate.isWaited }
    tester.advance(by: 1)
    #expect(abs(tester.scrollOffset(of: "list") + 60) < 1)
    gate.open()
    await turn { count == 1 }
    for _ in 0..<10 { await Task.yield() }
    tester.settle()
    #expect(tester.has("row 3 of 1"))
  }

  /// Further down a key refreshes in place.
  @Test func aKeyLeavesTheListWhereItIs() async {
    let gate = Gate()
    var count = 0
    let tester = ViewTester(Refreshing(gate: gate, counted: { count = $0 }), scale: 2)
    tester.settle()
    tester.wheel(at: CGPoint(x: 100, y: 200), dy: -90, isPrecise: true)
    tester.settle()
    let place = tester.scrollOffset(of: "list")
    #expect(place > 50)
    tester.key(.function(5))
    await turn { gate.isWaited }
    tester.advance(by: 1)
    gate.open()
    await turn { count == 1 }
    for _ in 0..<10 { await Task.yield() }
    tester.settle()
    #expect(tester.scrollOffset(of: "list") == place && tester.has("row 3 of 1"))
  }

  private struct Entering: View {
    var body: some View {
      NavigationStack {
        Form {
          Section("Account") {
            Text("Name")
            NavigationLink("Password") { Text("secret page") }
          }
          Section {
            Button("Sign out", role: .destructive) {}
          }
        }
        .navigationTitle("Settings")
      }
    }
  }

  @Test func aFormIsAGroupedList() throws {
    let tester = ViewTester(Entering(), scale: 2)
    tester.settle()
    #expect(tester.frame(of: "Name")?.minX == 32)
    Looking.picture(tester, "form")
    tester.tap("Password")
    tester.settle()
    #expect(tester.has("secret page"))
  }
}
