import SwiftUI
import Testing
import ViewTreeTesting

struct DragAndDropTests {
  @Observable final class Basket {
    var items: [String] = []
    var isTargeted = false
    var log: [String] = []
  }

  private struct Market: View {
    let basket: Basket
    var body: some View {
      VStack(spacing: 0) {
        Color.red.frame(width: 100, height: 100).draggable("apple")
        Spacer()
        Color.green.frame(width: 100, height: 100)
          .dropDestination(for: String.self) { items, _ in
            basket.items += items
            return true
          } isTargeted: {
            basket.isTargeted = $0
          }
      }
    }
  }

  private func lift(_ tester: ViewTester, at point: CGPoint) {
    tester.press(point)
    tester.advance(by: 0.5)
  }

  @Test func whatIsLiftedIsDropped() {
    let basket = Basket()
    let tester = ViewTester(Market(basket: basket), size: CGSize(width: 200, height: 400))
    lift(tester, at: CGPoint(x: 100, y: 50))
    tester.move(by: CGVector(dx: 0, dy: 290), over: 0.3)
    #expect(basket.isTargeted)
    tester.release()
    tester.settle()
    #expect(basket.items == ["apple"])
    #expect(!basket.isTargeted)
  }

  @Test func whatNobodyTakesGoesBack() {
    let basket = Basket()
    let tester = ViewTester(Market(basket: basket), size: CGSize(width: 200, height: 400))
    lift(tester, at: CGPoint(x: 100, y: 50))
    tester.move(by: CGVector(dx: 0, dy: 120), over: 0.3)
    tester.release()
    tester.settle()
    #expect(basket.items.isEmpty)
    #expect(tester.host.isAtRest)
  }

  @Test func aSwipeLiftsNothing() {
    let basket = Basket()
    let tester = ViewTester(Market(basket: basket), size: CGSize(width: 200, height: 400))
    tester.press(CGPoint(x: 100, y: 50))
    tester.move(by: CGVector(dx: 0, dy: 290), over: 0.2)
    tester.release()
    tester.settle()
    #expect(basket.items.isEmpty)
  }

  private struct Delegate: DropDelegate {
    let basket: Basket
    func dropEntered(info: DropInfo) { basket.log.append("entered") }
    func dropExited(info: DropInfo) { basket.log.append("exited") }
    func dropUpdated(info: DropInfo) -> DropProposal? { DropProposal(operation: .move) }
    func performDrop(info: DropInfo) -> Bool {
      info.itemProviders(for: [.text]).first?.loadObject(ofClass: String.self) { text, _ in
        basket.log.append(text ?? "nothing")
      }
      return info.hasItemsConforming(to: [.text])
    }
  }

  private struct Delegated: View {
    let basket: Basket
    var body: some View {
      VStack(spacing: 0) {
        Color.red.frame(width: 100, height: 100).onDrag { NSItemProvider(object: "pear") }
        Color.green.frame(width: 100, height: 100).onDrop(
          of: [UTType.text], delegate: Delegate(basket: basket))
        Color.blue.frame(width: 100, height: 100)
      }
    }
  }

  @Test func aDelegateIsTold() {
    let basket = Basket()
    let tester = ViewTester(Delegated(basket: basket), size: CGSize(width: 200, height: 300))
    lift(tester, at: CGPoint(x: 100, y: 50))
    tester.move(by: CGVector(dx: 0, dy: 100), over: 0.2)
    tester.move(by: CGVector(dx: 0, dy: 100), over: 0.2)
    tester.move(by: CGVector(dx: 0, dy: -100), over: 0.2)
    tester.release()
    tester.settle()
    #expect(basket.log == ["entered", "exited", "entered", "pear"])
  }
}
