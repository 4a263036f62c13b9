import Foundation
import Graphics
import Testing

@testable import ViewTree

/// What one part of a container tells another.
@MainActor struct ObservedTests {
  @MainActor private final class Count { var bodies = 0 }

  private struct Reader: View {
    let number: Observed<Int>
    let count: Count
    let reads: Bool
    var body: some View {
      count.bodies += 1
      return Text("\(reads ? number.value : number.current)")
    }
  }

  @Test func aBodyThatReadsAValueIsEvaluatedWhenItChanges() {
    let (number, count) = (Observed(1), Count())
    let stage = Stage(Reader(number: number, count: count, reads: true))
    let before = count.bodies
    stage.change { number.update(2) }
    #expect(count.bodies == before + 1 && number.current == 2)
    // The same value is no change.
    stage.change { number.update(2) }
    #expect(count.bodies == before + 1)
  }

  @Test func aBodyThatOnlyLooksIsNoReader() {
    let (number, count) = (Observed(1), Count())
    let stage = Stage(Reader(number: number, count: count, reads: false))
    let before = count.bodies
    stage.change { number.update(2) }
    #expect(count.bodies == before)
  }

  @Test func theOwnerSaysWhatIsTheSame() {
    let (number, count) = (Observed(1) { $0 % 2 == $1 % 2 }, Count())
    let stage = Stage(Reader(number: number, count: count, reads: true))
    let before = count.bodies
    stage.change { number.update(3) }
    #expect(count.bodies == before && number.current == 3)
    stage.change { number.update(4) }
    #expect(count.bodies == before + 1)
  }
}
