extension Transaction {
  /// The animation to use: none where animations are disabled.
  var activeAnimation: Animation? { disablesAnimations ? nil : animation }
}
