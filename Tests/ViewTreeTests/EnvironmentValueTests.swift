import Foundation
import SwiftUI
import Testing
import ViewTreeTesting

/// What a modifier says, views below it read from the environment.
@MainActor struct EnvironmentValueTests {
  private struct Reader<Value>: View {
    let path: KeyPath<EnvironmentValues, Value>
    let read: (Value) -> Void
    @Environment(\.self) private var values
    var body: some View {
      read(values[keyPath: path])
      return Color.clear
    }
  }

  /// What a view reads below modifiers.
  private func read<Value, V: View>(
    _ path: KeyPath<EnvironmentValues, Value>, below modifiers: (AnyView) -> V
  ) -> Value? {
    var value: Value?
    _ = ViewTester(
      modifiers(AnyView(Reader(path: path) { value = $0 })), size: CGSize(width: 200, height: 100))
    return value
  }

  @Test func ofTexts() {
    #expect(read(\.lineLimit) { $0.lineLimit(3) } == 3)
    #expect(read(\.multilineTextAlignment) { $0.multilineTextAlignment(.trailing) } == .trailing)
    #expect(read(\.truncationMode) { $0.truncationMode(.middle) } == .middle)
    #expect(read(\.lineSpacing) { $0.lineSpacing(7) } == 7)
    #expect(read(\.allowsTightening) { $0.allowsTightening(true) } == true)
    #expect(read(\.minimumScaleFactor) { $0.minimumScaleFactor(0.5) } == 0.5)
    #expect(read(\.redactionReasons) { $0.redacted(reason: .placeholder) } == .placeholder)
    #expect(read(\.redactionReasons) { $0.redacted(reason: .invalidated) } == .invalidated)
  }

  @Test func ofSizesOfText() {
    #expect(read(\.dynamicTypeSize) { $0.dynamicTypeSize(.xxLarge) } == .xxLarge)
    #expect(read(\.dynamicTypeSize) { $0.dynamicTypeSize(...DynamicTypeSize.small) } == .small)
    #expect(read(\.dynamicTypeSize) { $0.dynamicTypeSize(DynamicTypeSize.xLarge...) } == .xLarge)
    #expect(DynamicTypeSize(name: "xLarge") == .xLarge || DynamicTypeSize(name: "nothing") == nil)
  }

  @Test func ofSymbols() {
    #expect(read(\.imageScale) { $0.imageScale(.large) } == .large)
    #expect(read(\.symbolRenderingMode) { $0.symbolRenderingMode(.palette) } == .palette)
    #expect(read(\.symbolVariants) { $0.symbolVariant(.fill) } == .fill)
    let inner = read(\.symbolVariants) { $0.symbolVariant(.slash).symbolVariant(.circle) }
    #expect(inner?.contains(.slash) == true && inner?.contains(.circle) == true)
  }

  @Test func ofControls() {
    #expect(read(\.controlSize) { $0.controlSize(.mini) } == .mini)
    #expect(read(\.controlSize) { $0.controlSize(.extraLarge) } == .extraLarge)
    #expect(read(\.buttonBorderShape) { $0.buttonBorderShape(.capsule) } == .capsule)
    #expect(read(\.menuIndicatorVisibility) { $0.menuIndicator(.hidden) } == .hidden)
    #expect(read(\.menuOrder) { $0.menuOrder(.fixed) } == .fixed)
    #expect(read(\.headerProminence) { $0.headerProminence(.increased) } == .increased)
    #expect(read(\.isFocusEffectEnabled) { $0.focusEffectDisabled() } == false)
    #expect(read(\.defaultMinListRowHeight) { $0.environment(\.defaultMinListRowHeight, 70) } == 70)
    #expect(read(\.colorScheme) { $0.colorScheme(.dark) } == .dark)
  }

  @Test func ofScrolling() {
    #expect(read(\.isScrollEnabled) { $0.scrollDisabled(true) } == false)
    #expect(read(\.verticalScrollIndicatorVisibility) { $0.scrollIndicators(.hidden) } == .hidden)
    #expect(
      read(\.horizontalScrollIndicatorVisibility) { $0.scrollIndicators(.never, axes: .horizontal) } == .never
    )
    #expect(
      read(\.verticalScrollIndicatorVisibility) { $0.scrollIndicators(.never, axes: .horizontal) }
        == .automatic)
  }

  @Test func ofTransitionsOfContent() {
    #expect(read(\.contentTransition) { $0.contentTransition(.opacity) } == .opacity)
    #expect(read(\.contentTransition) { $0.contentTransition(.interpolate) } == .interpolate)
    let group = read(\.contentTransitionAddsDrawingGroup) {
      $0.environment(\.contentTransitionAddsDrawingGroup, true)
    }
    #expect(group == true)
  }

  @Test func ofTheDisplay() {
    #expect(read(\.displayScale) { $0 } == 1)
    #expect(read(\.pixelLength) { $0 } == 1)
    #expect(read(\.pixelLength) { $0.environment(\.displayScale, 2) } == 0.5)
  }

  @Test func nothingIsSwitchedOnThatNobodyAskedFor() {
    let paths: [KeyPath<EnvironmentValues, Bool>] = [
      \.accessibilityReduceTransparency, \.accessibilityDifferentiateWithoutColor,
      \.accessibilityInvertColors,
      \.accessibilitySwitchControlEnabled, \.accessibilityLargeContentViewerEnabled,
      \.accessibilityQuickActionsEnabled, \.accessibilityDimFlashingLights,
      \.accessibilityAssistiveAccessEnabled, \.accessibilityReduceMotion,
    ]
    for path in paths { #expect(read(path) { $0 } == false) }
    #expect(read(\.accessibilityEnabled) { $0.environment(\.accessibilityEnabled, true) } == true)
  }

  @Test func aShortcutIsReadByTheButtonsStyle() {
    struct Style: PrimitiveButtonStyle {
      let read: (KeyboardShortcut?) -> Void
      func makeBody(configuration: Configuration) -> some View { Face(read: read) }
      struct Face: View {
        let read: (KeyboardShortcut?) -> Void
        @Environment(\.keyboardShortcut) private var shortcut
        var body: some View {
          read(shortcut)
          return Text("face")
        }
      }
    }
    var shortcut: KeyboardShortcut?
    _ = ViewTester(
      Button("a") {}.buttonStyle(Style { shortcut = $0 }).keyboardShortcut("s"),
      size: CGSize(width: 200, height: 100))
    #expect(shortcut == KeyboardShortcut("s", modifiers: .command))
  }
}
