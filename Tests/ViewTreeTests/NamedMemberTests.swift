import Foundation
import SwiftUI
import Testing
import ViewTreeTesting

/// Named values of types that have a value for each case: each is one of its own and says what its name does.
@MainActor struct NamedMemberTests {
  private func areDistinct<Value: Hashable>(_ values: [Value]) -> Bool { Set(values).count == values.count }

  @Test func traitsOfAccessibilityReachTheTree() {
    let traits: [(AccessibilityTraits, String)] = [
      (.allowsDirectInteraction, "allowsDirectInteraction"), (.causesPageTurn, "causesPageTurn"),
      (.isKeyboardKey, "isKeyboardKey"), (.isLink, "isLink"), (.isModal, "isModal"),
      (.isSearchField, "isSearchField"), (.isSelected, "isSelected"), (.isStaticText, "isStaticText"),
      (.isToggle, "isToggle"), (.playsSound, "playsSound"), (.startsMediaSession, "startsMediaSession"),
    ]
    for (trait, name) in traits {
      let tester = ViewTester(
        Text("word").accessibilityAddTraits(trait), size: CGSize(width: 200, height: 100))
      #expect(
        tester.tree.flattened.contains { $0.text == "word" && $0.traits?.contains(name) == true }, "\(name)")
      let without = ViewTester(
        Text("word").accessibilityAddTraits(trait).accessibilityRemoveTraits(trait),
        size: CGSize(width: 200, height: 100))
      #expect(!without.tree.flattened.contains { $0.traits?.contains(name) == true }, "\(name)")
    }
  }

  @Test func hintsForKeyboardsAndContents() {
    let contents: [UITextContentType] = [
      .name, .givenName, .familyName, .nickname, .organizationName, .fullStreetAddress, .addressCity,
      .countryName, .postalCode, .telephoneNumber, .emailAddress, .URL, .creditCardNumber, .username,
      .password, .newPassword, .oneTimeCode, .birthdate,
    ]
    #expect(areDistinct(contents) && contents.allSatisfy { UITextContentType(rawValue: $0.rawValue) == $0 })
    let keyboards: [UIKeyboardType] = [
      .default, .asciiCapable, .numbersAndPunctuation, .URL, .numberPad, .phonePad, .namePhonePad,
      .emailAddress, .decimalPad, .twitter, .webSearch, .asciiCapableNumberPad,
    ]
    // The numbers are UIKit's.
    #expect(keyboards.map(\.rawValue) == Array(0...11))
  }

  @Test func idiomsAndOrientationsHaveUIKitsNumbers() {
    let idioms: [UIUserInterfaceIdiom] = [.unspecified, .phone, .pad, .tv, .carPlay, .mac, .vision]
    #expect(idioms.map(\.rawValue) == [-1, 0, 1, 2, 3, 5, 6])
    let orientations: [UIDeviceOrientation] = [
      .unknown, .portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight, .faceUp, .faceDown,
    ]
    #expect(orientations.map(\.rawValue) == Array(0...6))
    #expect(orientations.filter(\.isPortrait) == [.portrait, .portraitUpsideDown])
    #expect(orientations.filter(\.isLandscape) == [.landscapeLeft, .landscapeRight])
    #expect([UIUserInterfaceStyle.unspecified, .light, .dark].map(\.rawValue) == [0, 1, 2])
    #expect(
      areDistinct([InterfaceOrientation.portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight]))
  }

  @Test func feedbacksAreDifferentOnes() {
    let feedbacks: [SensoryFeedback] = [
      .success, .warning, .error, .selection, .increase, .decrease, .start, .stop, .alignment, .levelChange,
      .impact,
    ]
    #expect(areDistinct(feedbacks))
    #expect(areDistinct([SensoryFeedback.Weight.light, .medium, .heavy]))
    #expect(areDistinct([SensoryFeedback.Flexibility.rigid, .solid, .soft]))
    #expect(SensoryFeedback.impact(weight: .medium) == .impact(flexibility: .rigid, intensity: 0.5))
  }

  @Test func symbolsHaveVariantsOfVariants() {
    let outlines: [SymbolVariants] = [.none, .circle, .square, .rectangle, .fill, .slash]
    #expect(areDistinct(outlines))
    #expect(SymbolVariants.fill.circle == .circle.fill && SymbolVariants.slash.square == .square.slash)
    // One outline replaces another.
    #expect(SymbolVariants.circle.square == .square && SymbolVariants.circle.fill.contains(.circle))
    #expect(SymbolVariants.square.fill.contains(.fill) && !SymbolVariants.rectangle.contains(.fill))
    func side(_ variants: SymbolVariants, _ name: String = "heart") -> [String] {
      let tester = ViewTester(
        Image(systemName: name).symbolVariant(variants), size: CGSize(width: 100, height: 100))
      return tester.displayList.items.compactMap {
        if case .symbol(let symbol) = $0.content { symbol.artwork.name } else { nil }
      }
    }
    #expect(side(.circle) == ["heart.circle"] && side(.square.fill) == ["heart.square.fill"])
    #expect(
      side(.fill, "bell.badge") == ["bell.badge.fill"] && side(.slash, "mic.fill") == ["mic.slash.fill"])
    #expect(side(.fill, "person.badge.plus") == ["person.fill.badge.plus"])
    #expect(
      side(.fill.slash, "bell") == ["bell.slash.fill"] && side(.circle, "bell.fill") == ["bell.circle.fill"])
  }

  @Test func optionsOfSymbolEffectsCombine() {
    let options: [SymbolEffectOptions] = [.default, .repeating, .nonRepeating, .speed(2), .repeat(3)]
    #expect(areDistinct(options))
    #expect(SymbolEffectOptions.speed(2).repeating == .repeating.speed(2))
    #expect(SymbolEffectOptions.speed(2).nonRepeating == .nonRepeating.speed(2))
    #expect(SymbolEffectOptions.default.repeating == .repeating)
  }

  @Test(arguments: [true, false])
  func symbolsAppearDisappearAndGrow(_ isActive: Bool) {
    func width<Effect: IndefiniteSymbolEffect>(_ effect: Effect) -> (shown: Bool, width: CGFloat) {
      let tester = ViewTester(
        Image(systemName: "heart").symbolEffect(effect, isActive: isActive),
        size: CGSize(width: 100, height: 100))
      tester.settle()
      let item = tester.displayList.items.first {
        if case .symbol = $0.content { $0.opacity > 0.01 } else { false }
      }
      guard let item, case .symbol(let symbol) = item.content else { return (false, 0) }
      return (true, item.transform.boundingRect(of: symbol.rect).width)
    }
    let plain = width(.pulse).width
    #expect(width(.disappear).shown == !isActive && width(.appear).shown == isActive)
    #expect(isActive ? width(.scale.up).width > plain : abs(width(.scale.up).width - plain) < 0.01)
    // A picture that another one replaces is that one at rest.
    #expect(width(.replace).shown)
  }

  @Test func namesOfFontsAndShapes() {
    let weights: [Font.Weight] = [
      .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
    ]
    #expect(areDistinct(weights))
    #expect(areDistinct([Font.Width.compressed, .condensed, .standard, .expanded]))
    #expect(Font.Width(0.3) != .standard && Font.Width(0.3) == Font.Width(0.3))
    // A word is the wider the bolder it is.
    let widths = [Font.Weight.ultraLight, .regular, .medium, .bold].map { weight in
      ViewTester(Text("Kitchen garden").fontWeight(weight), size: CGSize(width: 300, height: 100))
        .frame(of: "Kitchen garden")?.width ?? 0
    }
    #expect(widths == widths.sorted() && widths[3] > widths[1])
    #expect(areDistinct([EditMode.active, .inactive, .transient]) && EditMode.transient.isEditing)
    #expect(areDistinct([ShapeRole.fill, .stroke, .separator]))
    #expect(areDistinct([SafeAreaRegions.container.rawValue, SafeAreaRegions.keyboard.rawValue]))
  }

  @Test func placesOfScrolledContentCanBeMixed() {
    typealias Threshold = ScrollTransitionConfiguration.Threshold
    func phases(_ configuration: ScrollTransitionConfiguration) -> [Double] {
      let tester = ViewTester(
        ScrollView {
          VStack(spacing: 0) {
            ForEach(0..<12) { index in
              Color.red.frame(height: 50)
                .scrollTransition(configuration) { $0.opacity(1 - abs($1.value) / 2) }
                .accessibilityElement().accessibilityIdentifier("row \(index)")
            }
          }
        }, size: CGSize(width: 100, height: 175))
      tester.settle()
      return tester.displayList.items.compactMap {
        if case .fill = $0.content { $0.opacity } else { nil }
      }
    }
    // The fourth row is half in sight.
    #expect(phases(.identity).allSatisfy { $0 == 1 })
    let interactive = phases(.interactive)
    #expect(interactive.contains { $0 < 1 && $0 > 0.5 })
    #expect(
      phases(.interactive.threshold(.hidden)).filter { $0 == 1 }.count >= interactive.filter { $0 == 1 }.count
    )
    #expect(phases(.animated.threshold(.visible)).contains { $0 < 1 })
    #expect(phases(.animated.threshold(.visible(0.1))).prefix(3).allSatisfy { $0 == 1 })
    let mixed = Threshold.visible.interpolated(towards: .hidden, amount: 0.5)
    #expect(phases(.interactive.threshold(mixed)).prefix(3).allSatisfy { $0 == 1 })
    #expect(phases(.interactive.threshold(.centered)).contains { $0 < 1 })
    #expect(
      phases(.interactive.threshold(Threshold.visible.inset(by: 60))).filter { $0 < 1 }.count
        >= interactive.filter { $0 < 1 }.count)
  }

  @Test func phasesOfScrolling() {
    let phases: [ScrollPhase] = [.idle, .tracking, .interacting, .decelerating, .animating]
    #expect(areDistinct(phases) && phases.filter(\.isScrolling) == Array(phases.dropFirst()))
    #expect(ScrollPhase.animating.isScrolling && !ScrollPhase.idle.isScrolling)
  }
}
