import SwiftUI

@main
struct TearoomsApp: App {
  var body: some Scene {
    WindowGroup { ContentView() }
  }
}

struct Tearoom: Identifiable {
  var id = UUID()
  var name: String
  var street: String
  var color: Color

  static let all = [
    Tearoom(name: "The Copper Kettle", street: "4 Weir Lane", color: .orange),
    Tearoom(name: "Second Flush", street: "19 Station Road", color: .green),
    Tearoom(name: "Crumb & Leaf", street: "2 Market Place", color: .purple),
    Tearoom(name: "Old Post Office", street: "31 High Street", color: .red),
    Tearoom(name: "Half Past Four", street: "7 Church Walk", color: .blue),
  ]
}

/// A list, and above it a sheet that is put in by a flag which is set without an animation.
struct ContentView: View {
  @State private var tearooms = Tearoom.all
  @State private var showDetail = false
  @State private var selected: Tearoom?

  var body: some View {
    ZStack {
      NavigationView {
        List {
          ForEach(tearooms) { tearoom in
            TearoomRow(tearoom: tearoom)
              .onTapGesture {
                self.showDetail = true
                self.selected = tearoom
              }
          }
        }
        .listStyle(.plain)
        .navigationBarTitle("Tearooms")
      }
      .offset(y: showDetail ? -100 : 0)
      .animation(.easeOut(duration: 0.2))

      if showDetail {
        BlankView(bgColor: .black)
          .opacity(0.5)
          .onTapGesture {
            self.showDetail = false
          }

        selected.map { tearoom in
          DetailView(tearoom: tearoom, isShow: $showDetail)
            .transition(.move(edge: .bottom))
        }
      }
    }
  }
}

struct TearoomRow: View {
  var tearoom: Tearoom

  var body: some View {
    HStack {
      RoundedRectangle(cornerRadius: 5)
        .fill(tearoom.color)
        .frame(width: 40, height: 40)
      Text(tearoom.name)
      Spacer()
    }
    .contentShape(Rectangle())
  }
}

struct BlankView: View {
  var bgColor: Color

  var body: some View {
    VStack {
      Spacer()
    }
    .frame(minWidth: 0, maxWidth: .infinity, minHeight: 0, maxHeight: .infinity)
    .background(bgColor)
    .edgesIgnoringSafeArea(.all)
  }
}

struct ContentView_Previews: PreviewProvider {
  static var previews: some View {
    ContentView()
  }
}
