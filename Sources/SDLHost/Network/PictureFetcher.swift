import CHost
import Foundation
import ViewTree

/// Fetches pictures from the network: the host's side of `AsyncImage`.
///
/// It costs nothing before the first request. What was fetched is returned by `collect()`, once a turn.
@MainActor package final class PictureFetcher: PictureFetching {
  /// The formats that are read, so that servers with a choice send one of them.
  private static let accept = "Accept: image/webp,image/png,image/jpeg;q=0.9,*/*;q=0.5"

  private let limits: TransferLimits
  private let queue: TransferQueue
  private let warn: @MainActor (String) -> Void
  private var messages = MessageBudget()
  private var asked: [URL: UInt64] = [:]
  private var addresses: [UInt64: URL] = [:]
  /// The courses of requests whose redirects may lead to some hosts alone, by their numbers.
  private var courses: [UInt64: RedirectCourse] = [:]
  private var refused: [FetchedPicture] = []
  private var serial: UInt64 = 0

  package convenience init(_ limits: TransferLimits = TransferLimits()) {
    self.init(limits, TransferQueue(limits, agent: Log.programName))
  }

  init(
    _ limits: TransferLimits, _ queue: TransferQueue,
    warn: @escaping @MainActor (String) -> Void = { Log.warn($0) }
  ) {
    (self.limits, self.queue, self.warn) = (limits, queue, warn)
  }

  isolated deinit { queue.close() }

  /// Called when there is something to collect, on any thread.
  package var onArrival: @Sendable () -> Void {
    get { queue.onArrival }
    set { queue.onArrival = newValue }
  }

  /// Pictures requested and not yet delivered.
  package var pending: Int { asked.count }

  package func fetch(_ url: URL, since known: PictureFreshness?, from hosts: _PictureHosts?) {
    guard asked[url] == nil else { return }
    serial += 1
    (asked[url], addresses[serial]) = (serial, url)
    let address = url.absoluteString
    guard address.utf8.count <= limits.address else {
      refused.append(
        FetchedPicture(
          url: url,
          outcome: .failure(
            code: URLError.badURL.rawValue,
            sentence: "the address has \(address.utf8.count) bytes, and \(limits.address) are the most")))
      return onArrival()
    }
    var lines = [Self.accept]
    if let tag = known?.tag, Self.isPlain(tag) { lines.append("If-None-Match: \(tag)") }
    if let changed = known?.changed, Self.isPlain(changed) { lines.append("If-Modified-Since: \(changed)") }
    let request = TransferRequest(
      id: serial, address: address, lines: lines, followsRedirects: hosts == nil)
    if let hosts { courses[serial] = RedirectCourse(hosts, request, left: limits.redirects) }
    queue.add(request)
  }

  package func cancel(_ url: URL) {
    guard let id = asked.removeValue(forKey: url) else { return }
    (addresses[id], courses[id]) = (nil, nil)
    refused.removeAll { $0.url == url }
    queue.cancel(id)
  }

  /// What has come since the last call.
  package func collect() -> [FetchedPicture] {
    guard !asked.isEmpty else { return [] }
    var found = refused
    refused.removeAll()
    for result in queue.collect() {
      guard let url = addresses[result.id] else { continue }
      switch courses[result.id]?.follow(result) ?? .ended(result) {
      case .onward(let request): queue.add(request)
      case .refused(let code, let sentence):
        found.append(
          FetchedPicture(url: url, outcome: .failure(code: code.rawValue, sentence: sentence)))
      case .ended(let result): found.append(FetchedPicture(url: url, outcome: outcome(result, url)))
      }
    }
    for picture in found {
      if let id = asked.removeValue(forKey: picture.url) { (addresses[id], courses[id]) = (nil, nil) }
    }
    return found
  }

  /// Whether a field's value ends no line.
  private static func isPlain(_ value: String) -> Bool { value.utf8.allSatisfy { $0 >= 0x20 && $0 != 0x7F } }

  private func outcome(_ result: TransferResult, _ url: URL) -> FetchedPicture.Outcome {
    func failed(_ code: URLError.Code, _ sentence: String) -> FetchedPicture.Outcome {
      .failure(code: code.rawValue, sentence: sentence)
    }
    let host = url.host ?? "the server"
    switch result.end {
    case HOST_TRANSFER_DONE: break
    case HOST_TRANSFER_SCHEME:
      return failed(.unsupportedURL, "\(host) leads to an address that is not of https or http")
    case HOST_TRANSFER_NO_HOST: return failed(.cannotFindHost, "there is no server \(host)")
    case HOST_TRANSFER_NO_CONNECTION where result.words == TransferQueue.noLibrary:
      let sentence = "pictures cannot be fetched: \(result.words)"
      if let told = messages.admit(.unreadablePicture, sentence) { warn(told) }
      return failed(.cannotConnectToHost, sentence)
    case HOST_TRANSFER_NO_CONNECTION:
      return failed(
        .cannotConnectToHost,
        result.words.isEmpty ? "\(host) cannot be reached" : "\(host) cannot be reached: \(result.words)")
    case HOST_TRANSFER_INSECURE:
      return failed(.secureConnectionFailed, "\(host) cannot be trusted: \(result.words)")
    case HOST_TRANSFER_TIMED_OUT: return failed(.timedOut, "\(host) took too long")
    case HOST_TRANSFER_REDIRECTS:
      return failed(.httpTooManyRedirects, "\(host) leads elsewhere more than \(limits.redirects) times")
    case HOST_TRANSFER_TOO_LARGE:
      return failed(
        .dataLengthExceedsMaximum, "what \(host) sends is larger than \(limits.bytes >> 20) MB")
    default: return failed(.networkConnectionLost, "\(host) broke off: \(result.words)")
    }
    let fresh = PictureFreshness(result.head, isDiverted: result.isDiverted, now: Date())
    switch result.status {
    case 304: return .unchanged(fresh)
    case 200..<300: return .picture(result.body, fresh)
    default: return failed(.badServerResponse, "\(host) answers \(result.status)")
    }
  }
}
