/// Keeps values of before changes that are made in later stages of a frame than others. Used on the main thread.
protocol StagedLocation: AnyObject {
  /// Forgets the values of before a scheduler's stages up to one.
  ///
  /// - Returns: whether it keeps others of that scheduler.
  func forget(of scheduler: ObjectIdentifier, through stage: Int) -> Bool
}
