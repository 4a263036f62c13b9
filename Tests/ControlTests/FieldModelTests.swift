import Combine
import SwiftUI
import Testing
import ViewTreeTesting

/// Every kind of field on every kind of model, whatever the model makes of what is typed.
@MainActor struct FieldModelTests {
  enum Field: CaseIterable { case line, lines, secure, editor, search }
  enum Owner: CaseIterable { case state, closures, object, observable }
  enum Answer: CaseIterable { case keeps, keepsLater, uppercases, refuses }

  /// What is put off until the test says so.
  final class Later {
    var action: () -> Void = {}
  }

  @Test(arguments: Field.allCases, Owner.allCases)
  func aFieldShowsWhatItsModelMakesOfWhatIsTyped(field: Field, owner: Owner) throws {
    for answer in Answer.allCases {
      let (later, note) = (Later(), Comment("\(field) \(owner) \(answer)"))
      let tester = ViewTester(
        Self.scene(field, owner, answer, later), size: CGSize(width: 390, height: 500))
      let dumped = { tester.tree.flattened.first { $0.type == field.dumpType } }
      tester.settle()
      let box = try #require(dumped()?.frame.rect, note)
      tester.tap(CGPoint(x: box.midX, y: box.midY))
      tester.settle()
      for (index, letter) in ["a", "b", "c"].enumerated() {
        tester.type(letter)
        tester.advance(by: 0.05)
        let typed = answer.kept(of: String("abc".prefix(index + 1)))
        #expect(dumped()?.value == field.shown(typed), note)
      }
      if owner == .closures, answer == .keepsLater { #expect(tester.shows("model ''"), note) }
      later.action()
      tester.settle()
      #expect(tester.shows("model '\(answer.kept(of: "abc"))'"), note)
      #expect(dumped()?.value == field.shown(answer.kept(of: "abc")), note)
      // In the middle.
      tester.key(.leftArrow)
      tester.type("x")
      later.action()
      tester.settle()
      let end = answer == .uppercases ? "ABXC" : answer == .refuses ? "ab" : "abxc"
      #expect(tester.shows("model '\(end)'"), note)
      #expect(dumped()?.value == field.shown(end), note)
    }
  }

  @Test(arguments: Owner.allCases) func aTextThatTheProgramSetsIsShown(owner: Owner) throws {
    for field in Field.allCases {
      let tester = ViewTester(
        Self.scene(field, owner, .keeps, Later()), size: CGSize(width: 390, height: 500))
      tester.settle()
      let dumped = { tester.tree.flattened.first { $0.type == field.dumpType } }
      let box = try #require(dumped()?.frame.rect)
      tester.tap(CGPoint(x: box.midX, y: box.midY))
      tester.settle()
      tester.type("ab")
      tester.key("s", modifiers: .control)
      tester.settle()
      #expect(tester.shows("model 'set'"), "\(field)")
      #expect(dumped()?.value == field.shown("set"), "\(field) \(owner)")
    }
  }

  @Test func textThatABindingNeverTakesGoesWhenNothingIsTyped() {
    let tester = ViewTester(
      TextField("Name", text: Binding(get: { "fixed" }, set: { _ in })), width: 200, height: 100)
    tester.tap(CGPoint(x: 190, y: 50))
    tester.type("ab")
    tester.advance(by: 0.5)
    #expect(tester.first("TextField")?.value == "fixedab")
    tester.advance(by: 1)
    #expect(tester.first("TextField")?.value == "fixed")
    tester.type("c")
    #expect(tester.first("TextField")?.value == "fixedc")
    tester.key(.return)
    tester.advance(by: 0.02)
    #expect(tester.first("TextField")?.value == "fixed")
  }

  @Test func aLateAnswerLosesNothingThatWasTypedSince() {
    var (stored, written) = ("", [String]())
    let tester = ViewTester(
      TextField("Name", text: Binding(get: { stored }, set: { written.append($0) })), width: 200, height: 100)
    tester.tap(CGPoint(x: 100, y: 50))
    for letter in ["a", "b", "c"] {
      tester.type(letter)
      tester.advance(by: 0.05)
    }
    #expect(written == ["a", "ab", "abc"])
    stored = "ab"
    tester.type("d")
    #expect(tester.first("TextField")?.value == "abcd")
    #expect(written.last == "abcd")
    // Another text is the program's word.
    stored = "other"
    tester.type("!")
    #expect(written.last == "other!")
  }

  @Test(arguments: [false, true]) func aSearchOfAnObjectFiltersAsItIsTyped(onQueue: Bool) throws {
    let tester = ViewTester(Catalogue(model: Fruits(onQueue: onQueue)), size: CGSize(width: 390, height: 500))
    tester.settle()
    #expect(tester.shows("apple") && tester.shows("pear"))
    let dumped = { tester.tree.flattened.first { $0.type == "TextField" } }
    tester.tap("Search")
    tester.settle()
    #expect(!tester.shows("Clear text"))
    for letter in ["p", "e"] {
      tester.type(letter)
      tester.advance(by: 0.05)
    }
    #expect(dumped()?.value == "pe")
    #expect(tester.shows("apple"))
    tester.advance(by: 0.5)
    tester.settle()
    #expect(!tester.shows("apple") && tester.shows("pear"))
    #expect(dumped()?.value == "pe")
    tester.tap("Clear text")
    tester.settle()
    #expect(dumped()?.value == "")
    #expect(tester.shows("apple") && tester.shows("pear"))
    #expect(!tester.shows("Clear text"))
  }

  // MARK: Scenes

  private final class Fruits: ObservableObject {
    @Published var query = ""
    @Published var found = ["apple", "pear"]

    init(onQueue: Bool) {
      let rested =
        onQueue
        ? $query.debounce(for: .seconds(0.3), scheduler: DispatchQueue.main).eraseToAnyPublisher()
        : $query.debounce(for: .seconds(0.3), scheduler: RunLoop.main).eraseToAnyPublisher()
      rested
        .map { query in ["apple", "pear"].filter { query.isEmpty || $0.hasPrefix(query) } }
        .assign(to: &$found)
    }
  }

  private struct Catalogue: View {
    @StateObject var model: Fruits
    var body: some View {
      NavigationStack {
        List(model.found, id: \.self) { Text($0) }
          .navigationTitle("Fruits")
          .searchable(text: $model.query)
      }
    }
  }

  private static func scene(_ field: Field, _ owner: Owner, _ answer: Answer, _ later: Later) -> AnyView {
    switch owner {
    case .state: AnyView(StateScene(field: field, answer: answer, later: later))
    case .closures: AnyView(ClosureScene(field: field, answer: answer, later: later))
    case .object: AnyView(ObjectScene(field: field, model: ObjectModel(answer, later)))
    case .observable: AnyView(ObservableScene(field: field, model: ObservableModel(answer, later)))
    }
  }

  private struct StateScene: View {
    let field: Field
    let answer: Answer
    let later: Later
    @State private var text = ""
    @State private var copy = ""
    var body: some View {
      FieldScene(field: field, text: $text) { text = "set" }
        .onChange(of: text) { old, new in
          switch answer {
          case .keeps: break
          case .keepsLater: later.action = { copy = new }
          case .uppercases: text = new.uppercased()
          case .refuses: if new.count > 2 { text = old }
          }
        }
    }
  }

  private struct ClosureScene: View {
    let field: Field
    let answer: Answer
    let later: Later
    @State private var text = ""
    var body: some View {
      let binding = Binding {
        text
      } set: { new in
        switch answer {
        case .keeps: text = new
        case .keepsLater: later.action = { text = new }
        case .uppercases: text = new.uppercased()
        case .refuses: if new.count <= 2 { text = new }
        }
      }
      FieldScene(field: field, text: binding) { text = "set" }
    }
  }

  private final class ObjectModel: ObservableObject {
    let answer: Answer
    let later: Later
    @Published var copy = ""
    @Published var text = "" {
      didSet {
        if answer == .keepsLater { later.action = { self.copy = self.text } }
        if answer == .refuses, text.count > 2 { text = oldValue }
        if answer == .uppercases, text != text.uppercased() { text = text.uppercased() }
      }
    }

    init(_ answer: Answer, _ later: Later) { (self.answer, self.later) = (answer, later) }
  }

  private struct ObjectScene: View {
    let field: Field
    @StateObject var model: ObjectModel
    var body: some View { FieldScene(field: field, text: $model.text) { model.text = "set" } }
  }

  @Observable final class ObservableModel {
    @ObservationIgnored private let answer: Answer
    @ObservationIgnored private let later: Later
    var copy = ""
    var text = "" {
      didSet {
        if answer == .keepsLater { later.action = { self.copy = self.text } }
        if answer == .refuses, text.count > 2 { text = oldValue }
        if answer == .uppercases, text != text.uppercased() { text = text.uppercased() }
      }
    }

    init(_ answer: Answer, _ later: Later) { (self.answer, self.later) = (answer, later) }
  }

  private struct ObservableScene: View {
    let field: Field
    @Bindable var model: ObservableModel
    var body: some View { FieldScene(field: field, text: $model.text) { model.text = "set" } }
  }

  /// A field, and what its model has.
  private struct FieldScene: View {
    let field: Field
    @Binding var text: String
    let sets: () -> Void

    var body: some View {
      VStack {
        switch field {
        case .line: TextField("Field", text: $text)
        case .lines: TextField("Field", text: $text, axis: .vertical)
        case .secure: SecureField("Field", text: $text)
        case .editor: TextEditor(text: $text)
        case .search:
          NavigationStack {
            List { Text("row \(text)") }.navigationTitle("Title").searchable(text: $text)
          }
        }
        Text("model '\(text)'")
        Button("set") { sets() }.keyboardShortcut("s", modifiers: .control)
      }
    }
  }
}

extension FieldModelTests.Field {
  fileprivate var dumpType: String {
    switch self {
    case .line, .lines, .search: "TextField"
    case .secure: "SecureField"
    case .editor: "TextEditor"
    }
  }

  /// What the dump tells of a field with a text.
  fileprivate func shown(_ text: String) -> String {
    self == .secure ? String(repeating: "•", count: text.count) : text
  }
}

extension FieldModelTests.Answer {
  /// What a model that answers so has when a text was typed letter by letter.
  fileprivate func kept(of text: String) -> String {
    switch self {
    case .keeps, .keepsLater: text
    case .uppercases: text.uppercased()
    case .refuses: String(text.prefix(2))
    }
  }
}

extension ViewTester {
  fileprivate func shows(_ name: String) -> Bool { frame(of: name) != nil }
}
