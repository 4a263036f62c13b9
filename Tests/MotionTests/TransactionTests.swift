import Foundation
import Testing

@testable import ViewTree

/// Transactions, the scope they hold in, and completions. One after the other: the scope belongs to the main thread.
@MainActor @Suite(.serialized) struct TransactionTests {
  private struct Tag: TransactionKey {
    static let defaultValue = 0
  }

  /// A model that remembers the transaction of its last write.
  private final class Model {
    var animation: Animation?
    var group: AnimationGroup?
    var x = 0 {
      didSet {
        animation = TransactionScope.current?.animation
        group = TransactionScope.current?.group
      }
    }
  }

  @Test func writesTakeTheAnimationOfTheScope() {
    let model = Model()
    withAnimation(.linear) { model.x = 1 }
    #expect(model.animation == .linear)
    model.x = 2
    #expect(model.animation == nil)
    withAnimation { model.x = 3 }
    #expect(model.animation == .default)
    #expect(TransactionScope.current == nil)
  }

  @Test func theInnerScopeWins() {
    let model = Model()
    withAnimation(.linear) {
      withAnimation(nil) { model.x = 1 }
      #expect(model.animation == nil)
      model.x = 2
      #expect(model.animation == .linear)
    }
  }

  @Test func aThrowingBodyLeavesTheScope() {
    struct Failure: Error {}
    #expect(throws: Failure.self) { try withAnimation { throw Failure() } }
    #expect(TransactionScope.current == nil)
    let result = withAnimation { 42 }
    #expect(result == 42)
  }

  @Test func transactionsCarryValues() {
    var transaction = Transaction(animation: .easeIn)
    #expect(transaction[Tag.self] == 0)
    transaction[Tag.self] = 7
    transaction.disablesAnimations = true
    withTransaction(transaction) {
      #expect(TransactionScope.current?[Tag.self] == 7)
      withTransaction(\.isContinuous, true) {
        #expect(TransactionScope.current?.isContinuous == true)
        #expect(TransactionScope.current?.disablesAnimations == true)
        #expect(TransactionScope.current?.animation == .easeIn)
      }
      #expect(TransactionScope.current?.isContinuous == false)
    }
  }

  @Test func completionWaitsForEveryAnimation() {
    let model = Model()
    var completed = 0
    withAnimation(.linear(duration: 1), completionCriteria: .removed) {
      model.x = 1
    } completion: {
      completed += 1
    }
    var (a, b) = (AnimatedValue(0.0), AnimatedValue(0.0))
    a.set(1, animation: model.animation, at: 0, group: model.group)
    b.set(1, animation: model.animation, at: 0.5, group: model.group)
    model.group?.seal()
    a.settle(at: 1)
    #expect(completed == 0)
    #expect(model.group?.running == 1)
    b.settle(at: 1.4)
    #expect(completed == 0)
    b.settle(at: 1.5)
    #expect(completed == 1)
  }

  @Test func completionWithoutAnimationComesAfterTheUpdate() {
    var completed = false
    var transaction = Transaction()
    transaction.addAnimationCompletion { completed = true }
    #expect(!completed)
    transaction.group?.seal()
    #expect(completed)
  }

  @Test func aSpringIsLogicallyCompleteBeforeItRests() {
    let group = AnimationGroup()
    var order: [String] = []
    group.onAllFinished(.logicallyComplete) { order.append("logical") }
    group.onAllFinished { order.append("removed") }
    var value = AnimatedValue(0.0)
    value.set(100, animation: .spring(duration: 0.5, bounce: 0.3), at: 0, group: group)
    group.seal()
    value.settle(at: 0.49)
    #expect(order.isEmpty)
    value.settle(at: 0.5)
    #expect(order == ["logical"])
    #expect(value.isAnimating)
    value.settle(at: 3)
    #expect(order == ["logical", "removed"])
  }

  @Test func replacedAndDroppedAnimationsEndToo() {
    let (first, second) = (AnimationGroup(), AnimationGroup())
    var value = AnimatedValue(0.0)
    value.set(100, animation: .spring(), at: 0, group: first)
    value.set(50, animation: .spring(), at: 0.1, group: second)
    #expect(first.running == 0 && first.logicallyRunning == 0)
    #expect(second.running == 1)
    value.stop()
    #expect(second.running == 0 && second.logicallyRunning == 0)
    value.set(0, animation: .linear, at: 1, group: first)
    value.set(10, animation: nil, at: 1.1, group: nil)
    #expect(first.running == 0)
    #expect(!value.isAnimating)
  }

  @Test func anOuterCompletionWaitsForInnerAnimations() {
    let outer = AnimationGroup()
    let inner = AnimationGroup(parent: outer)
    var done = false
    outer.onAllFinished { done = true }
    var value = AnimatedValue(0.0)
    value.set(1, animation: .linear(duration: 1), at: 0, group: inner)
    outer.seal()
    inner.seal()
    #expect(!done)
    value.settle(at: 1)
    #expect(done)
  }
}
