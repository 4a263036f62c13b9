import Foundation
import SDLHost
import ViewTree

/// The previews of a file in one window: a bar with their names, and the one that is chosen below it.
///
/// `Scripts/preview.sh` makes a program around it.
@MainActor public struct PreviewGallery: View {
  /// One preview.
  public struct Page: Identifiable {
    public let id: Int
    public let name: String
    let content: @MainActor () -> AnyView
  }

  private let pages: [Page]
  @State private var chosen = 0

  /// Previews by name, in the order of the file.
  public init(_ previews: [(String, @MainActor () -> any View)]) {
    pages = previews.enumerated().map { index, preview in
      Page(id: index, name: preview.0) { AnyView(erasing: preview.1()) }
    }
  }

  public var body: some View {
    VStack(spacing: 0) {
      if pages.isEmpty {
        Text("This file has no previews: add #Preview { … } to it.").padding()
      } else {
        if pages.count > 1 { bar }
        pages[min(chosen, pages.count - 1)].content()
          .environment(\.isInPreviewGallery, true)
          .frame(maxWidth: .infinity, maxHeight: .infinity)
          .id(chosen)
      }
    }
  }

  private var bar: some View {
    ScrollView(.horizontal, showsIndicators: false) {
      HStack(spacing: 8) {
        ForEach(pages) { page in
          Button {
            chosen = page.id
          } label: {
            Text(verbatim: page.name)
              .font(.footnote)
              .foregroundColor(page.id == chosen ? .white : .primary)
              .padding(.horizontal, 12)
              .frame(minHeight: 44)
          }
          .background(
            Capsule().fill(page.id == chosen ? Color.blue : Color(.systemGray5)).frame(height: 30))
        }
      }
      .padding(.horizontal, 12)
    }
    .frame(height: 52)
  }

  /// Opens the window; returns when it is closed, with the exit status.
  public static func run(_ previews: [(String, @MainActor () -> any View)], title: String) -> Int32 {
    HostRunner.run(
      title: title, root: AnyView(PreviewGallery(previews)), options: CommandLineReader.environmentOrExit())
  }
}

extension AnyView {
  /// Hides the type of a view that is known only to be one.
  @MainActor init(erasing view: any View) {
    func open<V: View>(_ view: V) -> AnyView { AnyView(view) }
    self = open(view)
  }
}
