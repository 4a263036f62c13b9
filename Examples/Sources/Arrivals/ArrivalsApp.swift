import SwiftUI

@main
struct ArrivalsApp: App {
  var body: some Scene {
    WindowGroup { ContentView() }
  }
}

class Board: ObservableObject {
  @Published var trains = ["Basel 9:04", "Turin 9:21", "Ghent 9:38", "Aarhus 9:55"]
  @Published var loading = false {
    didSet {
      if oldValue == false && loading == true {
        self.load()
      }
    }
  }

  private func load() {
    DispatchQueue.main.asyncAfter(deadline: .now() + 2) {
      self.trains.insert("Delayed \(self.trains.count - 3)", at: 0)
      self.loading = false
    }
  }
}

/// A list that is pulled down for the next train.
struct ContentView: View {
  @ObservedObject var board = Board()

  var body: some View {
    RefreshableScrollView(height: 70, refreshing: self.$board.loading) {
      ForEach(board.trains, id: \.self) { train in
        VStack(alignment: .leading) {
          Text(train)
            .font(.title)
            .frame(maxWidth: .infinity, alignment: .leading)
          Divider()
        }
        .padding()
      }
    }
  }
}
