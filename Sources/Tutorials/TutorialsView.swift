import SwiftUI

/// The menu of the tutorials, and the one that was chosen.
public struct TutorialsView: View {
  private let chapters: [TutorialScene.Chapter]
  @State private var scene: TutorialScene?

  /// The whole menu; with a scene, that scene alone.
  public init(scene: TutorialScene? = nil) {
    chapters = TutorialScene.Chapter.allCases
    _scene = State(initialValue: scene)
    isMenu = scene == nil
  }

  init(chapters: [TutorialScene.Chapter]) {
    self.chapters = chapters
    isMenu = true
  }

  private let isMenu: Bool

  public var body: some View {
    if let scene {
      scene.content
        .overlay(alignment: .topTrailing) { if isMenu { backButton } }
        .onExitCommand(perform: isMenu ? { self.scene = nil } : nil)
    } else {
      NavigationView {
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
                self.scene = scene
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
    }
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
      scene = nil
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
