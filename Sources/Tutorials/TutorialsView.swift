import SwiftUI

/// The menu of the tutorials, which pushes the one that is chosen.
public struct TutorialsView: View {
  private let chapters: [TutorialScene.Chapter]
  /// The one scene that is shown alone; nil: the menu is.
  private let scene: TutorialScene?
  @State private var path: [TutorialScene] = []

  /// The whole menu; with a scene, that scene alone.
  public init(scene: TutorialScene? = nil) {
    chapters = TutorialScene.Chapter.allCases
    self.scene = scene
  }

  init(chapters: [TutorialScene.Chapter]) {
    self.chapters = chapters
    scene = nil
  }

  public var body: some View {
    if let scene {
      scene.content
    } else {
      NavigationStack(path: $path) {
        menu
          .navigationDestination(for: TutorialScene.self) { scene in
            // A scene has the whole window, as it has by itself.
            scene.content
              .frame(maxWidth: .infinity, maxHeight: .infinity)
              .background(Color(.systemBackground).ignoresSafeArea())
              .overlay(alignment: .topTrailing) { backButton }
              .onExitCommand { path.removeAll() }
              .navigationBarHidden(true)
          }
      }
    }
  }

  private var menu: some View {
    List {
      ForEach(entries) { entry in
        switch entry {
        case .chapter(let chapter):
          Text(verbatim: chapter.rawValue)
            .font(.headline)
            .padding(.top, 16)
            .listRowSeparator(.hidden)
        case .scene(let scene):
          Button {
            path.append(scene)
          } label: {
            row(scene)
          }
          .buttonStyle(MenuRowStyle())
          .listRowInsets(EdgeInsets())
          .accessibilityIdentifier(scene.rawValue)
        }
      }
    }
    .listStyle(.plain)
    .accessibilityIdentifier("menu")
    .navigationBarTitle(chapters.count == 1 ? chapters[0].rawValue : "Tutorials")
  }

  /// A line of the menu.
  private enum Entry: Identifiable {
    case chapter(TutorialScene.Chapter)
    case scene(TutorialScene)

    var id: String {
      switch self {
      case .chapter(let chapter): "chapter " + chapter.rawValue
      case .scene(let scene): scene.rawValue
      }
    }
  }

  /// Chapters above their scenes; one chapter alone needs no heading.
  private var entries: [Entry] {
    chapters.flatMap { chapter in
      (chapters.count > 1 ? [Entry.chapter(chapter)] : []) + chapter.scenes.map { Entry.scene($0) }
    }
  }

  private func row(_ scene: TutorialScene) -> some View {
    HStack(spacing: 12) {
      Image(systemName: scene.symbol)
        .foregroundColor(.accentColor)
        .frame(width: 28)
      Text(verbatim: scene.title)
        .foregroundColor(.primary)
      Spacer(minLength: 0)
      Image(systemName: "chevron.right")
        .font(.footnote)
        .foregroundColor(.secondary)
    }
  }

  private var backButton: some View {
    Button {
      path.removeAll()
    } label: {
      Image(systemName: "xmark.circle.fill")
        .font(.title)
        .foregroundColor(.secondary)
        .frame(width: 44, height: 44)
        .contentShape(Rectangle())
    }
    .padding(.trailing, 8)
    .accessibilityLabel("Back to the menu")
    .accessibilityIdentifier("back")
  }
}

/// Rows light up over their whole width while they are pressed.
struct MenuRowStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .padding(.horizontal, 16)
      .padding(.vertical, 8)
      .frame(maxWidth: .infinity, minHeight: 44, alignment: .leading)
      .background(configuration.isPressed ? Color(.systemGray4) : Color.clear)
      .contentShape(Rectangle())
  }
}
