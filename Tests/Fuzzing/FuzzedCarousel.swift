import BistroComponents
import RandomTrees
import SwiftUI
import ViewTreeTesting

/// A carousel on a page that scrolls, whose items change.
final class FuzzedCarousel: FuzzSubject {
  struct Item: Identifiable { let id: Int }

  @Observable final class Program {
    var items = (0..<20).map(Item.init)
    var selection: Int?
    var options = CarouselOptions()
    var direction = LayoutDirection.leftToRight
    @ObservationIgnored var next = 20
  }

  let program = Program()
  let tester: ViewTester
  let names = ["Item 0", "Item 1", "Item 2", "carousel"]

  init() {
    program.options.itemSize = CGSize(width: 200, height: 200)
    tester = ViewTester(CarouselProgram(program: program), size: CGSize(width: 390, height: 800))
  }

  func change(_ dice: inout Dice) {
    switch Int.random(in: 0..<8, using: &dice) {
    case 0..<3:
      let next = program.items.randomElement(using: &dice)?.id
      if dice.falls(oneIn: 2) {
        withAnimation(.easeOut(duration: 0.3)) { program.selection = next }
      } else {
        program.selection = next
      }
    case 3:
      program.items.insert(Item(id: program.next), at: .random(in: 0...program.items.count, using: &dice))
      program.next += 1
    case 4 where program.items.count > 2:
      program.items.remove(at: .random(in: 0..<program.items.count, using: &dice))
    case 5: program.options.limit = program.options.limit == .byOne ? .automatic : .byOne
    case 6:
      program.direction = program.direction == .leftToRight ? .rightToLeft : .leftToRight
    default: program.options.angle = [0, 30, 55, 400].randomElement(using: &dice) ?? 55
    }
  }

  func complaintsAtRest() -> [String] {
    tester.key(.home)
    tester.settle()
    tester.key(.rightArrow)
    tester.settle()
    let near = program.items.compactMap { tester.frame(of: "Item \($0.id)") }.map { abs($0.midX - 195) }.min()
    return (near ?? .infinity) < 0.6
      ? [] : ["V02: no item rests in the middle, the nearest \(near ?? .nan) off"]
  }
}

private struct CarouselProgram: View {
  @Bindable var program: FuzzedCarousel.Program

  var body: some View {
    ScrollView {
      VStack(spacing: 0) {
        Color.clear.frame(height: 150)
        Carousel(program.items, selection: $program.selection, options: program.options) { item in
          Text("Item \(item.id)")
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .background(Color.blue)
        }
        Color.gray.frame(height: 1000)
      }
    }
    .environment(\.layoutDirection, program.direction)
  }
}
