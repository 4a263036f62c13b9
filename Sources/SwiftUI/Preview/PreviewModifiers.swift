import ViewTree

private struct PreviewGalleryKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  /// Whether the views are in a gallery of previews.
  var isInPreviewGallery: Bool {
    get { self[PreviewGalleryKey.self] }
    set { self[PreviewGalleryKey.self] = newValue }
  }
}

/// Gives a preview its size; nothing changes outside of a gallery.
private struct PreviewLayoutModifier: ViewModifier {
  let layout: PreviewLayout
  @Environment(\.isInPreviewGallery) private var isInGallery

  func body(content: Content) -> some View {
    switch (isInGallery, layout) {
    case (false, _), (_, .device): content
    case (true, .sizeThatFits): content.fixedSize().padding(1)
    case (true, .fixed(let width, let height)):
      content.frame(width: width, height: height).border(Color(.systemGray4))
    }
  }
}

/// Writes a preview's name over it; nothing changes outside of a gallery.
private struct PreviewNameModifier: ViewModifier {
  let name: String?
  @Environment(\.isInPreviewGallery) private var isInGallery

  func body(content: Content) -> some View {
    if isInGallery, let name {
      VStack(alignment: .leading, spacing: 4) {
        Text(verbatim: name).font(.caption).foregroundColor(.secondary)
        content
      }
    } else {
      content
    }
  }
}

extension View {
  /// The size of a preview. Outside of `make preview` it does nothing.
  public func previewLayout(_ value: PreviewLayout) -> some View {
    modifier(PreviewLayoutModifier(layout: value))
  }

  /// The name of a preview. Outside of `make preview` it does nothing.
  public func previewDisplayName(_ value: String?) -> some View { modifier(PreviewNameModifier(name: value)) }

  /// Does nothing here: a preview's window has the size that it is given.
  public func previewDevice(_ value: PreviewDevice?) -> some View { self }

  /// Does nothing here: a preview's window has the size that it is given.
  public func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View { self }
}
