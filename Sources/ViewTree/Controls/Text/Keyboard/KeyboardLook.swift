/// The colours of a keyboard on the screen, as on iOS.
struct KeyboardLook: Equatable {
  let ground: Color
  let key: Color
  /// Keys that type nothing.
  let special: Color
  let pressed: Color
  let edge: Color
  let ink: Color
  let hairline: Color
  /// The Return key where it is prominent, and what is selected: a blue that white is read on, 4.7:1.
  let tint = Color(red: 0, green: 0.43, blue: 0.92)

  init(isDark: Bool) {
    if isDark {
      ground = Color(white: 0.12)
      (key, special, pressed) = (Color(white: 0.42), Color(white: 0.27), Color(white: 0.55))
      (edge, ink, hairline) = (Color(white: 0, opacity: 0.6), .white, Color(white: 1, opacity: 0.12))
    } else {
      ground = Color(red: 0.820, green: 0.831, blue: 0.859)
      key = .white
      special = Color(red: 0.675, green: 0.694, blue: 0.737)
      pressed = Color(red: 0.929, green: 0.937, blue: 0.953)
      edge = Color(red: 0.537, green: 0.541, blue: 0.553)
      (ink, hairline) = (.black, Color(white: 0, opacity: 0.12))
    }
  }
}
