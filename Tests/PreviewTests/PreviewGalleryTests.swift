import Foundation
import PreviewSources
import SwiftUI
import Testing
import ViewTreeTesting

private struct Providing: PreviewProvider {
  static var previews: some View { Text("provided").accessibilityIdentifier("shown") }
}

// What the tool writes behind the source in `aProgramOfTheToolShowsItsPreviews`, as it stands.
private struct PreviewOfFile1: View {
  @State var count = 1
  var body: some View {
    Button("count \(count)") { count += 1 }
  }
}
@MainActor private let previewsOfFile: [PreviewGallery.Page] = [
  PreviewGallery.Page("Providing") { Providing.previews },
  PreviewGallery.Page("Counting") { PreviewOfFile1() },
]

/// The window of `make preview`, in a program of the mode in which the tool builds.
@MainActor struct PreviewGalleryTests {
  @Test func aProgramOfTheToolShowsItsPreviews() {
    let written = PreviewSource(
      """
      struct Providing: PreviewProvider {}
      #Preview("Counting") {
        @Previewable @State var count = 1
        Button("count \\(count)") { count += 1 }
      }
      """
    ).registration(fileName: "View")
    #expect(written.contains("@MainActor let previewsOfFile: [PreviewGallery.Page] = ["))
    #expect(written.contains("  PreviewGallery.Page(\"Providing\") { Providing.previews },"))
    #expect(written.contains("  PreviewGallery.Page(\"Counting\") { PreviewOfFile1() },"))

    let tester = ViewTester(PreviewGallery(previewsOfFile), size: CGSize(width: 320, height: 400))
    #expect(tester.frame(of: "shown") != nil)
    #expect(tester.tap("Counting"))
    tester.settle()
    #expect(tester.frame(of: "shown") == nil)
    #expect(tester.tap("count 1"))
    tester.settle()
    #expect(tester.frame(of: "count 2") != nil)
  }

  @Test func aProgramBuiltAnewGoesOnWithThePageThatWasChosen() throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("page-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: file) }
    let environment = ["BISTRO_PREVIEW_MEMORY": file.path]
    func pages(_ names: [String]) -> [PreviewGallery.Page] {
      names.enumerated().map { index, name in
        PreviewGallery.Page(name) { Text("shows \(name) \(index)") }
      }
    }
    func tester(_ names: [String]) -> ViewTester {
      ViewTester(
        PreviewGallery(pages(names), environment: environment), size: CGSize(width: 320, height: 400))
    }
    let first = tester(["a", "b", "c"])
    #expect(first.frame(of: "shows a 0") != nil)
    #expect(first.tap("b"))
    first.settle()
    // It is known by its name, wherever that stands in the new file; without it the gallery begins at its beginning.
    #expect(tester(["a", "b", "c"]).frame(of: "shows b 1") != nil)
    #expect(tester(["new", "a", "b"]).frame(of: "shows b 2") != nil)
    #expect(tester(["a", "c"]).frame(of: "shows a 0") != nil)
  }

  @Test func aFileWithoutPreviewsSaysSo() {
    let tester = ViewTester(PreviewGallery([]), size: CGSize(width: 320, height: 400))
    #expect(tester.tree.flattened.contains { $0.text?.contains("no previews") == true })
  }
}
