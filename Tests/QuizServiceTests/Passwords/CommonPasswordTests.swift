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
  func `common passwords are refused`(password: String) {
    #expect(CommonPasswords.contains(password))
  }

  @Test(arguments: [
    "vier alte kamele", "correct horse", "Tr0ub4dor&3", "lampen-fieber", "kx7#mQ2z", "blue cupboard",
    "correct horse battery staple", "ein schöner Tag",
    "наш дом у реки", "我家門前有小河", "9f3kd02m", "hunter-gatherer", "tea at four", "passwordsafe", "31415926535x8",
    "qW8zt3LmVx0b", "elephant & me", "mild september", "🐘🦒🐢🐇🐈🐕🐎🐄", "19874412x", "20459999",
  ])
  func `uncommon passwords are accepted`(password: String) {
    #expect(!CommonPasswords.contains(password))
  }

  @Test func `passwords made of the account name are refused`() throws {
    let name = try #require(AccountName("Ada Lovelace"))
    for password in ["ada lovelace", "AdaLovelace1", "adalovelace!", "4daL0velace"] {
      #expect(TypedPassword(password).error(for: name) == .common)
      #expect(TypedPassword(password + " writes code").error(for: name) == nil)
    }
    #expect(TypedPassword("adalovelace").error(for: nil) == nil)
  }

  @Test(arguments: [
    "parlour2026", "Parlour-2026!", "2026parlour", "parlourquiz", "daily-quiz-2026", "parlourtrivia1", "QuizHouse#1",
    "quiz.example.org", "quiz.example.org1", "Example2026", "examplequiz99", "qu1z3xample", "ada@parlour",
    "adaquiz2026", "thedailythree", "dailythree1", "three2026!", "викторинадня", "每日問答2026",
    "викторина2026", "quiz quiz trivia", "parlour26quiz26",
  ])
  func `passwords made of the site's words and years are refused`(password: String) throws {
    let words = SiteWords.all(host: "quiz.example.org:8443")
    #expect(TypedPassword(password).error(for: AccountName("Ada"), siteWords: words, year: 2026) == .common)
  }

  @Test(arguments: [
    "parlour of my aunt", "the quiz house cat", "example kx7#mQ", "trivial pursuits", "quizzical-heron",
    "dailybread in may",
  ])
  func `a site word is allowed among other words`(password: String) throws {
    let words = SiteWords.all(host: "quiz.example.org")
    #expect(TypedPassword(password).error(for: AccountName("Ada"), siteWords: words, year: 2026) == nil)
  }

  /// The test passes the year, so its result doesn't depend on the date. Years until 2035 are always known.
  @Test func `the current and the next year count as guessable years`() {
    for (password, year, isRefused) in [
      ("parlour2041", 2040, true), ("parlour2042", 2040, false), ("parlour2041", 2026, false),
      ("parlour2031", 1970, true),
    ] {
      #expect(
        (TypedPassword(password).error(for: nil, siteWords: ["parlour"], year: year) == .common) == isRefused,
        "\(password)")
    }
  }

  @Test func `checking against a long host name is fast`() {
    let words = SiteWords.all(host: String(repeating: "aaa.", count: 60) + "org")
    let password = String(repeating: "aaa1", count: 15) + "?x"
    let time = ContinuousClock().measure {
      _ = TypedPassword(password).error(for: nil, siteWords: words, year: 2026)
    }
    #expect(time < .seconds(2), "\(time)")
  }

  /// These are among the first 1,000 of the list, and no other rule matches them.
  @Test(arguments: [
    "keyboard", "KeyBoard", "butthead", "BUTTHEAD", "12345678910", "147896325", "guinness", "Guinness", "ghbdtnbr",
  ])
  func `frequent leaked passwords are refused in any case`(password: String) {
    #expect(!CommonPasswords.matchesPattern(Array(password.lowercased().unicodeScalars)))
    #expect(TypedPassword(password).error(for: nil) == .common)
  }

  @Test func `the password list has the stated length, is sorted and has no duplicates`() {
    let digests = CommonPasswords.digests(in: CommonPasswords.listedDigests)
    #expect(digests.count == CommonPasswords.listedCount)
    #expect(zip(digests, digests.dropFirst()).allSatisfy { $0 < $1 })
  }

  @Test func `a lookup in the password list is fast`() {
    _ = CommonPasswords.isListed("the list is read")
    let time = ContinuousClock().measure { for number in 0..<1000 { _ = CommonPasswords.isListed("no \(number)") } }
    #expect(time < .seconds(1), "\(time)")
  }

  @Test func `checking any password is fast`() {
    let clock = ContinuousClock()
    let hostile = [
      String(repeating: "1", count: 199) + "x", String(repeating: "a1", count: 99) + "?",
      String(repeating: "qwe", count: 66) + "é",
    ]
    let time = clock.measure { for password in hostile { _ = CommonPasswords.contains(password) } }
    #expect(time < .seconds(2), "\(time)")
  }
}
