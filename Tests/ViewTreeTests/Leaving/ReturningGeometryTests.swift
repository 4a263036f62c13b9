import SwiftUI
import Testing
import ViewTreeTesting

/// Geometry that a program reads is where things are going, also when a view leaves and comes back in animated changes.
@MainActor struct ReturningGeometryTests {
  enum Shape: CaseIterable { case plain, padded, several, element, row, custom }
  enum Reading: CaseIterable { case proxy, change, preference }

  @Observable final class Model {
    var isShown = true
    @ObservationIgnored var read: [CGFloat] = []
  }

  private static let transitions: [(String, AnyTransition?)] = [
    ("none", nil), ("opacity", .opacity), ("slide", .slide), ("move", .move(edge: .bottom)),
    ("scale", .scale), ("both", .scale.combined(with: .opacity)),
    ("sides", .asymmetric(insertion: .slide, removal: .opacity)), ("push", .push(from: .leading)),
  ]

  /// The heights that were read last, in the order of `Reading.allCases`.
  @Test(arguments: Shape.allCases, [0, 0.1, 0.5, 3.0])
  func aViewThatComesBackCountsAtOnce(shape: Shape, pause: Double) {
    for (name, transition) in Self.transitions {
      for reading in Reading.allCases {
        let model = Model()
        let tester = ViewTester(
          Scene(model: model, shape: shape, transition: transition, reading: reading),
          size: CGSize(width: 100, height: 200))
        let note = Comment("\(shape) \(name) \(reading) \(pause)")
        tester.settle()
        #expect(model.read.last == 64, note)
        for _ in 0..<2 {
          withAnimation(.linear(duration: 1)) { model.isShown = false }
          tester.advance(by: 1 / 60)
          #expect(model.read.last == 40, note)
          tester.advance(by: pause)
          #expect(model.read.last == 40, note)
          withAnimation(.linear(duration: 1)) { model.isShown = true }
          tester.advance(by: 1 / 60)
          #expect(model.read.last == 64, note)
        }
        tester.settle()
        #expect(model.read.last == 64, note)
        #expect(model.read.allSatisfy { $0 == 64 || $0 == 40 }, note)
      }
    }
  }

  private struct HeightKey: PreferenceKey {
    static let defaultValue: CGFloat = 0
    static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
  }

  private struct Item: View {
    @State private var count = 0
    var body: some View { Color.red.frame(height: 16) }
  }

  private struct Leaving: ViewModifier {
    let transition: AnyTransition?
    func body(content: Content) -> some View {
      if let transition { content.transition(transition) } else { content }
    }
  }

  private struct Scene: View {
    let model: Model
    let shape: Shape
    let transition: AnyTransition?
    let reading: Reading

    var body: some View {
      VStack(spacing: 8) {
        Color.blue.frame(height: 16)
        switch shape {
        case .element:
          ForEach(model.isShown ? [1, 2] : [1], id: \.self) { _ in
            Item().modifier(Leaving(transition: transition))
          }
        case .row:
          Color.green.frame(height: 16)
          if model.isShown {
            HStack {
              Item(); Item()
            }.modifier(Leaving(transition: transition))
          }
        case .several:
          Color.green.frame(height: 16)
          Group { if model.isShown { Item().modifier(Leaving(transition: transition)) } }.opacity(0.5)
        case .padded:
          Color.green.frame(height: 16)
          Group {
            if model.isShown {
              Color.red.frame(height: 6).modifier(Leaving(transition: transition))
            }
          }
          .padding(.vertical, 5)
        case .custom:
          Color.green.frame(height: 16)
          Third(isShown: model.isShown, transition: transition)
        case .plain:
          Color.green.frame(height: 16)
          if model.isShown { Item().modifier(Leaving(transition: transition)) }
        }
      }
      .modifier(Reader(model: model, reading: reading))
    }
  }

  private struct Third: View {
    let isShown: Bool
    let transition: AnyTransition?
    var body: some View { if isShown { Item().modifier(Leaving(transition: transition)) } }
  }

  private struct Reader: ViewModifier {
    let model: Model
    let reading: Reading
    func body(content: Content) -> some View {
      switch reading {
      case .proxy:
        content.background {
          GeometryReader { proxy in
            let _ = model.read.append(proxy.size.height)
            Color.clear
          }
        }
      case .change:
        content.onGeometryChange(for: CGFloat.self) {
          $0.size.height
        } action: {
          model.read.append($0)
        }
      case .preference:
        content
          .background {
            GeometryReader { Color.clear.preference(key: HeightKey.self, value: $0.size.height) }
          }
          .onPreferenceChange(HeightKey.self) { model.read.append($0) }
      }
    }
  }
}
