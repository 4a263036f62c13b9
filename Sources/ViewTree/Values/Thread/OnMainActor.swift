/// Calls a function of the main actor on which the caller is; ends the program where it is not.
///
/// What `MainActor.assumeIsolated` does, for functions that capture nothing: that makes two closures each time, and
/// these functions are called in every frame.
func onMainActor<A, R>(_ function: @escaping @MainActor (A) -> R, _ argument: A) -> R {
  MainActor.preconditionIsolated()
  // Isolation is no part of a function's representation, and the line above has checked that this is the main actor.
  return unsafeBitCast(function, to: ((A) -> R).self)(argument)
}

/// Calls a main-actor closure from code that does not know of actors but runs on the main thread.
func onMainActor<R>(_ body: @MainActor () -> R) -> R {
  // `assumeIsolated` has called and released it when it returns.
  withoutActuallyEscaping(body) { body in
    let call = Box(body)
    return MainActor.assumeIsolated { Box(call.value()) }.value
  }
}
