import SwiftUI

@main
struct PostboxApp: App {
  @State private var feed = Feed(
    address: UserDefaults.standard.string(forKey: "feed") ?? ProcessInfo.processInfo.environment[
      "POSTBOX_FEED"]
      ?? "http://127.0.0.1:8080/Postbox/feed.json")

  var body: some Scene {
    WindowGroup {
      PostList()
        .environment(feed)
    }
  }
}
