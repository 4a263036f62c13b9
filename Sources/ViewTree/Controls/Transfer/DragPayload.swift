import Foundation

/// What is dragged: a value, or a provider that holds one.
@MainActor struct DragPayload {
  let values: [any Transferable]
  let providers: [NSItemProvider]

  init(_ value: any Transferable) {
    values = [value]
    providers = [NSItemProvider(object: value)]
  }

  init(_ provider: NSItemProvider) {
    values = (provider.object as? any Transferable).map { [$0] } ?? []
    providers = [provider]
  }

  /// The values of a type, converted where what is dragged is of another type.
  func items<T: Transferable>(of type: T.Type) -> [T] { values.compactMap { DragPayload.convert($0) } }

  private static func convert<T: Transferable>(_ value: any Transferable) -> T? {
    if let item = value as? T { return item }
    if let item = T.transferRepresentation._imported(value) as? T { return item }
    func proxy<V: Transferable>(_ value: V) -> T? {
      guard let proxy = V.transferRepresentation.exported(value) else { return nil }
      return proxy as? T ?? T.transferRepresentation._imported(proxy) as? T
    }
    return proxy(value)
  }
}

/// What is dragged by the older modifiers. Nothing leaves the program here: it holds one object of any type.
///
/// The object is the program's, accepted without `Sendable`; drags and drops use it on the main thread.
open class NSItemProvider: @unchecked Sendable {
  let object: Any?
  /// A name for a file that would be made of it. Does nothing here: none is made.
  open var suggestedName: String?

  public init() { object = nil }
  public init(object: Any) { self.object = object }
  public init(item: Any?, typeIdentifier: String?) { object = item }
  public convenience init?(contentsOf url: URL?) {
    guard let url else { return nil }
    self.init(object: url)
  }

  /// Whether the object is of a type.
  open func canLoadObject<T>(ofClass type: T.Type) -> Bool { object is T }

  /// Passes the object to `completionHandler`, nil where it is of another type.
  @discardableResult
  open func loadObject<T>(ofClass type: T.Type, completionHandler: @escaping (T?, (any Error)?) -> Void)
    -> Progress
  {
    completionHandler(object as? T, nil)
    let progress = Progress(totalUnitCount: 1)
    progress.completedUnitCount = 1
    return progress
  }

  /// Whether it has data of a kind. An object of the program counts as every kind.
  open func hasItemConformingToTypeIdentifier(_ identifier: String) -> Bool { object != nil }
}
