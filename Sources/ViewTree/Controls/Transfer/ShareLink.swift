import Foundation

/// A button that shares things. There is no sheet of other programs to share with here: their text is put on the
/// clipboard, from which any program can paste it.
public struct ShareLink<Data: RandomAccessCollection, PreviewImage, PreviewIcon, Label: View>: View
where Data.Element: Transferable, PreviewImage: Transferable, PreviewIcon: Transferable {
  let items: Data
  let label: Label
  @Environment(\.copyText) private var copyText

  init(items: Data, label: Label) {
    self.items = items
    self.label = label
  }

  public var body: some View {
    Button {
      copyText(items.compactMap { TransferText.text(of: $0) }.joined(separator: "\n"))
    } label: {
      label
    }
  }
}

/// The label of a share link that has none of its own.
public struct DefaultShareLinkLabel: View {
  let title: Text?
  public var body: some View {
    Label {
      title ?? Text(.own("Share…"))
    } icon: {
      Image(systemName: "square.and.arrow.up")
    }
  }
}

extension ShareLink where PreviewImage == Never, PreviewIcon == Never {
  /// Shares one thing; subject and message belong to mails and are not part of what is copied.
  public init<I: Transferable>(
    item: I, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) where Data == CollectionOfOne<I> {
    self.init(items: CollectionOfOne(item), label: label())
  }

  /// Shares several things.
  public init(
    items: Data, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    self.init(items: items, label: label())
  }
}

extension ShareLink where PreviewImage == Never, PreviewIcon == Never, Label == DefaultShareLinkLabel {
  public init<I: Transferable>(item: I, subject: Text? = nil, message: Text? = nil)
  where Data == CollectionOfOne<I> {
    self.init(items: CollectionOfOne(item), label: DefaultShareLinkLabel(title: nil))
  }
  public init<I: Transferable>(
    _ titleKey: LocalizedStringKey, item: I, subject: Text? = nil, message: Text? = nil
  ) where Data == CollectionOfOne<I> {
    self.init(items: CollectionOfOne(item), label: DefaultShareLinkLabel(title: Text(titleKey)))
  }
  @_disfavoredOverload
  public init<S: StringProtocol, I: Transferable>(
    _ title: S, item: I, subject: Text? = nil, message: Text? = nil
  ) where Data == CollectionOfOne<I> {
    self.init(items: CollectionOfOne(item), label: DefaultShareLinkLabel(title: Text(title)))
  }
  public init(items: Data, subject: Text? = nil, message: Text? = nil) {
    self.init(items: items, label: DefaultShareLinkLabel(title: nil))
  }
}

private struct CopyTextKey: EnvironmentKey {
  static var defaultValue: @MainActor @Sendable (String) -> Void { { _ in } }
}

extension EnvironmentValues {
  /// Puts a text on the clipboard.
  var copyText: @MainActor @Sendable (String) -> Void {
    get { self[CopyTextKey.self] }
    set { self[CopyTextKey.self] = newValue }
  }
}
