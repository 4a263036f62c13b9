import BistroComponents
import SwiftUI
import Testing
import ViewTreeTesting

/// A list of pictures with a sheet into which they fly. Sources, picture in flight and header have colours of their own,
/// so that what is painted of each can be told.
@MainActor final class HeroBench {
  @Observable final class Program {
    var shown: Int?
    var isPresented = false
    var detent = BottomSheetDetent.half
    var count = 30
    var showsPicture = true

    func open(_ number: Int) {
      shown = number
      detent = .half
      isPresented = true
    }
  }

  static let height: CGFloat = 800
  static let source = Color(red: 1, green: 0, blue: 0)
  static let flying = Color(red: 0, green: 1, blue: 0)
  static let header = Color(red: 0, green: 0, blue: 1)

  let program = Program()
  let tester: ViewTester

  init(reducesMotion: Bool = false, direction: LayoutDirection = .leftToRight) {
    tester = ViewTester(
      HeroPage(program: program)
        .environment(\._accessibilityReduceMotion, reducesMotion)
        .environment(\.layoutDirection, direction), size: CGSize(width: 390, height: Self.height))
    tester.settle()
  }

  // MARK: What there is

  /// The place of the sheet's upper edge.
  var y: CGFloat? { tester.host.frame(of: "bottom-sheet")?.minY }
  /// How far the sheet is there, up to half.
  var presence: CGFloat {
    guard let y else { return 0 }
    let window = tester.host.dump().frame.height
    return min(max((window - y) / (window / 2), 0), 1)
  }
  /// The frames of the pictures that fly.
  var heroes: [CGRect] { tester.tree.flattened.filter { $0.id == "hero" }.map(\.frame.rect) }
  var isSettled: Bool { tester.host.isAtRest }

  func frame(_ name: String) -> CGRect { tester.frame(of: name) ?? .null }

  /// How opaque each figure of a colour is painted, in the order of painting.
  func opacities(_ color: Color) -> [Double] {
    var found: [Double] = []
    func look(_ items: [DisplayItem], _ opacity: Double) {
      for item in items {
        if case .group(let group) = item.content { look(group.items, opacity * item.opacity) }
        guard case .fill(_, .color(let paint), _) = item.content, paint == wanted(color) else { continue }
        found.append(opacity * item.opacity)
      }
    }
    look(tester.displayList.items, 1)
    return found
  }

  private func wanted(_ color: Color) -> RGBA {
    RGBA(
      red: color == Self.source ? 1 : 0, green: color == Self.flying ? 1 : 0,
      blue: color == Self.header ? 1 : 0)
  }

  /// Where a picture of one path from 0 to 1 has to be.
  func expected(_ source: CGRect) -> CGRect {
    let (p, to) = (presence, frame("header"))
    let e = p * p * (3 - 2 * p)
    func mix(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a + (b - a) * e }
    return CGRect(
      x: mix(source.minX, to.minX), y: mix(source.minY, to.minY), width: mix(source.width, to.width),
      height: mix(source.height, to.height))
  }

  static func isNear(_ a: CGRect, _ b: CGRect, _ most: CGFloat = 0.01) -> Bool {
    max(abs(a.minX - b.minX), abs(a.minY - b.minY), abs(a.maxX - b.maxX), abs(a.maxY - b.maxY)) <= most
  }
}

private struct HeroPage: View {
  let program: HeroBench.Program

  var body: some View {
    @Bindable var program = program
    ScrollView {
      VStack(alignment: .leading, spacing: 0) {
        ForEach(0..<program.count, id: \.self) { number in
          Button {
            program.open(number)
          } label: {
            HStack {
              HeroBench.source
                .frame(width: 40, height: 40)
                .heroSource(number, cornerRadius: 5)
                .accessibilityIdentifier("picture-\(number)")
              Spacer()
            }
            .frame(height: 60)
            .contentShape(Rectangle())
          }
          .buttonStyle(.plain)
          .accessibilityIdentifier("row-\(number)")
        }
      }
    }
    .heroArea()
    .accessibilityIdentifier("page")
    .bottomSheet(isPresented: $program.isPresented, selection: $program.detent) {
      ScrollView {
        VStack(spacing: 0) {
          HeroBench.header
            .frame(height: 200)
            .heroDestination(isShown: program.showsPicture)
            .accessibilityIdentifier("header")
          ForEach(0..<20, id: \.self) { Text("Line \($0)").frame(height: 60) }
        }
      }
      .heroArea()
      .accessibilityIdentifier("content")
    }
    .heroTransition(id: program.shown) { _ in HeroBench.flying }
  }
}
