import Foundation
import Graphics

/// The pictures that a window's views request from the network, and those that are kept.
///
/// One request serves all views that want an address; it is cancelled when the last of them goes. A picture is kept for
/// as long as its server allows, within `keptBytes`, and is shown at once to views that want it meanwhile. All of it is
/// a function of the tree's events and clock: a recording gives the same result.
@MainActor final class PictureFetches: TreePart {
  /// Bytes of the pictures that are kept: a screen full of photographs, a few times.
  static let keptBytes = 32 << 20
  /// The cost of a kept picture besides its bytes.
  private static let entryBytes = 512

  private struct Kept {
    let picture: EncodedPicture
    var freshness: PictureFreshness
    /// The time of the window's clock until which no request is needed.
    var end: TimeInterval
  }

  /// The requests that wait for an address.
  private struct Waiting {
    var requests: [PictureRequest] = []
    /// The kept picture, which the server may confirm.
    var known: Kept?
  }

  private let timers: TimerQueue
  private let fetcher: (any PictureFetching)?
  private let images: any ImageProvider
  private var kept = BoundedCache<URL, Kept>(limit: PictureFetches.keptBytes)
  private var waiting: [URL: Waiting] = [:]

  init(_ tree: Tree) {
    (timers, fetcher, images) = (tree.timers, tree.services.fetcher, tree.services.images)
  }

  func close() {
    for url in waiting.keys { fetcher?.cancel(url) }
    waiting = [:]
    kept.removeAll()
  }

  /// Forgets the pictures that are kept; those that views show stay theirs.
  func releaseKept() { kept.removeAll() }

  /// Whether anything can be fetched.
  var isPossible: Bool { fetcher != nil }

  /// The picture at an address, where it may be shown without a request.
  func picture(at url: URL) -> EncodedPicture? {
    guard let known = kept.value(for: url), known.end > timers.now else { return nil }
    return known.picture
  }

  /// Fetches a request's address, redirected to these hosts alone (nil: to any), and delivers the result to it.
  func add(_ request: PictureRequest, _ url: URL, _ hosts: _PictureHosts?) {
    guard waiting[url] == nil else {
      waiting[url]?.requests.append(request)
      return
    }
    let known = kept.value(for: url).flatMap { $0.freshness.canBeConfirmed ? $0 : nil }
    waiting[url] = Waiting(requests: [request], known: known)
    fetcher?.fetch(url, since: known?.freshness, from: hosts)
  }

  /// A request is cancelled.
  func remove(_ request: PictureRequest, _ url: URL) {
    waiting[url]?.requests.removeAll { $0 === request }
    guard waiting[url]?.requests.isEmpty == true else { return }
    waiting[url] = nil
    fetcher?.cancel(url)
  }

  /// The host reports the result for an address.
  func arrived(_ fetched: FetchedPicture) {
    guard let waited = waiting.removeValue(forKey: fetched.url) else { return }
    let result = result(of: fetched, known: waited.known)
    for request in waited.requests { request.end(result) }
  }

  private func result(of fetched: FetchedPicture, known: Kept?) -> Result<EncodedPicture, any Error> {
    let url = fetched.url
    switch fetched.outcome {
    case .picture(let data, let freshness):
      let picture = EncodedPicture(data)
      guard picture.header != nil else {
        kept.remove(url)
        return .failure(
          Self.error(.cannotDecodeContentData, "what \(url) sends is no JPEG, PNG or WebP", url))
      }
      if let sentence = images.refusal(of: picture, called: url.absoluteString) {
        kept.remove(url)
        return .failure(Self.error(.cannotDecodeContentData, sentence, url))
      }
      keep(picture, freshness, url)
      return .success(picture)
    case .unchanged(var freshness):
      guard let known else {
        return .failure(Self.error(.badServerResponse, "\(url) answers 304 to who has nothing", url))
      }
      // An answer without them leaves them unchanged.
      freshness.tag = freshness.tag ?? known.freshness.tag
      freshness.changed = freshness.changed ?? known.freshness.changed
      keep(known.picture, freshness, url)
      return .success(known.picture)
    case .failure(let code, let sentence):
      return .failure(Self.error(URLError.Code(rawValue: code) ?? .unknown, sentence, url))
    }
  }

  private func keep(_ picture: EncodedPicture, _ freshness: PictureFreshness, _ url: URL) {
    guard freshness.isStored, freshness.seconds > 0 || freshness.canBeConfirmed else {
      kept.remove(url)
      return
    }
    kept.insert(
      Kept(picture: picture, freshness: freshness, end: timers.now + freshness.seconds), for: url,
      cost: picture.data.count + Self.entryBytes)
  }

  /// Why nothing is fetched from an address whose host is not listed.
  static func refusal(of url: URL) -> URLError {
    error(
      .resourceUnavailable,
      "\(url.host ?? "the address") is none of the hosts that pictures are fetched from", url)
  }

  private static func error(_ code: URLError.Code, _ sentence: String, _ url: URL) -> URLError {
    URLError(code, userInfo: [NSLocalizedDescriptionKey: sentence, NSURLErrorFailingURLErrorKey: url])
  }
}

extension Tree {
  /// The pictures that this tree's views request from the network.
  var fetches: PictureFetches { part(PictureFetches.self) }
}
