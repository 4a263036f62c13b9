import ViewTree

/// Changes the views of previews, with values that all previews with this modifier share: as a trait,
/// `#Preview(traits: .modifier(SampleData()))`.
@MainActor @preconcurrency public protocol PreviewModifier {
  /// The values that previews share.
  associatedtype Context = Void
  associatedtype Body: View
  /// The views of a preview.
  typealias Content = PreviewModifierContent

  /// Makes the values; called once for all previews of the program.
  static func makeSharedContext() async throws -> Context

  @ViewBuilder func body(content: Content, context: Context) -> Body
}

extension PreviewModifier where Context == Void {
  public static func makeSharedContext() async throws {}
}

/// The views of a preview, as its modifier gets them.
public struct PreviewModifierContent: View {
  let content: AnyView
  public var body: some View { content }
}

/// Views in their modifier, once its values are made; if they cannot be made, why.
struct ModifiedPreview<M: PreviewModifier>: View {
  let modifier: M
  let content: AnyView
  @State private var context: M.Context?
  @State private var problem: String?

  var body: some View {
    if let context = context ?? () as? M.Context {
      modifier.body(content: PreviewModifierContent(content: content), context: context)
    } else if let problem {
      Text(verbatim: problem).padding()
    } else {
      Color.clear.task { await make() }
    }
  }

  private func make() async {
    do {
      context = try await PreviewContexts.shared.context(of: M.self)
    } catch {
      problem = "The preview's values cannot be made: \(error)"
    }
  }
}

/// The values that previews share, by the modifier's type.
@MainActor private final class PreviewContexts {
  static let shared = PreviewContexts()
  private var contexts: [ObjectIdentifier: Any] = [:]

  func context<M: PreviewModifier>(of type: M.Type) async throws -> M.Context {
    if let known = contexts[ObjectIdentifier(type)] as? M.Context { return known }
    let new = try await M.makeSharedContext()
    contexts[ObjectIdentifier(type)] = new
    return new
  }
}
