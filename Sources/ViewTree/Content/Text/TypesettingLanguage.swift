import Foundation

/// The language by whose rules text is set: the forms of its letters, and where its lines may end.
public struct TypesettingLanguage: Hashable, Sendable {
  /// nil: that of the locale.
  fileprivate let identifier: String?

  /// That of the environment's locale.
  public static let automatic = TypesettingLanguage(identifier: nil)

  /// A language.
  public static func explicit(_ language: Locale.Language) -> TypesettingLanguage {
    TypesettingLanguage(identifier: language.minimalIdentifier)
  }
}

private struct TypesettingLanguageKey: EnvironmentKey {
  static var defaultValue: TypesettingLanguage { .automatic }
}

extension EnvironmentValues {
  fileprivate var typesettingLanguage: TypesettingLanguage {
    get { self[TypesettingLanguageKey.self] }
    set { self[TypesettingLanguageKey.self] = newValue }
  }

  /// The language of texts that do not state their own.
  var textLanguage: String { typesettingLanguage.identifier ?? locale.identifier }
}

extension View {
  /// Says in which language the texts of this view are, where that is not the locale's: Han characters have the forms
  /// of China, Taiwan, Japan or Korea by it.
  public func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true) -> some View {
    typesettingLanguage(.explicit(language), isEnabled: isEnabled)
  }

  /// Sets the language by whose rules the texts of this view are set.
  public func typesettingLanguage(_ language: TypesettingLanguage, isEnabled: Bool = true) -> some View {
    transformEnvironment(\.typesettingLanguage) { if isEnabled { $0 = language } }
  }
}
