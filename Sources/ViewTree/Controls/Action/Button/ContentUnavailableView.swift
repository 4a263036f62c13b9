/// Shown in place of content when there is none: a symbol, a title, a sentence and actions.
public struct ContentUnavailableView<Label: View, Description: View, Actions: View>: View {
  private let label: Label
  private let description: Description
  private let actions: Actions

  public init(
    @ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description = { EmptyView() },
    @ViewBuilder actions: () -> Actions = { EmptyView() }
  ) {
    self.label = label()
    self.description = description()
    self.actions = actions()
  }

  public var body: some View {
    VStack(spacing: 20) {
      VStack(spacing: 8) {
        label.labelStyle(UnavailableLabelStyle())
        description.font(.subheadline).foregroundStyle(.secondary)
      }
      .multilineTextAlignment(.center)
      actions
    }
    .padding(24)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

/// A large grey symbol over a bold title.
private struct UnavailableLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 16) {
      configuration.icon.font(.system(size: 48)).foregroundStyle(.secondary)
      configuration.title.font(.title2.bold())
    }
  }
}

extension ContentUnavailableView where Label == _TitleAndSymbol, Description == Text?, Actions == EmptyView {
  public init(_ title: LocalizedStringKey, systemImage name: String, description: Text? = nil) {
    self.init(
      label: { _TitleAndSymbol(title, systemImage: name) }, description: { description },
      actions: { EmptyView() })
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage name: String, description: Text? = nil) {
    self.init(
      label: { _TitleAndSymbol(title, systemImage: name) }, description: { description },
      actions: { EmptyView() })
  }

  public init(_ title: LocalizedStringKey, image name: String, description: Text? = nil) {
    self.init(
      label: { _TitleAndSymbol(title, image: name) }, description: { description }, actions: { EmptyView() })
  }

  /// Nothing was found.
  public static var search: ContentUnavailableView { Self.search(text: "") }

  /// Nothing was found for this text.
  public static func search(text: String) -> ContentUnavailableView {
    let title: LocalizedStringKey = .own(text.isEmpty ? "No Results" : "No Results for “\(text)”")
    return ContentUnavailableView(
      title, systemImage: "magnifyingglass",
      description: Text(.own("Check the spelling or try a new search.")))
  }
}

/// `Label` inside a type that calls a parameter so.
public typealias _TitleAndSymbol = Label<Text, Image>
