import Foundation
import ViewTree

/// Follows the redirects of one request as long as they lead to hosts of a list. An address that a redirect has, however
/// it may be written, is judged by the same rule as the program's own.
struct RedirectCourse {
  enum Step {
    /// The next request.
    case onward(TransferRequest)
    case refused(URLError.Code, String)
    /// The last result, with what is known of the redirects.
    case ended(TransferResult)
  }

  private let hosts: _PictureHosts
  private var request: TransferRequest
  /// How many redirects may still come, and how many are allowed.
  private var left: Int
  private let most: Int
  private var isDiverted = false

  init(_ hosts: _PictureHosts, _ request: TransferRequest, left: Int) {
    (self.hosts, self.request, self.left, most) = (hosts, request, left, left)
  }

  /// What follows from a result.
  mutating func follow(_ result: TransferResult) -> Step {
    guard [301, 302, 303, 307, 308].contains(result.status), let place = result.head["location"] else {
      var result = result
      result.isDiverted = result.isDiverted || isDiverted
      return .ended(result)
    }
    isDiverted = isDiverted || result.isDiverted
    let host = URL(string: request.address)?.host ?? "the server"
    guard let base = URL(string: request.address),
      let next = URL(string: place, relativeTo: base)?.absoluteURL, let scheme = next.scheme?.lowercased(),
      scheme == "https" || scheme == "http" && base.scheme?.lowercased() == "http"
    else { return .refused(.unsupportedURL, "\(host) leads to an address that is not of https or http") }
    guard hosts.admits(next.absoluteString) else {
      let other = next.host ?? "an address without a host"
      return .refused(
        .resourceUnavailable,
        "\(host) leads to \(other), which is none of the hosts that pictures are fetched from")
    }
    guard left > 0 else {
      return .refused(.httpTooManyRedirects, "\(host) leads elsewhere more than \(most) times")
    }
    left -= 1
    request.address = next.absoluteString
    return .onward(request)
  }
}
