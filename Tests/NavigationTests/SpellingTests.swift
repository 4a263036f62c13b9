import SwiftUI
import Testing
import ViewTreeTesting

/// Programs as people write them: that they compile is most of what is tested.
struct SpellingTests {
  struct Item: Identifiable, Hashable {
    let id: Int
    var name: String
  }

  private struct Master: View {
    @State private var items = [Item(id: 1, name: "one"), Item(id: 2, name: "two")]
    @State private var showingSheet = false
    @State private var showingAlert = false
    @State private var showingDialog = false
    @State private var showingCover = false
    @State private var chosen: Item?

    var body: some View {
      NavigationView {
        List {
          Section(header: Text("Items"), footer: Text("All of them")) {
            ForEach(items) { item in
              NavigationLink(destination: Detail(item: item)) {
                HStack {
                  Text(item.name)
                  Spacer()
                  Text("\(item.id)").foregroundColor(.secondary)
                }
              }
              .listRowSeparator(.hidden)
              .listRowInsets(EdgeInsets(top: 4, leading: 8, bottom: 4, trailing: 8))
            }
            .onDelete(perform: delete)
          }
          Button("Choose") { chosen = items.first }
        }
        .listStyle(InsetGroupedListStyle())
        .navigationBarTitle(Text("Master"))
        .navigationBarItems(
          leading: EditButton(),
          trailing: Button(action: { showingSheet.toggle() }) { Image(systemName: "plus") }
        )
        .navigationViewStyle(StackNavigationViewStyle())
        .sheet(isPresented: $showingSheet, onDismiss: dismissed) { Detail(item: items[0]) }
        .fullScreenCover(isPresented: $showingCover) { Detail(item: items[0]) }
        .sheet(item: $chosen) {
          Detail(item: $0).presentationDetents([.medium, .fraction(0.8), .height(240)])
        }
        .alert(isPresented: $showingAlert) {
          Alert(title: Text("Title"), message: Text("Message"), dismissButton: .default(Text("OK")))
        }
        .confirmationDialog("Really?", isPresented: $showingDialog) {
          Button("Yes", role: .destructive, action: add)
        }
        .actionSheet(isPresented: $showingDialog) {
          ActionSheet(title: Text("Sheet"), buttons: [.default(Text("A")) { add() }, .cancel()])
        }
        .alert("New", isPresented: $showingAlert) {
          Button("OK", role: .cancel) {}
        } message: {
          Text("Text")
        }
      }
    }

    func delete(at offsets: IndexSet) { items.remove(atOffsets: offsets) }
    func dismissed() {}
    func add() { items.append(Item(id: items.count + 1, name: "more")) }
  }

  private struct Detail: View {
    let item: Item
    @Environment(\.presentationMode) var presentationMode: Binding<PresentationMode>
    @Environment(\.dismiss) var dismiss

    var body: some View {
      VStack {
        Text(item.name)
        Button("Done") { presentationMode.wrappedValue.dismiss() }
        Button("Dismiss", action: dismiss.callAsFunction)
      }
      .navigationTitle(item.name)
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItem(placement: .navigationBarTrailing) { Button("Save") { dismiss() } }
        ToolbarItemGroup(placement: .bottomBar) {
          Button("First") {}
          Spacer()
          Button("Second") {}
        }
      }
    }
  }

  @Test func aProgramOfOldWorks() {
    let tester = ViewTester(Master(), scale: 2)
    tester.settle()
    #expect(tester.has("ITEMS") && tester.has("one"))
    // Rows without a section keep clear of the one above.
    let footer = tester.frame(of: "All of them") ?? .zero
    #expect((tester.frame(of: "Choose")?.minY ?? 0) - footer.maxY > 40)
    Looking.picture(tester, "spelling-master")
    tester.tap("two")
    tester.settle()
    #expect(tester.has("Done"))
    Looking.picture(tester, "spelling-detail")
    tester.tap("Done")
    tester.settle()
    #expect(!tester.has("Done"))
    tester.tap("Choose")
    tester.settle()
    #expect(tester.sheetHeight == 240)
    Looking.picture(tester, "spelling-sheet")
    tester.tap("Dismiss")
    tester.settle()
    #expect(tester.sheetHeight == nil)
  }

  private struct Modern: View {
    @State private var path = NavigationPath()
    @State private var tab = "a"
    @State private var isOn = false
    var body: some View {
      TabView(selection: $tab) {
        NavigationStack(path: $path) {
          List(0..<3) { number in
            NavigationLink(value: number) { Text("number \(number)") }
          }
          .navigationTitle("Numbers")
          .navigationDestination(for: Int.self) { number in
            VStack {
              Text("is \(number)")
              Button("push text") { path.append("text") }
              Button("pop all") { path = NavigationPath() }
            }
          }
          .navigationDestination(for: String.self) { Text("is \($0)") }
          .navigationDestination(isPresented: $isOn) { Text("flag") }
          .toolbar {
            Button("Add", action: {})
            if isOn { Button("Off") { isOn = false } }
          }
          .toolbarBackground(.visible, for: .navigationBar)
          .toolbarBackground(Color.yellow, for: .navigationBar)
        }
        .tag("a")
        .tabItem { Text("A") }
        TabView {
          Color.red
          Color.blue
        }
        .tabViewStyle(PageTabViewStyle(indexDisplayMode: .never))
        .indexViewStyle(.page(backgroundDisplayMode: .always))
        .tag("b")
        .tabItem { Text("B") }
      }
      .tint(.purple)
    }
  }

  @Test func aModernProgramWorks() {
    let tester = ViewTester(Modern(), scale: 2)
    tester.settle()
    Looking.picture(tester, "spelling-modern")
    tester.tap("number 1")
    tester.settle()
    #expect(tester.has("is 1"))
    tester.tap("push text")
    tester.settle()
    #expect(tester.has("is text"))
    tester.tap("BackButton")
    tester.settle()
    tester.tap("pop all")
    tester.settle()
    #expect(tester.has("number 1") && !tester.has("is 1"))
    tester.tap("B")
    tester.settle()
    #expect(!tester.has("number 1"))
    Looking.picture(tester, "spelling-pages")
  }
}
