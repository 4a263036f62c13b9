/// Answers about view types that follow from the types of their bodies, each found once.
///
/// A body may hold a view of the type in question again, in a branch that ends the recursion at run time.
@MainActor final class TypeAnswers<Answer> {
  private var known: [ObjectIdentifier: Answer] = [:]
  private let answerForCycles: Answer

  /// - Parameter answerForCycles: what a type is assumed to answer while its own answer is being computed.
  init(forCycles answerForCycles: Answer) { self.answerForCycles = answerForCycles }

  func answer(for type: Any.Type, _ find: () -> Answer) -> Answer {
    let id = ObjectIdentifier(type)
    if let answer = known[id] { return answer }
    known[id] = answerForCycles
    let answer = find()
    known[id] = answer
    return answer
  }
}
