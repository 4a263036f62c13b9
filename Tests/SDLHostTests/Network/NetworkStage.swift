import Foundation
import Observation
import Raster
import ViewTree

@testable import SDLHost

/// A window without a screen whose pictures come from a server of the test's own.
@MainActor final class NetworkStage {
  let runner: OffscreenRunner
  let fetcher: PictureFetcher

  init(_ root: some View, limits: TransferLimits = TransferLimits(), fetcher: PictureFetcher? = nil) {
    let fetcher = fetcher ?? PictureFetcher(limits)
    self.fetcher = fetcher
    runner = OffscreenRunner(root: root, size: CGSize(width: 200, height: 400), scale: 1) {
      $0.fetcher = fetcher
    }
  }

  /// Lets what comes from servers come until `condition` holds; false: it does not within half a minute.
  func wait(until condition: () -> Bool) -> Bool {
    for _ in 0..<30_000 {
      for picture in fetcher.collect() { runner.send(.fetched(picture)) }
      runner.advance(by: 0)
      if condition() { return true }
      usleep(1000)
    }
    return false
  }

  /// The words of the first text that there is then.
  func text(_ condition: (String) -> Bool = { $0 != "waiting" }) -> String? {
    var found: String?
    _ = wait {
      found = runner.host.dump().flattened.lazy.compactMap(\.text).first { condition($0) }
      return found != nil
    }
    return found
  }

  func isThere(_ text: String) -> Bool { runner.host.frame(of: text) != nil }

  /// A picture in blue.
  static func png(width: Int = 40, height: Int = 20) -> [UInt8] {
    let path = NSTemporaryDirectory() + UUID().uuidString
    defer { try? FileManager.default.removeItem(atPath: path) }
    let buffer = PixelBuffer(width: width, height: height)
    try? PNGFile.write(buffer.target, to: path)
    return (try? Array(Data(contentsOf: URL(fileURLWithPath: path)))) ?? []
  }
}

/// The phases of a picture in words.
struct PhaseView: View {
  let url: URL?
  var scale: CGFloat = 1
  var transaction = Transaction()

  var body: some View {
    AsyncImage(url: url, scale: scale, transaction: transaction) { phase in
      switch phase {
      case .empty: Text("waiting")
      case .success(let image):
        VStack {
          Text("there"); image.accessibilityIdentifier("picture")
        }
      case .failure(let error):
        Text(verbatim: "\((error as? URLError)?.code.rawValue ?? 0) \(error.localizedDescription)")
      @unknown default: Text("unknown")
      }
    }
  }
}

/// What a test changes.
@MainActor @Observable final class Shown {
  var url: URL?
  var isThere = true
  var urls: [URL] = []
  init(_ url: URL? = nil) { self.url = url }
}

struct ShownView: View {
  let shown: Shown

  var body: some View {
    VStack {
      Text("always")
      if shown.isThere, let url = shown.url { PhaseView(url: url) }
      ForEach(shown.urls, id: \.self) { PhaseView(url: $0) }
    }
  }
}
