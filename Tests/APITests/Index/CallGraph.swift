/// Who uses whom, among the declarations of the tests and what they use of the library; symbols are numbers.
///
/// It has no arrow for what the compiler writes down as none: a call through a protocol leads to the protocol's
/// requirement, and a type that a test makes leads to all that it does for a protocol, since a view's body is called by
/// the library.
struct CallGraph {
  private var uses: [Int: Set<Int>] = [:]
  /// What the tests declare; the search does not go on from anything else.
  private var declared: Set<Int> = []
  /// The functions marked as tests.
  private(set) var tests: Set<Int> = []
  /// The functions that expect something themselves.
  private var expecting: Set<Int> = []
  private var parents: [Int: Int] = [:]
  private var witnesses: Set<Int> = []
  private var stored: Set<Int> = []
  private var computed: Set<Int> = []

  mutating func declare(_ symbol: Int) { declared.insert(symbol) }

  mutating func addUse(of symbol: Int, by user: Int) { uses[user, default: []].insert(symbol) }

  mutating func markTest(_ function: Int) { tests.insert(function) }

  mutating func markExpecting(_ function: Int) { expecting.insert(function) }

  mutating func addMember(_ member: Int, of parent: Int) { parents[member] = parent }

  /// The member does what a protocol or a superclass has: a type with it calls both.
  mutating func markWitness(_ member: Int, of requirement: Int) {
    witnesses.insert(member)
    addUse(of: requirement, by: member)
  }

  /// A property with a value of its own: its initial value is made with its type.
  mutating func markStored(_ property: Int) { stored.insert(property) }

  mutating func markComputed(_ property: Int) { computed.insert(property) }

  /// Follows the arrows from a test to everything it reaches, other tests' contents left out.
  private func reached(from test: Int, _ arrows: [Int: Set<Int>]) -> Set<Int> {
    var reached: Set<Int> = []
    var next = [test]
    while let symbol = next.popLast() {
      for used in arrows[symbol] ?? [] where reached.insert(used).inserted {
        if declared.contains(used), !tests.contains(used) { next.append(used) }
      }
    }
    return reached
  }

  /// What a test uses.
  struct Reach {
    /// In its own body.
    let direct: Set<Int>
    /// With what its helpers use.
    let all: Set<Int>
  }

  /// What each test reaches that expects something, itself or through a helper.
  func reaches() -> [Int: Reach] {
    var arrows = uses
    for member in witnesses.union(stored.subtracting(computed)) {
      if let parent = parents[member] { arrows[parent, default: []].insert(member) }
    }
    var reaches: [Int: Reach] = [:]
    for test in tests {
      let all = reached(from: test, arrows)
      guard expecting.contains(test) || !all.isDisjoint(with: expecting) else { continue }
      reaches[test] = Reach(direct: uses[test] ?? [], all: all)
    }
    return reaches
  }
}
