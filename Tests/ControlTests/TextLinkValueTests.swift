import Foundation
import Graphics
import Testing

@testable import ViewTree

/// Links of texts as values: their numbers, words and places.
@Suite struct TextLinkValueTests {
  private func links(_ text: Text) -> [String] {
    TextLink.all(in: text.resolve(in: EnvironmentValues())).map { "\($0.title) \($0.address.absoluteString)" }
  }

  @Test func linksAreCountedInTheOrderOfReading() {
    #expect(
      links(Text("[a](https://1.org) and [b](https://2.org)")) == ["a https://1.org", "b https://2.org"])
    #expect(links(Text("plain")) == [])
  }

  @Test func neighboursOfOneAddressAreOneLink() {
    #expect(links(Text("[a **b** c](https://1.org)")) == ["a b c https://1.org"])
    #expect(
      links(Text("[a](https://1.org)") + Text("[b](https://1.org)") + Text(" [c](https://1.org)"))
        == ["ab https://1.org", "c https://1.org"])
    #expect(
      links(Text("[a](https://1.org)") + Text("[b](https://2.org)")) == [
        "a https://1.org", "b https://2.org",
      ]
    )
  }

  private func fragment(_ x: CGFloat, _ width: CGFloat, _ link: Int?) -> TextLayout.Fragment {
    var fragment = TextLayout.Fragment(
      x: x, width: width, text: "", font: Font.body.resolve(dynamicTypeSize: .large, legibilityWeight: nil),
      color: RGBA(red: 0, green: 0, blue: 0))
    fragment.linkNumber = link
    return fragment
  }

  @Test func aLinkHasABoxOnEachOfItsLines() {
    let lines = [
      TextLayout.Line(
        x: 5, baseline: 10, width: 60, ascent: 8, descent: 2,
        fragments: [fragment(0, 20, nil), fragment(20, 20, 0), fragment(40, 20, 0)]),
      TextLayout.Line(
        x: 0, baseline: 22, width: 60, ascent: 8, descent: 2,
        fragments: [fragment(0, 20, 0), fragment(20, 20, 1), fragment(40, 20, 0)]),
    ]
    let layout = TextLayout(lines: lines, size: CGSize(width: 65, height: 24), isTruncated: false, string: "")
    let boxes = layout.linkBoxes(3)
    #expect(
      boxes[0] == [
        CGRect(x: 25, y: 2, width: 40, height: 10), CGRect(x: 0, y: 14, width: 20, height: 10),
        CGRect(x: 40, y: 14, width: 20, height: 10),
      ])
    #expect(boxes[1] == [CGRect(x: 20, y: 14, width: 20, height: 10)])
    #expect(boxes[2].isEmpty)
  }
}
