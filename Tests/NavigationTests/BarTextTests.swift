import SwiftUI
import Testing
import ViewTreeTesting

/// Bars have one height, whatever size of text somebody has chosen.
@MainActor @Suite struct BarTextTests {
  /// It is cut, and lies under no button.
  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft], [DynamicTypeSize.large, .accessibility5])
  func aTitleThatIsTooLongEndsBeforeTheButtons(_ direction: LayoutDirection, _ size: DynamicTypeSize) throws {
    var preferences = UserPreferences()
    preferences.textSize = size
    let title = "The collection of objects of applied art of the museum of the harbour"
    let tester = ViewTester(
      NavigationStack {
        Text("page")
          .navigationTitle(title)
          .navigationBarTitleDisplayMode(.inline)
          .toolbar {
            ToolbarItem(placement: .topBarLeading) { Button("Edit") {} }
            ToolbarItem(placement: .topBarTrailing) { Button("Add") {} }
          }
      }
      .environment(\.layoutDirection, direction), size: CGSize(width: 320, height: 480),
      preferences: preferences)
    let frame = try #require(tester.frame(of: title))
    for name in ["Edit", "Add"] {
      let button = try #require(tester.frame(of: name))
      #expect(!button.intersects(frame), "\(name) \(button) \(frame)")
    }
    #expect(frame.width > 100)
  }

  @Test(arguments: [DynamicTypeSize.large, .xxLarge, .accessibility5])
  func whatIsInABarStaysInIt(_ size: DynamicTypeSize) throws {
    var preferences = UserPreferences()
    preferences.textSize = size
    let tester = ViewTester(
      NavigationStack {
        Text("page")
          .navigationTitle("Title")
          .navigationBarTitleDisplayMode(.inline)
          .toolbar {
            ToolbarItem(placement: .topBarLeading) { Button("Edit") {} }
            ToolbarItem(placement: .topBarTrailing) { Text("Status") }
            ToolbarItem(placement: .bottomBar) { Text("Below") }
          }
      }, preferences: preferences)
    for name in ["Edit", "Status", "Title"] {
      let frame = try #require(tester.frame(of: name))
      #expect(frame.minY >= 0 && frame.maxY <= 44, "\(name) \(frame)")
    }
    let below = try #require(tester.frame(of: "Below"))
    #expect(below.minY >= 844 - 49 && below.maxY <= 844)
    // What is on the page follows.
    #expect((try #require(tester.frame(of: "page")).height > 30) == (size == .accessibility5))
  }
}
