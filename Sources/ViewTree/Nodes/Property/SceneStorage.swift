import Foundation

/// A value of the window kept across runs under a key. There is one window, so it lies in the host's storage beside
/// those of `AppStorage`, under keys of its own.
@propertyWrapper public struct SceneStorage<Value>: OwnedProperty {
  private var property: StoredProperty<Value>

  private init(_ key: String, _ initial: Value, _ coding: StorageCoding<Value>) {
    property = StoredProperty(key, initial, coding)
  }

  public var wrappedValue: Value {
    get { property.location?.get() ?? property.initial }
    nonmutating set { property.location?.set(newValue) }
  }

  public var projectedValue: Binding<Value> { property.binding }

  public static func _link(
    _ property: inout SceneStorage, _ slot: inout AnyObject?, _ context: PropertyContext
  ) {
    property.property.link(&slot, context)
  }
}

extension SceneStorage {
  public init(wrappedValue: Value, _ key: String) where Value == Bool {
    self.init("scene." + key, wrappedValue, .plain)
  }
  public init(wrappedValue: Value, _ key: String) where Value == Int {
    self.init("scene." + key, wrappedValue, .plain)
  }
  public init(wrappedValue: Value, _ key: String) where Value == Double {
    self.init("scene." + key, wrappedValue, .number)
  }
  public init(wrappedValue: Value, _ key: String) where Value == String {
    self.init("scene." + key, wrappedValue, .plain)
  }
  public init(wrappedValue: Value, _ key: String) where Value == Data {
    self.init("scene." + key, wrappedValue, .plain)
  }
  public init(wrappedValue: Value, _ key: String) where Value == URL {
    self.init(
      "scene." + key, wrappedValue, .url)
  }
  public init(wrappedValue: Value, _ key: String)
  where Value: RawRepresentable, Value.RawValue == Int {
    self.init("scene." + key, wrappedValue, .raw)
  }
  public init(wrappedValue: Value, _ key: String)
  where Value: RawRepresentable, Value.RawValue == String {
    self.init("scene." + key, wrappedValue, .raw)
  }
}

extension SceneStorage where Value: ExpressibleByNilLiteral {
  public init(_ key: String) where Value == Bool? {
    self.init("scene." + key, nil, .optional(.plain))
  }
  public init(_ key: String) where Value == Int? {
    self.init("scene." + key, nil, .optional(.plain))
  }
  public init(_ key: String) where Value == Double? {
    self.init("scene." + key, nil, .optional(.number))
  }
  public init(_ key: String) where Value == String? {
    self.init("scene." + key, nil, .optional(.plain))
  }
  public init(_ key: String) where Value == Data? {
    self.init("scene." + key, nil, .optional(.plain))
  }
  public init(_ key: String) where Value == URL? {
    self.init(
      "scene." + key, nil,
      .optional(.url))
  }
  public init<R: RawRepresentable>(_ key: String) where Value == R?, R.RawValue == Int {
    self.init(
      "scene." + key, nil,
      .optional(.raw))
  }
  public init<R: RawRepresentable>(_ key: String) where Value == R?, R.RawValue == String {
    self.init(
      "scene." + key, nil,
      .optional(.raw))
  }
}
