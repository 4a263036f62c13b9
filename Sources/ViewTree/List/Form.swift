/// Controls for entering data, as rows of a grouped list.
public struct Form<Content: View>: View {
  let content: Content
  @Environment(\.listKind) private var kind

  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  public var body: some View {
    List { content }.environment(\.listKind, kind == .plain ? .insetGrouped : kind)
  }
}
