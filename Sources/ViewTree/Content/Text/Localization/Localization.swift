import Foundation

/// The language and the bundles in which strings are looked up: the part of an environment that a text's words depend
/// on.
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
