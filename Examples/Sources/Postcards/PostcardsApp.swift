import SwiftUI

@main
struct PostcardsApp: App {
  @StateObject private var collection = Collection()

  var body: some Scene {
    WindowGroup {
      ContentView().environmentObject(collection)
    }
  }
}
