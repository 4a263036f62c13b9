import BistroComponents
import SwiftUI
import Testing
import ViewTreeTesting

/// A program with a bottom sheet in a window, and what its tests read. The invariants A01 to A03 and A05 are checked on
/// every frame.
@MainActor final class SheetBench {
  /// What the program holds, shared with the test.
  @Observable final class Program {
    var isPresented = false
    var selection = BottomSheetDetent.half
    var detents: [BottomSheetDetent] = [.half, .full]
    var options = BottomSheetOptions()
    var rows = 40
    var contentHeight: CGFloat = 200
    @ObservationIgnored var dismissals = 0
    @ObservationIgnored var attempts = 0
    @ObservationIgnored var taps: [String] = []
  }

  /// What stands in the sheet.
  enum Content { case list, fixed, carousel, short, refreshable }

  let program = Program()
  let tester: ViewTester
  let content: Content
  private(set) var heights: [CGFloat] = []

  init(
    _ content: Content = .list, presented: Bool = true, size: CGSize = CGSize(width: 390, height: 800),
    reducesMotion: Bool = false, configure: (Program) -> Void = { _ in }
  ) {
    self.content = content
    configure(program)
    tester = ViewTester(
      BenchView(program: program, content: content).environment(\._accessibilityReduceMotion, reducesMotion),
      size: size)
    FrameWatch(
      places: { [weak self] _ in self?.placeComplaint() }, rest: { [weak self] _ in self?.restComplaint() }
    )
    .watch(tester)
    tester.settle()
    if presented { present() }
  }

  func present() {
    program.isPresented = true
    tester.settle()
  }

  // MARK: What there is

  /// The place of the sheet's upper edge; nil: there is no sheet.
  var y: CGFloat? { tester.host.frame(of: "bottom-sheet").map { ($0.minY * 1e6).rounded() / 1e6 } }
  var scroll: CGFloat {
    let parts = tester.value(of: "content")?.split(separator: ",") ?? []
    return parts.count == 2 ? CGFloat(Double(parts[1]) ?? .nan) : .nan
  }
  /// How opaque the scrim is painted.
  var scrim: Double {
    for item in tester.displayList.items {
      if case .fill(_, .color(let color), _) = item.content, color.red == 0, color.green == 0,
        color.blue == 0,
        item.id != tester.displayList.items.first?.id
      {
        return item.opacity * Double(color.alpha)
      }
    }
    return 0
  }

  var handle: CGPoint {
    let frame = tester.frame(of: "bottom-sheet-handle") ?? .zero
    return CGPoint(x: frame.midX, y: frame.midY)
  }
  /// A point on the content that is in sight, well below the handle.
  var onContent: CGPoint { CGPoint(x: 195, y: min((y ?? 0) + 200, tester.size.height - 40)) }

  /// The material under the handle: where it is, and how opaque; nil: there is none.
  var handleGround: (frame: CGRect, opacity: Double)? {
    func find(_ items: [DisplayItem], _ opacity: Double) -> (frame: CGRect, opacity: Double)? {
      for item in items {
        switch item.content {
        case .fill(let path, .backdrop, _):
          return (item.transform.boundingRect(of: path.boundingRect), opacity * item.opacity)
        case .group(let group):
          if let found = find(group.items, opacity * item.opacity) { return found }
        default: break
        }
      }
      return nil
    }
    return find(tester.displayList.items, 1)
  }

  // MARK: What fingers do

  /// Drags and rests before letting go.
  func drag(from point: CGPoint? = nil, by dy: CGFloat, over duration: TimeInterval = 0.3) {
    tester.drag(from: point ?? handle, by: CGVector(dx: 0, dy: dy), over: duration)
    tester.settle()
  }

  /// Goes by `dy` slowly, rests, and leaves with the velocity `v`: the last step of 1/120 s carries it in both directions.
  func flick(from point: CGPoint? = nil, by dy: CGFloat, velocity: CGFloat) {
    let start = point ?? handle
    let way = velocity * 0.1
    tester.press(start)
    // There first, so that the flick ends where it should.
    tester.move(to: CGPoint(x: start.x, y: start.y + dy - way), over: 0.3)
    tester.advance(by: 0.2)
    tester.move(to: CGPoint(x: start.x, y: start.y + dy), over: 0.1)
    tester.release()
  }

  // MARK: Invariants

  private func placeComplaint() -> String? {
    guard let y else { return nil }
    heights.append(y)
    // The rubber band never gives more than its dimension.
    let legal = y.isFinite && y <= tester.size.height + 0.001 && y > -tester.size.height
    return legal ? nil : "the sheet is at \(y)"
  }

  /// The places of detents that are functions of the container alone.
  private func restComplaint() -> String? {
    guard let y else { return nil }
    let height = tester.host.dump().frame.height
    let stops = program.detents.compactMap { detent -> CGFloat? in
      if detent == .half { return height / 2 }
      return detent == .full ? 50 : nil
    }
    guard stops.count == program.detents.count else { return nil }
    return stops.contains { abs($0 - y) < 0.01 } ? nil : "the sheet rests at \(y)"
  }
}

private struct BenchView: View {
  @Bindable var program: SheetBench.Program
  let content: SheetBench.Content

  var body: some View {
    List {
      ForEach(0..<12) { index in
        Button("Row \(index)") { program.taps.append("row \(index)") }
          .accessibilityIdentifier("row-\(index)")
      }
    }
    .listStyle(.plain)
    .bottomSheet(
      isPresented: $program.isPresented, detents: program.detents, selection: $program.selection,
      options: program.options, onDismiss: { program.dismissals += 1 },
      onDismissAttempt: { program.attempts += 1 }
    ) {
      switch content {
      case .list: list
      case .fixed:
        Color.green
          .frame(height: program.contentHeight)
          .accessibilityIdentifier("fixed")
      case .short:
        ScrollView { Text("Short") }
          .frame(maxWidth: .infinity)
          .accessibilityIdentifier("content")
      case .carousel:
        VStack {
          ScrollView(.horizontal) {
            HStack {
              ForEach(0..<20) {
                Color.blue.frame(width: 150, height: 150).accessibilityIdentifier("card-\($0)")
              }
            }
          }
          .accessibilityIdentifier("carousel")
          Button("Press") { program.taps.append("press") }
            .accessibilityIdentifier("press")
        }
      case .refreshable: list._keepsScrollPulls()
      }
    }
  }

  private var list: some View {
    ScrollView {
      VStack(spacing: 0) {
        ForEach(0..<program.rows, id: \.self) { index in
          Button {
            program.taps.append("item \(index)")
          } label: {
            Text("Item \(index)")
              .frame(maxWidth: .infinity)
              .frame(height: 60)
              .contentShape(Rectangle())
          }
        }
      }
    }
    .accessibilityIdentifier("content")
  }
}
