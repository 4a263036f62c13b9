extension AnyView {
  /// A builder's views as the label of a button: several are a row, but for menus.
  @MainActor init<V: View>(row views: V) { self.init(one: views) { ButtonWords(content: $0) } }

  /// The same, as the label of another control: several are a column, in lists and menus a title with a subtitle.
  @MainActor init<V: View>(label views: V) { self.init(one: views) { SubtitledLabel(content: $0) } }
}
