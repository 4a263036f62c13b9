import SwiftUI
import Testing
import ViewTreeTesting

@MainActor struct TabContentTests {
  private enum Place: Hashable { case list, map, profile }

  private struct Chosen: View {
    @State private var place = Place.map
    var showsProfile = true
    var body: some View {
      TabView(selection: $place) {
        Tab("List", systemImage: "list.bullet", value: .list) {
          Text("the list")
        }
        Tab("Map", systemImage: "map", value: Place.map) {
          Button("to the list") { place = .list }
        }
        .badge(2)
        if showsProfile {
          Tab(value: Place.profile) {
            Text("the profile")
          } label: {
            Label("Profile", systemImage: "person")
          }
        }
      }
    }
  }

  @Test func valuesChooseTabs() {
    let tester = ViewTester(Chosen())
    tester.settle()
    #expect(tester.has("to the list"))
    #expect(tester.has("2"))
    tester.tap("to the list")
    tester.settle()
    #expect(tester.has("the list"))
    tester.tap("Profile")
    tester.settle()
    #expect(tester.has("the profile"))
  }

  @Test func tabsMayBeLeftOut() {
    let tester = ViewTester(Chosen(showsProfile: false))
    tester.settle()
    #expect(tester.has("List") && tester.has("Map") && !tester.has("Profile"))
  }

  @Test func placesChooseTabsWithoutValues() {
    let tester = ViewTester(
      TabView {
        Tab("One", systemImage: "1.circle") { Text("first") }
        Tab("Two", systemImage: "2.circle") { Text("second") }
      })
    tester.settle()
    #expect(tester.has("first"))
    tester.tap("Two")
    tester.settle()
    #expect(tester.has("second") && !tester.has("first"))
  }

  @Test func elementsMakeTabs() {
    let tester = ViewTester(Numbers())
    tester.settle()
    #expect(tester.has("content 7"))
    tester.tap("Number 8")
    tester.settle()
    #expect(tester.has("content 8"))
  }

  private struct Numbers: View {
    @State private var chosen = 7
    var body: some View {
      TabView(selection: $chosen) {
        ForEach(6..<9, id: \.self) { number in
          Tab("Number \(number)", systemImage: "circle", value: number) { Text("content \(number)") }
        }
      }
    }
  }
}
