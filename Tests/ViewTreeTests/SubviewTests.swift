import Foundation
import SwiftUI
import Testing
import ViewTreeTesting

extension ContainerValues {
  @Entry var isBig: Bool = false
}

/// Views that are taken apart and put together elsewhere.
@MainActor struct SubviewTests {
  @Observable final class Model {
    var names = ["a", "b", "c"]
    var isOn = true
    var log: [String] = []
  }

  private struct Counter: View {
    let name: String
    @State private var count = 0
    var body: some View { Button("\(name)\(count)") { count += 1 } }
  }

  /// A view that stands for several.
  private struct Several: View {
    @State private var isOpen = false
    var body: some View {
      Button("open") { isOpen = true }
      if isOpen { Text("more") }
    }
  }

  private struct Numbered<Content: View>: View {
    @ViewBuilder var content: Content
    var body: some View {
      VStack {
        Group(subviews: content) { subviews in
          Text("of \(subviews.count)")
          ForEach(subviews) { subview in
            if subview.containerValues.isBig { Text("big") }
            subview
          }
        }
      }
    }
  }

  private func words(_ tester: ViewTester) -> [String] {
    tester.tree.flattened.compactMap { $0.type == "Text" || $0.type == "Button" ? $0.text : nil }
  }

  @Test func structuresAreTakenApart() {
    let model = Model()
    let tester = ViewTester(
      Numbered {
        Text("first")
        ForEach(model.names, id: \.self) { Text($0) }
        if model.isOn { Text("on") } else { Text("off") }
        Group {
          Text("g")
          AnyView(Text("any"))
        }.padding(2)
        EmptyView()
        Section("head") { Text("s") }
        VStack {
          Text("v")
          Text("w")
        }
      }, size: CGSize(width: 300, height: 600))
    #expect(
      words(tester) == ["of 10", "first", "a", "b", "c", "on", "g", "any", "head", "s", "v", "w"])
  }

  @Test func theyFollowTheirViewAndKeepTheirState() {
    struct Scene: View {
      let model: Model
      var body: some View {
        Numbered {
          ForEach(model.names, id: \.self) { Counter(name: $0) }
        }
      }
    }
    let model = Model()
    let tester = ViewTester(Scene(model: model), size: CGSize(width: 300, height: 600))
    tester.tap("b0")
    tester.settle()
    #expect(words(tester) == ["of 3", "a0", "b1", "c0"])
    model.names = ["c", "b", "d"]
    tester.settle()
    #expect(words(tester) == ["of 3", "c0", "b1", "d0"])
  }

  @Test func aViewThatStandsForSeveralChangesByItself() {
    let tester = ViewTester(Numbered { Several() }, size: CGSize(width: 300, height: 600))
    #expect(words(tester) == ["of 1", "open"])
    tester.tap("open")
    tester.settle()
    #expect(words(tester) == ["of 2", "open", "more"])
  }

  @Test func eachPlaceHasAViewOfItsOwn() {
    struct Twice<Content: View>: View {
      @ViewBuilder var content: Content
      var body: some View {
        VStack {
          Group(subviews: content) { subviews in
            subviews.first
            subviews
            subviews[1...].disabled(true)
          }
        }
      }
    }
    let tester = ViewTester(
      Twice {
        Counter(name: "a")
        Counter(name: "b")
      }, size: CGSize(width: 300, height: 600))
    #expect(words(tester) == ["a0", "a0", "b0", "b0"])
    tester.tap("a0")
    tester.settle()
    #expect(words(tester) == ["a1", "a0", "b0", "b0"])
    let last = tester.tree.flattened.last { $0.text == "b0" }?.frame.rect ?? .zero
    tester.tap(CGPoint(x: last.midX, y: last.midY))
    tester.settle()
    #expect(words(tester) == ["a1", "a0", "b0", "b0"])
  }

  @Test func theyInheritFromWhereTheyArePlaced() {
    let tester = ViewTester(
      Group(subviews: Text("a").id("a")) { subviews in
        subviews.environment(\.layoutDirection, .rightToLeft).padding(.leading, 100)
      }, size: CGSize(width: 300, height: 100))
    #expect(words(tester) == ["a"])
  }

  @Test func valuesForTheContainer() {
    let tester = ViewTester(
      Numbered {
        Text("a").containerValue(\.isBig, true).padding()
        Text("b")
        Group {
          Text("c")
          Text("d")
        }.containerValue(\.isBig, true)
      }, size: CGSize(width: 300, height: 600))
    #expect(words(tester) == ["of 4", "big", "a", "b", "big", "c", "big", "d"])
    let tags = ViewTester(
      Group(subviews: Text("a").tag(3)) { subviews in
        Text("\(subviews.first?.containerValues.tag(for: Int.self) ?? 0)")
        Text(subviews[0].containerValues.hasTag(4) ? "yes" : "no")
      }, size: CGSize(width: 300, height: 600))
    #expect(words(tags) == ["3", "no"])
  }

  @Test func aForEachOverSubviewsIsLazyInALazyStack() {
    let model = Model()
    let tester = ViewTester(
      ScrollView {
        LazyVStack {
          ForEach(subviews: ForEach(0..<100) { row in Text("\(row)").frame(height: 50) }) { subview in
            subview.onAppear { model.log.append("+") }
          }
        }
      }, size: CGSize(width: 300, height: 200))
    #expect(tester.frame(of: "0") != nil)
    #expect(tester.frame(of: "90") == nil)
    #expect(model.log.count < 20)
    #expect(tester.warnings.isEmpty)
  }

  @Test func sectionsAreListed() {
    struct Cards<Content: View>: View {
      @ViewBuilder var content: Content
      var body: some View {
        VStack {
          Group(sections: content) { sections in
            Text("of \(sections.count)")
            ForEach(sections) { section in
              Text("\(section.header.count)\(section.content.count)\(section.footer.count)")
              section.header
              section.content
              section.footer
            }
          }
        }
      }
    }
    let tester = ViewTester(
      Cards {
        Text("alone")
        Section("one") {
          Text("a")
          Text("b")
        }
        Section {
          Text("c")
        } footer: {
          Text("foot")
        }
        Text("last")
      }, size: CGSize(width: 300, height: 600))
    #expect(
      words(tester) == [
        "of 4", "010", "alone", "120", "one", "a", "b", "011", "c", "foot", "010", "last",
      ])
  }

  @Test func aForEachOverSectionsAndAList() {
    let tester = ViewTester(
      List {
        ForEach(
          sections: Group {
            Section("one") { Text("a") }
            Section("two") { Text("b") }
          }
        ) { section in
          Section {
            section.content
          } header: {
            section.header
          }
        }
      }, size: CGSize(width: 300, height: 600))
    #expect(words(tester).map { $0.lowercased() } == ["one", "a", "two", "b"])
  }

  @Test func oneThatLeavesPlaysItsTransition() {
    struct Scene: View {
      let model: Model
      var body: some View {
        VStack {
          Group(subviews: ForEach(model.names, id: \.self) { Text($0) }) { ForEach($0) { $0 } }
        }
      }
    }
    let model = Model()
    let tester = ViewTester(Scene(model: model), size: CGSize(width: 300, height: 300))
    withAnimation(.linear(duration: 1)) { model.names = ["a", "c"] }
    tester.advance(by: 0.5)
    #expect(words(tester) == ["a", "b", "c"])
    tester.settle()
    #expect(words(tester) == ["a", "c"])
    #expect(tester.warnings.isEmpty)
  }
}
