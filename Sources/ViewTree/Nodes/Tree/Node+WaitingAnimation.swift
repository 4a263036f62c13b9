extension Node {
  /// The context of an update by the parent, with the animation of the node's own change where one waits and the
  /// parent's change says nothing about animation: of two changes in one frame that reach a node, the later one does
  /// not remove the animation of the earlier one, whichever nodes they were made at.
  final func withWaitingAnimation(_ context: NodeContext) -> NodeContext {
    guard isDirty, context.transaction.animation == nil, !context.transaction.disablesAnimations,
      !context.transaction.isHandover, !tree.scheduler.waitsUnseen(self),
      var own = tree.scheduler.waitingTransaction(of: self),
      own.activeAnimation != nil
    else { return context }
    context.transactionModifiers?.apply(to: &own)
    var result = context
    result.transaction = own
    return result
  }
}
