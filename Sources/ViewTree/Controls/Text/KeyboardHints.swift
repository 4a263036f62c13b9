/// The kind of the keyboard on the screen: which keys it has.
public enum UIKeyboardType: Int, Sendable {
  case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad, emailAddress
  case decimalPad, twitter, webSearch, asciiCapableNumberPad
  public static var alphabet: UIKeyboardType { .asciiCapable }
}

/// What letters the keyboard on the screen makes capital by itself, in UIKit's words.
public enum UITextAutocapitalizationType: Int, Sendable {
  case none, words, sentences, allCharacters
}

/// What letters the keyboard on the screen makes capital by itself. Real keyboards type what is pressed.
public struct TextInputAutocapitalization: Hashable, Sendable {
  let kind: Kind
  enum Kind: Hashable, Sendable { case never, words, sentences, characters }

  public static var never: TextInputAutocapitalization { Self(kind: .never) }
  public static var words: TextInputAutocapitalization { Self(kind: .words) }
  public static var sentences: TextInputAutocapitalization { Self(kind: .sentences) }
  public static var characters: TextInputAutocapitalization { Self(kind: .characters) }

  private init(kind: Kind) { self.kind = kind }

  public init?(_ type: UITextAutocapitalizationType) {
    switch type {
    case .none: self = .never
    case .words: self = .words
    case .sentences: self = .sentences
    case .allCharacters: self = .characters
    }
  }
}

/// What a field is for, so that a system may fill it in. Does nothing here: nothing fills fields in.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let name = Self(rawValue: "name")
  public static let givenName = Self(rawValue: "given-name")
  public static let familyName = Self(rawValue: "family-name")
  public static let nickname = Self(rawValue: "nickname")
  public static let organizationName = Self(rawValue: "organization-name")
  public static let fullStreetAddress = Self(rawValue: "street-address")
  public static let addressCity = Self(rawValue: "address-level2")
  public static let countryName = Self(rawValue: "country-name")
  public static let postalCode = Self(rawValue: "postal-code")
  public static let telephoneNumber = Self(rawValue: "tel")
  public static let emailAddress = Self(rawValue: "email")
  public static let URL = Self(rawValue: "url")
  public static let creditCardNumber = Self(rawValue: "cc-number")
  public static let username = Self(rawValue: "username")
  public static let password = Self(rawValue: "password")
  public static let newPassword = Self(rawValue: "new-password")
  public static let oneTimeCode = Self(rawValue: "one-time-code")
  public static let birthdate = Self(rawValue: "bday")
}

extension View {
  /// The kind of the keyboard on the screen for fields in this view; real keyboards are as they are.
  public func keyboardType(_ type: UIKeyboardType) -> some View {
    transformEnvironment(\.keyboardTraits) { $0.type = type }
  }

  /// Does nothing here: nothing fills fields in.
  public func textContentType(_ textContentType: UITextContentType?) -> some View { self }

  /// Which letters the keyboard on the screen makes capital by itself in fields of this view.
  public func autocapitalization(_ style: UITextAutocapitalizationType) -> some View {
    textInputAutocapitalization(TextInputAutocapitalization(style))
  }

  /// Which letters the keyboard on the screen makes capital by itself in fields of this view; nil: as their kind of keyboard
  /// has it.
  public func textInputAutocapitalization(_ autocapitalization: TextInputAutocapitalization?) -> some View {
    transformEnvironment(\.keyboardTraits) { $0.capitalization = autocapitalization }
  }

  /// Does nothing here: nothing corrects what is typed.
  public func disableAutocorrection(_ disable: Bool?) -> some View { self }

  /// Does nothing here: nothing corrects what is typed.
  public func autocorrectionDisabled(_ disable: Bool = true) -> some View { self }
}
