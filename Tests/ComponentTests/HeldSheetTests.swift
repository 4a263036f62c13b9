import BistroComponents
import SwiftUI
import Testing
import ViewTreeTesting

/// A sheet that a finger holds by its content is let go whatever becomes of the content and of the finger.
struct HeldSheetTests {
  @Observable final class Program {
    var isPresented = true
    var content = 0
  }

  private struct Sheet: View {
    @Bindable var program: Program

    var body: some View {
      Color.clear.bottomSheet(isPresented: $program.isPresented) {
        ScrollView {
          VStack(spacing: 0) {
            ForEach(0..<40, id: \.self) { index in
              Text("Row \(index)").frame(maxWidth: .infinity).frame(height: 50)
                .contentShape(Rectangle())
                .onTapGesture(count: 2) {}
            }
          }
        }
        .id(program.content)
      }
    }
  }

  private let program = Program()
  private let tester: ViewTester
  private var y: CGFloat? { tester.frame(of: "bottom-sheet")?.minY }

  init() {
    tester = ViewTester(Sheet(program: program), size: CGSize(width: 390, height: 800))
    tester.settle()
  }

  /// Drags the sheet from half by its content and keeps the finger down.
  private func hold() {
    tester.press(CGPoint(x: 195, y: 600))
    tester.move(by: CGVector(dx: 0, dy: -60), over: 0.2)
    tester.advance(by: 0.2)
    #expect(y == 340)
  }

  @Test func contentThatIsReplacedUnderAFingerLetsItGo() {
    hold()
    program.content += 1
    tester.settle()
    #expect(y == 400, "at once, and not when the finger is lifted")
    tester.release()
    tester.settle()
    #expect(y == 400)
    tester.key(.escape)
    tester.settle()
    #expect(y == nil)
  }

  // The second finger's tap waits for another one while the first finger's drag, which it took over, is over.
  @Test func aDragThatEndsInATapThatWaitsLetsItGo() {
    tester.press(CGPoint(x: 195, y: 600))
    tester.press(CGPoint(x: 100, y: 500), finger: 2)
    tester.move(by: CGVector(dx: 0, dy: -60), over: 0.2)
    tester.advance(by: 0.1)
    #expect(y == 340)
    tester.release()
    tester.release(finger: 2)
    // The next one comes before that is decided, and does not move.
    tester.advance(by: 0.1)
    tester.press(CGPoint(x: 300, y: 700), finger: 3)
    tester.advance(by: 0.1)
    tester.release(finger: 3)
    tester.settle()
    #expect(y == 400)
    tester.key(.escape)
    tester.settle()
    #expect(y == nil)
  }
}
