import SwiftUI
import Testing
import ViewTreeTesting

@testable import ViewTree

/// The keyboard on the screen, worked by fingers.
@MainActor struct ScreenKeyboardTests {
  @Observable final class Model {
    var text = ""
    var second = ""
    var submitted = 0
  }

  private let model = Model()

  private struct Form: View {
    @Bindable var model: Model
    var type = UIKeyboardType.default
    var label = SubmitLabel.return
    var capitals: TextInputAutocapitalization?
    var language = "en"

    var body: some View {
      VStack {
        TextField("First", text: $model.text)
          .keyboardType(type)
          .submitLabel(label)
          .textInputAutocapitalization(capitals)
          .onSubmit { model.submitted += 1 }
          .accessibilityIdentifier("first")
        TextField("Second", text: $model.second).accessibilityIdentifier("second")
        Spacer()
      }
      .environment(\.locale, Locale(identifier: language))
    }
  }

  private func shows(_ tester: ViewTester, _ text: String) -> Bool {
    tester.tree.flattened.contains { $0.text == text || $0.value == text }
  }

  private func window<Root: View>(
    _ root: Root, _ size: CGSize = CGSize(width: 390, height: 844), screen: Bool = true
  ) -> ViewTester {
    var preferences = UserPreferences()
    preferences.typesOnScreen = screen
    return ViewTester(root, size: size, preferences: preferences)
  }

  /// A window with a field that has the focus.
  private func typing(
    _ type: UIKeyboardType = .default, label: SubmitLabel = .return,
    capitals: TextInputAutocapitalization? = nil, language: String = "en"
  ) -> ViewTester {
    let tester = window(
      Form(model: model, type: type, label: label, capitals: capitals, language: language))
    tester.settle()
    tester.tap("first")
    tester.settle()
    return tester
  }

  private func key(_ name: String, in tester: ViewTester) -> CGRect? { tester.frame(of: "key-\(name)") }

  private func press(_ names: String..., in tester: ViewTester) {
    for name in names {
      guard let frame = key(name, in: tester) else {
        Issue.record("there is no key \(name)")
        continue
      }
      tester.tap(CGPoint(x: frame.midX, y: frame.midY))
      tester.advance(by: 0.4)
    }
  }

  @Test func itComesWithAFieldAndGoesWithIt() throws {
    let tester = window(Form(model: model))
    tester.settle()
    #expect(tester.frame(of: "keyboard") == nil)
    tester.tap("first")
    tester.settle()
    let board = try #require(tester.frame(of: "keyboard"))
    #expect(board.maxY == 844 && board.width == 390 && board.height < 844 / 2)
    // From field to field it stays where it is.
    tester.tap("second")
    tester.advance(by: 0.05)
    #expect(tester.frame(of: "keyboard") == board)
    press("dismiss", in: tester)
    tester.settle()
    #expect(tester.frame(of: "keyboard") == nil && tester.host.isAtRest)
  }

  @Test func whereThereIsAnotherKeyboardThereIsNone() {
    let tester = window(Form(model: model), screen: false)
    tester.tap("first")
    tester.settle()
    #expect(tester.frame(of: "keyboard") == nil)
  }

  @Test func aRealKeyPutsItAwayUntilAFieldIsTouchedAgain() {
    let tester = typing()
    tester.key("a")
    tester.type("a")
    tester.settle()
    #expect(model.text == "a" && tester.frame(of: "keyboard") == nil)
    tester.tap("first")
    tester.settle()
    #expect(tester.frame(of: "keyboard") != nil)
  }

  @Test func lettersAreTypedAndSentencesBeginWithCapitals() {
    let tester = typing()
    press("a", "b", "space", "c", in: tester)
    #expect(model.text == "Ab c")
    press("numbers", ".", "letters", "space", "d", "e", in: tester)
    #expect(model.text == "Ab c. De")
    press("delete", "delete", in: tester)
    #expect(model.text == "Ab c. ")
    // The next letter begins the sentence once more.
    press("x", in: tester)
    #expect(model.text == "Ab c. X")
  }

  @Test(arguments: [
    (TextInputAutocapitalization.never, "ab cd"), (.words, "Ab Cd"), (.characters, "AB CD"),
    (.sentences, "Ab cd"),
  ])
  func capitalsAreAsTheProgramSays(capitals: TextInputAutocapitalization, expected: String) {
    let tester = typing(capitals: capitals)
    press("a", "b", "space", "c", "d", in: tester)
    #expect(model.text == expected)
  }

  @Test func shiftPressedTwiceLocksCapitals() {
    let tester = typing(capitals: .never)
    let shift = key("shift", in: tester) ?? .zero
    press("shift", "a", "b", in: tester)
    #expect(model.text == "Ab")
    for _ in 0..<2 { tester.tap(CGPoint(x: shift.midX, y: shift.midY)) }
    press("c", "d", "shift", "e", in: tester)
    #expect(model.text == "AbCDe")
  }

  @Test func twoSpacesEndASentence() {
    let tester = typing()
    press("a", in: tester)
    let space = key("space", in: tester) ?? .zero
    for _ in 0..<2 { tester.tap(CGPoint(x: space.midX, y: space.midY)) }
    tester.advance(by: 0.4)
    press("b", in: tester)
    #expect(model.text == "A. B")
  }

  @Test func twoThumbsMayOverlap() throws {
    let tester = typing(capitals: .never)
    let places = try ["h", "e", "y"].map { try #require(key($0, in: tester)) }.map {
      CGPoint(x: $0.midX, y: $0.midY)
    }
    tester.press(places[0], finger: 1)
    tester.advance(by: 0.05)
    tester.press(places[1], finger: 2)
    #expect(model.text == "h")
    tester.release(finger: 1)
    tester.press(places[2], finger: 1)
    #expect(model.text == "he")
    tester.release(finger: 2)
    tester.release(finger: 1)
    tester.advance(by: 0.1)
    #expect(model.text == "hey")
  }

  @Test func aFingerThatSlidesTypesWhereItIsLifted() throws {
    let tester = typing(capitals: .never)
    let (a, s) = (try #require(key("a", in: tester)), try #require(key("s", in: tester)))
    tester.press(CGPoint(x: a.midX, y: a.midY))
    tester.move(to: CGPoint(x: s.midX, y: s.midY), over: 0.1)
    tester.release()
    #expect(model.text == "s")
    // Off the keys it types nothing.
    tester.press(CGPoint(x: a.midX, y: a.midY))
    tester.move(to: CGPoint(x: 200, y: 300), over: 0.1)
    tester.release()
    #expect(model.text == "s")
  }

  @Test func aHeldKeyOffersAccents() throws {
    let tester = typing(capitals: .never)
    let e = try #require(key("e", in: tester))
    tester.press(CGPoint(x: e.midX, y: e.midY))
    tester.advance(by: 0.5)
    #expect(shows(tester, "é") && shows(tester, "ë"))
    tester.move(by: CGVector(dx: 36, dy: 0), over: 0.1)
    tester.release()
    tester.advance(by: 0.1)
    #expect(model.text == "è" && !shows(tester, "ë"))
    press("shift", in: tester)
    tester.press(CGPoint(x: e.midX, y: e.midY))
    tester.advance(by: 0.5)
    tester.release()
    tester.advance(by: 0.1)
    #expect(model.text == "èÉ")
  }

  @Test(arguments: ["e", "o", "u", "i", "s", "l", "a", "n"])
  func aHeldKeyThatIsLetGoTypesItsFirstAccent(letter: String) throws {
    for width in [320.0, 390, 844, 1080] {
      model.text = ""
      let tester = window(Form(model: model, capitals: .never), CGSize(width: width, height: 640))
      tester.settle()
      tester.tap("first")
      tester.settle()
      let frame = try #require(key(letter, in: tester))
      tester.press(CGPoint(x: frame.midX, y: frame.midY))
      tester.advance(by: 0.5)
      tester.release()
      tester.advance(by: 0.1)
      #expect(model.text == KeyboardMap.alternatives(to: letter).first)
    }
  }

  @Test func accentsOfAKeyAtTheRightLieToItsLeft() throws {
    let tester = typing(capitals: .never)
    let o = try #require(key("o", in: tester))
    tester.press(CGPoint(x: o.midX, y: o.midY))
    tester.advance(by: 0.5)
    tester.move(by: CGVector(dx: -36, dy: 0), over: 0.1)
    tester.release()
    tester.advance(by: 0.1)
    #expect(model.text == "ò")
  }

  @Test func deleteRepeatsWhileItIsHeld() throws {
    model.text = "abcdefgh"
    let tester = typing()
    tester.key(.end)
    tester.tap("first")
    tester.settle()
    tester.key(.end)
    tester.tap("first")
    tester.settle()
    let delete = try #require(key("delete", in: tester))
    let before = model.text.count
    tester.press(CGPoint(x: delete.midX, y: delete.midY))
    #expect(model.text.count == before - 1)
    tester.advance(by: 0.75)
    #expect(model.text.count < before - 3)
    tester.release()
    let left = model.text
    tester.advance(by: 1)
    #expect(model.text == left)
  }

  @Test func returnSubmitsAndIsCalledAsTheProgramSays() {
    let tester = typing(label: .search, language: "de")
    #expect(shows(tester, "Suchen"))
    press("return", in: tester)
    tester.settle()
    #expect(model.submitted == 1 && tester.frame(of: "keyboard") == nil)
  }

  @Test func kindsHaveTheirKeys() {
    func has(_ type: UIKeyboardType, _ names: String..., language: String = "en") -> Bool {
      let tester = typing(type, language: language)
      return names.allSatisfy { key($0, in: tester) != nil }
    }
    #expect(has(.emailAddress, "@", ".", "q"))
    #expect(has(.URL, ".", "/", ".com"))
    #expect(has(.numbersAndPunctuation, "1", "letters"))
    #expect(has(.numberPad, "1", "9", "0", "delete", "return"))
    #expect(has(.decimalPad, ",", language: "de") && has(.decimalPad, "."))
    #expect(has(.phonePad, "+"))
    #expect(!has(.numberPad, "q") && !has(.numberPad, "."))
    let tester = typing(.numberPad)
    press("1", "2", "delete", "0", in: tester)
    #expect(model.text == "10")
  }

  @Test func eachLanguageHasItsLetters() {
    let german = typing(language: "de")
    press("ü", "z", in: german)
    #expect(model.text == "Üz")
    model.text = ""
    let arabic = typing(language: "ar")
    press("ض", "language", "q", in: arabic)
    #expect(model.text == "ضQ" || model.text == "ضq")
    #expect(typing(.emailAddress, language: "ar").frame(of: "key-q") != nil)
    #expect(typing(language: "zh-Hans").frame(of: "key-q") != nil)
  }

  @Test(arguments: [
    CGSize(width: 320, height: 480), CGSize(width: 390, height: 844), CGSize(width: 844, height: 390),
    CGSize(width: 1097, height: 617), CGSize(width: 3840, height: 2160),
  ])
  func keysFillTheKeyboardWithoutAGap(window: CGSize) {
    for language in KeyboardMap.all.map(\.language) {
      for type in [UIKeyboardType.default, .emailAddress, .URL, .numberPad, .numbersAndPunctuation] {
        var traits = KeyboardTraits()
        traits.type = type
        var state = KeyboardState(traits, Locale(identifier: language))
        for plane in [KeyboardPlane.letters, .numbers, .symbols] {
          _ = state.press(.plane(plane), at: 0)
          let rows = KeyboardRows(state)
          let geometry = KeyboardGeometry(rows, in: window)
          let bounds = CGRect(origin: .zero, size: CGSize(width: window.width, height: geometry.height))
          #expect(geometry.height <= window.height / 2)
          for place in geometry.places {
            #expect(bounds.contains(CGPoint(x: place.frame.midX, y: place.frame.midY)))
            #expect(place.frame.minX >= 0 && place.frame.maxX <= window.width && place.frame.width > 14)
            #expect(geometry.key(at: CGPoint(x: place.frame.midX, y: place.frame.midY)) == place.key)
          }
          #expect(Set(geometry.places.map(\.key)).count == geometry.places.count)
          for y in stride(from: 1, to: geometry.height, by: 9) where type != .numberPad {
            for x in stride(from: 1, to: window.width, by: 13) {
              #expect(geometry.key(at: CGPoint(x: x, y: y)) != nil)
            }
          }
        }
      }
    }
  }
}
