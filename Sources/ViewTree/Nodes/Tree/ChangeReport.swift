/// A node that can say why its body is being evaluated.
@MainActor protocol ChangeReporting {
  /// The names of what changed: `@self`, `@identity`, stored properties, `@dependencies` for what has no name.
  var changedNames: [String] { get }
}

extension CompositeNode: ChangeReporting {
  var changedNames: [String] {
    switch cause {
    case .identity: ["@self", "@identity"] + info.dynamicNames
    case .view: ["@self"] + changedProperties
    case .dependency: changedProperties.isEmpty ? ["@dependencies"] : changedProperties
    }
  }

  private var changedProperties: [String] {
    guard let properties else { return [] }
    return zip(info.dynamicNames, properties.slots).compactMap { name, slot in
      ((slot as? Dependency)?.lastChange ?? 0) > changesBefore ? name : nil
    }
  }
}

extension View {
  /// Prints why the body that calls this is being evaluated: `Counter: _count changed.` For debugging.
  ///
  /// `@identity`: the view is new; `@self`: its value is another; `_name`: this state of its own; `@dependencies`: something
  /// else that it read, such as a property of an observed model or a value of the environment.
  @MainActor @preconcurrency public static func _printChanges() { print(_changes) }

  /// Writes the same to the log, on standard error.
  @MainActor @preconcurrency public static func _logChanges() {
    (Tracking.current?.tree.services.warn ?? { print($0) })(_changes)
  }

  @MainActor private static var _changes: String {
    guard let node = Tracking.current as? any ChangeReporting else { return "\(Self.self): not in a body." }
    return "\(Self.self): \(node.changedNames.joined(separator: ", ")) changed."
  }
}
