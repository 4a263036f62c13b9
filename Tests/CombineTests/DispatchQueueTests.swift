import Combine
import Foundation
import Testing

/// Dispatch queues as schedulers, and publishers of single values.
struct DispatchQueueTests {
  private typealias Stride = DispatchQueue.SchedulerTimeType.Stride

  @Test func lengthsOfTimeAreExactAndEndAtTheirLimits() {
    #expect(Stride.seconds(1.5).timeInterval == .nanoseconds(1_500_000_000))
    #expect(Stride.milliseconds(2) + .microseconds(3) - .nanoseconds(4) == .nanoseconds(2_002_996))
    #expect((2 as Stride) * 1.5 == .seconds(3) && Stride(.never) == .nanoseconds(.max))
    #expect(Stride.seconds(Int.max) == .nanoseconds(.max) && Stride.seconds(-.infinity) == .nanoseconds(.min))
    let now = DispatchQueue.SchedulerTimeType(DispatchTime(uptimeNanoseconds: 5))
    #expect(now.advanced(by: .nanoseconds(7)).distance(to: now) == .nanoseconds(-7))
    #expect(now.advanced(by: .nanoseconds(-7)).dispatchTime.uptimeNanoseconds == 0)
    #expect(now.advanced(by: .nanoseconds(.max)).dispatchTime == .distantFuture)
  }

  @Test func valuesArriveOnTheQueue() {
    let queue = DispatchQueue(label: "DispatchQueueTests")
    let key = DispatchSpecificKey<Bool>()
    queue.setSpecific(key: key, value: true)
    let done = DispatchSemaphore(value: 0)
    nonisolated(unsafe) var places: [Bool] = []
    let tokens = [
      Just(1).receive(on: queue).sink { _ in
        places.append(DispatchQueue.getSpecific(key: key) == true)
        done.signal()
      },
      Just(2).delay(for: .milliseconds(1), scheduler: queue).sink { _ in
        places.append(DispatchQueue.getSpecific(key: key) == true)
        done.signal()
      },
    ]
    for _ in tokens { #expect(done.wait(timeout: .now() + 60) == .success) }
    #expect(queue.sync { places } == [true, true])
  }

  @Test func valuesArriveOnAnOperationQueueInItsOrder() {
    let queue = OperationQueue()
    queue.maxConcurrentOperationCount = 1
    queue.isSuspended = true
    let done = DispatchSemaphore(value: 0)
    nonisolated(unsafe) var values: [Int] = []
    nonisolated(unsafe) var areThere: [Bool] = []
    let tokens = [
      [1, 2, 3].publisher.receive(on: queue).sink {
        values.append($0)
        areThere.append(OperationQueue.current === queue)
        done.signal()
      },
      Just(4).delay(for: .milliseconds(1), scheduler: queue).sink {
        values.append($0)
        areThere.append(OperationQueue.current === queue)
        done.signal()
      },
    ]
    #expect(values.isEmpty)
    queue.isSuspended = false
    for _ in 0..<4 { #expect(done.wait(timeout: .now() + 60) == .success) }
    queue.waitUntilAllOperationsAreFinished()
    #expect(values.filter { $0 < 4 } == [1, 2, 3] && values.contains(4))
    #expect(areThere == [true, true, true, true])
    _ = tokens
  }

  @Test func workRepeatsUntilItIsCancelled() {
    let queue = DispatchQueue(label: "DispatchQueueTests")
    let done = DispatchSemaphore(value: 0)
    let token = queue.schedule(after: queue.now, interval: .milliseconds(1)) { done.signal() }
    for _ in 0..<3 { #expect(done.wait(timeout: .now() + 60) == .success) }
    token.cancel()
  }

  @Test func optionalsAndResultsPublish() {
    let one = Asker<Int, Never>()
    Optional(1).publisher.subscribe(one)
    one.ask(.unlimited)
    #expect(one.values == [1])
    let none = Asker<Int, Never>()
    let nothing: Optional<Int>.Publisher = Int?.none.publisher
    nothing.subscribe(none)
    none.ask(.unlimited)
    #expect(none.values.isEmpty)
    let result = Asker<Int, any Error>()
    Result<Int, any Error>.success(2).publisher.subscribe(result)
    result.ask(.unlimited)
    #expect(result.values == [2])
  }
}
