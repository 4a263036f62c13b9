import Foundation
import SDLHost
import Testing
import ViewTreeTesting

@testable import SwiftUI

/// Visits by script that leave pictures, and programs with a command line.
@MainActor struct GuidedTourTests {
  private struct Page: View {
    let model: Model
    var body: some View {
      VStack {
        Button("add") { model.count += 1 }
        ScrollView { Color.red.frame(width: 100, height: 2000).accessibilityIdentifier("long") }
      }
      .onScrollGeometryChange(for: CGFloat.self, of: \.contentOffset.y) { _, new in model.number = new }
      .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
  }

  @Test func itsStepsAreTakenAndItsPicturesAreLeft() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "tour-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let model = Model()
    let tour = GuidedTour([
      .settle, .tap("add"), .picture("first"), .wait(0.5),
      .drag("long", by: CGVector(dx: 0, dy: -100), over: 0.3), .settle, .key(.tab), .key(.return),
      .flick("long", by: CGVector(dx: 0, dy: -100), over: 0.1), .settle, .picture("second"), .tap("nowhere"),
    ])
    let status = tour.play(AnyView(Page(model: model)), options: try HostOptions.parse([]), into: folder.path)
    #expect(status == 0 && model.count == 2)
    #expect(model.number > 150)
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    #expect(files == ["01-first.png", "02-second.png"])
  }

  @Test func aFolderThatCannotBeMadeIsTold() throws {
    let status = GuidedTour([.settle]).play(
      AnyView(Text("a")), options: try HostOptions.parse([]), into: "/dev/null/tour")
    #expect(status == 73)
  }

  private struct Program: CommandLineApp {
    typealias Options = NoOptions
    static var launches = 0
    static func launch(with options: NoOptions) { launches += 1 }
    var body: some Scene { WindowGroup { Text("content") } }
  }

  @Test func aProgramWithoutOptionsOfItsOwnHasNothingElse() {
    let options = NoOptions()
    Program.launch(with: options)
    #expect(Program.launches == 1)
    #expect(Program.tour == nil && Program.arrivals == nil && Program.problem(with: options) == nil)
    #expect(Program.secretOptions == [] && Program.words == [] && Program.commands.isEmpty)
    #expect(!Program.calibrates(options) && !Program.isKiosk && !Program.isAppearanceChosen)
    #expect(!Program.language.isEmpty)
    #expect(Program.problems(ofConfiguration: "/no/such/file.json").count == 1)
    #expect(Program.monitor === Program.monitor)
  }
}
