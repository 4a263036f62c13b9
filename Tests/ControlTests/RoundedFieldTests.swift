import SwiftUI
import Testing
import ViewTreeTesting

/// All of the frame of a field with a border is the field.
@MainActor struct RoundedFieldTests {
  enum Field: CaseIterable { case line, lines, secure }

  private struct Scene: View {
    let field: Field
    @State private var text = ""
    var body: some View {
      VStack(spacing: 0) {
        Color.red.frame(height: 40).onTapGesture {}
        Group {
          switch field {
          case .line: TextField("Name", text: $text)
          case .lines: TextField("Name", text: $text, axis: .vertical)
          case .secure: SecureField("Name", text: $text)
          }
        }
        .textFieldStyle(.roundedBorder)
        Color.green.frame(height: 40).onTapGesture {}
        Text("text '\(text)'")
      }
    }
  }

  @Test(arguments: Field.allCases) func everyPartOfItTakesTaps(field: Field) throws {
    for direction in [LayoutDirection.leftToRight, .rightToLeft] {
      for kind in [PointerEvent.Kind.touch, .mouse] {
        for place in [(0.5, 0.03), (0.5, 0.97), (0.01, 0.5), (0.99, 0.5), (0.02, 0.95), (0.5, 0.5)] {
          let tester = ViewTester(
            Scene(field: field).environment(\.layoutDirection, direction), width: 200, height: 200)
          let inner = try #require(
            tester.tree.flattened.first { $0.type == (field == .secure ? "SecureField" : "TextField") }?.frame
              .rect)
          let frame = inner.insetBy(dx: -7, dy: -(34 - inner.height) / 2)
          let point = CGPoint(x: frame.minX + frame.width * place.0, y: frame.minY + frame.height * place.1)
          tester.press(point, kind: kind)
          tester.advance(by: 0.05)
          tester.release()
          tester.advance(by: 0.05)
          tester.type("a")
          tester.advance(by: 0.05)
          #expect(tester.frame(of: "text 'a'") != nil, "\(field) \(direction) \(kind) \(place)")
        }
      }
    }
  }

  @Test func whatLiesBesideItIsNotTheField() throws {
    let tester = ViewTester(Scene(field: .line), width: 200, height: 200)
    let inner = try #require(tester.first("TextField")?.frame.rect)
    for y in [inner.minY - 12, inner.maxY + 12] {
      tester.tap(CGPoint(x: 100, y: y))
      tester.type("a")
    }
    #expect(tester.frame(of: "text ''") != nil)
  }
}
