import Foundation
import Testing

/// The index says which tests call a symbol, and of what is no call nothing.
struct IndexTests {
  // The tests' declarations in these graphs are below 10, the library's are not.
  private let test = 1
  private let helper = 2
  private let type = 3
  private let body = 4
  private let symbol = 10
  private let requirement = 11

  private func graph(expecting: Int?) -> CallGraph {
    var graph = CallGraph()
    for symbol in 1...4 { graph.declare(symbol) }
    graph.markTest(test)
    if let expecting { graph.markExpecting(expecting) }
    return graph
  }

  @Test func aTestCallsWhatItsHelperCalls() {
    var graph = graph(expecting: test)
    graph.addUse(of: helper, by: test)
    graph.addUse(of: symbol, by: helper)
    let reach = graph.reaches()[test]
    #expect(reach?.all == [helper, symbol] && reach?.direct == [helper])
  }

  @Test func aTestThatExpectsNothingDoesNotCount() {
    var graph = graph(expecting: nil)
    graph.addUse(of: symbol, by: test)
    #expect(graph.reaches().isEmpty)
  }

  @Test func anExpectationOfAHelperIsTheTests() {
    var graph = graph(expecting: helper)
    graph.addUse(of: symbol, by: test)
    #expect(graph.reaches().isEmpty)
    graph.addUse(of: helper, by: test)
    #expect(graph.reaches()[test]?.all == [helper, symbol])
  }

  @Test func aViewsBodyIsCalledWhereTheViewIsMade() {
    var graph = graph(expecting: test)
    graph.addMember(body, of: type)
    graph.addUse(of: symbol, by: body)
    graph.addUse(of: type, by: test)
    #expect(graph.reaches()[test]?.all == [type])
    graph.markWitness(body, of: requirement)
    #expect(graph.reaches()[test]?.all == [type, body, symbol, requirement])
  }

  @Test func aStoredPropertysValueIsMadeWithItsTypeAndAComputedOneIsNot() {
    var graph = graph(expecting: test)
    graph.addMember(body, of: type)
    graph.addUse(of: symbol, by: body)
    graph.addUse(of: type, by: test)
    graph.markStored(body)
    #expect(graph.reaches()[test]?.all == [type, body, symbol])
    graph.markComputed(body)
    #expect(graph.reaches()[test]?.all == [type])
  }

  @Test func theSearchEndsAtTheLibraryAndAtOtherTests() {
    var graph = graph(expecting: test)
    graph.addUse(of: symbol, by: test)
    graph.addUse(of: requirement, by: symbol)
    graph.markTest(helper)
    graph.addUse(of: helper, by: test)
    graph.addUse(of: 12, by: helper)
    #expect(graph.reaches()[test]?.all == [symbol, helper])
  }

  @Test func theStoreKnowsTheTestsOfThisBuild() throws {
    let index = try APITests.index.get()
    #expect(index.counted.count > 2000)
    #expect(index.counted.contains("ControlTests.StyleNameTests.ofButtons"))
    // A knock is not felt here, so that its test calls and expects nothing.
    let silent = "ControlTests.PortedNameTests.knocksNeedNoActor"
    #expect(index.tests.contains(silent) && !index.counted.contains(silent))
    #expect(!index.tests.contains { $0.hasPrefix("APITests.") })
  }

  @Test func withoutAStoreOneSentenceSaysWhatToDo() {
    let folder = FileManager.default.temporaryDirectory.appending(path: "no-store-\(UUID().uuidString)")
    let error = #expect(throws: IndexStore.Failure.self) { try IndexStore(folder) }
    #expect(
      error?.description
        == "there is no index store at \(folder.path): build the tests by `swift build --build-tests`, which writes one in "
        + "a debug build")
  }
}
