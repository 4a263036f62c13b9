import Foundation
import Graphics

/// Finds a picture by its address, through the host's services.
struct PictureLoader: OwnedProperty {
  private weak var node: Node?
  private var request: PictureRequest?

  init() {}

  /// One faintly grey pixel that fills any size.
  static var placeholder: Image {
    Image(uiImage: UIImage(bitmap: Bitmap(width: 1, height: 1, pixels: [28, 28, 29, 51]))).resizable()
  }

  /// The picture at an address, as far as it is known now, of one of these hosts (nil: of any); `.empty`: `later` is called when it is, unless it is
  /// cancelled or something else is loaded before.
  @MainActor func load(
    _ url: URL?, scale: CGFloat, hosts: _PictureHosts? = nil, later: @escaping (AsyncImagePhase) -> Void
  ) -> AsyncImagePhase {
    cancel()
    guard let url, let tree = node?.tree else { return .empty }
    if url.isFileURL {
      guard tree.services.images.image(atPath: url.path) != nil else {
        return .failure(AsyncImageError.unreadable(url.path))
      }
      return .success(Image(uiImage: UIImage(.file(url.path), scale: scale)))
    }
    guard let scheme = url.scheme?.lowercased(), scheme == "http" || scheme == "https" else {
      return .failure(AsyncImageError.unsupportedScheme(url.scheme ?? "an address without a scheme"))
    }
    let address = url.absoluteURL
    let fetches = tree.fetches
    guard fetches.isPossible else { return .failure(AsyncImageError.noNetwork) }
    guard hosts?.admits(address.absoluteString) ?? true else {
      return .failure(PictureFetches.refusal(of: address))
    }
    if let picture = fetches.picture(at: address) {
      return .success(Image(uiImage: UIImage(.data(picture), scale: scale)))
    }
    request?.begin(address, fetches, hosts) { result in
      switch result {
      case .success(let picture): later(.success(Image(uiImage: UIImage(.data(picture), scale: scale))))
      case .failure(let error): later(.failure(error))
      }
    }
    return .empty
  }

  /// Cancels the request in progress.
  @MainActor func cancel() { request?.cancel() }

  static func _link(_ property: inout PictureLoader, _ slot: inout AnyObject?, _ context: PropertyContext) {
    let request = slot as? PictureRequest ?? PictureRequest()
    slot = request
    property.request = request
    property.node = context.node
  }
}
