extension AccessibilityActionKind {
  /// An action that the program names itself.
  public init(named name: Text) {
    self.init(name: name.string(in: EnvironmentValues()))
  }
}
