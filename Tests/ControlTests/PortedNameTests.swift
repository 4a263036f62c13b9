import Foundation
import SwiftUI
import Testing
import ViewTreeTesting

/// Names that programs for Apple's systems use beside views.
@MainActor struct PortedNameTests {
  @Test func foldersOfTheUserExist() {
    let folders: [URL] = [.documentsDirectory, .cachesDirectory, .applicationSupportDirectory]
    for folder in folders {
      var isFolder = false as ObjCBool
      #expect(
        FileManager.default.fileExists(atPath: folder.path, isDirectory: &isFolder) && isFolder.boolValue)
    }
    #expect(Set(folders).count == 3)
    #expect(URL.documentsDirectory.appending(path: "habits.json").lastPathComponent == "habits.json")
  }

  @Test func rowsOfSectionsAreIndexPaths() {
    var path = IndexPath(row: 3, section: 1)
    #expect(path == IndexPath(indexes: [1, 3]) && path.row == 3 && path.section == 1 && path.item == 3)
    path.row = 5
    #expect(path == IndexPath(item: 5, section: 1))
  }

  @Test func dataIsWrittenAsAWhole() throws {
    let url = FileManager.default.temporaryDirectory.appending(path: "PortedNameTests-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: url) }
    try Data("whole".utf8).write(to: url, options: .atomicWrite)
    #expect(try Data(contentsOf: url) == Data("whole".utf8))
  }

  @Test func keysAreHeardByTheCharactersThatTheyType() {
    let model = Model()
    let tester = ViewTester(
      Text("game").onKeyPress(characters: .letters) { press in
        switch press.characters {
        case "x": return .ignored
        default:
          model.log.append(press.characters)
          return .handled
        }
      }
      .onKeyPress(characters: .decimalDigits, phases: .up) { press in
        model.log.append("up " + press.characters)
        return .handled
      }, width: 200)
    for key in ["a", "1", "x", "é"] as [KeyEquivalent] { tester.key(key) }
    tester.key(.leftArrow)
    #expect(model.log == ["a", "up 1", "é"])
  }

  @Test func aTitleFollowsItsBinding() {
    struct Page: View {
      @Bindable var model: Model
      var body: some View {
        NavigationStack { Button("rename") { model.text = "New" }.navigationTitle($model.text) }
      }
    }
    let model = Model()
    model.text = "Old"
    let tester = ViewTester(Page(model: model), size: CGSize(width: 390, height: 400))
    tester.settle()
    #expect(tester.frame(of: "Old") != nil)
    tester.tap("rename")
    tester.settle()
    #expect(tester.frame(of: "Old") == nil && tester.frame(of: "New") != nil)
  }

  @Test func aScenesContentKeepsItsDistance() {
    let tester = ViewTester(Color.red.accessibilityIdentifier("all").scenePadding(), width: 200, height: 100)
    #expect(tester.frame(of: "all") == CGRect(x: 16, y: 16, width: 168, height: 68))
    let sides = ViewTester(
      Color.red.accessibilityIdentifier("sides").scenePadding(.minimum, edges: .horizontal), width: 200,
      height: 100)
    #expect(sides.frame(of: "sides") == CGRect(x: 16, y: 0, width: 168, height: 100))
  }

  /// Compiles in code that belongs to no actor.
  private nonisolated static func knock() {
    let generator = UIImpactFeedbackGenerator(style: .light)
    generator.prepare()
    generator.impactOccurred()
    UINotificationFeedbackGenerator().notificationOccurred(.success)
    UISelectionFeedbackGenerator().selectionChanged()
  }

  @Test func knocksNeedNoActor() async {
    await Task.detached { Self.knock() }.value
  }
}
