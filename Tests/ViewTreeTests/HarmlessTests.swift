import SwiftUI
import Testing
import ViewTreeTesting

/// What cannot exist here is taken in the call shapes of programs, and leaves tree and picture as they are.
@MainActor struct HarmlessTests {
  private struct Form: View {
    @State private var text = "text"
    var body: some View {
      VStack {
        Text("Title")
        TextField("Name", text: $text)
        Toggle("On", isOn: .constant(true))
        Image(systemName: "star")
      }
    }
  }

  /// Whether a view has the tree and the picture of the plain form, and needs no more frames.
  private func isPlain<V: View>(_ view: V) -> Bool {
    let size = CGSize(width: 300, height: 300)
    let (plain, other) = (ViewTester(Form(), size: size), ViewTester(view, size: size))
    plain.settle()
    other.settle()
    return plain.tree.flattened.count > 4 && other.tree == plain.tree && other.warnings.isEmpty
      && isSame(other.displayList.items, plain.displayList.items)
  }

  /// Whether two lists paint the same; which views the items belong to is not looked at.
  private func isSame(_ a: [DisplayItem], _ b: [DisplayItem]) -> Bool {
    a.count == b.count
      && zip(a, b).allSatisfy { a, b in
        guard a.transform == b.transform, a.opacity == b.opacity else { return false }
        guard case .group(let inner) = a.content, case .group(let other) = b.content else {
          return a.content == b.content
        }
        return isSame(inner.items, other.items) && inner.effects == other.effects
      }
  }

  @Test func hintsForAKeyboardOnTheScreen() {
    let keyboards: [UIKeyboardType] = [.default, .alphabet, .emailAddress, .numberPad, .decimalPad, .URL]
    #expect(keyboards.allSatisfy { isPlain(Form().keyboardType($0)) })
    let contents: [UITextContentType?] = [.name, .emailAddress, .newPassword, .oneTimeCode, nil]
    #expect(contents.allSatisfy { isPlain(Form().textContentType($0)) })
    #expect(UITextContentType(rawValue: "email") == .emailAddress)
    let letters: [TextInputAutocapitalization?] = [.never, .words, .sentences, .characters, nil]
    #expect(letters.allSatisfy { isPlain(Form().textInputAutocapitalization($0)) })
    let old: [UITextAutocapitalizationType] = [.none, .words, .sentences, .allCharacters]
    #expect(old.allSatisfy { isPlain(Form().autocapitalization($0)) })
    #expect(TextInputAutocapitalization(.words) != nil)
    #expect(isPlain(Form().disableAutocorrection(true)) && isPlain(Form().disableAutocorrection(nil)))
    #expect(isPlain(Form().autocorrectionDisabled()) && isPlain(Form().autocorrectionDisabled(false)))
    let labels: [SubmitLabel] = [.done, .go, .send, .join, .route, .search, .return, .next, .continue]
    #expect(labels.allSatisfy { isPlain(Form().submitLabel($0)) })
    let modes: [ScrollDismissesKeyboardMode] = [.automatic, .immediately, .interactively, .never]
    #expect(modes.allSatisfy { isPlain(Form().scrollDismissesKeyboard($0)) })
  }

  @Test func feedbackThatIsFelt() {
    struct Knocking: View {
      @State private var count = 0
      var body: some View {
        Form()
          .sensoryFeedback(.success, trigger: count)
          .sensoryFeedback(.impact(weight: .heavy, intensity: 0.5), trigger: count)
          .sensoryFeedback(.impact(flexibility: .soft), trigger: count) { old, new in new > old }
          .sensoryFeedback(trigger: count) { old, new in new > old ? .increase : .decrease }
          .onAppear { count += 1 }
      }
    }
    #expect(isPlain(Knocking()))
    #expect(SensoryFeedback.success != .warning && SensoryFeedback.impact(weight: .light) == .impact)
  }

  @Test func barsOfASystem() {
    #expect(isPlain(Form().statusBar(hidden: true)))
    #expect(isPlain(Form().statusBarHidden()) && isPlain(Form().statusBarHidden(false)))
    #expect(isPlain(Form().persistentSystemOverlays(.hidden)))
  }

  @Test func whatOnlyAScreenReaderWouldUse() {
    #expect(isPlain(Form().accessibilityInputLabels(["Title", "Heading"])))
    let behaviors: [AccessibilityChildBehavior] = [.ignore, .contain, .combine]
    #expect(behaviors.allSatisfy { isPlain(Form().accessibilityElement(children: $0)) })
    #expect(isPlain(Form().accessibilitySortPriority(2)) && isPlain(Form().accessibility(sortPriority: 1)))
    let levels: [AccessibilityHeadingLevel] = [.unspecified, .h1, .h2, .h3, .h4, .h5, .h6]
    #expect(levels.allSatisfy { isPlain(Form().accessibilityHeading($0)) })
    #expect(isPlain(Form().accessibilityIgnoresInvertColors()))
    #expect(isPlain(Form().help("What it is for")) && isPlain(Form().help(Text("What it is for"))))
  }

  @Test func looksThatTheFontsHereDoNotHave() {
    #expect(isPlain(Form().fontWidth(.condensed)) && isPlain(Form().fontWidth(nil)))
    #expect(Font.Width.expanded.value > Font.Width.standard.value)
    #expect(isPlain(Form().allowsTightening(true)))
    // What has no symbol in it looks the same in every mode.
    let modes: [SymbolRenderingMode?] = [.monochrome, .hierarchical, .palette, nil]
    #expect(modes.allSatisfy { isPlain(Form().symbolRenderingMode($0)) })
  }
}
