import Foundation
import SwiftUI
import Testing
import ViewTreeTesting

@MainActor struct ContainerShapeTests {
  private static let red = RGBA(red: 1, green: 0, blue: 0)

  /// The outline of what is red.
  private func outline<V: View>(_ view: V) -> Path? {
    let tester = ViewTester(view, size: CGSize(width: 200, height: 200))
    tester.settle()
    return tester.displayList.items.lazy.compactMap { item -> Path? in
      if case .fill(let path, .color(Self.red), _) = item.content { return path.isEmpty ? nil : path }
      return nil
    }.first
  }

  private var ink: Color { Color(red: 1, green: 0, blue: 0) }

  @Test func cornersHaveOneMiddle() throws {
    let path = try #require(
      outline(
        ContainerRelativeShape().fill(ink).padding(12)
          .frame(width: 200, height: 200)
          .containerShape(RoundedRectangle(cornerRadius: 30, style: .circular))))
    guard case .roundedRect(let rect, let radii, _) = path.storage else {
      Issue.record("no rounded rectangle: \(path.storage)")
      return
    }
    #expect(rect == CGRect(x: 0, y: 0, width: 176, height: 176))
    #expect(radii == CornerRadii(18))
  }

  @Test func withoutAContainerItIsARectangle() throws {
    let path = try #require(outline(ContainerRelativeShape().fill(ink)))
    #expect(path.storage == .rect(CGRect(x: 0, y: 0, width: 200, height: 200)))
  }

  @Test func theNearestContainerAndTheNearestEdgeCount() throws {
    let path = try #require(
      outline(
        VStack(spacing: 0) {
          ContainerRelativeShape().inset(by: 2).fill(ink).frame(width: 100, height: 50).padding(5)
          Spacer()
        }
        .frame(width: 200, height: 200)
        .containerShape(RoundedRectangle(cornerRadius: 20, style: .circular))
        .containerShape(Capsule())))
    guard case .roundedRect(let rect, let radii, _) = path.storage else {
      Issue.record("no rounded rectangle: \(path.storage)")
      return
    }
    #expect(rect == CGRect(x: 2, y: 2, width: 96, height: 46))
    #expect(radii == CornerRadii(13))
  }

  @Test func clipsFollowItAndAShapeThatChanges() {
    struct Scene: View {
      @State private var radius = 10.0
      var body: some View {
        Color.blue.clipShape(.containerRelative).padding(4)
          .onTapGesture { radius = 40 }
          .containerShape(.rect(cornerRadius: radius, style: .circular))
      }
    }
    let tester = ViewTester(Scene(), size: CGSize(width: 200, height: 200))
    func radius() -> CGFloat? {
      for clip in tester.displayList.items.flatMap(\.clips) {
        if case .roundedRect(_, let radii, _) = clip.path.storage { return radii.topLeft }
      }
      return nil
    }
    #expect(radius() == 6)
    tester.tap(CGPoint(x: 100, y: 100))
    tester.settle()
    #expect(radius() == 36)
  }
}
