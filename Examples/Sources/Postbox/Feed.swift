import SwiftUI

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// The posts of a server.
@Observable final class Feed {
  private(set) var posts: [Post] = []
  /// Whether the server has ever answered.
  private(set) var hasAnswer = false
  /// Why the last attempt failed; nil: it did not.
  private(set) var problem: String?
  private(set) var isLoading = false

  private let address: URL?

  init(address: String) { self.address = URL(string: address) }

  /// Asks for the posts; what is shown stays until there are others.
  func load() async {
    guard !isLoading else { return }
    isLoading = true
    defer { isLoading = false }
    do {
      guard let address else { throw URLError(.badURL) }
      let request = URLRequest(url: address, cachePolicy: .reloadIgnoringLocalCacheData)
      let (data, response) = try await URLSession.shared.data(for: request)
      guard (response as? HTTPURLResponse)?.statusCode == 200 else { throw URLError(.badServerResponse) }
      let decoder = JSONDecoder()
      decoder.dateDecodingStrategy = .iso8601
      posts = try decoder.decode([Post].self, from: data)
      (hasAnswer, problem) = (true, nil)
    } catch is CancellationError {
    } catch {
      problem = Self.words(for: error)
    }
  }

  func picture(of post: Post) -> URL? { URL(string: post.picture, relativeTo: address) }

  private static func words(for error: any Error) -> String {
    switch (error as? URLError)?.code {
    case .cannotConnectToHost, .cannotFindHost, .notConnectedToInternet:
      String(localized: "The server cannot be reached.")
    case .timedOut: String(localized: "The server took too long.")
    default: String(localized: "The server sent something else.")
    }
  }
}
