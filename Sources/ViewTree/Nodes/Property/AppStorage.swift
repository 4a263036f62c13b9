import Foundation

/// A value kept across runs under a key; views that read it are evaluated again when it is set anywhere.
///
/// It lies in the host's storage, whatever `store` says: there are no other user defaults here.
@propertyWrapper public struct AppStorage<Value>: OwnedProperty {
  private var property: StoredProperty<Value>

  private init(_ key: String, _ initial: Value, _ coding: StorageCoding<Value>) {
    property = StoredProperty(key, initial, coding)
  }

  public var wrappedValue: Value {
    get { property.location?.get() ?? property.initial }
    nonmutating set { property.location?.set(newValue) }
  }

  public var projectedValue: Binding<Value> { property.binding }

  public static func _link(_ property: inout AppStorage, _ slot: inout AnyObject?, _ context: PropertyContext)
  {
    property.property.link(&slot, context)
  }
}

extension AppStorage {
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Bool {
    self.init(key, wrappedValue, .plain)
  }
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Int {
    self.init(key, wrappedValue, .plain)
  }
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Double {
    self.init(key, wrappedValue, .number)
  }
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == String {
    self.init(key, wrappedValue, .plain)
  }
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Data {
    self.init(key, wrappedValue, .plain)
  }
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == URL {
    self.init(key, wrappedValue, .url)
  }
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue == Int {
    self.init(key, wrappedValue, .raw)
  }
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue == String {
    self.init(key, wrappedValue, .raw)
  }
}

extension AppStorage where Value: ExpressibleByNilLiteral {
  public init(_ key: String, store: UserDefaults? = nil) where Value == Bool? {
    self.init(key, nil, .optional(.plain))
  }
  public init(_ key: String, store: UserDefaults? = nil) where Value == Int? {
    self.init(key, nil, .optional(.plain))
  }
  public init(_ key: String, store: UserDefaults? = nil) where Value == Double? {
    self.init(key, nil, .optional(.number))
  }
  public init(_ key: String, store: UserDefaults? = nil) where Value == String? {
    self.init(key, nil, .optional(.plain))
  }
  public init(_ key: String, store: UserDefaults? = nil) where Value == Data? {
    self.init(key, nil, .optional(.plain))
  }
  public init(_ key: String, store: UserDefaults? = nil) where Value == URL? {
    self.init(
      key, nil,
      .optional(.url))
  }
  public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil)
  where Value == R?, R.RawValue == Int {
    self.init(
      key, nil,
      .optional(.raw))
  }
  public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil)
  where Value == R?, R.RawValue == String {
    self.init(
      key, nil,
      .optional(.raw))
  }
}
