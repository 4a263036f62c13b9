/// A key whose value says in which container a view stands: what is presented from there stands elsewhere.
protocol ContainerKey: EnvironmentKey {
  /// Undoes what the container has set.
  static func leave(_ values: inout EnvironmentValues)
}
