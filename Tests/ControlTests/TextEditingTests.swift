import Foundation
import Testing

@testable import ViewTree

struct TextEditingTests {
  @Test func insertsInPlaceOfTheSelection() {
    var editing = TextEditing("one two")
    editing.select(0..<3)
    editing.insert("three")
    #expect(editing.text == "three two")
    #expect(editing.selection == 5..<5)
  }

  @Test func deletesCharactersNotParts() {
    var editing = TextEditing("a👨‍👩‍👧e\u{301}")
    #expect(editing.characters.count == 3)
    editing.delete(to: 2)
    #expect(editing.text == "a👨‍👩‍👧")
    editing.delete(to: 1)
    #expect(editing.text == "a")
  }

  @Test func marksThatJoinTheLetterBeforeMakeOneCharacter() {
    var editing = TextEditing("e")
    editing.insert("\u{301}")
    #expect(editing.characters.count == 1)
    #expect(editing.selection == 1..<1)
  }

  @Test func findsWords() {
    let editing = TextEditing("don't stop, now")
    #expect(editing.word(at: 2) == 0..<5)
    #expect(editing.word(at: 7) == 6..<10)
    #expect(editing.word(at: 10) == 10..<11)
    #expect(editing.wordBoundary(from: 0, forward: true) == 5)
    #expect(editing.wordBoundary(from: 5, forward: true) == 10)
    #expect(editing.wordBoundary(from: 15, forward: false) == 12)
    #expect(TextEditing("").word(at: 3) == 0..<0)
  }

  @Test func whatIsComposedIsNoPartOfTheText() {
    var editing = TextEditing("ab")
    editing.move(to: 1)
    editing.compose("ni")
    #expect(editing.text == "ab")
    #expect(String(editing.characters) == "anib")
    editing.compose("nih")
    #expect(editing.marked == 1..<4)
    editing.insert("你")
    #expect(editing.text == "a你b")
    #expect(editing.marked == nil)
    editing.compose("x")
    editing.compose("")
    #expect(editing.text == "a你b")
  }

  @Test func takesTypingBackInOneStep() {
    var editing = TextEditing("")
    for letter in "abc" { editing.insert(String(letter)) }
    editing.insert(" ")
    editing.insert("d")
    var steps: [String] = []
    while editing.undo() { steps.append(editing.text) }
    #expect(steps == ["abc ", "abc", ""])
    _ = editing.undo(redo: true)
    #expect(editing.text == "abc")
  }

  @Test func randomEditsKeepTheCaretInTheText() {
    var random = SystemRandom(state: 7)
    var editing = TextEditing("start")
    for _ in 0..<2000 {
      switch random.next() % 8 {
      case 0: editing.insert(["a", "é", " ", "👍🏽", "\u{301}", "שלום"][Int(random.next() % 6)])
      case 1: editing.delete(to: editing.head - 1)
      case 2: editing.delete(to: editing.head + 1)
      case 3: editing.move(to: Int(random.next() % 20), extending: random.next() % 2 == 0)
      case 4: _ = editing.undo(redo: random.next() % 2 == 0)
      case 5: editing.compose(["x", "", "你好"][Int(random.next() % 3)])
      case 6: editing.replaceAll("new")
      default: editing.select(editing.word(at: Int(random.next() % 10)))
      }
      let count = editing.characters.count
      #expect((0...count).contains(editing.head) && (0...count).contains(editing.anchor))
      if let marked = editing.marked { #expect(marked.upperBound <= count) }
    }
  }
}

/// Numbers that are the same in every run.
private struct SystemRandom {
  var state: UInt64
  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state >> 33
  }
}
