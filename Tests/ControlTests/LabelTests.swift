import Foundation
import SwiftUI
import Testing
import ViewTreeTesting

@MainActor struct LabelTests {
  @Test func showsIconThenTitleEightPointsApart() throws {
    let tester = ViewTester(Label("Star", systemImage: "star"), width: 200)
    let icon = try #require(tester.frame(of: "star"))
    let title = try #require(tester.frame(of: "Star"))
    #expect(title.minX - icon.maxX == 8)
    #expect(abs(icon.midY - title.midY) < 2)
  }

  @Test func mirrorsFromRightToLeft() throws {
    let tester = ViewTester(
      Label("Star", systemImage: "star").environment(\.layoutDirection, .rightToLeft), width: 200)
    let icon = try #require(tester.frame(of: "star"))
    let title = try #require(tester.frame(of: "Star"))
    #expect(icon.minX - title.maxX == 8)
  }

  @Test func stylesShowOneOfTheParts() {
    let title = ViewTester(Label("Star", systemImage: "star").labelStyle(.titleOnly), width: 200)
    #expect(title.tree.flattened.compactMap(\.text) == ["Star"])
    let icon = ViewTester(Label("Star", systemImage: "star").labelStyle(.iconOnly), width: 200)
    #expect(icon.tree.flattened.compactMap(\.text) == ["star"])
    let both = ViewTester(Label("Star", systemImage: "star").labelStyle(.titleAndIcon), width: 200)
    #expect(both.tree.flattened.compactMap(\.text) == ["star", "Star"])
  }

  @Test func aStyleMayBuildOnTheLabelItself() {
    let tester = ViewTester(Label("Star", systemImage: "star").labelStyle(Framed()), width: 200)
    #expect(tester.tree.flattened.compactMap(\.text) == ["star", "Star", "framed"])
  }

  @Test func labeledContentFillsTheRow() throws {
    let tester = ViewTester(LabeledContent("Price", value: "12"), width: 200)
    #expect(try #require(tester.frame(of: "Price")).minX == 0)
    #expect(try #require(tester.frame(of: "12")).maxX == 200)
    let mirrored = ViewTester(
      LabeledContent("Price", value: "12").environment(\.layoutDirection, .rightToLeft), width: 200)
    #expect(try #require(mirrored.frame(of: "Price")).maxX == 200)
  }

  @Test func groupBoxPutsItsContentOnAPlane() throws {
    let tester = ViewTester(
      GroupBox("Hours") { Color.red.frame(width: 100, height: 40).accessibilityIdentifier("content") },
      width: 300)
    let plane = try #require(tester.tree.flattened.first { $0.type.hasPrefix("RoundedRectangle") })
    let box = plane.frame.rect
    let content = try #require(tester.frame(of: "content"))
    let title = try #require(tester.frame(of: "Hours"))
    #expect(content.minX - box.minX == 16)
    #expect(box.maxY - content.maxY == 16)
    #expect(title.minX == content.minX)
    #expect(content.minY - title.maxY == 8)
  }
}

private struct Framed: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      Label(configuration)
      Text("framed")
    }
  }
}
