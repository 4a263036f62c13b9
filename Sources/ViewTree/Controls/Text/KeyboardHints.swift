// Hints for an on-screen keyboard, for what it proposes and corrects. There is none here: everything in this file
// compiles and does nothing.

/// The kind of an on-screen keyboard; there is none here.
public enum UIKeyboardType: Int, Sendable {
  case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad, emailAddress
  case decimalPad, twitter, webSearch, asciiCapableNumberPad
  public static var alphabet: UIKeyboardType { .asciiCapable }
}

/// What letters an on-screen keyboard makes capital; there is none here.
public enum UITextAutocapitalizationType: Int, Sendable {
  case none, words, sentences, allCharacters
}

/// What letters an on-screen keyboard makes capital; there is none here.
public struct TextInputAutocapitalization: Sendable {
  public static var never: TextInputAutocapitalization { Self() }
  public static var words: TextInputAutocapitalization { Self() }
  public static var sentences: TextInputAutocapitalization { Self() }
  public static var characters: TextInputAutocapitalization { Self() }
  init() {}
  public init?(_ type: UITextAutocapitalizationType) { self.init() }
}

/// What a field is for, so that a system may fill it in; none does here.
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
  /// Does nothing here: there is no on-screen keyboard.
  public func keyboardType(_ type: UIKeyboardType) -> some View { self }

  /// Does nothing here: nothing fills fields in.
  public func textContentType(_ textContentType: UITextContentType?) -> some View { self }

  /// Does nothing here: keyboards type what is pressed.
  public func autocapitalization(_ style: UITextAutocapitalizationType) -> some View { self }

  /// Does nothing here: keyboards type what is pressed.
  public func textInputAutocapitalization(_ autocapitalization: TextInputAutocapitalization?) -> some View {
    self
  }

  /// Does nothing here: nothing corrects what is typed.
  public func disableAutocorrection(_ disable: Bool?) -> some View { self }

  /// Does nothing here: nothing corrects what is typed.
  public func autocorrectionDisabled(_ disable: Bool = true) -> some View { self }
}
