import Testing

@testable import ViewTree

/// What is made ready before a window's views are made.
struct TypePreparationTests {
  private struct Leaf<Tag>: View { var body: some View { Text(verbatim: "leaf") } }
  private enum InTuple {}
  private enum InBranch {}
  private enum InElse {}
  private enum InLoop {}
  private enum InLayer {}
  private enum InReader {}
  private enum InModifier {}

  private struct Frame: ViewModifier {
    func body(content: Content) -> some View {
      VStack {
        content; Leaf<InModifier>()
      }
    }
  }

  private struct Screen: View {
    var isWide = false
    var body: some View {
      VStack {
        Leaf<InTuple>()
        if isWide { Leaf<InBranch>() } else { Leaf<InElse>() }
        ForEach(0..<3) { _ in Leaf<InLoop>() }
        GeometryReader { _ in Leaf<InReader>() }
      }
      .overlay(Leaf<InLayer>())
      .modifier(Frame())
    }
  }

  private struct Program: App {
    var body: some Scene { WindowGroup { Screen() }.defaultSize(width: 10, height: 10) }
  }

  /// A view that holds others of its own type.
  private struct Branching: View {
    var depth = 3
    var body: some View { Group { if depth > 0 { Branching(depth: depth - 1) } } }
  }

  @Test func everyTypeThatAProgramShowsIsReached() {
    let preparation = _TypePreparation(endsWithFirstWindow: false)
    Program.Body._prepare(preparation)
    let types: [Any.Type] = [
      Screen.self, Leaf<InTuple>.self, Leaf<InBranch>.self, Leaf<InElse>.self, Leaf<InLoop>.self,
      Leaf<InLayer>.self, Leaf<InReader>.self, Leaf<InModifier>.self, CompositeNode<Leaf<InTuple>>.self,
    ]
    for type in types { #expect(preparation.isReady(type), "\(type)") }
  }

  @Test func typesThatHoldThemselvesComeToAnEnd() {
    let preparation = _TypePreparation(endsWithFirstWindow: false)
    preparation.visit(Branching.self)
    #expect(preparation.isReady(Branching.self))
  }

  @Test func nothingIsMadeReadyOnceAWindowHasItsViews() {
    _TypePreparation.end()
    let preparation = _TypePreparation(endsWithFirstWindow: true)
    preparation.visit(Screen.self)
    #expect(!preparation.isReady(Screen.self))
  }
}
