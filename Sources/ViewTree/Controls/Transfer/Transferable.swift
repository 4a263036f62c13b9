import Foundation

/// A value that can be dragged, dropped and shared.
public protocol Transferable {
  associatedtype Representation: TransferRepresentation
  @TransferRepresentationBuilder<Self> static var transferRepresentation: Representation { get }
}

/// A representation of a value that is dragged, dropped or shared. Nothing leaves the program here, so most
/// representations are the value itself.
public protocol TransferRepresentation<Item>: Sendable {
  associatedtype Item: Transferable
  /// The value that is transferred; nil: the item itself.
  func _exported(_ item: Item) -> (any Transferable)?
  /// The item made of a transferred value; nil: the value is of another kind.
  func _imported(_ value: any Transferable) -> Item?
}

extension TransferRepresentation {
  public func _exported(_ item: Item) -> (any Transferable)? { nil }
  public func _imported(_ value: any Transferable) -> Item? { nil }

  /// The value that is transferred for `value`, where that is an item.
  func exported(_ value: Any) -> (any Transferable)? { (value as? Item).flatMap { _exported($0) } }
}

/// A kind of data, by the identifier that systems share.
public struct UTType: Hashable, Sendable {
  public let identifier: String
  public init?(_ identifier: String) {
    guard !identifier.isEmpty else { return nil }
    self.identifier = identifier
  }
  public init(exportedAs identifier: String) { self.identifier = identifier }
  public init(importedAs identifier: String) { self.identifier = identifier }

  public static let text = UTType(importedAs: "public.text")
  public static let plainText = UTType(importedAs: "public.plain-text")
  public static let utf8PlainText = UTType(importedAs: "public.utf8-plain-text")
  public static let url = UTType(importedAs: "public.url")
  public static let fileURL = UTType(importedAs: "public.file-url")
  public static let image = UTType(importedAs: "public.image")
  public static let png = UTType(importedAs: "public.png")
  public static let jpeg = UTType(importedAs: "public.jpeg")
  public static let json = UTType(importedAs: "public.json")
  public static let data = UTType(importedAs: "public.data")
  public static let item = UTType(importedAs: "public.item")
  public static let content = UTType(importedAs: "public.content")
  public static let pdf = UTType(importedAs: "com.adobe.pdf")
}

/// The item itself; for values that can be encoded.
public struct CodableRepresentation<Item: Transferable & Codable>: TransferRepresentation {
  public init(contentType: UTType) {}
  public init(for itemType: Item.Type = Item.self, contentType: UTType) {}
}

/// Hands over a value as bytes.
public struct DataRepresentation<Item: Transferable>: TransferRepresentation {
  public init(
    contentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data,
    importing: @escaping @Sendable (Data) async throws -> Item
  ) {}
  public init(exportedContentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data) {}
  public init(importedContentType: UTType, importing: @escaping @Sendable (Data) async throws -> Item) {}
}

/// Hands over another value in place of the value.
public struct ProxyRepresentation<Item: Transferable, ProxyRepresentation: Transferable>:
  TransferRepresentation
{
  private let exporting: (@Sendable (Item) throws -> ProxyRepresentation)?
  private let importing: (@Sendable (ProxyRepresentation) throws -> Item)?

  public init(
    exporting: @escaping @Sendable (Item) throws -> ProxyRepresentation,
    importing: @escaping @Sendable (ProxyRepresentation) throws -> Item
  ) {
    self.exporting = exporting
    self.importing = importing
  }
  public init(exporting: @escaping @Sendable (Item) throws -> ProxyRepresentation) {
    self.exporting = exporting
    importing = nil
  }
  public init(importing: @escaping @Sendable (ProxyRepresentation) throws -> Item) {
    exporting = nil
    self.importing = importing
  }

  public func _exported(_ item: Item) -> (any Transferable)? { try? exporting?(item) }
  public func _imported(_ value: any Transferable) -> Item? {
    (value as? ProxyRepresentation).flatMap { try? importing?($0) }
  }
}

/// Two representations of a value; the first that applies is used.
public struct _TransferRepresentations<First: TransferRepresentation, Second: TransferRepresentation>:
  TransferRepresentation
where First.Item == Second.Item {
  let first: First
  let second: Second
  public func _exported(_ item: First.Item) -> (any Transferable)? {
    first._exported(item) ?? second._exported(item)
  }
  public func _imported(_ value: any Transferable) -> First.Item? {
    first._imported(value) ?? second._imported(value)
  }
}

/// A value that is transferred as itself.
public struct _ValueRepresentation<Item: Transferable>: TransferRepresentation {}

/// Builds the representations of a value.
@resultBuilder public enum TransferRepresentationBuilder<Item: Transferable> {
  public static func buildExpression<R: TransferRepresentation<Item>>(_ content: R) -> R { content }
  public static func buildPartialBlock<R: TransferRepresentation<Item>>(first: R) -> R { first }
  public static func buildPartialBlock<A: TransferRepresentation<Item>, B: TransferRepresentation<Item>>(
    accumulated: A, next: B
  ) -> _TransferRepresentations<A, B> { _TransferRepresentations(first: accumulated, second: next) }
}

extension String: Transferable {
  public static var transferRepresentation: _ValueRepresentation<String> { _ValueRepresentation() }
}
extension URL: Transferable {
  public static var transferRepresentation: _ValueRepresentation<URL> { _ValueRepresentation() }
}
extension Data: Transferable {
  public static var transferRepresentation: _ValueRepresentation<Data> { _ValueRepresentation() }
}
extension AttributedString: Transferable {
  public static var transferRepresentation: _ValueRepresentation<AttributedString> { _ValueRepresentation() }
}
extension Color: Transferable {
  public static var transferRepresentation: _ValueRepresentation<Color> { _ValueRepresentation() }
}
extension Image: Transferable {
  public static var transferRepresentation: _ValueRepresentation<Image> { _ValueRepresentation() }
}

/// A value as words.
enum TransferText {
  /// nil: it has none.
  static func text(of value: any Transferable) -> String? {
    switch value {
    case let text as String: text
    case let url as URL: url.isFileURL ? url.path : url.absoluteString
    case let text as AttributedString: String(text.characters)
    default: exported(value).flatMap { text(of: $0) }
    }
  }

  private static func exported<T: Transferable>(_ value: T) -> (any Transferable)? {
    T.transferRepresentation.exported(value)
  }
}
