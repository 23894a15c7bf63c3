import Testing

@testable import QuizService

struct PasswordHashTests {
  private let salt: [UInt8] = Array(0..<16)

  private func cost(_ logN: Int = 1, _ r: Int = 1, _ p: Int = 1) throws -> ScryptCost {
    try #require(ScryptCost(logN: logN, r: r, p: p))
  }

  /// The first and the second test vector of RFC 7914, chapter 12, cut to 32 bytes.
  @Test func `digests match the scrypt test vectors`() throws {
    let password = try PasswordHash(of: TypedPassword("password"), salt: Array("NaCl".utf8), cost: cost(10, 8, 16))
    #expect(password.phcString == "$scrypt$ln=10,r=8,p=16$TmFDbA$/bq+HJ00cgB4VucZDQHp/nxq18vII3gw53N2Y0s3MWI")
  }

  @Test func `a digest survives a round trip and matches only its password`() throws {
    let digest = try PasswordHash(of: TypedPassword("vier alte kamele"), salt: salt, cost: cost())
    let read = try #require(PasswordHash(phc: digest.phcString))
    #expect(read.phcString == digest.phcString && read.cost == digest.cost)
    #expect(try read.matches(TypedPassword("vier alte kamele")))
    for other in ["vier alte Kamele", "vier alte kamele ", "", "vier alte"] {
      #expect(try !read.matches(TypedPassword(other)))
    }
  }

  @Test(arguments: [
    "", "*", "$scrypt$", "$bcrypt$ln=1,r=1,p=1$AAAA$AAAA", "$scrypt$ln=99,r=8,p=3$AAAA$AAAA",
    "$scrypt$ln=15,r=8$AAAA$AAAA", "$scrypt$ln=-1,r=1,p=1$AAAA$AAAA", "$scrypt$ln=1,r=1,p=1$AA!A$AAAA",
    "$scrypt$ln=1,r=1,p=1$AAAA$AAAA", "$scrypt$ln=1,r=1,p=1$AAAA$AAAA$",
  ])
  func `an invalid digest matches no password`(text: String) {
    #expect(PasswordHash(phc: text) == nil)
  }

  @Test func `passwords are compared after normalization`() {
    #expect(TypedPassword("e\u{301}te\u{301} 2026").text == TypedPassword("été 2026").text)
    #expect(TypedPassword("ｐａｓｓ").text == TypedPassword("pass").text)
    #expect(TypedPassword("ﬁnish").text == "finish")
  }

  @Test(arguments: [
    ("seven77", PasswordError.tooShort), ("", .tooShort), ("🐘🦒🐢", .tooShort),
    ("e\u{301}e\u{301}e\u{301}e\u{301}", .tooShort),
    (String(repeating: "lang ", count: 205), .tooLong), (String(repeating: "é", count: 5000), .tooLong),
    ("password", .common),
  ])
  func `a new password must be long enough, not endless, and not everybody's`(text: String, fault: PasswordError) {
    #expect(TypedPassword(text).error(for: nil) == fault)
  }

  @Test(arguments: [
    "eight8ei", "        x7", String(repeating: "ab c", count: 16) + "?", "pass\u{0}word\u{7}!", "密碼是這個地方的河",
  ])
  func `a password may have any characters`(text: String) {
    #expect(TypedPassword(text).error(for: nil) == nil)
  }

  @Test func `a password isn't printed`() {
    let password = TypedPassword("vier alte kamele")
    var dumped = ""
    dump(password, to: &dumped)
    for shown in ["\(password)", String(reflecting: password), dumped] { #expect(!shown.contains("kamele")) }
  }

  @Test func `an account without a password accepts none`() async throws {
    let hasher = PasswordHasher(cost: try cost())
    for stored in [PasswordHash.unusable, nil, "", "damaged"] {
      #expect(try await !hasher.matches(TypedPassword(""), stored, for: .network(nil)))
      #expect(try await !hasher.matches(TypedPassword("*"), stored, for: .network(nil)))
    }
  }
}
