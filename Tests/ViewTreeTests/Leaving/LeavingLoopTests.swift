import SwiftUI
import Testing
import ViewTreeTesting

/// M16: what leaves keeps its last content, whatever the program's state has become: loops over indices.
@MainActor struct LeavingLoopTests {
  /// How the elements are made from an index and an array that the same change shortens.
  enum Shape: String, CaseIterable {
    case stack, range, depthStack, enumerated, grid, lazyStack, lazyGrid, list, listFields, listBindings,
      paged
    case child, field, geometry, picker, horizontal, form, section
  }

  enum Removal: String, CaseIterable {
    case first, middle, last, all
  }

  private struct Child: View {
    @Binding var words: [String]
    let index: Int
    var body: some View { Text(words[index]) }
  }

  private struct Page: View {
    let shape: Shape
    let removal: Removal
    let animation: Animation?
    @State private var words = (0..<6).map { "word \($0)" }
    @State private var choice = 0

    var body: some View {
      VStack {
        Button("Remove") { withAnimation(animation, remove) }
        Text("\(words.count) words")
        content
      }
    }

    private func remove() {
      switch removal {
      case .first: words.removeFirst()
      case .middle: words.remove(at: words.count / 2)
      case .last: words.removeLast()
      case .all: words.removeAll()
      }
    }

    @ViewBuilder private var content: some View {
      switch shape {
      case .stack: VStack { ForEach(words.indices, id: \.self) { Text(words[$0]) } }
      case .range: VStack { ForEach(0..<words.count, id: \.self) { Text(words[$0]) } }
      case .depthStack:
        ZStack { ForEach(0..<words.count, id: \.self) { Text(words[$0]).offset(y: 30 * CGFloat($0)) } }
      case .enumerated:
        ZStack { ForEach(Array(words.enumerated()), id: \.offset) { index, _ in Text(words[index]) } }
      case .grid:
        Grid {
          ForEach(words.indices, id: \.self) { index in
            GridRow {
              Text(words[index]); Text("\(index)")
            }
          }
        }
      case .lazyStack:
        ScrollView { LazyVStack { ForEach(words.indices, id: \.self) { Text(words[$0]).padding() } } }
      case .lazyGrid:
        LazyVGrid(columns: [GridItem(), GridItem()]) {
          ForEach(0..<words.count, id: \.self) { Text(words[$0]).padding() }
        }
      case .list:
        List {
          ForEach(0..<words.count, id: \.self) { Text(words[$0]) }.onDelete { words.remove(atOffsets: $0) }
        }
      case .listFields: List { ForEach(words.indices, id: \.self) { TextField("word", text: $words[$0]) } }
      case .listBindings: List { ForEach($words, id: \.self) { $word in TextField("word", text: $word) } }
      case .paged: TabView { ForEach(words.indices, id: \.self) { Text(words[$0]) } }.tabViewStyle(.page)
      case .child: VStack { ForEach(words.indices, id: \.self) { Child(words: $words, index: $0) } }
      case .field: VStack { ForEach(words.indices, id: \.self) { TextField("word", text: $words[$0]) } }
      case .geometry:
        VStack { ForEach(words.indices, id: \.self) { index in GeometryReader { _ in Text(words[index]) } } }
      case .picker:
        Picker("word", selection: $choice) { ForEach(words.indices, id: \.self) { Text(words[$0]) } }
      case .horizontal:
        ScrollView(.horizontal) { LazyHStack { ForEach(words.indices, id: \.self) { Text(words[$0]) } } }
      case .form: Form { ForEach(words.indices, id: \.self) { Toggle(words[$0], isOn: .constant(true)) } }
      case .section:
        List { ForEach(words.indices, id: \.self) { index in Section(words[index]) { Text(words[index]) } } }
      }
    }
  }

  @Test(arguments: Shape.allCases, Removal.allCases)
  func m16_noElementIsEvaluatedForWhatIsNotThere(shape: Shape, removal: Removal) {
    for animation in [Animation.linear(duration: 0.4), .spring(), nil] {
      let tester = ViewTester(Page(shape: shape, removal: removal, animation: animation))
      tester.settle()
      var left = 6
      while left > 0 {
        left = removal == .all ? 0 : left - 1
        #expect(tester.tap("Remove"))
        tester.advance(by: 0.15)
        #expect(tester.frame(of: "\(left) words") != nil)
        if left % 2 == 0 { tester.settle() }
      }
      tester.settle()
      #expect(tester.host.isAtRest)
    }
  }

  @Test func m16_anElementThatLeavesShowsWhatItShowed() {
    let tester = ViewTester(Page(shape: .stack, removal: .last, animation: .linear(duration: 0.4)))
    tester.settle()
    tester.tap("Remove")
    tester.advance(by: 0.2)
    #expect(tester.paints("word 5"))
    tester.settle()
    #expect(!tester.paints("word 5"))
  }

  /// A model of two arrays and a flag, changed at random.
  private struct Shuffled: View {
    let dice: Dice
    @State private var words = (0..<8).map { "word \($0)" }
    @State private var isShown = true
    @State private var serial = 8

    var body: some View {
      VStack {
        Color.clear.frame(height: 1).accessibilityIdentifier("step").onTapGesture(perform: step)
        if isShown {
          ZStack { ForEach(0..<words.count, id: \.self) { index in Text(words[index]).transition(.slide) } }
        }
        ScrollView { LazyVStack { ForEach(words.indices, id: \.self) { Text(words[$0]) } } }
        ForEach(words.indices, id: \.self) { index in Child(words: $words, index: index) }
      }
      .onChange(of: dice.steps) { step() }
    }

    private func step() {
      let change = {
        switch dice.roll(8) {
        case 0 where !words.isEmpty: words.removeFirst()
        case 1 where !words.isEmpty: words.removeLast()
        case 2 where !words.isEmpty: words.remove(at: dice.roll(words.count))
        case 3: words.removeAll()
        case 4: isShown.toggle()
        default:
          serial += 1
          words.insert("word \(serial)", at: dice.roll(words.count + 1))
        }
      }
      if dice.roll(3) == 0 { change() } else { withAnimation(.linear(duration: 0.1), change) }
    }
  }

  @Observable final class Dice {
    var steps = 0
    @ObservationIgnored private var state: UInt64 = 42
    func roll(_ sides: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % UInt64(sides))
    }
  }

  @Test func m16_aThousandChangesInAnyOrderEvaluateNothingThatIsNotThere() {
    let dice = Dice()
    let tester = ViewTester(Shuffled(dice: dice))
    tester.settle()
    for _ in 0..<1000 {
      dice.steps += 1
      tester.advance(by: dice.roll(4) == 0 ? 0.2 : 0.02)
    }
    tester.settle()
    #expect(tester.host.isAtRest)
  }
}
