import SwiftUI
import Testing
import ViewTreeTesting

struct ControlGroupTests {
  private struct Scene: View {
    let model: Model
    var body: some View {
      ControlGroup("Zoom", systemImage: "magnifyingglass") {
        Button("Out") { model.count -= 1 }
        Button("In") { model.count += 1 }
      }
    }
  }

  @Test func buttonsStandSideBySide() throws {
    let model = Model()
    let tester = ViewTester(Scene(model: model), width: 300)
    let out = try #require(tester.frame(of: "Out"))
    let into = try #require(tester.frame(of: "In"))
    #expect(abs(out.midY - into.midY) < 0.5)
    // 12 points beside each label and a line of one point between.
    #expect(abs(into.minX - max(out.maxX + 25, out.midX + 23 + 22 - into.width / 2)) < 12)
    tester.tap(CGPoint(x: into.midX, y: into.midY))
    #expect(model.count == 1)
  }

  @Test func aMenuHoldsThemWhereItIsAskedFor() throws {
    let model = Model()
    let tester = ViewTester(Scene(model: model).controlGroupStyle(.menu), width: 300)
    #expect(tester.frame(of: "Out") == nil)
    let label = try #require(tester.frame(of: "Zoom"))
    tester.tap(CGPoint(x: label.midX, y: label.midY))
    tester.settle()
    let out = try #require(tester.frame(of: "Out"))
    tester.tap(CGPoint(x: out.midX, y: out.midY))
    tester.settle()
    #expect(model.count == -1)
  }
}
