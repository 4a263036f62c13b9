import Foundation
import SwiftUI
import Testing
import ViewTreeTesting

/// What is stored for the program and for the window may be of any of the documented types, with a first value or none.
@MainActor struct StorageFormTests {
  private enum Size: Int { case small = 1, large = 2 }
  private enum Shade: String { case light, dark }

  private struct Program: View {
    @AppStorage("form.flag") private var flag = false
    @AppStorage("form.number") private var number = 0.5
    @AppStorage("form.word") private var word = "a"
    @AppStorage("form.data") private var data = Data([1])
    @AppStorage("form.url") private var url = URL(filePath: "/a")
    @AppStorage("form.size") private var size = Size.small
    @AppStorage("form.maybe.flag") private var maybeFlag: Bool?
    @AppStorage("form.maybe.count") private var maybeCount: Int?
    @AppStorage("form.maybe.number") private var maybeNumber: Double?
    @AppStorage("form.maybe.data") private var maybeData: Data?
    @AppStorage("form.maybe.url") private var maybeURL: URL?
    @AppStorage("form.maybe.size") private var maybeSize: Size?
    @AppStorage("form.maybe.shade") private var maybeShade: Shade?

    var body: some View {
      Text(
        "\(flag ? "on" : "off") \(number) \(word) \(data.count) \(url.path) \(size == .large ? "large" : "small")"
      )
      let flags = [maybeFlag == nil, maybeCount == nil, maybeNumber == nil, maybeData == nil]
      let others = [maybeURL == nil, maybeSize == nil, maybeShade == nil]
      Text("none \((flags + others).count { $0 })")
      Button("set") {
        (flag, number, word, data) = (true, 1.5, "b", Data([1, 2]))
        (url, size) = (URL(filePath: "/b"), .large)
        (maybeFlag, maybeCount, maybeNumber, maybeData) = (true, 3, 2.5, Data())
        (maybeURL, maybeSize, maybeShade) = (URL(filePath: "/c"), .small, .dark)
      }
      Button("clear") {
        (maybeFlag, maybeCount, maybeNumber, maybeData) = (nil, nil, nil, nil)
        (maybeURL, maybeSize, maybeShade) = (nil, nil, nil)
      }
    }
  }

  private struct Window: View {
    @SceneStorage("form.flag") private var flag = false
    @SceneStorage("form.number") private var number = 0.5
    @SceneStorage("form.word") private var word = "a"
    @SceneStorage("form.data") private var data = Data([1])
    @SceneStorage("form.url") private var url = URL(filePath: "/a")
    @SceneStorage("form.size") private var size = Size.small
    @SceneStorage("form.maybe.flag") private var maybeFlag: Bool?
    @SceneStorage("form.maybe.count") private var maybeCount: Int?
    @SceneStorage("form.maybe.number") private var maybeNumber: Double?
    @SceneStorage("form.maybe.data") private var maybeData: Data?
    @SceneStorage("form.maybe.url") private var maybeURL: URL?
    @SceneStorage("form.maybe.size") private var maybeSize: Size?
    @SceneStorage("form.maybe.shade") private var maybeShade: Shade?

    var body: some View {
      Text(
        "\(flag ? "on" : "off") \(number) \(word) \(data.count) \(url.path) \(size == .large ? "large" : "small")"
      )
      let flags = [maybeFlag == nil, maybeCount == nil, maybeNumber == nil, maybeData == nil]
      let others = [maybeURL == nil, maybeSize == nil, maybeShade == nil]
      Text("none \((flags + others).count { $0 })")
      Button("set") {
        (flag, number, word, data) = (true, 1.5, "b", Data([1, 2]))
        (url, size) = (URL(filePath: "/b"), .large)
        (maybeFlag, maybeCount, maybeNumber, maybeData) = (true, 3, 2.5, Data())
        (maybeURL, maybeSize, maybeShade) = (URL(filePath: "/c"), .small, .dark)
      }
      Button("clear") {
        (maybeFlag, maybeCount, maybeNumber, maybeData) = (nil, nil, nil, nil)
        (maybeURL, maybeSize, maybeShade) = (nil, nil, nil)
      }
    }
  }

  private func texts(_ tester: ViewTester) -> [String] {
    tester.tree.flattened.filter { $0.type == "Text" }.compactMap(\.text)
  }

  private func check<V: View>(_ view: V) {
    let tester = ViewTester(VStack { view })
    tester.settle()
    #expect(texts(tester).starts(with: ["off 0.500000 a 1 /a small", "none 7"]))
    tester.tap("set")
    tester.settle()
    #expect(texts(tester).starts(with: ["on 1.500000 b 2 /b large", "none 0"]))
    tester.tap("clear")
    tester.settle()
    #expect(texts(tester).starts(with: ["on 1.500000 b 2 /b large", "none 7"]))
  }

  @Test func theProgramsStorageHasEachType() { check(Program()) }

  @Test func theWindowsStorageHasEachType() { check(Window()) }
}
