/// Runs `body`; what its writes change is drawn with `animation`.
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
  var transaction = TransactionScope.current ?? Transaction()
  transaction.animation = animation
  return try TransactionScope.with(transaction, body)
}

/// The same; `completion` is called when all animations that the writes start are complete.
public func withAnimation<Result>(
  _ animation: Animation? = .default, completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
  _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result {
  var transaction = TransactionScope.current ?? Transaction()
  transaction.animation = animation
  transaction.addAnimationCompletion(criteria: completionCriteria, completion)
  return try TransactionScope.with(transaction, body)
}

/// Runs `body`; its writes are carried out under `transaction`.
public func withTransaction<Result>(
  _ transaction: Transaction, _ body: () throws -> Result
) rethrows -> Result {
  try TransactionScope.with(transaction, body)
}

/// Runs `body` under the current transaction with one of its values set.
public func withTransaction<R, V>(
  _ keyPath: WritableKeyPath<Transaction, V>, _ value: V, _ body: () throws -> R
) rethrows -> R {
  var transaction = TransactionScope.current ?? Transaction()
  transaction[keyPath: keyPath] = value
  return try TransactionScope.with(transaction, body)
}
