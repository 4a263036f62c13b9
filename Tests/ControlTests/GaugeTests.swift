import SwiftUI
import Testing
import ViewTreeTesting

struct GaugeTests {
  private func tester<S: GaugeStyle>(_ style: S, rtl: Bool = false) -> ViewTester {
    ViewTester(
      Gauge(value: 30, in: 0...40) {
        Text("Speed")
      } currentValueLabel: {
        Text("30")
      } minimumValueLabel: {
        Text("0")
      } maximumValueLabel: {
        Text("40")
      }
      .gaugeStyle(style)
      .environment(\.layoutDirection, rtl ? .rightToLeft : .leftToRight), width: 300)
  }

  @Test func theBarIsFilledUpToTheValue() throws {
    let tester = tester(.linearCapacity)
    let bars = tester.tree.flattened.filter { $0.type == "Shape" || $0.type == "Capsule" }
    let least = try #require(tester.frame(of: "0"))
    let most = try #require(tester.frame(of: "40"))
    #expect(least.maxX < most.minX)
    #expect(try #require(tester.frame(of: "30")).minY >= least.maxY)
    #expect(bars.isEmpty || bars.count == 2)
  }

  @Test func theBarRunsTheOtherWayFromRightToLeft() throws {
    let tester = tester(.automatic, rtl: true)
    #expect(try #require(tester.frame(of: "0")).minX > (try #require(tester.frame(of: "40"))).maxX)
  }

  @Test func ringsShowTheValueInTheirMiddle() throws {
    for tester in [tester(.accessoryCircular), tester(.accessoryCircularCapacity)] {
      #expect(abs(try #require(tester.frame(of: "30")).midX - 150) < 0.5)
    }
    #expect(tester(.accessoryLinear).frame(of: "30") == nil)
    #expect(tester(.accessoryLinearCapacity).frame(of: "Speed") != nil)
  }

  @Test func aStyleOfTheProgramsOwnSeesTheFraction() {
    struct Words: GaugeStyle {
      func makeBody(configuration: Configuration) -> some View { Text("\(configuration.value * 100)") }
    }
    #expect(tester(Words()).frame(of: "75.000000") != nil)
  }

  @Test func valuesOutsideOfTheRangeStayAtItsEnds() {
    let tester = ViewTester(Gauge(value: 7) { Text("Full") }, width: 300)
    #expect(tester.tree.flattened.contains { $0.value == "100.0" })
  }
}
