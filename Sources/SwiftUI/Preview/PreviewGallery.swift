import Foundation
import SDLHost
import ViewTree

/// The previews of a file in one window: a bar with their names, and the one that is chosen below it.
///
/// `Scripts/preview.sh` makes a program around it.
@MainActor public struct PreviewGallery: View {
  /// One preview.
  public struct Page {
    public let name: String
    let content: @MainActor () -> AnyView

    /// A preview by name. A program in Swift 5 mode makes it too, so its closure is converted here, at the call.
    public init(
      _ name: String, traits: @escaping @MainActor () -> [PreviewTrait<Preview.ViewTraits>] = { [] },
      content: @escaping @MainActor () -> any View
    ) {
      self.name = name
      self.content = {
        traits().reversed().reduce(AnyView(erasing: content())) { $1.change?($0) ?? $0 }
      }
    }
  }

  private let pages: [Page]
  private let memory: PreviewMemory?
  @State private var chosen: Int

  /// Previews in the order of the file. Where the variable `BISTRO_PREVIEW_MEMORY` names a file, the page that was chosen
  /// last is kept there, so that a program that replaces this one begins with it.
  public init(_ pages: [Page], environment: [String: String] = ProcessInfo.processInfo.environment) {
    self.pages = pages
    memory = PreviewMemory(environment)
    chosen = memory?.page(in: pages.map(\.name)) ?? 0
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
        ForEach(pages.indices, id: \.self) { index in
          Button {
            chosen = index
            memory?.keep(index, in: pages.map(\.name))
          } label: {
            Text(verbatim: pages[index].name)
              .font(.footnote)
              .foregroundColor(index == chosen ? .white : .primary)
              .padding(.horizontal, 12)
              .frame(minHeight: 44)
          }
          .background(
            Capsule().fill(index == chosen ? Color.blue : Color(.systemGray5)).frame(height: 30))
        }
      }
      .padding(.horizontal, 12)
    }
    .frame(height: 52)
  }

  /// Opens the window; returns when it is closed, with the exit status.
  public static func run(_ pages: [Page], title: String) -> Int32 {
    HostRunner.run(
      title: title, root: AnyView(PreviewGallery(pages)), options: CommandLineReader.environmentOrExit())
  }
}

extension AnyView {
  /// Hides the type of a view that is known only to be one.
  @MainActor init(erasing view: any View) {
    func open<V: View>(_ view: V) -> AnyView { AnyView(view) }
    self = open(view)
  }
}
