import Testing

@testable import QuizService

struct CommonPasswordTests {
  @Test(arguments: [
    "password", "Password1", "P@ssw0rd", "passw0rd!", "PASSWORD123", "12345678", "123456789", "1234567890", "87654321",
    "qwertyuiop", "QWERTY123", "qwerty12345", "1q2w3e4r", "1q2w3e4r5t", "1qaz2wsx", "q1w2e3r4", "asdfghjkl", "asdfjkl;",
    "zxcvbnm,", "iloveyou", "iloveyou2", "sunshine", "princess1", "football", "baseball1", "superman", "batman123",
    "dragon2024", "Dr4gon!2", "monkey12", "letmein1", "trustno1", "starwars", "whatever", "jennifer", "michelle1",
    "jordan23", "liverpool1", "chelsea1", "computer", "corvette", "mustang1", "11111111", "00000000", "aaaaaaaa",
    "12121212", "123123123", "abcabcabc", "abcd1234", "abc12345", "a1234567", "aa123456", "qq123456789", "1password",
    "passpass", "lovelove", "hellohello", "19870412", "12041987", "04121987", "20010911", "1122334455", "147258369",
    "pa55word", "admin123", "Welcome1", "welcome123", "changeme", "adminadmin", "summer2024", "Winter2025!",
    "August2023",
    "woaini1314", "йцукенгш", "пароль123", "qazwsxedc", "!qaz@wsx", "zaq12wsx", "parlour1", "Parlour2026",
    "google123", "minecraft", "pokemon1", "charlie1", "ashley12", "thomas123", "blink182", "correcthorsebatterystaple",
  ])
  func `what everybody tries is refused`(password: String) {
    #expect(CommonPasswords.contain(password))
  }

  @Test(arguments: [
    "vier alte kamele", "correct horse", "Tr0ub4dor&3", "lampen-fieber", "kx7#mQ2z", "blue cupboard", "ein schöner Tag",
    "наш дом у реки", "我家門前有小河", "9f3kd02m", "hunter-gatherer", "tea at four", "passwordsafe", "31415926535x8",
    "elephant & me", "mild september", "🐘🦒🐢🐇🐈🐕🐎🐄", "19874412x", "20459999",
  ])
  func `what only one person thinks of is not`(password: String) {
    #expect(!CommonPasswords.contain(password))
  }

  @Test func `the account's own name is as easy to guess`() throws {
    let name = try #require(AccountName("Ada Lovelace"))
    for password in ["ada lovelace", "AdaLovelace1", "adalovelace!", "4daL0velace"] {
      #expect(TypedPassword(password).fault(for: name) == .common)
      #expect(TypedPassword(password + " writes code").fault(for: name) == nil)
    }
    #expect(TypedPassword("adalovelace").fault(for: nil) == nil)
  }

  /// The figure of the specification, counted over spellings that lists of stolen passwords are full of.
  @Test func `more than 3,000 well-known passwords of eight characters and more are refused`() {
    let words = [CommonPasswords.people, CommonPasswords.things, CommonPasswords.phrases, CommonPasswords.elsewhere]
      .flatMap { $0.split(whereSeparator: \.isWhitespace) }.map(String.init)
    #expect(Set(words).count > 2000)
    let passwords = Set(words.flatMap { word in ["", "123"].map { word + $0 } })
      .filter { $0.unicodeScalars.count >= TypedPassword.leastLength }
    #expect(passwords.count > 3000)
    #expect(passwords.allSatisfy { CommonPasswords.contain($0) })
  }

  @Test func `looking takes no time that anybody could abuse`() {
    let clock = ContinuousClock()
    let hostile = [
      String(repeating: "1", count: 199) + "x", String(repeating: "a1", count: 99) + "?",
      String(repeating: "qwe", count: 66) + "é",
    ]
    let time = clock.measure { for password in hostile { _ = CommonPasswords.contain(password) } }
    #expect(time < .seconds(2), "\(time)")
  }
}
