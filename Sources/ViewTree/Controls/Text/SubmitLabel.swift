/// What Return is called on the keyboard on the screen.
public struct SubmitLabel: Hashable, Sendable {
  private enum Kind: Int, Hashable, Sendable {
    case done, go, send, join, route, search, `return`, next, `continue`
  }
  private let kind: Kind

  public static let done = SubmitLabel(kind: .done)
  public static let go = SubmitLabel(kind: .go)
  public static let send = SubmitLabel(kind: .send)
  public static let join = SubmitLabel(kind: .join)
  public static let route = SubmitLabel(kind: .route)
  public static let search = SubmitLabel(kind: .search)
  public static let `return` = SubmitLabel(kind: .return)
  public static let next = SubmitLabel(kind: .next)
  public static let `continue` = SubmitLabel(kind: .continue)

  /// Whether the key completes the input, rather than continuing it: such keys are prominent.
  var isProminent: Bool {
    switch kind {
    case .return, .next, .continue: false
    default: true
    }
  }

  /// In a language, by its code; in English where that is not known.
  func title(in language: String?) -> String {
    (language.flatMap { Self.titles[$0] } ?? Self.english)[kind.rawValue]
  }

  private static let english = [
    "Done", "Go", "Send", "Join", "Route", "Search", "return", "Next", "Continue",
  ]

  /// In the order of the kinds.
  private static let titles: [String: [String]] = [
    "de": ["Fertig", "Öffnen", "Senden", "Verbinden", "Route", "Suchen", "Return", "Weiter", "Fortfahren"],
    "fr": [
      "OK", "Aller", "Envoyer", "Rejoindre", "Itinéraire", "Rechercher", "retour", "Suivant", "Continuer",
    ],
    "es": ["OK", "Ir", "Enviar", "Conectar", "Ruta", "Buscar", "intro", "Siguiente", "Continuar"],
    "it": ["Fine", "Vai", "Invia", "Entra", "Percorso", "Cerca", "invio", "Avanti", "Continua"],
    "pt": ["OK", "Ir", "Enviar", "Entrar", "Rota", "Buscar", "retorno", "Seguinte", "Continuar"],
    "ru": ["Готово", "Перейти", "Отпр.", "Вход", "Маршрут", "Найти", "ввод", "Далее", "Продолжить"],
    "zh": ["完成", "前往", "发送", "加入", "路线", "搜索", "换行", "下一项", "继续"],
    "ar": ["تم", "انتقال", "إرسال", "انضمام", "مسار", "بحث", "إدخال", "التالي", "متابعة"],
  ]
}
