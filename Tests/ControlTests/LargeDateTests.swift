import Foundation
import SwiftUI
import Testing
import ViewTreeTesting

/// Dates and fields beside their labels.
@MainActor struct LargeDateTests {
  private static let date = Date(timeIntervalSince1970: 1_720_180_800)

  @Test(arguments: [DynamicTypeSize.accessibility1, .accessibility3, .accessibility5], [320.0, 390, 768])
  func aCompactDateIsReadAsAWhole(_ textSize: DynamicTypeSize, _ width: CGFloat) throws {
    let tester = ViewTester(
      Form { DatePicker("Birthday", selection: .constant(Self.date)) }.utc("en_US")
        .environment(\.dynamicTypeSize, textSize), size: CGSize(width: width, height: 700))
    tester.settle()
    let texts = tester.paintedTexts.map(\.string)
    #expect(texts.contains("Jul 5, 2024") && texts.contains { $0.hasPrefix("12:00") }, "\(texts)")
    let label = try #require(tester.frame(of: "Birthday"))
    let date = try #require(tester.frame(of: "Jul 5, 2024"))
    #expect(date.minY >= label.maxY || date.minX >= label.maxX)
    #expect(date.maxX <= width)
  }

  private struct Field: View {
    @State var text: String
    var body: some View {
      HStack {
        TextField("x", text: $text)
        Text("Remove all")
      }
    }
  }

  @Test func aFieldLeavesTheOthersTheirSpaceWhateverItShows() throws {
    let frames = try ["", "i", String(repeating: "long ", count: 30)].map { text in
      let tester = ViewTester(Field(text: text), size: CGSize(width: 300, height: 60))
      tester.settle()
      return try #require(tester.frame(of: "Remove all"))
    }
    #expect(frames[0].maxX > 299 && frames.allSatisfy { $0 == frames[0] })
  }
}
