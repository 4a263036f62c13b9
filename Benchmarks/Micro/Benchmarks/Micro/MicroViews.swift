import SwiftUI

/// What the cases change.
@MainActor @Observable final class MicroModel {
  var number = 0
  var width: CGFloat = 300
  var isAway = false
}

/// Ten thousand views, of which one text reads the model.
struct MicroGrid: View {
  let model: MicroModel

  var body: some View {
    VStack(spacing: 0) {
      MicroNumber(model: model)
      ForEach(0..<100, id: \.self) { _ in
        HStack(spacing: 0) {
          ForEach(0..<99, id: \.self) { _ in Color.gray.frame(width: 3, height: 3) }
        }
      }
    }
  }
}

private struct MicroNumber: View {
  let model: MicroModel
  var body: some View { Text(verbatim: "\(model.number)").frame(width: 200, height: 30) }
}

/// Rows that are not lazy, in a width that changes.
struct MicroRows: View {
  let model: MicroModel

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      ForEach(0..<300, id: \.self) { row in
        HStack {
          Color.blue.frame(width: 12, height: 12)
          VStack(alignment: .leading) {
            Text(verbatim: "Row \(row)")
            Text(verbatim: "what it says below").font(.caption)
          }
          Spacer()
          Text(verbatim: "\(row * 7) m")
        }
      }
    }
    .frame(width: model.width)
  }
}

/// A thousand figures that all turn.
struct MicroField: View {
  let model: MicroModel

  var body: some View {
    VStack(spacing: 2) {
      ForEach(0..<25, id: \.self) { _ in
        HStack(spacing: 2) {
          ForEach(0..<40, id: \.self) { _ in Color.orange.frame(width: 6, height: 6) }
        }
      }
    }
    .rotationEffect(.degrees(Double(model.number)))
  }
}

/// Cards with shadows and texts.
struct MicroList: View {
  var body: some View {
    ScrollView {
      LazyVStack(spacing: 12) {
        ForEach(0..<400, id: \.self) { row in
          HStack {
            RoundedRectangle(cornerRadius: 8).fill(.teal).frame(width: 56, height: 56)
            VStack(alignment: .leading) {
              Text(verbatim: "Card \(row)").font(.headline)
              Text(verbatim: "with a second line below it").foregroundStyle(.secondary)
            }
            Spacer()
          }
          .padding(12)
          .background(.white, in: RoundedRectangle(cornerRadius: 16))
          .shadow(radius: 4)
        }
      }
      .padding(16)
    }
  }
}

/// A paragraph that nobody has seen before.
struct MicroParagraph: View {
  let model: MicroModel

  var body: some View {
    Text(verbatim: (0..<100).map { "\(model.number &* 31 &+ $0)" }.joined(separator: " "))
      .frame(width: 340)
  }
}

/// Figures that spring to and fro, caught on their way.
struct MicroSprings: View {
  let model: MicroModel

  var body: some View {
    VStack(spacing: 1) {
      ForEach(0..<200, id: \.self) { row in
        Color.purple
          .frame(width: 20, height: 3)
          .offset(x: model.isAway ? 120 : -120)
          .animation(.spring(response: 0.3 + Double(row % 10) / 20), value: model.isAway)
      }
    }
  }
}
