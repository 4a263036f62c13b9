// Programs that open documents.

@available(
  *, unavailable, message: "there are no documents of the system; keep the values in a file with FileManager"
)
public protocol FileDocument {
  typealias ReadConfiguration = FileDocumentReadConfiguration
  typealias WriteConfiguration = FileDocumentWriteConfiguration
}

@available(
  *, unavailable, message: "there are no documents of the system; keep the values in a file with FileManager"
)
public protocol ReferenceFileDocument: ObservableObject {
  associatedtype Snapshot
  typealias ReadConfiguration = FileDocumentReadConfiguration
  typealias WriteConfiguration = FileDocumentWriteConfiguration
}

@available(
  *, unavailable, message: "there are no documents of the system; keep the values in a file with FileManager"
)
public struct FileDocumentReadConfiguration {
  public let contentType: UTType
}

@available(
  *, unavailable, message: "there are no documents of the system; keep the values in a file with FileManager"
)
public struct FileDocumentWriteConfiguration {
  public let contentType: UTType
}

@available(
  *, unavailable, message: "there are no documents of the system; keep the values in a file with FileManager"
)
public struct FileDocumentConfiguration<Document> {
  @Binding public var document: Document
  public var fileURL: URL?
  public var isEditable: Bool
}

@available(
  *, unavailable, message: "there are no documents of the system; keep the values in a file with FileManager"
)
public struct ReferenceFileDocumentConfiguration<Document: ObservableObject> {
  @ObservedObject public var document: Document
  public var fileURL: URL?
  public var isEditable: Bool
}

@available(*, unavailable, message: "there are no documents of the system; use a WindowGroup")
public struct DocumentGroup<Document, Content: View>: Scene {
  public init(
    newDocument: @autoclosure @escaping () -> Document,
    @ViewBuilder editor: @escaping (FileDocumentConfiguration<Document>) -> Content
  ) {}
  public init(
    newDocument: @escaping () -> Document,
    @ViewBuilder editor: @escaping (ReferenceFileDocumentConfiguration<Document>) -> Content
  ) where Document: ObservableObject {}
  public init(
    viewing documentType: Document.Type,
    @ViewBuilder viewer: @escaping (FileDocumentConfiguration<Document>) -> Content
  ) {}
  public var body: some Scene { WindowGroup { EmptyView() } }
}

@available(*, unavailable, message: "there are no documents of the system; use a WindowGroup")
public struct DocumentGroupLaunchScene<Content: View>: Scene {
  public init(@ViewBuilder _ actions: () -> Content) {}
  public init<T>(_ title: T, @ViewBuilder _ actions: () -> Content) {}
  public var body: some Scene { WindowGroup { EmptyView() } }
}

@available(*, unavailable, message: "there are no documents of the system; use a Button")
public struct NewDocumentButton: View {
  public init<T>(_ title: T) {}
  public init() {}
  public var body: some View { EmptyView() }
}

@available(
  *, unavailable, message: "there are no documents of the system; keep the values in a file with FileManager"
)
public struct NewDocumentAction {
  public func callAsFunction<D>(_ newDocument: @autoclosure () -> D) {}
  public func callAsFunction<D>(contentType: UTType, _ prepare: (D) -> Void = { _ in }) {}
}

@available(
  *, unavailable, message: "there are no documents of the system; keep the values in a file with FileManager"
)
public struct OpenDocumentAction {
  public func callAsFunction(at url: URL) async throws {}
}

extension View {
  @available(*, unavailable, message: "there are no documents of the system; use navigationTitle")
  public func navigationDocument<D>(_ document: D) -> some View { self }

  @available(*, unavailable, message: "there are no documents of the system; use navigationTitle")
  public func navigationDocument<D, P>(_ document: D, preview: P) -> some View { self }

  @available(*, unavailable, message: "there are no documents of the system; use contextMenu")
  public func documentBrowserContextMenu<M: View>(@ViewBuilder _ menu: @escaping ([URL]?) -> M) -> some View {
    self
  }
}

extension EnvironmentValues {
  @available(
    *, unavailable,
    message: "there are no documents of the system; keep the values in a file with FileManager"
  )
  public var newDocument: NewDocumentAction { NewDocumentAction() }

  @available(
    *, unavailable,
    message: "there are no documents of the system; keep the values in a file with FileManager"
  )
  public var openDocument: OpenDocumentAction { OpenDocumentAction() }

  @available(
    *, unavailable,
    message: "there are no documents of the system; keep the values in a file with FileManager"
  )
  public var documentConfiguration: Any? { nil }
}
