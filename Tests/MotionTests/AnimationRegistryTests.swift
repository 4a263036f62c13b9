import Foundation
import Testing

@testable import ViewTree

/// What moves by itself, from frame to frame.
@MainActor @Suite struct AnimationRegistryTests {
  private final class Client: AnimationClient {
    var advances = 0
    var goesOn: () -> Bool = { false }
    func advance(to time: TimeInterval) -> Bool {
      advances += 1
      return goesOn()
    }
  }

  @Test func whatIsSetMovingAgainInThePassInWhichItWasDoneGoesOn() {
    let registry = AnimationRegistry()
    let (done, later) = (Client(), Client())
    later.goesOn = {
      registry.add(done)
      return false
    }
    registry.add(done)
    registry.add(later)
    registry.advance(to: 1)
    #expect(registry.contains(done) && !registry.contains(later) && registry.count == 1)
    registry.advance(to: 2)
    #expect(done.advances == 2 && registry.isEmpty)
  }

  @Test func whatIsRemovedAndAddedInItsOwnPassGoesOn() {
    let registry = AnimationRegistry()
    let (done, later) = (Client(), Client())
    later.goesOn = {
      registry.remove(done)
      registry.add(done)
      return false
    }
    registry.add(done)
    registry.add(later)
    registry.advance(to: 1)
    #expect(registry.contains(done) && registry.count == 1)
  }
}
