import SwiftUI
import Testing
import ViewTreeTesting

/// The names of Apple's around previews.
@MainActor struct PreviewModifierTests {
  private func tester(_ view: some View, inGallery: Bool = true) -> ViewTester {
    let size = CGSize(width: 320, height: 400)
    let tester =
      inGallery
      ? ViewTester(PreviewGallery([PreviewGallery.Page("page") { view }]), size: size)
      : ViewTester(view, size: size)
    tester.settle()
    return tester
  }

  private func box(_ tester: ViewTester) -> CGRect? { tester.frame(of: "box") }

  private func sample() -> some View {
    Color.red.accessibilityElement().accessibilityIdentifier("box")
  }

  @Test func aLayoutSizesAPreviewInAGalleryAlone() {
    let fixed = sample().previewLayout(.fixed(width: 100, height: 50))
    #expect(box(tester(fixed))?.size == CGSize(width: 100, height: 50))
    #expect(box(tester(fixed, inGallery: false))?.size == CGSize(width: 320, height: 400))
    let fitting = sample().frame(minWidth: 30, minHeight: 20).previewLayout(.sizeThatFits)
    #expect((box(tester(fitting))?.width ?? 999) < 60)
    #expect(box(tester(sample().previewLayout(.device)))?.width == 320)
    #expect(PreviewLayout.fixed(width: 1, height: 2) != .device)
  }

  @Test func aNameIsWrittenOverAPreviewInAGalleryAlone() {
    let named = sample().previewDisplayName("In red")
    #expect(tester(named).frame(of: "In red") != nil)
    #expect(tester(named, inGallery: false).frame(of: "In red") == nil)
    #expect(box(tester(sample().previewDisplayName(nil)))?.height == 400)
  }

  @Test func aDeviceAndAnOrientationLeaveThePreviewAsItIs() {
    let view = sample().previewDevice("iPhone 15").previewInterfaceOrientation(.landscapeLeft)
    #expect(box(tester(view)) == box(tester(sample())))
    #expect(PreviewDevice(rawValue: "iPhone 15") == "iPhone 15")
    #expect(InterfaceOrientation.allCases.map(\.id).contains("portraitUpsideDown"))
    #expect(InterfaceOrientation(rawValue: "landscapeRight") == .landscapeRight)
  }

  private struct Providing: PreviewProvider {
    static var previews: some View { Text("provided") }
    static var platform: PreviewPlatform? { .iOS }
  }

  private struct Plain: PreviewProvider { static var previews: some View { Text("provided") } }

  @Test func aProviderSaysItsPlatform() {
    #expect(Providing.platform == .iOS && Plain.platform == nil)
    #expect(Set([PreviewPlatform.macOS, .tvOS, .watchOS, .iOS]).count == 4)
  }

  private func page(_ traits: PreviewTrait<Preview.ViewTraits>...) -> ViewTester {
    let size = CGSize(width: 320, height: 400)
    let page = PreviewGallery.Page("page", traits: { traits }) { sample() }
    let tester = ViewTester(PreviewGallery([page]), size: size)
    tester.settle()
    return tester
  }

  @Test func traitsSizeAPreviewAsTheModifiersDo() {
    #expect(box(page(.fixedLayout(width: 90, height: 40)))?.size == CGSize(width: 90, height: 40))
    #expect((box(page(.sizeThatFitsLayout))?.width ?? 999) < 60)
    for trait in [
      PreviewTrait<Preview.ViewTraits>.defaultLayout, .portrait, .portraitUpsideDown, .landscapeLeft,
      .landscapeRight, .landscape(),
    ] { #expect(box(page(trait))?.size == CGSize(width: 320, height: 400)) }
  }

  // MARK: Modifiers

  @Observable final class Sample {
    var name = "sample"
  }

  private struct Named: View {
    @Environment(Sample.self) private var sample
    var body: some View { Text("named \(sample.name)") }
  }

  private struct SampleData: PreviewModifier {
    nonisolated(unsafe) static var made = 0
    static func makeSharedContext() async throws -> Sample {
      made += 1
      return Sample()
    }
    func body(content: Content, context: Sample) -> some View {
      content.environment(context).padding(7)
    }
  }

  private struct Bordered: PreviewModifier {
    func body(content: PreviewModifierContent, context: Void) -> some View {
      VStack {
        Text("above")
        content
      }
    }
  }

  private struct Failing: PreviewModifier {
    struct Problem: Error, CustomStringConvertible { var description: String { "no file" } }
    static func makeSharedContext() async throws -> Sample { throw Problem() }
    func body(content: Content, context: Sample) -> some View { content }
  }

  @Test func aModifierMakesItsValuesOnceForAllPreviews() async {
    for _ in 0..<2 {
      let page = PreviewGallery.Page("page", traits: { [.modifier(SampleData()), .modifier(Bordered())] }) {
        Named()
      }
      let tester = ViewTester(PreviewGallery([page]), size: CGSize(width: 320, height: 400))
      await tester.wait { tester.frame(of: "named sample") != nil }
      #expect(tester.frame(of: "named sample") != nil && tester.frame(of: "above") != nil)
    }
    #expect(SampleData.made == 1)
  }

  @Test func aModifierWithoutValuesIsThereInTheFirstFrame() {
    let page = PreviewGallery.Page("page", traits: { [.modifier(Bordered())] }) { Text("plain") }
    let tester = ViewTester(PreviewGallery([page]), size: CGSize(width: 320, height: 400))
    #expect(tester.frame(of: "above") != nil && tester.frame(of: "plain") != nil)
  }

  @Test func valuesThatCannotBeMadeAreOneSentence() async {
    let page = PreviewGallery.Page("page", traits: { [.modifier(Failing())] }) { Text("plain") }
    let tester = ViewTester(PreviewGallery([page]), size: CGSize(width: 320, height: 400))
    let sentence = "The preview's values cannot be made: no file"
    await tester.wait { tester.frame(of: sentence) != nil }
    #expect(tester.frame(of: sentence) != nil && tester.frame(of: "plain") == nil)
  }
}

#Preview("of the tests", traits: .modifier(PreviewOfTests()), .sizeThatFitsLayout) {
  @Previewable @State var count = 1
  Text("\(count)")
}

private struct PreviewOfTests: PreviewModifier {
  func body(content: Content, context: Void) -> some View { content }
}
