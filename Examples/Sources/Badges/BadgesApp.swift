import SwiftUI

@main struct BadgesApp: App {
  var body: some Scene {
    WindowGroup("Badges") { BadgesView() }
  }
}
