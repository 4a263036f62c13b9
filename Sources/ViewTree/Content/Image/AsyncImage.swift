import Foundation
import Graphics

/// The state of loading a picture.
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

/// Why a picture could not be loaded, except for errors of servers and connections, which are a `URLError`.
public enum AsyncImageError: LocalizedError, Equatable, Sendable {
  /// Addresses of this kind are not loaded: pictures come from files, and over http and https.
  case unsupportedScheme(String)
  /// There is no picture that can be read at this path.
  case unreadable(String)
  /// The window loads nothing from the network, as in a test that does not allow it.
  case noNetwork

  public var errorDescription: String? {
    switch self {
    case .unsupportedScheme(let scheme):
      "pictures are loaded from files and over http and https, not by \(scheme)"
    case .unreadable(let path): "there is no picture that can be read at \(path)"
    case .noNetwork:
      "this window loads nothing from the network: a test does with ViewTester(…, usesNetwork: true)"
    }
  }
}

/// A picture that is loaded from an address: a file's at once, one of http or https when its server has sent it.
///
/// Requests follow redirects, are ended with the view and when the address changes, and are shared by all views that
/// want the same. What has come is kept in memory for as long as its server allows (`Cache-Control`, `Expires`), then
/// requested anew, by its `ETag` or date where it has them. Pictures of more than 32 MB are refused, and those that would
/// need too much memory to be decoded. Errors of servers, connections and what they send are of `URLError`.
public struct AsyncImage<Content: View>: View {
  let url: URL?
  let scale: CGFloat
  let transaction: Transaction
  let content: (AsyncImagePhase) -> Content
  @State private var phase = AsyncImagePhase.empty
  private var loader = PictureLoader()
  @Environment(\.pictureHosts) private var hosts

  /// Shows what `content` makes of each phase; `transaction` animates the change. `scale`: the picture's pixels for
  /// each point of its own size.
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
      .onAppear { load(url, isNew: false) }
      .onDisappear { loader.cancel() }
      .onChange(of: url) { _, new in load(new, isNew: true) }
  }

  /// Shows what is known and requests the rest. A picture that was loaded before the view disappeared is still shown.
  private func load(_ url: URL?, isNew: Bool) {
    if !isNew, phase.image != nil { return }
    let (transaction, scale) = (transaction, scale)
    let now = loader.load(url, scale: scale, hosts: hosts) { late in
      withTransaction(transaction) { phase = late }
    }
    if case .empty = now {
      if isNew { phase = .empty }
    } else if isNew {
      withTransaction(transaction) { phase = now }
    } else {
      // What is known as the view appears changes nothing that was shown.
      phase = now
    }
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
