public struct EmptyView: View { public init() {} ; public var body: Never { fatalError() } }
public struct TupleView<T>: View { public var value: T; public init(_ v: T) { value = v }; public var body: Never { fatalError() } }
public struct _ConditionalContent<T: View, F: View>: View { enum Storage { case first(T), second(F) }
  var storage: Storage; init(_ s: Storage) { storage = s }
  public var body: Never { fatalError() } }
public struct AnyView: View { public init<V: View>(_ v: V) {}; public var body: Never { fatalError() } }
extension Optional: View where Wrapped: View { public var body: Never { fatalError() } }
