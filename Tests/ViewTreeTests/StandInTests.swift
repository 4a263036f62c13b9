import SwiftUI
import Testing
import ViewTreeTesting

/// UIKit's names as tutorials reach them.
struct StandInTests {
  @Test func theWindowIsReachedThroughTheApplication() throws {
    let tester = ViewTester(Color.red, size: CGSize(width: 300, height: 500))
    tester.runner.send(
      .resize(
        size: CGSize(width: 400, height: 300), scale: 2,
        safeArea: EdgeInsets(top: 20, leading: 1, bottom: 30, trailing: 2)))
    let window = try #require(UIApplication.shared.windows.first)
    #expect(window.safeAreaInsets == UIEdgeInsets(top: 20, left: 1, bottom: 30, right: 2))
    #expect(window.bounds.size == CGSize(width: 400, height: 300))
    let scene = try #require(UIApplication.shared.connectedScenes.first as? UIWindowScene)
    #expect(scene.keyWindow === window)
    #expect(scene.screen.scale == 2)
    #expect(UIDevice.current.orientation.isLandscape)
    #expect(UIDevice.current.userInterfaceIdiom == .phone)
    #expect(EdgeInsets(window.safeAreaInsets).leading == 1)
  }

  @Test func thePasteboardIsTheClipboard() {
    let tester = ViewTester(Color.red)
    UIPasteboard.general.string = "copied"
    #expect(tester.host.services.clipboard.text == "copied")
    #expect(UIPasteboard.general.hasStrings)
  }

  @Test func aHiddenTabBarStaysAway() {
    UITabBar.appearance().isHidden = true
    let tester = ViewTester(TabView { Color.red.tabItem { Text("One") } })
    UITabBar.appearance().isHidden = false
    #expect(tester.frame(of: "One") == nil)
  }
}
