import BistroComponents
import RandomTrees
import SwiftUI
import ViewTreeTesting

/// A deck whose cards hold a button and a scroll view, and whose data changes.
final class FuzzedDeck: FuzzSubject {
  struct Item: Identifiable { let id: Int }

  @Observable final class Program {
    var items = (0..<8).map(Item.init)
    var options = SwipeDeckOptions()
    let deck = SwipeDeckController()
    /// Cards of which a swipe was told and not taken back.
    @ObservationIgnored var swiped: Set<Int> = []
    @ObservationIgnored var complaint: String?
    @ObservationIgnored var next = 8

    func swiped(_ id: Int) {
      if !swiped.insert(id).inserted { complaint = "B64: card \(id) was swiped twice" }
    }

    func takenBack(_ id: Int) {
      if swiped.remove(id) == nil { complaint = "B66: card \(id) was taken back and had not been swiped" }
    }
  }

  let program = Program()
  let tester: ViewTester
  let names = ["card-0", "card-1", "tell"]

  init() { tester = ViewTester(DeckProgram(program: program), size: CGSize(width: 390, height: 800)) }

  func change(_ dice: inout Dice) {
    let deck = program.deck
    switch Int.random(in: 0..<12, using: &dice) {
    case 0, 1: deck.swipe(.left)
    case 2: deck.swipe(.right)
    case 3..<6: deck.undo()
    case 6 where dice.falls(oneIn: 3):
      deck.restart()
      program.swiped = []
    case 7, 8:
      program.items.insert(
        Item(id: program.next), at: .random(in: 0...program.items.count, using: &dice))
      program.next += 1
    case 9:
      if program.items.count > 12 || dice.falls(oneIn: 3), !program.items.isEmpty {
        program.items.remove(at: .random(in: 0..<program.items.count, using: &dice))
      }
    case 10: program.options.style = program.options.style == .tutorial ? .physical : .tutorial
    default: program.items.shuffle(using: &dice)
    }
  }

  func complaint() -> String? {
    defer { program.complaint = nil }
    if let complaint = program.complaint { return complaint }
    let deck = program.deck
    if Set(deck.remaining).count != deck.remaining.count { return "A02: a card lies twice on the stack" }
    if deck.history.contains(where: { entry in deck.remaining.contains(entry.id) }) {
      return "A02: a swiped card lies on the stack"
    }
    for id in deck.remaining.prefix(4) where !deck.progress(of: id).isFinite {
      return "A01: \(id) has no place"
    }
    return nil
  }

  func complaintsAtRest() -> [String] {
    var list: [String] = []
    let present = Set(program.items.map(\.id))
    let expected = present.subtracting(program.swiped)
    let remaining = Set(program.deck.remaining.compactMap { $0.base as? Int })
    // A card that was taken back stays although its element is gone meanwhile.
    if !expected.isSubset(of: remaining) { list.append("cards are lost: \(expected.subtracting(remaining))") }
    for id in program.deck.remaining where program.deck.progress(of: id) != 0 {
      list.append("A03: card \(id) rests at \(program.deck.progress(of: id))")
    }
    program.items = [Item(id: -1), Item(id: -2)]
    program.deck.restart()
    program.swiped = []
    tester.settle()
    program.deck.swipe(.right)
    tester.settle()
    if program.swiped != [-1] { list.append("told to swipe it told of \(program.swiped)") }
    if tester.frame(of: "card--1") != nil { list.append("B63: a card that has gone is still there") }
    return list
  }
}

private struct DeckProgram: View {
  let program: FuzzedDeck.Program

  var body: some View {
    SwipeDeck(program.items, options: program.options, controller: program.deck) { item, _ in
      program.swiped(item.id)
    } onUndo: { item, _ in
      program.takenBack(item.id)
    } content: { item in
      VStack {
        Text("Card \(item.id)")
        Button("Tell") {}
          .accessibilityIdentifier("tell")
        ScrollView { ForEach(0..<10) { Text("Line \($0)") } }
          .frame(height: 150)
      }
      .frame(width: 300, height: 400)
      .background(Color.white)
      .accessibilityIdentifier("card-\(item.id)")
    }
  }
}
