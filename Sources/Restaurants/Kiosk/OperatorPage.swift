import SwiftUI

/// What only the operator sees: first the PIN pad, then the state of the program and what can be done with it.
struct OperatorPage: View {
  let gate: OperatorGate
  let pin: String?
  let attendant: Attendant
  let done: () -> Void

  var body: some View {
    NavigationView {
      Group {
        if gate.isOpen { OperatorFacts(attendant: attendant) } else { PINPad(gate: gate, pin: pin) }
      }
      .navigationBarTitle("Operator", displayMode: .inline)
      .toolbar {
        Button("Done") { done() }
          .accessibilityIdentifier("operator-done")
      }
    }
    .accessibilityIdentifier("operator")
  }
}

/// Digits, and what was typed of them as dots.
private struct PINPad: View {
  /// The sides of keys, in points: the usual one, and the one for low windows.
  private static let keys: (usual: CGFloat, low: CGFloat) = (76, 54)
  private static let gap: CGFloat = 14
  /// Text sizes below the one in force that are tried in small windows, the largest first.
  private static let smaller: [DynamicTypeSize] = [.accessibility3, .accessibility1, .xxxLarge, .large]

  let gate: OperatorGate
  let pin: String?
  @Environment(\.dynamicTypeSize) private var textSize

  /// How words and keys share the window.
  private struct Form: Hashable {
    var isBeside = false
    /// In points.
    var side = keys.usual
    var hasLock = true
    let text: DynamicTypeSize
  }

  var body: some View {
    GeometryReader { proxy in
      ViewThatFits(in: .vertical) {
        ForEach(forms(in: proxy.size), id: \.self) { form in
          pad(form)
            .dynamicTypeSize(form.text)
        }
      }
      .frame(width: proxy.size.width, height: proxy.size.height)
    }
    .focusable()
    .onKeyPress(characters: .decimalDigits) { press in
      guard let digit = Int(press.characters) else { return .ignored }
      gate.type(digit)
      return .handled
    }
    .onKeyPress(.return) {
      gate.enter(pin)
      return .handled
    }
    .onKeyPress(.delete) {
      gate.delete()
      return .handled
    }
  }

  /// The largest first. Beside the keys there is width for words in windows that are broader than high alone.
  private func forms(in size: CGSize) -> [Form] {
    let sizes = [textSize] + Self.smaller.filter { $0 < textSize }
    let isBroad = size.width > size.height
    return [Form(text: textSize)] + (isBroad ? [Form(isBeside: true, text: textSize)] : [])
      + sizes.map { Form(isBeside: isBroad, side: Self.keys.low, hasLock: isBroad, text: $0) }
  }

  private func pad(_ form: Form) -> some View {
    let side = form.side
    let arrangement =
      form.isBeside
      ? AnyLayout(HStackLayout(spacing: 48)) : AnyLayout(VStackLayout(spacing: form.hasLock ? 28 : 14))
    return arrangement {
      VStack(spacing: form.hasLock ? 14 : 8) {
        if form.hasLock {
          Image(systemName: "lock.fill")
            .font(.largeTitle)
            .foregroundStyle(Color.minor)
        }
        Text(verbatim: gate.digits.isEmpty ? " " : String(repeating: "●", count: gate.digits.count))
          .font(.title2)
          .accessibilityIdentifier("pin")
        Group {
          if gate.isLocked {
            Text("Too many wrong tries: locked for five minutes.")
          } else if gate.tries > 0, gate.digits.isEmpty {
            Text("This is not the PIN.")
          } else {
            Text("Enter the PIN.")
          }
        }
        .font(.body)
        .foregroundStyle(Color.minor)
        .multilineTextAlignment(.center)
        .frame(minHeight: 44)
        .accessibilityIdentifier("pin-state")
      }
      .frame(maxWidth: 300)
      VStack(spacing: Self.gap) {
        ForEach(0..<3, id: \.self) { row in
          HStack(spacing: Self.gap) {
            ForEach(1...3, id: \.self) { column in digit(row * 3 + column, side) }
          }
        }
        HStack(spacing: Self.gap) {
          key("delete", Image(systemName: "delete.left"), side) { gate.delete() }
            .accessibilityLabel("Delete")
          digit(0, side)
          key("enter", Image(systemName: "checkmark"), side) { gate.enter(pin) }
            .accessibilityLabel("Enter")
        }
      }
      .disabled(gate.isLocked)
    }
    .padding(24)
    // As on every telephone, whatever the direction of reading.
    .environment(\.layoutDirection, .leftToRight)
  }

  private func digit(_ number: Int, _ side: CGFloat) -> some View {
    key("\(number)", Text(verbatim: "\(number)"), side) { gate.type(number) }
  }

  private func key<Label: View>(
    _ id: String, _ label: Label, _ side: CGFloat, action: @escaping () -> Void
  ) -> some View {
    Button {
      action()
    } label: {
      label
        .font(.system(.title, design: .rounded))
        .dynamicTypeSize(...DynamicTypeSize.xxxLarge)
        .frame(width: side, height: side)
        .background(Color(.secondarySystemBackground), in: Circle())
        .contentShape(Circle())
    }
    .buttonStyle(.plain)
    .accessibilityIdentifier("pin-\(id)")
  }
}
