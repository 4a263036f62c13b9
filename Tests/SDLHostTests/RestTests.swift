import CHost
import Foundation
import Testing

@testable import SDLHost

/// What a window does and does not do when nothing moves.
@MainActor struct RestTests {
  @Test func memoryIsGivenBackAfterTwoSecondsOfRest() {
    var times = 0
    var memory = MemoryTrim { times += 1 }
    #expect(memory.turn(at: 0, isAtRest: true, frames: 3) == 2)
    #expect(memory.turn(at: 1.9, isAtRest: true, frames: 3) == 2 && times == 0)
    #expect(memory.turn(at: 2, isAtRest: true, frames: 3) == nil && times == 1)
    // There is nothing more to give before something was shown.
    #expect(memory.turn(at: 60, isAtRest: true, frames: 3) == nil && times == 1)
  }

  @Test func aFingerThatIsPutDownAgainBeginsTheRestAnew() {
    var times = 0
    var memory = MemoryTrim { times += 1 }
    #expect(memory.turn(at: 0, isAtRest: true, frames: 3) == 2)
    #expect(memory.turn(at: 1.5, isAtRest: false, frames: 3) == nil)
    #expect(memory.turn(at: 1.6, isAtRest: true, frames: 4) == 3.6)
    #expect(memory.turn(at: 3, isAtRest: true, frames: 4) == 3.6 && times == 0)
  }

  @Test func memoryIsGivenBackEveryTenSecondsAtMost() {
    var times = 0
    var memory = MemoryTrim { times += 1 }
    memory.trim(at: 1, frames: 1)
    #expect(memory.turn(at: 4, isAtRest: true, frames: 2) == 11 && times == 1)
    #expect(memory.turn(at: 11, isAtRest: true, frames: 2) == nil && times == 2)
  }

  @Test func theRunLoopIsAskedSoonAfterAProgramRanAndNotAgain() {
    var runs = 0
    var queue = MainQueue(descriptor: -1) {
      runs += 1
      return nil
    }
    queue.turn(at: 10)
    #expect(runs == 1 && queue.nextTurn == nil)
    queue.programRan()
    #expect(queue.nextTurn == 10 + 1.0 / 20)
    queue.turn(at: 10.01)
    #expect(runs == 1)
    queue.turn(at: 10.04)
    #expect(runs == 2 && queue.nextTurn == nil)
    queue.turn(at: 1000)
    #expect(runs == 2)
  }

  @Test func workOnTheMainQueueRunsAtOnce() {
    let descriptor = host_wake_make()
    defer { close(descriptor) }
    var runs = 0
    var queue = MainQueue(descriptor: descriptor) {
      runs += 1
      return nil
    }
    queue.turn(at: 10)
    host_wake_signal(descriptor)
    queue.turn(at: 10.001)
    #expect(runs == 2)
  }

  @Test func aTimerOfTheRunLoopIsWaitedFor() throws {
    var runs = 0
    var queue = MainQueue(descriptor: -1) {
      runs += 1
      return runs == 1 ? Date(timeIntervalSinceNow: 3600) : nil
    }
    let now = HostClock.now
    queue.turn(at: now)
    let due = try #require(queue.nextTurn)
    #expect(due > now + 3500 && due < now + 3700)
    queue.turn(at: due - 1)
    #expect(runs == 1)
    queue.turn(at: due)
    #expect(runs == 2 && queue.nextTurn == nil)
  }
}
