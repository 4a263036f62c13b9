import Foundation
import SwiftUI
import Testing
import ViewTreeTesting

@MainActor struct PersonNameTests {
  private func name(
    _ given: String?, _ family: String?, middle: String? = nil, prefix: String? = nil, suffix: String? = nil,
    nickname: String? = nil
  ) -> PersonNameComponents {
    var name = PersonNameComponents()
    (name.givenName, name.familyName, name.middleName) = (given, family, middle)
    (name.namePrefix, name.nameSuffix, name.nickname) = (prefix, suffix, nickname)
    return name
  }

  @Test func aNameIsWrittenInFourLengths() {
    let thomas = name("Thomas", "Clark", middle: "Louis", prefix: "Dr.", suffix: "Esq.", nickname: "Tom")
    #expect(thomas.formatted() == "Thomas Clark")
    #expect(thomas.formatted(.name(style: .short)) == "Tom")
    #expect(thomas.formatted(.name(style: .medium)) == "Thomas Clark")
    #expect(thomas.formatted(.name(style: .long)) == "Dr. Thomas Louis Clark Esq.")
    #expect(thomas.formatted(.name(style: .abbreviated)) == "TC")
  }

  @Test func partsThatAreMissingLeaveNoSpaces() {
    #expect(name("Ada", nil).formatted(.name(style: .long)) == "Ada")
    #expect(name(nil, "Lovelace", middle: " ").formatted() == "Lovelace")
    #expect(name(nil, "Lovelace").formatted(.name(style: .short)) == "Lovelace")
    #expect(name(nil, "Lovelace").formatted(.name(style: .abbreviated)) == "L")
    for style in [PersonNameComponents.FormatStyle.Style.short, .medium, .long, .abbreviated] {
      #expect(name(nil, nil).formatted(.name(style: style)) == "")
    }
  }

  @Test func theFamilyNameComesFirstWhereLettersOrLanguageHaveItSo() {
    #expect(name("太郎", "山田").formatted() == "山田太郎")
    #expect(name("민수", "김").formatted(.name(style: .long)) == "김민수")
    #expect(name("太郎", "山田").formatted(.name(style: .abbreviated)) == "山田")
    let hungarian = PersonNameComponents.FormatStyle(style: .medium, locale: Locale(identifier: "hu_HU"))
    #expect(name("Béla", "Bartók").formatted(hungarian) == "Bartók Béla")
    #expect(hungarian.locale(Locale(identifier: "de_DE")).format(name("Béla", "Bartók")) == "Béla Bartók")
  }

  @Test func textsWriteNames() {
    let tester = ViewTester(Text(name("Ada", "Lovelace"), format: .name(style: .abbreviated)))
    tester.settle()
    #expect(tester.tree.flattened.contains { $0.text == "AL" })
  }
}
