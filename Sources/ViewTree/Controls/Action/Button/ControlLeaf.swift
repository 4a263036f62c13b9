import Foundation
import Graphics

/// The layout of a control that draws itself: it handles pointers and keys and shows the focus.
@MainActor class ControlLeaf: LayoutNode, ControlInput, KeyResponder, PointerResponder {
  private(set) lazy var member = ControlMember(self)
  private(set) var isEnabled = true
  private(set) var environment: EnvironmentValues
  /// What assistive technology calls it.
  private(set) var label: String?

  override init(_ context: NodeContext) {
    environment = context.environment
    super.init(context)
  }

  /// Sets the values that all controls have.
  final func configure(label: Text?, _ context: NodeContext) {
    environment = context.environment
    self.label = label?.string(in: context.environment)
    let enabled = context.environment.isEnabled
    if enabled != isEnabled {
      isEnabled = enabled
      if !enabled { member.reject() }
    }
    setNeedsCompose()
  }

  /// A style as one colour.
  final func color(_ style: some ShapeStyle) -> RGBA {
    style._paint(in: CGRect(origin: .zero, size: size), environment: environment).solidColor
  }

  /// A colour of the palette.
  final func color(_ color: SystemColor) -> RGBA { Color(.system(color)).rgba(in: environment) }

  // MARK: Overridden by controls

  var dragAxes: Axis.Set { [] }
  func pointerBegan(at point: CGPoint, _ event: PointerEvent) -> Bool { false }
  func pointerMoved(to point: CGPoint, _ event: PointerEvent) {}
  func pointerEnded(at point: CGPoint, isTap: Bool, _ event: PointerEvent) {}
  func pointerCancelled() {}
  /// Draws the control.
  func paint(_ composer: Composer, _ state: ComposeState) {}
  override var keyResponder: (any KeyResponder)? { self }
  func focusPath(in rect: CGRect) -> Path {
    Path(roundedRect: rect.insetBy(dx: -2, dy: -2), cornerRadius: 8)
  }

  /// Overridden by controls that act on keys, accept text or have a pointer of their own.
  func handleKey(_ event: KeyEvent) -> Bool { false }
  func insertText(_ text: String) -> Bool { false }
  func setMarkedText(_ text: String) -> Bool { false }
  func focusChanged(_ focused: Bool) {}
  var keepsFocus: Bool { false }
  var pointerStyle: PointerStyle? { nil }
  func handleWheel(_ event: WheelEvent, _ delta: CGVector) -> CGVector { delta }

  // MARK: What all have in common

  override var pointerResponder: (any PointerResponder)? { self }
  var gestureMembers: [GestureMember] { [member] }
  override func hitsSelf(_ point: CGPoint) -> Bool { isEnabled && hitsTarget(point) }
  var canFocus: Bool { isEnabled }
  var showsFocusRing: Bool { environment.isFocusEffectEnabled }

  override func compose(_ composer: Composer, _ state: ComposeState) {
    if isEnabled {
      paint(composer, state)
    } else {
      composer.withOpacity(Self.disabledOpacity, displayID(0x0F0D)) { paint(composer, state) }
    }
  }

  /// What iOS fades switches and sliders to that are off.
  private static let disabledOpacity = 0.5
}

extension LayoutNode {
  /// The least side of what a finger is to hit, in points (Human Interface Guidelines).
  static let leastTarget: CGFloat = 44

  /// Whether a touch at `point` means this control: it lies inside, or, where nothing else was hit, so near that a
  /// target of 44 points would contain it.
  final func hitsTarget(_ point: CGPoint) -> Bool {
    let bounds = CGRect(origin: .zero, size: size)
    if bounds.contains(point) { return true }
    guard tree.input.extendsTargets else { return false }
    let dx = min(0, (size.width - Self.leastTarget) / 2)
    let dy = min(0, (size.height - Self.leastTarget) / 2)
    return bounds.insetBy(dx: dx, dy: dy).contains(point)
  }
}

/// Finds the words of a label.
enum ControlLabel {
  /// The text of a view that is a text, or a label with one; nil: another view.
  @MainActor static func text(of view: some View) -> Text? {
    (view as? Text) ?? (view as? Label<Text, Image>)?.title
  }
}
