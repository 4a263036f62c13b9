import Foundation
import Observation
import Testing

@testable import ViewTree

/// Programs that never come to rest.
@MainActor struct UpdateLoopTests {
  private struct WidthKey: PreferenceKey {
    static let defaultValue: CGFloat = 0
    static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
  }

  /// Grows with what it reports about itself.
  private struct Growing: View {
    @State private var width: CGFloat = 10
    let switches: Switches
    var body: some View {
      VStack(spacing: 0) {
        box(min(width, 150), 10).background {
          GeometryReader { g in Color.clear.preference(key: WidthKey.self, value: width + g.size.width / 100)
          }
        }.onPreferenceChange(WidthKey.self) { value in
          MainActor.assumeIsolated { if switches.isOn { width = value + 1 } }
        }
        Following(switches: switches)
      }
    }
  }

  private struct Following: View {
    let switches: Switches
    var body: some View { box(switches.width, 20).probe("f") }
  }

  @MainActor @Observable final class Switches {
    var isOn = true
    var width: CGFloat = 30
  }

  @Test func stateSetFromAPreferenceThatItChangesIsReportedOnceByName() {
    let switches = Switches()
    let stage = LayoutStage(200, 100, Growing(switches: switches))
    for _ in 0..<20 { _ = stage.host.frame() }
    #expect(stage.warnings.count == 1)
    #expect(stage.warnings.first?.contains("WidthKey") == true)
    #expect(stage.warnings.first?.contains("Growing") == true)
  }

  @Test func theProgramGoesOn() {
    let switches = Switches()
    let stage = LayoutStage(200, 100, Growing(switches: switches))
    let before = stage.host.statistics.bodies
    _ = stage.host.frame()
    // A frame makes a few rounds and no more.
    #expect(stage.host.statistics.bodies - before < 40)
    switches.width = 50
    for _ in 0..<3 { _ = stage.host.frame() }
    #expect(stage.frames["f"]?.width == 50)
    switches.isOn = false
    stage.settle()
    #expect(!stage.host.needsFrame)
  }

  @Test func aValueThatSettlesIsNoLoop() {
    struct Settling: View {
      @State private var height: CGFloat = 0
      var body: some View {
        VStack(spacing: 0) {
          box(40, 30).background {
            GeometryReader { g in Color.clear.preference(key: WidthKey.self, value: g.size.height) }
          }
          box(20, height).probe("f")
        }.onPreferenceChange(WidthKey.self) { value in MainActor.assumeIsolated { height = value } }
      }
    }
    let stage = LayoutStage(200, 100, Settling())
    #expect(stage.frames["f"]?.height == 30)
    #expect(stage.warnings.isEmpty && !stage.host.needsFrame)
  }
}
