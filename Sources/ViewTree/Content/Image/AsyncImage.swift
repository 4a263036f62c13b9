import Foundation
import Graphics

/// How far the loading of a picture is.
public enum AsyncImagePhase: Sendable {
  /// Nothing is loaded yet, or there is no address.
  case empty
  case success(Image)
  case failure(any Error)

  /// The picture, where it is loaded.
  public var image: Image? { if case .success(let image) = self { image } else { nil } }
  /// Why it could not be loaded.
  public var error: (any Error)? { if case .failure(let error) = self { error } else { nil } }
}

/// Why a picture could not be loaded.
public enum AsyncImageError: LocalizedError, Equatable, Sendable {
  /// Addresses of this kind are not loaded: pictures come from files.
  case unsupportedScheme(String)
  /// There is no picture that can be read at this path.
  case unreadable(String)

  public var errorDescription: String? {
    switch self {
    case .unsupportedScheme(let scheme):
      "pictures are loaded from files, not by \(scheme): store it and use its file's address"
    case .unreadable(let path): "there is no picture that can be read at \(path)"
    }
  }
}

/// A picture that is loaded from an address; only files are, everything else fails with a phase that says so.
public struct AsyncImage<Content: View>: View {
  let url: URL?
  let scale: CGFloat
  let transaction: Transaction
  let content: (AsyncImagePhase) -> Content
  @State private var phase = AsyncImagePhase.empty
  private var loader = PictureLoader()

  /// Shows what `content` makes of each phase; `transaction` animates the change.
  public init(
    url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
    @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
  ) {
    self.url = url
    self.scale = scale
    self.transaction = transaction
    self.content = content
  }

  public var body: some View {
    content(phase)
      .onAppear { load(url) }
      .onChange(of: url) { _, new in
        phase = .empty
        load(new)
      }
  }

  private func load(_ url: URL?) {
    guard let url else { return }
    let result = loader.load(url)
    withTransaction(transaction) { phase = result }
  }
}

extension AsyncImage {
  /// Shows the picture in its own size, and a faint grey where there is none.
  public init(url: URL?, scale: CGFloat = 1) where Content == Image {
    self.init(url: url, scale: scale) { $0.image ?? PictureLoader.placeholder }
  }

  public init<I: View, P: View>(
    url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
    @ViewBuilder placeholder: @escaping () -> P
  ) where Content == _ConditionalContent<I, P> {
    self.init(url: url, scale: scale) { phase in
      if let image = phase.image { content(image) } else { placeholder() }
    }
  }
}

/// Finds a picture by its address, with the host's own means.
struct PictureLoader: OwnedProperty {
  private weak var node: Node?

  init() {}

  /// One faintly grey pixel that takes any size.
  static var placeholder: Image {
    Image(uiImage: UIImage(bitmap: Bitmap(width: 1, height: 1, pixels: [28, 28, 29, 51]))).resizable()
  }

  @MainActor func load(_ url: URL) -> AsyncImagePhase {
    guard url.isFileURL else {
      return .failure(AsyncImageError.unsupportedScheme(url.scheme ?? "an address without a scheme"))
    }
    guard let images = node?.tree.services.images, images.image(atPath: url.path) != nil else {
      return .failure(AsyncImageError.unreadable(url.path))
    }
    return .success(Image(uiImage: UIImage(.file(url.path))))
  }

  static func _link(_ property: inout PictureLoader, _ slot: inout AnyObject?, _ context: PropertyContext) {
    property.node = context.node
  }
}
