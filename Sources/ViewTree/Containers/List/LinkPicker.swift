/// A row that shows the value picked and leads to a page with all of them.
struct LinkPicker<SelectionValue: Hashable, Content: View, Label: View>: View {
  let options: PickerOptions<SelectionValue, Content>
  let label: Label

  var body: some View {
    NavigationLink {
      OptionPage(options: options)
    } label: {
      HStack {
        label
        Spacer(minLength: 8)
        PickedOption(options: options).foregroundStyle(.secondary)
      }
    }
  }
}

/// The page of a picker's values; picking one goes back.
private struct OptionPage<SelectionValue: Hashable, Content: View>: View {
  let options: PickerOptions<SelectionValue, Content>
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    List { OptionRows(options: options) { dismiss() } }
      .listStyle(.insetGrouped)
      .navigationTitle(options.label ?? Text(verbatim: ""))
      .navigationBarTitleDisplayMode(.inline)
  }
}

extension NavigationLinkPickerStyle: PickerPages {
  func row<Value: Hashable, Content: View, Label: View>(
    _ options: PickerOptions<Value, Content>, label: Label
  ) -> AnyView {
    AnyView(LinkPicker(options: options, label: label))
  }
}
