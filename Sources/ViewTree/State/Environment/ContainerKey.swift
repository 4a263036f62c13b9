/// A key whose value tells which container a view is in: what is presented from there is not in it.
protocol ContainerKey: EnvironmentKey {
  /// Resets what the container has set.
  static func leave(_ values: inout EnvironmentValues)
}
