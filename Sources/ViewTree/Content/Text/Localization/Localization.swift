import Foundation

/// In which language, and where, strings are looked up: what of an environment a text's words depend on.
struct Localization: Hashable {
  var locale: Locale
  var bundles: [Bundle]

  /// What a text says.
  func string(_ text: Text) -> String {
    var environment = EnvironmentValues()
    environment.locale = locale
    environment.localizationBundles = bundles
    return text.string(in: environment)
  }
}
