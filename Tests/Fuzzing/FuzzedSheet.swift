import BistroComponents
import RandomTrees
import SwiftUI
import ViewTreeTesting

/// A list of rows under a sheet with a scroll view in it.
final class FuzzedSheet: FuzzSubject {
  @Observable final class Program {
    var isPresented = true
    var selection = BottomSheetDetent.half
    var detents: [BottomSheetDetent] = [.half, .full]
    var options = BottomSheetOptions()
    var rows = 20
    @ObservationIgnored var presentations = 0
    @ObservationIgnored var dismissals = 0
  }

  let program = Program()
  let tester: ViewTester
  let names = ["bottom-sheet-handle", "bottom-sheet-scrim", "row-1", "content"]

  init() {
    tester = ViewTester(SheetProgram(program: program), size: CGSize(width: 390, height: 800))
  }

  private static let allDetents: [[BottomSheetDetent]] = [
    [.half, .full], [.full], [.fraction(0.25), .half, .fraction(0.9)], [.content, .full],
    [.height(200), .full],
  ]

  func change(_ dice: inout Dice) {
    switch Int.random(in: 0..<10, using: &dice) {
    case 0..<4: program.isPresented.toggle()
    case 4, 5: program.selection = program.detents.randomElement(using: &dice) ?? .half
    case 6: program.detents = Self.allDetents.randomElement(using: &dice) ?? [.half]
    case 7: program.rows = [0, 1, 20, 60].randomElement(using: &dice) ?? 20
    case 8: program.options.isDismissDisabled.toggle()
    default: program.options.isSequential.toggle()
    }
  }

  private var y: CGFloat? { tester.frame(of: "bottom-sheet")?.minY }

  func complaintOfTree() -> String? {
    let tree = tester.tree
    guard let y = tree.flattened.first(where: { $0.id == "bottom-sheet" })?.frame.y else { return nil }
    let height = tree.frame.height
    return y.isFinite && y <= height + 0.01 && y > -height ? nil : "A01: the sheet is at \(y) of \(height)"
  }

  func calmDown() { program.options.isDismissDisabled = false }

  func complaintsAtRest() -> [String] {
    var list: [String] = []
    if program.isPresented != (y != nil) {
      list.append("presented is \(program.isPresented), the sheet at \(y ?? .nan)")
    }
    if let y, !isStop(y) { list.append("A03: the sheet rests at \(y), detents \(program.detents)") }
    program.detents = [.half, .full]
    program.isPresented = true
    tester.settle()
    program.selection = .full
    tester.settle()
    if y != 50 { list.append("A03: told to go to full it rests at \(y ?? .nan)") }
    program.isPresented = false
    tester.settle()
    if y != nil { list.append("T26: told to go it stays") }
    return list
  }

  /// Where the sheet rests, in a window of 800 points.
  private static let places: [BottomSheetDetent: CGFloat] = [
    .half: 400, .full: 50, .height(200): 600, .fraction(0.25): 600, .fraction(0.9): 80,
  ]

  /// Whether the sheet may rest there.
  private func isStop(_ y: CGFloat) -> Bool {
    program.detents.contains { detent in
      if detent == .content { return y >= 0 && y < 800 }
      return Self.places[detent].map { abs($0 - y) < 0.1 } ?? false
    }
  }
}

private struct SheetProgram: View {
  @Bindable var program: FuzzedSheet.Program

  var body: some View {
    List {
      ForEach(0..<12) { index in
        Button("Row \(index)") { program.isPresented = true }
          .accessibilityIdentifier("row-\(index)")
      }
    }
    .listStyle(.plain)
    .bottomSheet(
      isPresented: $program.isPresented, detents: program.detents, selection: $program.selection,
      options: program.options, onDismiss: { program.dismissals += 1 }
    ) {
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<program.rows, id: \.self) { index in
            Button("Item \(index)") {}
              .frame(maxWidth: .infinity)
              .frame(height: 50)
          }
        }
      }
      .accessibilityIdentifier("content")
    }
  }
}
