import Foundation

/// The keyboard on the screen as long as it is up, at the lower edge of the window.
struct ScreenKeyboardView: View {
  let keyboard: ScreenKeyboard
  @Environment(\.windowSize) private var window
  @Environment(\.layoutDirection) private var direction
  @Environment(\.dynamicTypeSize) private var textSize
  @Environment(\.accessibilityReduceMotion) private var reducesMotion
  /// Whether it was laid out without a keyboard: the first one comes up as every other.
  @State private var isReady = false

  var body: some View {
    let shown = isReady ? keyboard.shown.value : nil
    let bar = isReady ? keyboard.bar.value : nil
    let transition: AnyTransition = reducesMotion ? .opacity : .move(edge: .bottom)
    VStack(spacing: 0) {
      // The stack is as large as the window whatever is in it: what leaves it goes straight down.
      Color.clear
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .allowsHitTesting(false)
      if let bar {
        KeyboardBarView(bar: bar, bottomInset: shown == nil ? keyboard.safeArea.bottom : 0)
          .environment(\.layoutDirection, direction)
          .environment(\.dynamicTypeSize, textSize)
          .transition(transition)
      }
      if let shown {
        KeyboardPanel(model: shown, window: window, insets: keyboard.safeArea)
          .transition(transition)
      }
    }
    .onAppear { isReady = true }
    .animation(.easeOut(duration: ScreenKeyboard.duration), value: [shown == nil, bar == nil])
    .environment(\.layoutDirection, .leftToRight)
    // Its keys are as large as the window allows, whatever size text has.
    .environment(\.dynamicTypeSize, .large)
  }
}

/// The keys, and above them what a pressed one shows.
private struct KeyboardPanel: View {
  let model: KeyboardModel
  let window: CGSize
  let insets: EdgeInsets
  @Environment(\.colorScheme) private var scheme

  var body: some View {
    let shown = model.look.value
    let geometry = KeyboardGeometry(KeyboardRows(shown.state), in: window, insets: insets)
    let look = KeyboardLook(isDark: scheme == .dark)
    KeyboardBoard(
      model: model, geometry: geometry, bottomInset: insets.bottom, look: look,
      content: ForEach(geometry.places, id: \.key) { place in
        KeyCap(key: place.key, isPressed: shown.pressed.contains(place.key), state: shown.state, look: look)
      }
    )
    .overlay(alignment: .topLeading) {
      KeyPreview(shown: shown, geometry: geometry, look: look)
        .allowsHitTesting(false)
    }
    .foregroundStyle(look.ink)
    .accessibilityIdentifier("keyboard")
  }
}

/// One key.
private struct KeyCap: View {
  let key: KeyboardKey
  let isPressed: Bool
  let state: KeyboardState
  let look: KeyboardLook

  private var fill: Color {
    if case .shift = key, state.shift != .off { return look.key }
    if case .submit = key, state.traits.submitLabel.isProminent, !isPressed { return look.tint }
    let types = key.types || state.traits.isPad && key == .delete
    return isPressed ? (types ? look.pressed : look.key) : (types ? look.key : look.special)
  }

  var body: some View {
    ZStack {
      KeyLabel(key: key, state: state)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
    .background {
      RoundedRectangle(cornerRadius: 5, style: .continuous).fill(fill)
        .background(RoundedRectangle(cornerRadius: 5, style: .continuous).fill(look.edge).offset(y: 1))
    }
    .foregroundStyle(fill == look.tint ? Color.white : look.ink)
    .accessibilityElement(children: .ignore)
    .accessibilityAddTraits(.isButton)
    .accessibilityLabel(Text(verbatim: key.name))
    .accessibilityIdentifier("key-\(key.name)")
  }
}

/// What a key says.
private struct KeyLabel: View {
  let key: KeyboardKey
  let state: KeyboardState

  var body: some View {
    switch key {
    case .text(let text):
      Text(verbatim: state.shown(text)).font(.system(size: text.count > 1 ? 17 : 23))
    case .space:
      Text(verbatim: state.hasLanguages ? state.map.title : "").font(.system(size: 16))
    case .delete: Image(systemName: "delete.left").font(.system(size: 18))
    case .shift:
      Image(
        systemName: state.shift == .locked ? "capslock.fill" : state.shift == .once ? "shift.fill" : "shift"
      )
      .font(.system(size: 18))
    case .plane(.letters):
      Text(verbatim: state.map.hasCase || state.map.isLatin ? "ABC" : "أبج").font(.system(size: 16))
    case .plane(.numbers): Text(verbatim: "123").font(.system(size: 16))
    case .plane(.symbols): Text(verbatim: "#+=").font(.system(size: 16))
    case .language: Image(systemName: "globe").font(.system(size: 18))
    case .dismiss: Image(systemName: "keyboard.chevron.compact.down").font(.system(size: 18))
    case .submit:
      Text(verbatim: state.traits.submitLabel.title(in: state.language))
        .font(.system(size: 16))
        .lineLimit(1)
        .minimumScaleFactor(0.5)
        .padding(.horizontal, 4)
    case .gap: EmptyView()
    }
  }
}

/// The letter of a pressed key above the finger, or those that a held one offers.
private struct KeyPreview: View {
  let shown: KeyboardModel.Look
  let geometry: KeyboardGeometry
  let look: KeyboardLook

  var body: some View {
    if let offer = shown.offer, let frame = geometry.offer(of: offer.key, offer.choices.count)?.frame {
      HStack(spacing: 0) {
        ForEach(offer.choices.indices, id: \.self) { index in
          let isChosen = index == offer.chosen
          Text(verbatim: offer.choices[index])
            .font(.system(size: 23))
            .foregroundStyle(isChosen ? Color.white : look.ink)
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .background(isChosen ? look.tint : Color.clear, in: RoundedRectangle(cornerRadius: 5))
        }
      }
      .padding(2)
      .modifier(PreviewCard(frame: frame, look: look))
    } else if let key = shown.preview, shown.pressed.contains(key), case .text(let text) = key,
      !shown.state.traits.isPad, let frame = geometry.bubbleFrame(of: key)
    {
      Text(verbatim: shown.state.shown(text))
        .font(.system(size: 30))
        .modifier(PreviewCard(frame: frame, look: look))
    }
  }
}

private struct PreviewCard: ViewModifier {
  let frame: CGRect
  let look: KeyboardLook

  func body(content: Content) -> some View {
    content
      .frame(width: frame.width, height: frame.height)
      .background {
        RoundedRectangle(cornerRadius: 8, style: .continuous).fill(look.key)
          .shadow(color: .black.opacity(0.3), radius: 6, y: 2)
      }
      .offset(x: frame.minX, y: frame.minY)
  }
}
