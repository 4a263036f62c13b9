import Foundation
import Graphics

/// The keyboard on the screen of a window: up while a text field has the focus and there is no other keyboard.
///
/// What it types reaches the field by the same calls as the input of a real keyboard. It comes up at the end of the
/// frame in which a field received the focus, so that it stays up when the focus moves from field to field.
@MainActor final class ScreenKeyboard: FrameListener {
  /// How long it comes and goes, in seconds.
  static let duration = 0.25

  /// Owns the keyboard.
  private unowned let tree: Tree
  /// Whether there is no other keyboard.
  var isWanted = false { didSet { if isWanted != oldValue { tree.requestCompose() } } }
  /// The keyboard shown; nil: none.
  let shown = Observed<KeyboardModel?>(nil) { $0 === $1 }
  /// The bar above it, or where it would be; nil: none.
  let bar = Observed<KeyboardBar?>(nil) { $0 === $1 }
  /// What notches and bars cover of the window.
  private(set) var safeArea = EdgeInsets()
  private weak var field: (any KeyboardField)?
  /// Whether a real key was pressed since a field was touched: there is a keyboard after all.
  private var isHushed = false
  /// What the keyboard is up for.
  private var setting = Setting()
  /// Called when it comes, goes or has another height, with how much of the window it covers then, in points from the lower
  /// edge, nil: nothing; and whether that is animated.
  var onChange: (CGFloat?, Bool) -> Void = { _, _ in }
  private var windowSize = CGSize.zero

  private struct Setting: Equatable {
    var keys: Keys?
    var bar: ObjectIdentifier?

    struct Keys: Equatable {
      let traits: KeyboardTraits
      let locale: Locale
    }
  }

  init(_ tree: Tree) { self.tree = tree }

  func close() {
    shown.current?.cancel()
    onChange = { _, _ in }
  }

  /// The window has another size, or other insets.
  func resize(_ size: CGSize, _ safeArea: EdgeInsets) {
    guard size != windowSize || safeArea != self.safeArea else { return }
    (windowSize, self.safeArea) = (size, safeArea)
    if let height { onChange(height, false) }
  }

  /// A field received the focus, or requests other keys.
  func edits(_ field: any KeyboardField) {
    self.field = field
    tree.requestCompose()
  }

  /// A field no longer has the focus.
  func stopped(_ field: any KeyboardField) {
    guard self.field === field else { return }
    self.field = nil
    tree.requestCompose()
  }

  /// The caret or the text before it has changed.
  func caretMoved(in field: any KeyboardField) {
    guard self.field === field else { return }
    shown.current?.follow()
  }

  /// A finger touched a field: a keyboard that was hidden because a real one was used is shown again.
  func touched() { isHushed = false }

  /// A real key was pressed.
  func realKeyPressed() { if field != nil { isHushed = true } }

  func settled(hasChanged: Bool) {
    let wanted = isWanted && !isHushed ? field : nil
    let bar = field?.keyboardBar
    let next = Setting(
      keys: wanted.map { Setting.Keys(traits: $0.keyboardTraits, locale: $0.keyboardLocale) },
      bar: bar.map { ObjectIdentifier($0) })
    guard next != setting else { return }
    let old = setting
    setting = next
    self.bar.update(bar)
    if next.keys != old.keys {
      shown.current?.cancel()
      shown.update(
        next.keys.map { keys in
          KeyboardModel(tree, KeyboardState(keys.traits, keys.locale)) { [weak wanted] in
            wanted?.textBeforeCaret ?? ""
          }
        })
    }
    let (isUp, wasUp) = (next.keys != nil, old.keys != nil)
    onChange(height, !(isUp && wasUp))
    if isUp != wasUp { announce(isUp: isUp, height: isUp ? height ?? 0 : 0) }
  }

  /// How much of the window it and its bar cover, in points from the lower edge; nil: nothing is up.
  var height: CGFloat? {
    let keys = shown.current.map {
      KeyboardGeometry(KeyboardRows($0.look.current.state), in: windowSize, insets: safeArea).height
    }
    let bar = bar.current.map { _ in KeyboardBar.height }
    return keys == nil && bar == nil ? nil : (keys ?? 0) + (bar ?? 0) + safeArea.bottom
  }

  /// Tells the program as UIKit does.
  private func announce(isUp: Bool, height: CGFloat) {
    let hidden = CGRect(x: 0, y: windowSize.height, width: windowSize.width, height: height)
    let frame = hidden.offsetBy(dx: 0, dy: -height)
    let info: [AnyHashable: Any] = [
      KeyboardNotice.frameBegin: isUp ? hidden : frame, KeyboardNotice.frameEnd: isUp ? frame : hidden,
      KeyboardNotice.duration: Self.duration,
    ]
    let first = isUp ? KeyboardNotice.willShow : KeyboardNotice.willHide
    for name in [
      first, KeyboardNotice.willChangeFrame, isUp ? KeyboardNotice.didShow : KeyboardNotice.didHide,
    ] {
      NotificationCenter.default.post(name: name, object: nil, userInfo: info)
    }
  }
}

/// A field into which a keyboard on the screen types.
@MainActor protocol KeyboardField: AnyObject {
  var keyboardTraits: KeyboardTraits { get }
  /// The language of what is typed.
  var keyboardLocale: Locale { get }
  var textBeforeCaret: String { get }
  /// The bar above the keyboard; nil: none.
  var keyboardBar: KeyboardBar? { get }
}

extension Tree {
  /// The keyboard on the window's screen.
  var screenKeyboard: ScreenKeyboard { part(ScreenKeyboard.self) }
}
