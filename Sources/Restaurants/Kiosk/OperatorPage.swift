import SwiftUI

/// What only the operator sees: first the PIN is asked for, then how the program is, and what can be done with it.
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
  private static let key: CGFloat = 76
  private static let gap: CGFloat = 14

  let gate: OperatorGate
  let pin: String?

  var body: some View {
    ViewThatFits(in: .vertical) {
      pad(AnyLayout(VStackLayout(spacing: 28)))
      pad(AnyLayout(HStackLayout(spacing: 48)))
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
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

  private func pad(_ arrangement: AnyLayout) -> some View {
    arrangement {
      VStack(spacing: 14) {
        Image(systemName: "lock.fill")
          .font(.largeTitle)
          .foregroundStyle(Color.minor)
        Text(verbatim: gate.digits.isEmpty ? " " : String(repeating: "●", count: gate.digits.count))
          .font(.title2)
          .accessibilityIdentifier("pin")
        Group {
          if gate.isLocked {
            Text("Too many wrong tries: locked for five minutes.")
          } else if gate.tries > 0 {
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
            ForEach(1...3, id: \.self) { column in digit(row * 3 + column) }
          }
        }
        HStack(spacing: Self.gap) {
          key("delete", Image(systemName: "delete.left")) { gate.delete() }
            .accessibilityLabel("Delete")
          digit(0)
          key("enter", Image(systemName: "checkmark")) { gate.enter(pin) }
            .accessibilityLabel("Enter")
        }
      }
      .disabled(gate.isLocked)
    }
    .padding(24)
    // As on every telephone, whatever the direction of reading.
    .environment(\.layoutDirection, .leftToRight)
  }

  private func digit(_ number: Int) -> some View {
    key("\(number)", Text(verbatim: "\(number)")) { gate.type(number) }
  }

  private func key<Label: View>(_ id: String, _ label: Label, action: @escaping () -> Void) -> some View {
    Button {
      action()
    } label: {
      label
        .font(.system(.title, design: .rounded))
        .frame(width: Self.key, height: Self.key)
        .background(Color(.secondarySystemBackground), in: Circle())
        .contentShape(Circle())
    }
    .buttonStyle(.plain)
    .accessibilityIdentifier("pin-\(id)")
  }
}
