import Testing

@testable import ViewTree

/// Which addresses are of a host that is listed.
struct PictureHostsTests {
  private static let hosts = _PictureHosts(["Pictures.example.org", "127.0.0.1"])

  @Test(arguments: [
    "https://pictures.example.org/a.jpg", "HTTPS://PICTURES.EXAMPLE.ORG", "http://127.0.0.1:8080/a?b#c",
    "https://pictures.example.org:443?x=@y", "https://pictures.example.org/@other.org/",
  ])
  func addressesOfListedHostsAreAdmitted(_ address: String) { #expect(Self.hosts.admits(address)) }

  @Test(arguments: [
    "https://example.org/a.jpg", "https://pictures.example.org.other.org/",
    "https://other.org/pictures.example.org",
    "https://pictures.example.org@other.org/a", "https://other.org@pictures.example.org/a",
    "https://user:word@pictures.example.org/", "https://pictures.example.org\\@other.org/",
    "https:\\\\pictures.example.org/", "https:/pictures.example.org/", "https:pictures.example.org",
    "//pictures.example.org/a", "ftp://pictures.example.org/a", "file:///etc/passwd", "https://",
    "https://:80/",
    "https://pictures.example.org:/", "https://pictures.example.org:80:80/",
    "https://pictures.example.org:8x/",
    "https://pictures.example.org./", "https://pictures.example.org /", " https://pictures.example.org/",
    "https://pictures.example.org\n/", "https://pictures.ex\u{E4}mple.org/", "https://[::1]/",
    "https://2130706433/",
    "https://pictures.example.org%2eother.org/", "",
  ])
  func othersAndWhatCanBeReadInTwoWaysAreNot(_ address: String) {
    #expect(!Self.hosts.admits(address))
    #expect(!_PictureHosts([]).admits(address))
  }

  @Test func namesAreLettersDigitsAndHyphens() {
    for name in ["a", "a-b.example.org", "127.0.0.1", "xn--mnchen-3ya.de"] {
      #expect(_PictureHosts.isName(name))
    }
    for name in [
      "", ".", "a.", ".a", "a..b", "-a", "a b", "a/b", "https://a", "a:80", "m\u{FC}nchen.de", "*.a",
      String(repeating: "a", count: 64), String(repeating: "a.", count: 130) + "a",
    ] { #expect(!_PictureHosts.isName(name), "\(name)") }
  }
}
