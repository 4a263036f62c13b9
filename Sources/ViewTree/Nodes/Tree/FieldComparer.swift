import Foundation

/// Compares one stored property of two values of a type.
enum FieldComparer {
  /// Plain bytes.
  case bytes(offset: Int, size: Int)
  /// One reference: a strong, weak or unowned one to an object is the same word as another of its kind.
  case reference(offset: Int)
  /// By `==`.
  case equatable(offset: Int, any Equatable.Type)
  /// By its own properties.
  case fields(offset: Int, ViewTypeInfo)
  /// By a rule of its own.
  case property(offset: Int, any ComparableProperty.Type)
  /// Cannot be compared: treated as changed.
  case never

  init(_ type: Any.Type, offset: Int, isFunction: Bool) {
    if isFunction || FieldComparer.isTrivial(type) {
      self = .bytes(offset: offset, size: FieldComparer.size(of: type))
    } else if type is AnyClass {
      self = .reference(offset: offset)
    } else if let type = type as? any Equatable.Type {
      // The property may be a weak or unowned optional, which its type does not tell: it must not be loaded as a strong
      // one.
      self = FieldComparer.wrapsClass(type) ? .reference(offset: offset) : .equatable(offset: offset, type)
    } else if Mirror.isStruct(type) {
      self = .fields(offset: offset, ViewTypeInfo.of(type))
    } else {
      self = .never
    }
  }

  /// How a dynamic property compares; nil where the tree owns it and it never differs.
  init?(property type: any DynamicProperty.Type, offset: Int) {
    if let comparable = type as? any ComparableProperty.Type {
      self = .property(offset: offset, comparable)
    } else if type is any OwnedProperty.Type {
      return nil
    } else {
      self = .fields(offset: offset, ViewTypeInfo.of(type))
    }
  }

  func equal(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool {
    switch self {
    case .bytes(let offset, let size): memcmp(a + offset, b + offset, size) == 0
    case .reference(let offset):
      (a + offset).load(as: UnsafeRawPointer?.self) == (b + offset).load(as: UnsafeRawPointer?.self)
    case .equatable(let offset, let type): FieldComparer.compare(type, a + offset, b + offset)
    case .fields(let offset, let info): info.equal(a + offset, b + offset)
    case .property(let offset, let type): FieldComparer.compareProperty(type, a + offset, b + offset)
    case .never: false
    }
  }

  private static func compare<T: Equatable>(_: T.Type, _ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool {
    // `T` is the type that the runtime gives for what lies there.
    a.assumingMemoryBound(to: T.self).pointee == b.assumingMemoryBound(to: T.self).pointee
  }

  private static func compareProperty<T: ComparableProperty>(
    _: T.Type, _ a: UnsafeRawPointer, _ b: UnsafeRawPointer
  ) -> Bool {
    // `T` is the type that the runtime gives for what lies there.
    a.assumingMemoryBound(to: T.self).pointee._isSame(as: b.assumingMemoryBound(to: T.self).pointee)
  }

  private static func isTrivial(_ type: Any.Type) -> Bool {
    func open<T>(_: T.Type) -> Bool { _isPOD(T.self) }
    return _openExistential(type, do: open)
  }

  private static func wrapsClass(_ type: Any.Type) -> Bool {
    Mirror.isOptional(type) && (type as? any Wrapping.Type)?.wrapped is AnyClass
  }

  private static func size(of type: Any.Type) -> Int {
    func open<T>(_: T.Type) -> Int { MemoryLayout<T>.size }
    return _openExistential(type, do: open)
  }
}

/// An optional, whatever it wraps.
private protocol Wrapping {
  static var wrapped: Any.Type { get }
}

extension Optional: Wrapping {
  fileprivate static var wrapped: Any.Type { Wrapped.self }
}

extension Mirror {
  static func isStruct(_ type: Any.Type) -> Bool { kind(of: type) == 512 }
  static func isEnum(_ type: Any.Type) -> Bool { kind(of: type) == 513 || isOptional(type) }
  static func isOptional(_ type: Any.Type) -> Bool { kind(of: type) == 514 }

  /// The kind of a type, by which the runtime's metadata of it begin; a class's is none of those above.
  private static func kind(of type: Any.Type) -> Int {
    // A type is a pointer to its metadata, whose first word is the kind in all versions of the runtime.
    unsafeBitCast(type, to: UnsafePointer<Int>.self).pointee
  }
}
