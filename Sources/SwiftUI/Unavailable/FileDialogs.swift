// Dialogs of the system that choose files.

extension View {
  @available(
    *, unavailable,
    message: "there is no file dialog of the system; accept dropped files with dropDestination"
  )
  public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType],
    onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> some View { self }

  @available(
    *, unavailable,
    message: "there is no file dialog of the system; accept dropped files with dropDestination"
  )
  public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
    onCompletion: @escaping (Result<[URL], any Error>) -> Void, onCancellation: @escaping () -> Void = {}
  ) -> some View { self }

  @available(
    *, unavailable, message: "there is no file dialog of the system; write to URL.documentsDirectory"
  )
  public func fileExporter<D>(
    isPresented: Binding<Bool>, document: D?, contentType: UTType, defaultFilename: String? = nil,
    onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> some View { self }

  @available(
    *, unavailable, message: "there is no file dialog of the system; write to URL.documentsDirectory"
  )
  public func fileExporter<D: Collection>(
    isPresented: Binding<Bool>, documents: D, contentType: UTType,
    onCompletion: @escaping (Result<[URL], any Error>) -> Void
  ) -> some View { self }

  @available(
    *, unavailable, message: "there is no file dialog of the system; write to URL.documentsDirectory"
  )
  public func fileExporter<T>(
    isPresented: Binding<Bool>, item: T?, contentTypes: [UTType] = [], defaultFilename: String? = nil,
    onCompletion: @escaping (Result<URL, any Error>) -> Void, onCancellation: @escaping () -> Void = {}
  ) -> some View { self }

  @available(*, unavailable, message: "there is no file dialog of the system; move it with FileManager")
  public func fileMover(
    isPresented: Binding<Bool>, file: URL?, onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> some View { self }

  @available(*, unavailable, message: "there is no file dialog of the system; move them with FileManager")
  public func fileMover<C: Collection>(
    isPresented: Binding<Bool>, files: C, onCompletion: @escaping (Result<[URL], any Error>) -> Void
  ) -> some View where C.Element == URL { self }

  @available(
    *, unavailable,
    message: "there is no file dialog of the system; accept dropped files with dropDestination"
  )
  public func fileDialogBrowserOptions(_ options: FileDialogBrowserOptions) -> some View { self }

  @available(
    *, unavailable,
    message: "there is no file dialog of the system; accept dropped files with dropDestination"
  )
  public func fileDialogConfirmationLabel<L>(_ label: L) -> some View { self }

  @available(
    *, unavailable,
    message: "there is no file dialog of the system; accept dropped files with dropDestination"
  )
  public func fileDialogCustomizationID(_ id: String) -> some View { self }

  @available(
    *, unavailable,
    message: "there is no file dialog of the system; accept dropped files with dropDestination"
  )
  public func fileDialogDefaultDirectory(_ defaultDirectory: URL?) -> some View { self }

  @available(
    *, unavailable,
    message: "there is no file dialog of the system; accept dropped files with dropDestination"
  )
  public func fileDialogImportsUnresolvedAliases(_ imports: Bool) -> some View { self }

  @available(
    *, unavailable,
    message: "there is no file dialog of the system; accept dropped files with dropDestination"
  )
  public func fileDialogMessage<M>(_ message: M) -> some View { self }

  @available(
    *, unavailable,
    message: "there is no file dialog of the system; accept dropped files with dropDestination"
  )
  public func fileDialogURLEnabled<P>(_ predicate: P) -> some View { self }

  @available(
    *, unavailable, message: "there is no file dialog of the system; write to URL.documentsDirectory"
  )
  public func fileExporterFilenameLabel<L>(_ label: L) -> some View { self }
}

@available(
  *, unavailable, message: "there is no file dialog of the system; accept dropped files with dropDestination"
)
public struct FileDialogBrowserOptions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let enumeratePackages = Self(rawValue: 1)
  public static let includeHiddenFiles = Self(rawValue: 2)
  public static let displayFileExtensions = Self(rawValue: 4)
}
