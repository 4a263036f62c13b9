/// Calls a function of the main actor on which the caller is; ends the program where it is not.
///
/// What `MainActor.assumeIsolated` does, for functions that capture nothing: that makes two closures each time, and these
/// are asked in every frame.
func onMainActor<A, R>(_ function: @escaping @MainActor (A) -> R, _ argument: A) -> R {
  MainActor.preconditionIsolated()
  return unsafeBitCast(function, to: ((A) -> R).self)(argument)
}
