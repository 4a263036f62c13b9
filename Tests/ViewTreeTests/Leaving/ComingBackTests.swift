import SwiftUI
import Testing
import ViewTreeTesting

/// What comes back while it leaves, with another value than it left with.
@MainActor struct ComingBackTests {
  @Observable final class Model {
    var words = ["one"]
    var isRed = false
  }

  /// Another view by the model's state, in the same place.
  private struct Inner: View {
    let model: Model
    var body: some View { if model.isRed { Text("red") } else { Text("blue") } }
  }

  private struct Page: View {
    let model: Model
    let isLoop: Bool
    var body: some View {
      ZStack {
        Color.gray
        Group {
          if isLoop {
            ForEach(model.words, id: \.self) { _ in Inner(model: model) }
          } else if !model.words.isEmpty {
            Inner(model: model)
          }
        }
        .scaleEffect(0.9)
        .padding()
      }
    }
  }

  @Test(arguments: [false, true]) func becomesAnotherViewAndStaysWhereItIs(isLoop: Bool) {
    let model = Model()
    let tester = ViewTester(Page(model: model, isLoop: isLoop))
    tester.settle()
    let rest = tester.frame(of: "blue")?.midY
    for isRed in [true, false, true] {
      withAnimation(.linear(duration: 1)) { model.words = [] }
      tester.advance(by: 0.3)
      withAnimation(.linear(duration: 1)) {
        model.words = ["one"]
        model.isRed = isRed
      }
      tester.advance(by: 0.3)
      // One fades out from as far as it had come back, the other fades in.
      #expect(tester.paints("red") && tester.paints("blue"))
      #expect(tester.frame(of: isRed ? "red" : "blue")?.midY == rest)
      tester.settle()
      #expect(tester.paints("red") == isRed && tester.paints("blue") != isRed)
      #expect(tester.host.isAtRest)
    }
  }
}
