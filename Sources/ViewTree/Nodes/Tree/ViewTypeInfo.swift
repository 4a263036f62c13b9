@_spi(Reflection) import Swift

/// What is known of a type of views or modifiers: where its dynamic properties lie and how two values compare.
///
/// Found once per type by walking its stored properties, then kept.
final class ViewTypeInfo {
  /// A dynamic property inside the value.
  struct DynamicField {
    let offset: Int
    let type: any DynamicProperty.Type
  }

  let dynamicFields: [DynamicField]
  private let type: Any.Type
  /// Made when two values are compared for the first time: what a field's type conforms to is found by a search of the
  /// whole program, and most views that a window begins with are never compared before it shows.
  private lazy var comparers = ViewTypeInfo.comparers(of: type)

  /// The names of the dynamic properties, as in the program's source: `_count`.
  private(set) lazy var dynamicNames: [String] = {
    var names: [String] = []
    _ = _forEachField(of: type, options: ViewTypeInfo.options) { name, _, field, kind in
      if kind != .function, field is any DynamicProperty.Type { names.append(String(cString: name)) }
      return true
    }
    return names
  }()

  /// Whether the nodes of such values keep nothing for their dynamic properties.
  private(set) lazy var keepsNothing = dynamicFields.allSatisfy { $0.type is any PassedProperty.Type }

  /// Touched by `of`: where nodes are made and values compared, on the main thread.
  nonisolated(unsafe) private static var known: [ObjectIdentifier: ViewTypeInfo] = [:]

  static func of(_ type: Any.Type) -> ViewTypeInfo {
    let key = ObjectIdentifier(type)
    if let info = known[key] { return info }
    let info = ViewTypeInfo(type)
    known[key] = info
    return info
  }

  /// Of a type that is not known yet; `of` keeps what it finds.
  init(_ type: Any.Type) {
    self.type = type
    var dynamic: [DynamicField] = []
    _ = _forEachField(of: type, options: ViewTypeInfo.options) { _, offset, field, kind in
      if kind != .function, let property = field as? any DynamicProperty.Type {
        dynamic.append(DynamicField(offset: offset, type: property))
      }
      return true
    }
    dynamicFields = dynamic
  }

  /// The types of a value's stored properties, or of a tuple's elements.
  static func fields(of type: Any.Type) -> [Any.Type] {
    var fields: [Any.Type] = []
    _ = _forEachField(of: type, options: options) { _, _, field, _ in
      fields.append(field)
      return true
    }
    return fields
  }

  /// Fields that cannot be looked into are passed over.
  private static let options = _EachFieldOptions(rawValue: 2)

  private static func comparers(of type: Any.Type) -> [FieldComparer] {
    // An enum has no fields to be walked: it is compared as a whole.
    if Mirror.isEnum(type) { return [FieldComparer(type, offset: 0, isFunction: false)] }
    var comparers: [FieldComparer] = []
    let isComplete = _forEachField(of: type, options: options) { _, offset, field, kind in
      if kind != .function, let property = field as? any DynamicProperty.Type {
        if let comparer = FieldComparer(property: property, offset: offset) { comparers.append(comparer) }
      } else {
        comparers.append(FieldComparer(field, offset: offset, isFunction: kind == .function))
      }
      return true
    }
    return isComplete ? comparers : [.never]
  }

  /// Whether two values are known to be equal, apart from the dynamic properties that the tree owns.
  func equal<V>(_ a: V, _ b: V) -> Bool {
    if comparers.isEmpty { return true }
    return withUnsafePointer(to: a) { a in
      withUnsafePointer(to: b) { b in equal(UnsafeRawPointer(a), UnsafeRawPointer(b)) }
    }
  }

  func equal(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool {
    for comparer in comparers where !comparer.equal(a, b) { return false }
    return true
  }

  /// Connects every dynamic property of the value to its storage.
  func link<V>(_ value: inout V, _ storage: PropertyStorage, _ context: PropertyContext) {
    withUnsafeMutablePointer(to: &value) { pointer in
      link(UnsafeMutableRawPointer(pointer), storage, context)
    }
  }

  func link(_ pointer: UnsafeMutableRawPointer, _ storage: PropertyStorage, _ context: PropertyContext) {
    for (index, field) in dynamicFields.enumerated() {
      linkField(field.type, pointer + field.offset, &storage.slots[index], context)
    }
  }

  private func linkField<P: DynamicProperty>(
    _ type: P.Type, _ pointer: UnsafeMutableRawPointer, _ slot: inout AnyObject?, _ context: PropertyContext
  ) {
    // `P` is the type that the runtime gives for what lies there.
    P._link(&pointer.assumingMemoryBound(to: P.self).pointee, &slot, context)
  }
}
